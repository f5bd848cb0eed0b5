import type { SetUp } from '@durbar/engine';
import { contract } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import { rajas } from './definition.ts';
import { modulesNotShown } from './testing/options.ts';

const ALL_TILES = 'ganga1+ganga2+ganga3';

const SET_UPS: readonly SetUp[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 3, options: { navaratnas: 'on' } },
  { players: 2, options: { mixedRounds: '2' } },
  { players: 2, options: { river: 'ganga-roll' } },
  { players: 3, options: { cows: 'on', kedarnath: 'front', roads: 'front', river: 'full-random' } },
  {
    players: 2,
    options: { roads: 'back', wilderness: 'on', pinkElephant: 'on', river: 'custom', riverLayout: '2 ganga3-1, 4 ganga-4' },
  },
  { players: 2, options: { kedarnath: 'back', navaratnas: 'on', river: 'drying', riverPool: ALL_TILES } },
  { players: 4, options: { wilderness: 'on', navaratnas: 'on', river: 'mysterious', riverPool: ALL_TILES } },
  { players: 4, options: { navaratnas: 'on', river: 'ganga-roll' } },
  { players: 3, options: { holi: 'front', roads: 'back' } },
  { players: 2, options: { holi: 'back' } },
  { players: 4, options: { blocking: 'any', kedarnath: 'front', pinkElephant: 'on', holi: 'front' } },
  { players: 2, options: { holi: 'back', navaratnas: 'on' } },
];

contract(rajas, { setUps: SET_UPS, maxDecisions: 20_000, games: 1 });

test('covers explanations, previews and views of every module and side', () => {
  expect(modulesNotShown(SET_UPS.map(({ options = {} }) => options))).toEqual([]);
});
