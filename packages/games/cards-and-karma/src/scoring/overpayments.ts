import { at, entry } from '../at.ts';
import { type CardsAndKarmaChoice, EXTRA_JOKER, EXTRA_KARMA, type Payment } from '../choices.ts';
import type { FrameOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import type { CardsAndKarmaState } from '../state.ts';
import type { Means } from './building-payments.ts';

/**
 * What may be added to a payment (CNK-PAY-03, CNK-KARMA-06). Karma counts as superfluous first, then the lowest dice, jokers last, so each
 * overpayment has only one form.
 */
type Limits = Pick<FrameOf<'overpay'>, 'highest' | 'headroom' | 'jokers'>;

export function limitsAfter({ highest }: CardsAndKarmaGame, { numbers }: CardsAndKarmaState, { dice, karma }: Payment): Limits {
  let lowest = highest;
  let headroom = 0;
  for (let i = 0; i < dice.length; i++) {
    const number = at(numbers, at(dice, i));
    lowest = Math.min(lowest, number);
    headroom += highest - number;
  }
  return { highest: karma > 0 ? 0 : lowest, headroom: headroom - karma, jokers: dice.length === 0 };
}

/** Dice from high to low, then jokers, then karma; equal dice once. */
export function extrasWithin(
  limits: Limits,
  game: CardsAndKarmaGame,
  { numbers }: CardsAndKarmaState,
  { dice, jokers, karma }: Means,
): CardsAndKarmaChoice[] {
  const choices: CardsAndKarmaChoice[] = [];
  let previous = 0;
  for (let i = 0; i < dice.length; i++) {
    const die = at(dice, i);
    const number = at(numbers, die);
    if (!mayAddDie(limits, number) || number === previous) continue;
    previous = number;
    choices.push(entry(game.choices.extraDie, die));
  }
  if (mayAddJoker(limits, jokers)) choices.push(EXTRA_JOKER);
  if (mayAddKarma(limits, karma)) choices.push(EXTRA_KARMA);
  return choices;
}

/** Whether anything could be added to a payment. */
export function leavesExtras(game: CardsAndKarmaGame, state: CardsAndKarmaState, means: Means, payment: Payment): boolean {
  const limits = limitsAfter(game, state, payment);
  if (mayAddJoker(limits, means.jokers - payment.jokers) || mayAddKarma(limits, means.karma - payment.karma)) return true;
  return means.dice.some((die) => mayAddDie(limits, at(state.numbers, die)) && !payment.dice.includes(die));
}

function mayAddDie({ highest }: Limits, number: number): boolean {
  return number <= highest;
}

function mayAddJoker({ jokers }: Limits, left: number): boolean {
  return jokers && left > 0;
}

function mayAddKarma({ headroom }: Limits, left: number): boolean {
  return headroom > 0 && left > 0;
}
