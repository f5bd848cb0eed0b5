import { mustRules, type Options } from '@durbar/engine';
import { playthrough } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { rajas } from './definition.ts';
import { modulesNotShown } from './testing/options.ts';

const GAMES: readonly [name: string, players: number, options: Options][] = [
  ['base-2-players', 2, {}],
  ['base-3-players', 3, {}],
  ['base-4-players', 4, {}],
  ['navaratnas-2-players', 2, { navaratnas: 'on' }],
  ['navaratnas-3-players', 3, { navaratnas: 'on' }],
  ['navaratnas-4-players', 4, { navaratnas: 'on' }],
  ['mixed-rounds-3-players', 3, { mixedRounds: '1+3' }],
  ['ganga-4-players', 4, { river: 'ganga-roll' }],
  ['holi-front-3-players', 3, { holi: 'front' }],
  ['holi-back-4-players', 4, { holi: 'back' }],
  ['cows-and-kedarnath-front-3-players', 3, { cows: 'on', kedarnath: 'front' }],
  ['kedarnath-back-2-players', 2, { kedarnath: 'back' }],
  ['roads-front-and-wilderness-3-players', 3, { roads: 'front', wilderness: 'on' }],
  ['roads-back-and-pink-elephant-4-players', 4, { roads: 'back', pinkElephant: 'on' }],
  ['full-random-3-players', 3, { river: 'full-random' }],
  ['custom-2-players', 2, { river: 'custom', riverLayout: '2 ganga3-1, 4 ganga3-3, 6 ganga-4' }],
  ['drying-3-players', 3, { river: 'drying', riverPool: 'ganga1+ganga2+ganga3' }],
  ['blocking-2-players', 2, { blocking: 'any' }],
  ['mysterious-4-players', 4, { river: 'mysterious', riverPool: 'ganga1+ganga2+ganga3' }],
];

test.each(GAMES)('%s reads as before', async (name, players, options) => {
  const rules = mustRules(rajas, { players, options });
  // The first line only names non-default options, so new modules don't change existing texts.
  const text = playthrough({ ...rules, setUp: { ...rules.setUp, options } }, name);
  await expect(text).toMatchFileSnapshot(`../playthroughs/${name}.txt`);
});

test('covers every module and side', () => {
  expect(modulesNotShown(GAMES.map(([, , options]) => options))).toEqual([]);
  expect(modulesNotShown([{ holi: 'front' }])).toContain('holi=back');
});
