import { perftTable } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { cardsAndKarma } from './definition.ts';

const MIXES = [{}, { options: { bonuses: 'visible' } }, { edition: 'swift' }, { edition: 'late-karma' }];

test('as many positions lie ahead as before; a change of rules updates the table with --update', async () => {
  const setUps = MIXES.flatMap((mix) => [2, 3, 4].map((players) => ({ players, ...mix })));
  await expect(perftTable(cardsAndKarma, setUps)).toMatchFileSnapshot('../perft.txt');
});
