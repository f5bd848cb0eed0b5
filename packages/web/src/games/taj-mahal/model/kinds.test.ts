import { expect, test } from 'vitest';
import { byKinds } from './kinds.ts';

test('TAJ-GEN-05 the discards are shown card by card, equal ones counted', () => {
  expect(byKinds([7, 3, 7, 3, 7, 12])).toEqual([
    { card: 3, count: 2 },
    { card: 7, count: 3 },
    { card: 12, count: 1 },
  ]);
  expect(byKinds([])).toEqual([]);
});
