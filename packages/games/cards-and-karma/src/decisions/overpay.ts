import { at } from '../at.ts';
import { type CardsAndKarmaChoice, ENOUGH, type Payment } from '../choices.ts';
import type { FrameOf, HandlerOf } from '../frames.ts';
import { meansFor } from '../scoring/building-payments.ts';
import { extrasWithin } from '../scoring/overpayments.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { pay } from '../steps/pay.ts';
import { takeCard } from '../steps/resolve.ts';
import { notAsked } from './not-asked.ts';

/** Extra payment for a building; the surplus is lost (CNK-PAY-03). */
export const overpay: HandlerOf<'overpay'> = {
  ask: (game, state, frame) => {
    const choices = extrasWithin(frame, game, state, meansFor(game, state, frame.seat, frame.card));
    if (frame.begun || choices.length === 0) choices.push(ENOUGH);
    return { decider: frame.seat, choices };
  },
  answer: (game, state, frame, choice, step) => {
    const { seat, card } = frame;
    if (choice.type === 'enough') return takeCard(state, step, seat, card);
    const next = afterExtra(game.highest, state, frame, choice);
    pay(state, step, seat, card, extraPayment(choice));
    step.next(next);
  },
};

function extraPayment(choice: CardsAndKarmaChoice): Omit<Payment, 'type'> {
  return {
    dice: choice.type === 'extra-die' ? [choice.card] : [],
    jokers: Number(choice.type === 'extra-joker'),
    karma: Number(choice.type === 'extra-karma'),
  };
}

type Overpay = FrameOf<'overpay'>;

/** Dice from high to low, then jokers, then karma; earlier groups are closed. */
function afterExtra(highest: number, { numbers }: CardsAndKarmaState, frame: Overpay, choice: CardsAndKarmaChoice): Overpay {
  switch (choice.type) {
    case 'extra-die': {
      const number = at(numbers, choice.card);
      return { ...frame, highest: number, headroom: frame.headroom + highest - number, begun: true };
    }
    case 'extra-joker':
      return { ...frame, highest: 0, begun: true };
    case 'extra-karma':
      return { ...frame, highest: 0, jokers: false, headroom: frame.headroom - 1, begun: true };
    default:
      return notAsked(choice);
  }
}
