import { perftTable } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { cardsAndKarma } from './definition.ts';

test('as many positions lie ahead as before; a change of rules updates the table with --update', async () => {
  const setUps = [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 3, options: { bonuses: 'visible' } }];
  await expect(perftTable(cardsAndKarma, setUps)).toMatchFileSnapshot('../perft.txt');
});
