import type { PuzzleRecord } from '@durbar/protocol';
import type { GamePuzzle } from './book.ts';

/** Difficulties, easiest first, each with its minimum rating. */
const STEPS = [
  ['easy', 0],
  ['medium', 1350],
  ['hard', 1450],
  ['master', 1550],
] as const;

export type Difficulty = (typeof STEPS)[number][0];
export const DIFFICULTIES: readonly Difficulty[] = STEPS.map(([name]) => name);

export function difficultyOf({ rating }: Pick<GamePuzzle, 'rating'>): Difficulty {
  return STEPS.findLast(([, from]) => rating >= from)?.[0] ?? 'easy';
}

const DAY = 24 * 60 * 60 * 1000;

/** A date in ISO format, in the local time zone: 2026-11-17. */
export function dayOf(time: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** The number of days since 1 January 1970. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** The puzzle of a day: the same for everyone, in order, starting over when all have been used. */
export function dailyOf(puzzles: readonly GamePuzzle[], day: string): GamePuzzle | undefined {
  return puzzles[dayNumber(day) % puzzles.length];
}

/** What the stream offers: puzzles around the solver's rating, or of one difficulty. */
export type Wanted = 'mine' | Difficulty;

/** Unsolved puzzles first, then by distance from the solver's rating. */
export function streamOf(puzzles: readonly GamePuzzle[], record: PuzzleRecord, wanted: Wanted): readonly GamePuzzle[] {
  const some = wanted === 'mine' ? puzzles : puzzles.filter((puzzle) => difficultyOf(puzzle) === wanted);
  const distance = ({ rating }: GamePuzzle): number => Math.abs(rating - record.rating);
  const isDone = ({ id }: GamePuzzle): number => (record.tried[id] ? 1 : 0);
  return some.toSorted((one, other) => isDone(one) - isDone(other) || distance(one) - distance(other));
}

/** What comes after a puzzle: the nearest untried one of its game, otherwise of any game. */
export function nextAfter(puzzle: GamePuzzle, all: readonly GamePuzzle[], record: PuzzleRecord): GamePuzzle | undefined {
  const open = streamOf(all, record, 'mine').filter(({ id }) => id !== puzzle.id && !record.tried[id]);
  return open.find(({ game }) => game === puzzle.game) ?? open[0];
}
