import type { Fact, Viewer } from '@durbar/engine';
import type { Beat, Sum } from './beat.ts';
import { type AnyStory, addSums, beatsOf } from './telling.ts';
import { counted } from './turn-cards.ts';

/** An empty stage: costs and gains don't depend on where pieces come from. */
const EMPTY_STAGE = new Map();

export interface SumsAsked {
  readonly game: unknown;
  readonly viewer: Viewer;
}

/** The beats of facts whose pieces need not be found. */
export function placelessBeats(
  story: AnyStory,
  number: number,
  facts: readonly Fact[],
  { game, viewer }: SumsAsked,
): readonly Beat[] {
  return beatsOf(story, { number, facts }, { game, viewer, stage: EMPTY_STAGE }).beats;
}

/** The costs and gains of one cause. */
export interface SumRow {
  /** The cause in a few words; undefined if there is none. */
  readonly cause: string | undefined;
  readonly sum: Sum;
}

/** A viewer's costs and gains from some facts, by cause in order of appearance. */
export function sumsByCause(
  beats: readonly Beat[],
  viewer: Viewer,
  causeOf: (beat: Beat) => string | undefined,
): readonly SumRow[] {
  const rows = new Map<string | undefined, Sum>();
  for (const beat of beats) {
    if (!beat.sum || (beat.seat !== undefined && beat.seat !== viewer)) continue;
    const cause = causeOf(beat);
    rows.set(cause, addSums(rows.get(cause), beat.sum));
  }
  return [...rows].map(([cause, sum]) => ({ cause, sum: countedSum(sum) }));
}

export function countedSum({ cost = [], gain = [] }: Sum): Sum {
  return { cost: counted(cost), gain: counted(gain) };
}
