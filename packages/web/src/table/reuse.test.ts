import { expect, test } from 'vitest';
import { reuse } from './reuse.ts';

const before = {
  round: 3,
  seats: [
    { fame: 4, dice: [1, 2] },
    { fame: 7, dice: [3] },
  ],
  start: undefined,
};

test('equal parts stay the same object', () => {
  expect(reuse(before, structuredClone(before))).toBe(before);
});

test('changed parts are new, and all the rest is reused', () => {
  const now = {
    round: 3,
    seats: [
      { fame: 4, dice: [1, 2] },
      { fame: 8, dice: [3] },
    ],
    start: undefined,
  };
  const merged = reuse(before, now);
  expect(merged).toEqual(now);
  expect(merged.seats[0]).toBe(before.seats[0]);
  expect(merged.seats[1]?.dice).toBe(before.seats[1]?.dice);
  expect(merged.seats[1]).not.toBe(before.seats[1]);
});

test('nothing is copied where nothing can be reused', () => {
  const now = { round: 4, seats: [{ fame: 5, dice: [6] }] };
  const kept = structuredClone(now);
  expect(reuse<object>(before, now)).toBe(now);
  expect(now).toEqual(kept);
});

test('longer, shorter and missing parts are detected', () => {
  expect(reuse([1, 2], [1])).toEqual([1]);
  expect(reuse([1], [1, 2])).toEqual([1, 2]);
  expect(reuse<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(reuse<unknown>([], {})).toEqual({});
  expect(reuse(undefined, before)).toBe(before);
});
