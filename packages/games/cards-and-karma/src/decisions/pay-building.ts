import { at } from '../at.ts';
import { type CardsAndKarmaChoice, OVERPAY } from '../choices.ts';
import type { HandlerOf } from '../frames.ts';
import { buildingPayments } from '../scoring/building-payments.ts';
import { leavesExtras, overpayAfter } from '../scoring/overpayments.ts';
import { takeCard } from '../steps/resolve.ts';

/** How a building is paid (CNK-PAY-02); whoever wants to lay down more than needed says so first (CNK-PAY-03). */
export const payBuilding: HandlerOf<'pay-building'> = {
  ask: (game, state, { seat, card, over }) => {
    const payments: CardsAndKarmaChoice[] = [];
    const generous: CardsAndKarmaChoice[] = [];
    for (const payment of buildingPayments(game, state, seat, card)) {
      payments.push(payment);
      if (leavesExtras(game, state, seat, card, payment)) generous.push(payment);
    }
    if (generous.length > 0 && over) return { decider: seat, choices: generous };
    if (generous.length > 0) payments.push(OVERPAY);
    return { decider: seat, choices: payments };
  },
  answer: (game, state, { seat, card, over }, choice, step) => {
    if (choice.type !== 'pay') return step.next({ kind: 'pay-building', seat, card, over: true });
    const { dice, jokers, karma } = choice;
    const overpay = overpayAfter(game, state, seat, card, choice);
    step.fact({ type: 'paid', seat, card, dice, numbers: dice.map((die) => at(state.numbers, die)), jokers, karma });
    if (over) step.next(overpay);
    else takeCard(state, step, seat, card);
  },
};
