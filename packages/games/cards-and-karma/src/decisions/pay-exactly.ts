import { at, entry } from '../at.ts';
import { type CardsAndKarmaChoice, PAY_JOKER } from '../choices.ts';
import type { HandlerOf } from '../frames.ts';
import { ADMINISTRATORS, held, KARMA } from '../state.ts';
import { takeCard } from '../steps/resolve.ts';

/** The one die, changed by karma, or the joker that pays a ship or palace action (CNK-PAY-04). */
export const payExactly: HandlerOf<'pay-exactly'> = {
  ask: (game, state, { seat, card }) => {
    const choices: CardsAndKarmaChoice[] = [];
    const hand = entry(state.hands, seat);
    const karma = held(state, seat, KARMA);
    for (let i = 0; i < hand.length; i++) {
      const die = at(hand, i);
      const needed = Math.abs(at(state.numbers, die) - at(game.cost, card));
      if (needed <= karma) choices.push(entry(entry(game.choices.payOne, die), needed));
    }
    if (held(state, seat, ADMINISTRATORS) > 0) choices.push(PAY_JOKER);
    return { decider: seat, choices };
  },
  answer: (_game, state, { seat, card }, choice, step) => {
    if (choice.type !== 'pay') return;
    const { dice, jokers, karma } = choice;
    step.fact({ type: 'paid', seat, card, dice, numbers: dice.map((die) => at(state.numbers, die)), jokers, karma });
    takeCard(state, step, seat, card);
  },
};
