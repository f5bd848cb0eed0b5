import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, drawIndex, indexAtWeight, seededRandom } from './random.ts';

test('the same seed gives the same numbers, another seed different ones', () => {
  const firstFive = (seed: number | string) => Array.from({ length: 5 }, seededRandom(seed));
  expect(firstFive('lotus')).toEqual(firstFive('lotus'));
  expect(firstFive(1)).not.toEqual(firstFive(2));
});

test('numbers are evenly distributed in [0, 1)', () => {
  const random = seededRandom('even');
  const buckets = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 100_000; i++) {
    const bucket = below(random, 10);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  for (const count of buckets) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('finds the weight at a position', () => {
  expect([0, 1, 2, 3].map((at) => indexAtWeight([1, 0, 3], at))).toEqual([0, 2, 2, 2]);
  expect(() => indexAtWeight([1, 1], 2)).toThrow('beyond');
});

test('nothing of weight 0 is ever drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: 1 }), fc.integer(), (weights, seed) => {
      fc.pre(weights.some((weight) => weight > 0));
      expect(weights[drawIndex(weights, seededRandom(seed))]).toBeGreaterThan(0);
    }),
  );
});
