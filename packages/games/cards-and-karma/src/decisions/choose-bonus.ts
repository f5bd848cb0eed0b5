import { at, entry } from '../at.ts';
import type { HandlerOf } from '../frames.ts';
import { possibleAlternatives } from '../steps/bonuses.ts';
import { notAsked } from './not-asked.ts';

/** Which alternative of a bonus is gained (CNK-BONUS-03, CNK-BONUS-04). */
export const chooseBonus: HandlerOf<'choose-bonus'> = {
  ask: (game, state, { seat, bonus }) => ({
    decider: seat,
    choices: possibleAlternatives(game, state, bonus).map((index) => ({ type: 'alternative', bonus, index })),
  }),
  answer: (game, _state, { seat, bonus }, choice, step) => {
    if (choice.type !== 'alternative') return notAsked(choice);
    step.next({ kind: 'carry-out', seat, effect: at(entry(game.bonuses, bonus).alternatives, choice.index), part: 0 });
  },
};
