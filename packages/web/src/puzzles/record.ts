import { expectedScore } from '@durbar/bots';
import type { PuzzleRecord } from '@durbar/protocol';
import { dayNumber } from './choice.ts';

export type FirstTry = PuzzleRecord['tried'][string];

export const NEW_RECORD: PuzzleRecord = { rating: 1200, tried: {}, days: [] };

/** The first tries change a rating the most. */
const SWING = { first: 80, less: 4, least: 24 } as const;

/** Whether the solver was on their own. */
type Help = 'none' | 'nudged';

/** The record after the first try at a puzzle; later tries don't affect the rating, and with a nudge it can't rise. */
export function afterFirstTry(
  record: PuzzleRecord,
  puzzle: { id: string; rating: number },
  how: FirstTry,
  help: Help = 'none',
): PuzzleRecord {
  if (record.tried[puzzle.id]) return record;
  if (how === 'found' && help === 'nudged') return { ...record, tried: { ...record.tried, [puzzle.id]: how } };
  const swing = Math.max(SWING.least, SWING.first - SWING.less * Object.keys(record.tried).length);
  const change = swing * ((how === 'found' ? 1 : 0) - expectedScore(record.rating, puzzle.rating));
  return { ...record, rating: Math.round(record.rating + change), tried: { ...record.tried, [puzzle.id]: how } };
}

export function afterSolving(record: PuzzleRecord, day: string): PuzzleRecord {
  return record.days.includes(day) ? record : { ...record, days: [...record.days, day].sort() };
}

/** The number of days allowed per missed day: missing one day a week keeps the streak. */
const WEEK = 7;

/** How many days in a row had a solved puzzle; today may still follow. */
export function daysInARow({ days }: PuzzleRecord, today: string): number {
  const solved = new Set(days.map(dayNumber));
  const now = dayNumber(today);
  let count = 0;
  let missed = Number.POSITIVE_INFINITY;
  for (let day = solved.has(now) ? now : now - 1; ; day--) {
    if (solved.has(day)) count++;
    else if (missed - day < WEEK || !solved.has(day - 1)) return count;
    else missed = day;
  }
}

/** The days of the week that contains a day, from Monday, and whether a puzzle was solved on each. */
export function weekOf({ days }: PuzzleRecord, today: string): readonly boolean[] {
  const solved = new Set(days.map(dayNumber));
  const now = dayNumber(today);
  // 1 January 1970 was a Thursday.
  const monday = now - ((now + 3) % WEEK);
  return Array.from({ length: WEEK }, (_, index) => solved.has(monday + index));
}
