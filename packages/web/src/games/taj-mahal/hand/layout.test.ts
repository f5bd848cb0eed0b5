import { expect, test } from 'vitest';
import { handLayout } from './layout.ts';

const PHONE = { width: 366, height: 300, screen: 'narrow' } as const;
const LAPTOP = { width: 474, height: 160, screen: 'wide' } as const;
const DESKTOP = { width: 840, height: 300, screen: 'wide' } as const;

test('a usual hand stands in one row of whole cards', () => {
  expect(handLayout({ kinds: 7, addable: 0, companions: 0, ...PHONE })).toMatchObject({ perRow: 7, isCrowded: false });
  expect(handLayout({ kinds: 6, addable: 0, companions: 0, ...LAPTOP })).toMatchObject({ perRow: 6, isCrowded: false });
});

test('cards are as large as the room allows', () => {
  const laptop = handLayout({ kinds: 6, addable: 0, companions: 0, ...LAPTOP }).card;
  const desktop = handLayout({ kinds: 6, addable: 0, companions: 0, ...DESKTOP }).card;
  expect(laptop).toBeGreaterThan(60);
  expect(desktop).toBeGreaterThan(laptop);
});

test('rows are about equally long', () => {
  expect(handLayout({ kinds: 8, addable: 0, companions: 0, ...PHONE }).perRow).toBe(4);
  expect(handLayout({ kinds: 15, addable: 0, companions: 0, ...PHONE }).perRow).toBe(5);
});

test('what may be added is shown with its partners only, rather than all too small', () => {
  expect(handLayout({ kinds: 9, addable: 4, companions: 4, ...LAPTOP })).toMatchObject({
    hidesCompanions: true,
    isCrowded: false,
  });
  expect(handLayout({ kinds: 7, addable: 1, companions: 1, ...LAPTOP })).toMatchObject({
    hidesCompanions: false,
    isCrowded: false,
  });
});

test('a hand with many possibilities is drawn small', () => {
  expect(handLayout({ kinds: 14, addable: 2, companions: 4, ...PHONE }).isCrowded).toBe(true);
  expect(handLayout({ kinds: 14, addable: 2, companions: 2, ...LAPTOP }).isCrowded).toBe(true);
});

test('an empty hand is no special case', () => {
  expect(handLayout({ kinds: 0, addable: 0, companions: 0, ...PHONE })).toMatchObject({ perRow: 0, isCrowded: false });
});
