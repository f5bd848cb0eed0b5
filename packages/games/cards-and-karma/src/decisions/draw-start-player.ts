import { below } from '@durbar/engine';
import { entry } from '../at.ts';
import type { HandlerOf } from '../frames.ts';
import { notAsked } from './not-asked.ts';

/** Chance: who has the elephant first (CNK-SETUP-07). */
export const drawStartPlayer: HandlerOf<'draw-start-player'> = {
  ask: ({ choices }) => ({ decider: 'chance', choices: choices.start, weights: choices.start.map(() => 1) }),
  sample: ({ players, choices }, _state, _frame, random) => entry(choices.start, below(random, players)),
  answer: (_game, _state, _frame, choice, step) => {
    if (choice.type !== 'start') return notAsked(choice);
    step.fact({ type: 'start-player-named', seat: choice.seat });
  },
};
