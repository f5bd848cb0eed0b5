import type { SoundKind } from '../store/settings.svelte.ts';
import type { SoundName } from '../story/beat.ts';
import type { CallName } from './kinds.ts';
import { play } from './speaker.svelte.ts';

const SAMPLES: Readonly<Record<SoundKind, SoundName | CallName>> = { pieces: 'wood', scores: 'coins', calls: 'turn' };

/** Plays a sample so the player can hear how loud a kind of sound is now. */
export function playSample(kind: SoundKind): void {
  play([{ name: SAMPLES[kind], at: 0, softer: 0 }]);
}
