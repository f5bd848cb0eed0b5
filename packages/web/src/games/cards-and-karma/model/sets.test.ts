import { expect, test } from 'vitest';
import { progressOf } from './sets.ts';

const piece = (type: string) => ({ type, value: 1, card: 0 });

test('progress names the fullest type and counts the different ones', () => {
  expect(progressOf([piece('red'), piece('white'), piece('white')])).toEqual({ most: { type: 'white', count: 2 }, different: 2 });
});

test('without pieces there is no progress', () => {
  expect(progressOf([])).toEqual({ most: undefined, different: 0 });
});
