import { below } from '@durbar/engine';
import { choiceAt } from '../choices.ts';
import type { DecisionOn } from '../frames.ts';
import { notAsked } from './chance.ts';

/** TAJ-SETUP-18: by default chance chooses who starts. */
export const chooseStartPlayer: DecisionOn<'choose-start-player'> = {
  ask: ({ choices }) => ({ decider: 'chance', choices: choices.start, weights: choices.start.map(() => 1) }),
  sample: ({ choices, players }, _state, _frame, random) => choiceAt(choices.start, below(random, players)),
  answer: (_game, _state, _frame, choice, step) => {
    if (choice.type !== 'start') return notAsked(choice);
    step.fact({ type: 'start-player-chosen', seat: choice.seat });
  },
};
