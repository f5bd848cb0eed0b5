import { mustRules, type Options } from '@durbar/engine';
import { playthrough } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { rajas } from './definition.ts';

const GAMES: readonly [name: string, players: number, options: Options][] = [
  ['base-2-players', 2, {}],
  ['base-3-players', 3, {}],
  ['base-4-players', 4, {}],
  ['navaratnas-2-players', 2, { navaratnas: 'on' }],
  ['navaratnas-3-players', 3, { navaratnas: 'on' }],
  ['navaratnas-4-players', 4, { navaratnas: 'on' }],
  ['mixed-rounds-3-players', 3, { mixedRounds: '1+3' }],
  ['ganga-4-players', 4, { river: 'ganga-roll' }],
];

test.each(GAMES)('%s reads as before', async (name, players, options) => {
  const rules = mustRules(rajas, { players, options });
  // The first line names only the options that make this game special, so that new modules leave the others' texts alone.
  const text = playthrough({ ...rules, setUp: { ...rules.setUp, options } }, name);
  await expect(text).toMatchFileSnapshot(`../playthroughs/${name}.txt`);
});
