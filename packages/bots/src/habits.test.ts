import { seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { drawByShare, toShares } from './habits.ts';

test('inclinations become shares, more even with more heat', () => {
  const shares = Float64Array.of(1, 0, 0, 99);
  toShares(shares, 3, 1);
  expect(shares[0]).toBeCloseTo(Math.E / (Math.E + 2));
  expect(shares[3]).toBe(99);
  const even = Float64Array.of(1, 0, 0);
  toShares(even, 3, 10);
  expect(even[0]).toBeLessThan(0.36);
  expect(even.reduce((sum, share) => sum + share)).toBeCloseTo(1);
});

test('places are drawn as often as their shares say', () => {
  const random = seededRandom('shares');
  const counts = [0, 0, 0];
  for (let draw = 0; draw < 3000; draw++) {
    const place = drawByShare(Float64Array.of(0.6, 0.3, 0.1), 3, random);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  expect(counts.map((count) => Math.round(count / 300))).toEqual([6, 3, 1]);
});
