import type { SoundKind } from '../store/settings.svelte.ts';
import type { SoundName } from '../story/beat.ts';

/** Played at a moment of the game instead of with a piece. */
export const CALLS = ['turn', 'end', 'win', 'lose'] as const;
export type CallName = (typeof CALLS)[number];

const KINDS: Readonly<Record<SoundName | CallName, SoundKind>> = {
  wood: 'pieces',
  die: 'pieces',
  dice: 'pieces',
  card: 'pieces',
  silk: 'pieces',
  water: 'pieces',
  stone: 'pieces',
  coin: 'scores',
  coins: 'scores',
  bell: 'scores',
  petal: 'scores',
  night: 'scores',
  trumpet: 'calls',
  no: 'calls',
  turn: 'calls',
  end: 'calls',
  win: 'calls',
  lose: 'calls',
};

export function kindOf(name: SoundName | CallName): SoundKind {
  return KINDS[name];
}
