import { at } from '../at.ts';
import { type CardsAndKarmaChoice, ENOUGH } from '../choices.ts';
import type { FrameOf, HandlerOf } from '../frames.ts';
import { extrasFor } from '../scoring/overpayments.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { takeCard } from '../steps/resolve.ts';

/** What else is laid down for a building; the surplus is lost (CNK-PAY-03). */
export const overpay: HandlerOf<'overpay'> = {
  ask: (game, state, frame) => {
    const choices = extrasFor(game, state, frame);
    if (frame.begun || choices.length === 0) choices.push(ENOUGH);
    return { decider: frame.seat, choices };
  },
  answer: (game, state, frame, choice, step) => {
    const { seat, card } = frame;
    if (choice.type === 'enough') return takeCard(state, step, seat, card);
    const dice = choice.type === 'extra-die' ? [choice.card] : [];
    const numbers = dice.map((die) => at(state.numbers, die));
    const [jokers, karma] = [Number(choice.type === 'extra-joker'), Number(choice.type === 'extra-karma')];
    const next = afterExtra(game.highest, state, frame, choice);
    step.fact({ type: 'paid', seat, card, dice, numbers, jokers, karma });
    step.next(next);
  },
};

type Overpay = FrameOf<'overpay'>;

/** The order is dice from high to low, jokers, karma; what comes earlier is closed. */
function afterExtra(highest: number, { numbers }: CardsAndKarmaState, frame: Overpay, choice: CardsAndKarmaChoice): Overpay {
  switch (choice.type) {
    case 'extra-die': {
      const number = at(numbers, choice.card);
      return { ...frame, highest: number, headroom: frame.headroom + highest - number, begun: true };
    }
    case 'extra-joker':
      return { ...frame, highest: 0, begun: true };
    default:
      return { ...frame, highest: 0, jokers: false, headroom: frame.headroom - 1, begun: true };
  }
}
