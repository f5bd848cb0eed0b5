import { contract } from '@durbar/engine/testing';
import { cardsAndKarma } from './definition.ts';

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
});
