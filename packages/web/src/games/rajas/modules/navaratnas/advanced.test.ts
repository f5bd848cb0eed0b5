import { expect, test } from 'vitest';
import { advancedSeats, withSeat } from './advanced.ts';

test('RAJ-MIX-06 any split of players can be set and unset', () => {
  expect(advancedSeats('off')).toEqual([]);
  expect(withSeat([], 3)).toBe('3');
  expect(withSeat(advancedSeats('3'), 1)).toBe('1+3');
  expect(withSeat(advancedSeats('1+3'), 3)).toBe('1');
  expect(withSeat([1], 1)).toBe('off');
});
