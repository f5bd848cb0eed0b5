import { expect, test } from 'vitest';
import { overdue, wholeTurns } from './lag.ts';
import { answered } from './testing/answered.ts';

test('a turn is what one player answers in a row, including chance results', () => {
  expect(wholeTurns([answered(1, 1), answered(1, 'chance'), answered('chance', 2)])).toBe(1);
  expect(wholeTurns([answered(1, 1)])).toBe(0);
  expect(wholeTurns([answered(1, 'chance')])).toBe(0);
  expect(wholeTurns([answered(1, 2), answered(2, 2)])).toBe(1);
});

test('nothing is overdue while only one turn is waiting', () => {
  expect(overdue([])).toBe(0);
  expect(overdue([answered(1, 1), answered(1, 2)])).toBe(0);
  expect(overdue([answered(1, 2), answered(2, 2)])).toBe(0);
});

test('of several turns, all but the newest whole one are overdue', () => {
  expect(overdue([answered(1, 1), answered(1, 2), answered(2, 3)])).toBe(2);
  expect(overdue([answered(1, 2), answered(2, 3), answered(3, 0)])).toBe(2);
  expect(overdue([answered(1, 2), answered(2, 3), answered(3, 3)])).toBe(1);
});
