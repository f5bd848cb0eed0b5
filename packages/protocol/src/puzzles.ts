import { Type } from 'typebox';
import { object } from './parts.ts';

const MOST_TRIED = 2000;
const MOST_DAYS = 3660;

/** What is remembered about a person's puzzles. */
export const PuzzleRecord = object({
  rating: Type.Integer({ minimum: 0, maximum: 4000 }),
  /** How the first try at each puzzle went. */
  tried: Type.Record(Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), Type.Union([Type.Literal('found'), Type.Literal('missed')]), {
    additionalProperties: false,
    maxProperties: MOST_TRIED,
  }),
  /** The days on which a puzzle was solved, oldest first. */
  days: Type.Array(Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }), { maxItems: MOST_DAYS }),
});
export type PuzzleRecord = Type.Static<typeof PuzzleRecord>;

/** The share of first tries at a puzzle that found its solution, in percent. */
export const FoundShare = object({ puzzle: Type.String(), percent: Type.Integer({ minimum: 0, maximum: 100 }) });
export type FoundShare = Type.Static<typeof FoundShare>;

/**
 * One record of what two devices know. First tries of `kept` count; a rating that already includes the other's tries is taken as it is,
 * and two that grew apart are averaged by the number of tries.
 */
export function mergeRecords(kept: PuzzleRecord, added: PuzzleRecord): PuzzleRecord {
  const tried = { ...added.tried, ...kept.tried };
  const days = [...new Set([...kept.days, ...added.days])].sort();
  return {
    rating: mergedRating(kept, added),
    tried: Object.fromEntries(Object.entries(tried).slice(0, MOST_TRIED)),
    days: days.slice(-MOST_DAYS),
  };
}

function mergedRating(kept: PuzzleRecord, added: PuzzleRecord): number {
  const [mine, theirs] = [kept, added].map(({ tried }) => Object.keys(tried));
  if (theirs?.every((id) => id in kept.tried)) return kept.rating;
  if (mine?.every((id) => id in added.tried)) return added.rating;
  const [known = 0, others = 0] = [mine?.length, theirs?.length];
  return Math.round((kept.rating * known + added.rating * others) / (known + others));
}
