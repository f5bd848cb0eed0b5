import type { Level } from '../mind.ts';

/** How well each level is expected to solve puzzles: the scale for puzzles and solvers. */
export const SOLVERS: Readonly<Partial<Record<Level, number>>> = {
  random: 700,
  novice: 1000,
  casual: 1150,
  greedy: 1300,
  planner: 1500,
  master: 1800,
};

/** A puzzle about which little is known counts as average. */
const USUAL = { rating: 1400, tries: 2 } as const;
const LOWEST = 600;
const HIGHEST = 2400;

/** The probability that someone with this rating solves a puzzle on the first try. */
export function expectedScore(solver: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - solver) / 400));
}

/** The rating at which the levels would have solved the puzzle as often as they did; every level counts the same. */
export function ratingOfPuzzle(found: Readonly<Partial<Record<Level, number>>>): number {
  const surplus = (rating: number): number => {
    let sum = USUAL.tries * (0.5 - expectedScore(USUAL.rating, rating));
    for (const [level, share] of Object.entries(found) as [Level, number][])
      sum += share - expectedScore(SOLVERS[level] ?? USUAL.rating, rating);
    return sum;
  };
  let low = LOWEST;
  let high = HIGHEST;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    // More tries succeeded than expected: the puzzle is easier.
    if (surplus(middle) > 0) high = middle;
    else low = middle;
  }
  return Math.round(low);
}
