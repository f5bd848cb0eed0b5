import { contract } from '@durbar/engine/testing';
import { describe } from 'vitest';
import { cardsAndKarma } from './definition.ts';
import { secondEdition } from './testing/second-edition.ts';

contract(cardsAndKarma, {
  setUps: [
    { players: 2 },
    { players: 3 },
    { players: 4 },
    { players: 2, options: { bonuses: 'visible' } },
    { players: 3, options: { start: '2' } },
    { players: 4, options: { bonuses: 'visible', start: '4', colours: 'teal crimson charcoal saffron' } },
  ],
  maxDecisions: 4000,
  games: 1,
});

describe('other editions', () => {
  contract(cardsAndKarma, {
    setUps: [
      { players: 3, editionData: secondEdition(), options: { bonuses: 'visible' } },
      { players: 4, edition: 'late-karma' },
    ],
    maxDecisions: 4000,
    games: 1,
  });
});
