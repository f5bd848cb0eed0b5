import { perftTable } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { tajMahal } from './definition.ts';

test('the number of positions is unchanged; update with --update after a rules change', async () => {
  const setUps = [{ players: 3 }, { players: 4 }, { players: 5 }];
  await expect(perftTable(tajMahal, setUps)).toMatchFileSnapshot('../perft.txt');
});
