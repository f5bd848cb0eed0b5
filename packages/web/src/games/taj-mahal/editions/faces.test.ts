import { loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { differences, faultsOf, partAt, withPart } from '@durbar/engine/edition';
import { expect, test } from 'vitest';
import { lastOf, type PrintedCards, splitByColour } from './faces.ts';
import { nameRows } from './name-rows.ts';

const game = defined(await loadGame('taj-mahal'), 'game');
const house = game.editions[0]?.data;
const ENTRY = ['deck', 'everyColour', 0];

test('a card of every colour becomes one of each colour, and the deck stays the same', () => {
  const split = splitByColour(house, ENTRY);
  expect(faultsOf(game, split)).toEqual([]);
  const card = partAt(house, ENTRY) as PrintedCards;
  const red = lastOf(split, card);
  expect(red).toEqual(['deck', 'byColour', 'red', 5]);
  expect(partAt(split, red)).toBe(card);
  expect(partAt(split, ENTRY)).toBe(partAt(house, ['deck', 'everyColour', 1]));
  const other = withPart(split, [...red, 'count'], 4);
  expect(differences(split, other)).toEqual([{ at: 'deck.byColour.red[5].count', before: 3, after: 4 }]);
});

test('a province has names in other languages, and without the last one none', () => {
  const province = partAt(house, ['provinces', 0]);
  const [german] = nameRows(province, 'fr');
  expect(german).toMatchObject({ title: 'allemand', value: 'Kaschmir' });
  expect(german?.put(province, 'Kashmir')).toMatchObject({ names: { de: 'Kashmir' } });
  expect(german?.put(province, undefined)).not.toHaveProperty('names');
});
