import { at, entry } from '../at.ts';
import { PAY_JOKER, type Payment } from '../choices.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, KARMA } from '../state.ts';

/** Every payment for a ship or palace action: one die of any colour, changed by karma (CNK-KARMA-01), or one joker (CNK-PAY-04). */
export function exactPayments(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  seat: number,
  card: number,
): readonly Payment[] {
  const payments: Payment[] = [];
  const hand = entry(state.hands, seat);
  const karma = held(state, seat, KARMA);
  for (let i = 0; i < hand.length; i++) {
    const die = at(hand, i);
    const needed = Math.abs(at(state.numbers, die) - at(game.cost, card));
    if (needed <= karma) payments.push(entry(entry(game.choices.payOne, die), needed));
  }
  if (held(state, seat, ADMINISTRATORS) > 0) payments.push(PAY_JOKER);
  return payments;
}
