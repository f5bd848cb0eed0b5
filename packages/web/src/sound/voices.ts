import type { PlaceName, SoundName } from '../story/beat.ts';
import type { CallName } from './kinds.ts';

/** One stroke of a sound: when it starts, in milliseconds, and how much softer than at full volume. */
export interface Stroke {
  readonly name: SoundName | CallName;
  readonly at: number;
  readonly softer: number;
  /** The place it comes from; calls come from nowhere. */
  readonly place?: PlaceName;
}

const CLOSEST = 45;
const MOST_ALIKE = 3;
const MOST_VOICES = 8;
/** While strokes of one sound follow each other this closely, each is softer than the last. */
const REPEAT = 400;
const SOFTER_EACH = 2.5;
const SOFTEST = 10;
/** How long a voice is counted as sounding. */
const SOUNDING = 350;

/** The audible strokes: not too close, not too many at once, and softer when they repeat. */
export function heard(strokes: readonly Stroke[]): readonly Stroke[] {
  const kept: Stroke[] = [];
  for (const stroke of strokes.toSorted((one, other) => one.at - other.at)) {
    const sounding = kept.filter(({ at }) => stroke.at - at < SOUNDING);
    const alike = kept.filter(({ name }) => name === stroke.name);
    const last = alike.at(-1);
    if (last && stroke.at - last.at < CLOSEST) continue;
    if (sounding.length >= MOST_VOICES || sounding.filter(({ name }) => name === stroke.name).length >= MOST_ALIKE) continue;
    const repeats = alike.filter(({ at }) => stroke.at - at < REPEAT).length;
    kept.push({ ...stroke, softer: stroke.softer + Math.min(SOFTEST, repeats * SOFTER_EACH) });
  }
  return kept;
}

/** A joined beat sounds once for one piece, twice for two or three, three times beyond. */
export function strokesFor(pieces: number): number {
  if (pieces <= 1) return 1;
  return pieces <= 3 ? 2 : 3;
}
