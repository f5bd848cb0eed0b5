import { editionsContract } from '@durbar/engine/testing';
import { rajas } from './definition.ts';
import { conserved } from './testing/conservation.ts';
import { otherEdition } from './testing/other-edition.ts';

editionsContract(rajas, {
  setUps: [
    { players: 2, editionData: otherEdition() },
    { players: 4, options: { navaratnas: 'on', kedarnath: 'front', wilderness: 'on', roads: 'back' } },
    { players: 3, options: { holi: 'back', cows: 'on', pinkElephant: 'on', river: 'full-random', blocking: 'any' } },
  ],
  maxDecisions: 40_000,
  conserved,
  editions: 12,
});
