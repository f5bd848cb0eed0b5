import { mustRules, type SetUp } from '@durbar/engine';
import { playthrough } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { cardsAndKarma } from './definition.ts';

const GAMES: readonly [string, SetUp][] = [
  ['2-players', { players: 2 }],
  ['3-players', { players: 3 }],
  ['4-players', { players: 4 }],
  ['2-players-visible-bonuses', { players: 2, options: { bonuses: 'visible' } }],
  ['3-players-seat-3-starts', { players: 3, options: { start: '3' } }],
  [
    '4-players-visible-bonuses-colours',
    { players: 4, options: { bonuses: 'visible', colours: 'charcoal teal saffron crimson' } },
  ],
];

test.each(GAMES)('a whole game reads as before: %s', async (name, setUp) => {
  const text = playthrough(mustRules(cardsAndKarma, setUp), name);
  await expect(text).toMatchFileSnapshot(`../playthroughs/${name}.txt`);
});
