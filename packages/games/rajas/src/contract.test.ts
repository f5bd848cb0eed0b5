import { contract } from '@durbar/engine/testing';
import { rajas } from './definition.ts';

contract(rajas, {
  setUps: [
    { players: 2 },
    { players: 3 },
    { players: 4 },
    { players: 3, options: { navaratnas: 'on' } },
    { players: 2, options: { mixedRounds: '2' } },
    { players: 2, options: { river: 'ganga-roll' } },
    { players: 3, options: { cows: 'on', kedarnath: 'front', roads: 'front' } },
    { players: 2, options: { roads: 'back', wilderness: 'on', pinkElephant: 'on' } },
    { players: 2, options: { kedarnath: 'back', navaratnas: 'on' } },
    { players: 4, options: { wilderness: 'on', navaratnas: 'on' } },
    { players: 4, options: { navaratnas: 'on', river: 'ganga-roll' } },
    { players: 3, options: { holi: 'front', roads: 'back' } },
    { players: 2, options: { holi: 'back' } },
    { players: 2, options: { holi: 'back', navaratnas: 'on' } },
  ],
  maxDecisions: 20_000,
  games: 1,
});
