import { describe, expect, test } from 'vitest';
import { addPairs, addRaised, amountsIn, type Sums } from './sums.ts';

function sumsOf(...amounts: readonly number[]): Sums {
  const sums: Sums = [];
  for (const amount of amounts) addRaised(sums, [1], amount);
  return sums;
}

describe('sets of amounts', () => {
  test('RAJ-MARKET-10 amounts of any size, each once, the highest first', () => {
    expect(amountsIn([])).toEqual([]);
    expect(amountsIn(sumsOf(0, 31, 32, 110, 33, 31))).toEqual([110, 33, 32, 31, 0]);
  });

  test('RAJ-MARKET-10 shifted by more than one word', () => {
    const raised: Sums = [];
    addRaised(raised, sumsOf(1, 31, 40), 70);
    expect(amountsIn(raised)).toEqual([110, 101, 71]);
    const even: Sums = [];
    addRaised(even, sumsOf(5, 40), 64);
    expect(amountsIn(even)).toEqual([104, 69]);
  });

  test('RAJ-MARKET-10 every amount of one set with every amount of another', () => {
    const pairs: Sums = [];
    addPairs(pairs, sumsOf(1, 40), sumsOf(0, 60));
    expect(amountsIn(pairs)).toEqual([100, 61, 40, 1]);
  });
});
