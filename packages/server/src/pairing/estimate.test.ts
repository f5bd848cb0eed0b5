import { expect, test } from 'vitest';
import { usualWait } from './estimate.ts';

const found = (seconds: number) => ({ waited: seconds * 1000, found: 1 });
const gaveUp = (seconds: number) => ({ waited: seconds * 1000, found: 0 });

test('an estimate is the time within which half of all people found a table', () => {
  expect(usualWait([10, 20, 30, 40, 50, 600].map(found))).toBe(30);
  expect(usualWait([...[10, 20, 30, 40].map(found), gaveUp(5), gaveUp(900)])).toBe(30);
});

test('without enough people, or if most gave up, there is none', () => {
  expect(usualWait([])).toBeUndefined();
  expect(usualWait([1, 2, 3, 4, 5].map(found))).toBeUndefined();
  expect(usualWait([found(1), found(2), ...[1, 2, 3, 4].map(gaveUp)])).toBeUndefined();
});
