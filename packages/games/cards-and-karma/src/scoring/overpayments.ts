import { at, entry } from '../at.ts';
import { type CardsAndKarmaChoice, EXTRA_JOKER, EXTRA_KARMA } from '../choices.ts';
import type { FrameOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, KARMA } from '../state.ts';
import { diceOfColour, type Payment } from './building-payments.ts';

type Overpay = FrameOf<'overpay'>;

/**
 * What may be laid down beyond a payment (CNK-PAY-03, CNK-KARMA-06). Of all that lies there the karma counts as
 * superfluous first, then the lowest dice, jokers last: so no overpayment can be put together in two ways.
 */
export function overpayAfter(
  game: CardsAndKarmaGame,
  { numbers }: CardsAndKarmaState,
  seat: number,
  card: number,
  { dice, karma }: Payment,
): Overpay {
  let lowest = game.highest;
  let headroom = 0;
  for (let i = 0; i < dice.length; i++) {
    const number = at(numbers, at(dice, i));
    lowest = Math.min(lowest, number);
    headroom += game.highest - number;
  }
  return {
    kind: 'overpay',
    seat,
    card,
    highest: karma > 0 ? 0 : lowest,
    headroom: headroom - karma,
    jokers: dice.length === 0,
    begun: false,
  };
}

/** Dice from high to low, then jokers, then karma; equal dice once. */
export function extrasFor(game: CardsAndKarmaGame, state: CardsAndKarmaState, frame: Overpay): CardsAndKarmaChoice[] {
  const { seat, card } = frame;
  const choices: CardsAndKarmaChoice[] = [];
  let previous = 0;
  for (const die of diceOfColour(game, state, seat, at(game.costColour, card))) {
    const number = at(state.numbers, die);
    if (number > frame.highest || number === previous) continue;
    previous = number;
    choices.push(entry(game.choices.extraDie, die));
  }
  if (frame.jokers && held(state, seat, ADMINISTRATORS) > 0) choices.push(EXTRA_JOKER);
  if (frame.headroom > 0 && held(state, seat, KARMA) > 0) choices.push(EXTRA_KARMA);
  return choices;
}

/** Whether anything could be laid down beyond a payment. */
export function leavesExtras(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  seat: number,
  card: number,
  payment: Payment,
): boolean {
  const { dice, jokers, karma } = payment;
  const frame = overpayAfter(game, state, seat, card, payment);
  if (frame.jokers && held(state, seat, ADMINISTRATORS) > jokers) return true;
  if (frame.headroom > 0 && held(state, seat, KARMA) > karma) return true;
  const hand = entry(state.hands, seat);
  for (let i = 0; i < hand.length; i++) {
    const die = at(hand, i);
    const isLow = at(game.dieColour, die) === at(game.costColour, card) && at(state.numbers, die) <= frame.highest;
    if (isLow && !dice.includes(die)) return true;
  }
  return false;
}
