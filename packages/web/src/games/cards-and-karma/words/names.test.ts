import { expect, test } from 'vitest';
import { inTwo, joined } from './names.ts';

test('a long title stands on two lines that are about equally long', () => {
  expect(inTwo('1 Karma und Schiff kopieren')).toEqual(['1 Karma und', 'Schiff kopieren']);
  expect(inTwo('2 dice')).toEqual(['2 dice']);
  expect(inTwo('Oberschatzmeisterwürde')).toEqual(['Oberschatzmeisterwürde']);
});

test('a title gives way to what happens when there is no room for both', () => {
  expect(joined('Fort', 'flips')).toBe('Fort · flips');
  expect(joined('Bateau 16', 'nouvelle rangée')).toBe('nouvelle rangée');
  expect(joined('Fort & tomb', undefined)).toBe('Fort & tomb');
});
