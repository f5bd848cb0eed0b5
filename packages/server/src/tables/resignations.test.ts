import { expect, test } from 'vitest';
import { withResignations } from './resignations.ts';

const standing = (seat: number, rank: number) => ({ seat, rank, score: 10 - rank });

test('resigned players rank last, the first to resign at the end; the others move up', () => {
  const standings = [standing(0, 1), standing(1, 2), standing(2, 2), standing(3, 4)];
  const ranks = (seats: readonly { resignedAt?: number }[]): number[] =>
    withResignations(standings, seats).map(({ rank }) => rank);
  expect(ranks([{}, {}, {}, {}])).toEqual([1, 2, 2, 4]);
  expect(ranks([{ resignedAt: 5 }, {}, {}, {}])).toEqual([4, 1, 1, 3]);
  expect(ranks([{ resignedAt: 5 }, {}, { resignedAt: 9 }, {}])).toEqual([4, 1, 3, 2]);
});
