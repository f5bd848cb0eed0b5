import { at } from '../at.ts';
import { type CardsAndKarmaChoice, OVERPAY } from '../choices.ts';
import type { HandlerOf } from '../frames.ts';
import { buildingPayments } from '../scoring/buildingPayments.ts';
import { extrasFor, overpayAfter } from '../scoring/overpayments.ts';
import { takeCard } from '../work/resolve.ts';

/** How a building is paid (CNK-PAY-02); whoever wants to lay down more than needed says so first (CNK-PAY-03). */
export const payBuilding: HandlerOf<'pay-building'> = {
  ask: (game, state, { seat, card, over }) => {
    const all: CardsAndKarmaChoice[] = [];
    const withExtras: CardsAndKarmaChoice[] = [];
    for (const payment of buildingPayments(game, state, seat, card)) {
      const choice: CardsAndKarmaChoice = { type: 'pay', ...payment };
      all.push(choice);
      const extras = extrasFor(game, state, overpayAfter(game, state, seat, card, payment), payment);
      if (extras.length > 0) withExtras.push(choice);
    }
    if (over && withExtras.length > 0) return { decider: seat, choices: withExtras };
    if (!over && withExtras.length > 0) all.push(OVERPAY);
    return { decider: seat, choices: all };
  },
  answer: (game, state, { seat, card, over }, choice, step) => {
    if (choice.type !== 'pay') return step.next({ kind: 'pay-building', seat, card, over: true });
    const { dice, jokers, karma } = choice;
    const overpay = overpayAfter(game, state, seat, card, choice);
    step.fact({ type: 'paid', seat, card, dice, numbers: dice.map((die) => at(state.numbers, die)), jokers, karma });
    if (over) step.next(overpay);
    else takeCard(game, state, step, seat, card);
  },
};
