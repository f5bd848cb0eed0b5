import { expect, test } from 'vitest';
import { expectedScore, ratingOfPuzzle } from './rating.ts';

test('a solver with a puzzle’s rating solves it half the time', () => {
  expect(expectedScore(1400, 1400)).toBe(0.5);
  expect(expectedScore(1800, 1400)).toBeGreaterThan(0.9);
});

test('a puzzle that fewer levels find has a higher rating', () => {
  const hard = ratingOfPuzzle({ random: 0, novice: 0, casual: 0, greedy: 0, planner: 0, master: 1 });
  const middle = ratingOfPuzzle({ random: 0, novice: 0.2, casual: 0.5, greedy: 0, planner: 0.5, master: 1 });
  const easy = ratingOfPuzzle({ random: 0.3, novice: 0.7, casual: 1, greedy: 0, planner: 1, master: 1 });
  expect(easy).toBeLessThan(middle);
  expect(middle).toBeLessThan(hard);
  expect(easy).toBeGreaterThan(900);
  expect(hard).toBeLessThan(1900);
});
