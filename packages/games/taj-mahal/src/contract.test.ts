import { contract } from '@durbar/engine/testing';
import { describe } from 'vitest';
import { tajMahal } from './definition.ts';
import { secondEdition } from './testing/editions.ts';

contract(tajMahal, { setUps: [{ players: 3 }, { players: 4 }, { players: 5 }], maxDecisions: 2000, games: 1 });

describe('another edition', () => {
  contract(tajMahal, { setUps: [{ players: 5, editionData: secondEdition() }], maxDecisions: 1500, games: 1 });
});
