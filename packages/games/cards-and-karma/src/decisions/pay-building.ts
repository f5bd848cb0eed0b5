import { type CardsAndKarmaChoice, OVERPAY } from '../choices.ts';
import type { HandlerOf } from '../frames.ts';
import { buildingPayments, meansFor } from '../scoring/building-payments.ts';
import { leavesExtras, limitsAfter } from '../scoring/overpayments.ts';
import { pay } from '../steps/pay.ts';
import { takeCard } from '../steps/resolve.ts';
import { notAsked } from './not-asked.ts';

/** How to pay for a building (CNK-PAY-02); players who want to overpay say so first (CNK-PAY-03). */
export const payBuilding: HandlerOf<'pay-building'> = {
  ask: (game, state, { seat, card, over }) => {
    const payments: CardsAndKarmaChoice[] = [];
    const generous: CardsAndKarmaChoice[] = [];
    const means = meansFor(game, state, seat, card);
    for (const payment of buildingPayments(game, state, card, means)) {
      payments.push(payment);
      if (leavesExtras(game, state, means, payment)) generous.push(payment);
    }
    if (generous.length > 0 && over) return { decider: seat, choices: generous };
    if (generous.length > 0) payments.push(OVERPAY);
    return { decider: seat, choices: payments };
  },
  answer: (game, state, { seat, card, over }, choice, step) => {
    if (choice.type === 'overpay') return step.next({ kind: 'pay-building', seat, card, over: true });
    if (choice.type !== 'pay') return notAsked(choice);
    const { highest, headroom, jokers } = limitsAfter(game, state, choice);
    pay(state, step, seat, card, choice);
    if (over) step.next({ kind: 'overpay', seat, card, highest, headroom, jokers, begun: false });
    else takeCard(state, step, seat, card);
  },
};
