import { expect, test } from 'vitest';
import { handLayout } from './layout.ts';

const PHONE = { width: 366, screen: 'narrow' } as const;
const LAPTOP = { width: 476, screen: 'wide' } as const;

test('a usual hand stands in one row of whole cards', () => {
  expect(handLayout({ kinds: 7, companions: 1, ...PHONE })).toEqual({ perRow: 7, isCrowded: false });
  expect(handLayout({ kinds: 6, companions: 2, ...LAPTOP })).toEqual({ perRow: 6, isCrowded: false });
});

test('rows are about equally long', () => {
  expect(handLayout({ kinds: 8, companions: 0, ...PHONE }).perRow).toBe(4);
  expect(handLayout({ kinds: 15, companions: 0, ...PHONE }).perRow).toBe(5);
});

test('a hand with many possibilities is drawn small', () => {
  expect(handLayout({ kinds: 12, companions: 4, ...PHONE }).isCrowded).toBe(true);
  expect(handLayout({ kinds: 12, companions: 2, ...LAPTOP }).isCrowded).toBe(true);
});

test('an empty hand is no special case', () => {
  expect(handLayout({ kinds: 0, companions: 0, ...PHONE })).toEqual({ perRow: 0, isCrowded: false });
});
