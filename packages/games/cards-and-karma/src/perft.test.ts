import { perftTable } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { cardsAndKarma } from './definition.ts';

const MIXES = [{}, { options: { bonuses: 'visible' } }, { edition: 'swift' }, { edition: 'late-karma' }];

test('the number of positions is unchanged; update with --update after a rules change', async () => {
  const setUps = MIXES.flatMap((mix) => [2, 3, 4].map((players) => ({ players, ...mix })));
  await expect(perftTable(cardsAndKarma, setUps)).toMatchFileSnapshot('../perft.txt');
});
