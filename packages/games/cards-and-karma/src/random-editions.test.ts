import { editionsContract } from '@durbar/engine/testing';
import { cardsAndKarma } from './definition.ts';
import { conserved } from './testing/conservation.ts';
import { secondEdition } from './testing/second-edition.ts';

editionsContract(cardsAndKarma, {
  setUps: [{ players: 2, options: { bonuses: 'visible' } }, { players: 3, editionData: secondEdition() }, { players: 4 }],
  maxDecisions: 20_000,
  conserved,
  editions: 30,
});
