import { expect, test } from 'vitest';
import { inTwo } from './names.ts';

test('a long title is split into two lines of about equal length', () => {
  expect(inTwo('1 Karma und Schiff kopieren')).toEqual(['1 Karma und', 'Schiff kopieren']);
  expect(inTwo('2 dice')).toEqual(['2 dice']);
  expect(inTwo('Oberschatzmeisterwürde')).toEqual(['Oberschatzmeisterwürde']);
});
