import type { HandlerOf } from '../frames.ts';
import { exactPayments } from '../scoring/exact-payments.ts';
import { pay } from '../steps/pay.ts';
import { takeCard } from '../steps/resolve.ts';
import { notAsked } from './not-asked.ts';

/** The one die, changed by karma, or the joker that pays a ship or palace action (CNK-PAY-04). */
export const payExactly: HandlerOf<'pay-exactly'> = {
  ask: (game, state, { seat, card }) => ({ decider: seat, choices: exactPayments(game, state, seat, card) }),
  answer: (_game, state, { seat, card }, choice, step) => {
    if (choice.type !== 'pay') return notAsked(choice);
    pay(state, step, seat, card, choice);
    takeCard(state, step, seat, card);
  },
};
