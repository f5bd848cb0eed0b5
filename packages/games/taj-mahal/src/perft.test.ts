import { perftTable } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { tajMahal } from './definition.ts';

test('as many positions lie ahead as before; a change of rules updates the table with --update', async () => {
  const setUps = [{ players: 3 }, { players: 4 }, { players: 5 }];
  await expect(perftTable(tajMahal, setUps)).toMatchFileSnapshot('../perft.txt');
});
