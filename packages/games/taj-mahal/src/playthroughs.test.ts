import { mustRules } from '@durbar/engine';
import { playthrough } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { tajMahal } from './definition.ts';

test.each([3, 4, 5])('a whole game of %i players reads as before', async (players) => {
  const text = playthrough(mustRules(tajMahal, { players }), `playthrough ${players}`);
  await expect(text).toMatchFileSnapshot(`../playthroughs/${players}-players.txt`);
});
