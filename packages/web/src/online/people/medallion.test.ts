import { expect, test } from 'vitest';
import { PLAYER_COLOURS } from '../../art/players.ts';
import { colourOfPerson, initialOf } from './medallion.ts';

test('a person keeps one colour, and people share all five', () => {
  const ids = [...Array(50).keys()].map((index) => `person-${index}`);
  expect(ids.map(colourOfPerson)).toEqual(ids.map(colourOfPerson));
  expect(new Set(ids.map(colourOfPerson))).toEqual(new Set(PLAYER_COLOURS));
});

test('the initial is a whole letter in any script', () => {
  expect(['leila', ' Noor', 'ärmel', 'लीला', '👩‍🚀 Ines', ''].map(initialOf)).toEqual(['L', 'N', 'Ä', 'ली', '👩‍🚀', '?']);
});
