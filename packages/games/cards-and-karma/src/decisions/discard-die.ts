import { at, entry } from '../at.ts';
import type { HandlerOf } from '../frames.ts';
import { notAsked } from './not-asked.ts';

/** Which die to discard so the new ones fit (CNK-DICE-05). */
export const discardDie: HandlerOf<'discard-die'> = {
  ask: ({ choices }, { hands }, { seat }) => ({
    decider: seat,
    choices: entry(hands, seat).map((card) => entry(choices.discard, card)),
  }),
  answer: (_game, { numbers }, { seat, left }, choice, step) => {
    if (choice.type !== 'discard') return notAsked(choice);
    step.fact({ type: 'die-discarded', seat, card: choice.card, number: at(numbers, choice.card) });
    if (left > 1) step.next({ kind: 'discard-die', seat, left: left - 1 });
  },
};
