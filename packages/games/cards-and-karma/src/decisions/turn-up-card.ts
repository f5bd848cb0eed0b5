import { below } from '@durbar/engine';
import { at, entry } from '../at.ts';
import type { HandlerOf } from '../frames.ts';
import { notAsked } from './not-asked.ts';

/** Chance: which card of the pile becomes the top card, all equally likely (CNK-SETUP-04). */
export const turnUpCard: HandlerOf<'turn-up-card'> = {
  ask: ({ choices }, { pile }) => ({
    decider: 'chance',
    choices: pile.map((card) => entry(choices.turnUp, card)),
    weights: pile.map(() => 1),
  }),
  sample: ({ choices }, { pile }, _frame, random) => entry(choices.turnUp, at(pile, below(random, pile.length))),
  answer: (_game, _state, _frame, choice, step) => {
    if (choice.type !== 'turn-up') return notAsked(choice);
    step.fact({ type: 'card-turned-up', card: choice.card });
  },
};
