import { at } from '../at.ts';
import { type CardsAndKarmaChoice, EXTRA_JOKER, EXTRA_KARMA } from '../choices.ts';
import type { FrameOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, KARMA } from '../state.ts';
import { diceOfColour, type Payment } from './buildingPayments.ts';

type Overpay = FrameOf<'overpay'>;

/**
 * What may be laid down beyond a payment (CNK-PAY-03, CNK-KARMA-06). Of all that lies there the karma counts as superfluous first, then the
 * lowest dice, jokers last: so no overpayment can be put together in two ways.
 */
export function overpayAfter(
  game: CardsAndKarmaGame,
  { numbers }: CardsAndKarmaState,
  seat: number,
  card: number,
  { dice, karma }: Payment,
): Overpay {
  const lowest = dice.reduce((number, die) => Math.min(number, at(numbers, die)), game.highest);
  const sum = dice.reduce((total, die) => total + at(numbers, die), 0);
  return {
    kind: 'overpay',
    seat,
    card,
    highest: karma > 0 ? 0 : lowest,
    headroom: dice.length * game.highest - sum - karma,
    jokers: dice.length === 0,
    begun: false,
  };
}

/** Dice from high to low, then jokers, then karma; equal dice once. `spent` lies on the table already. */
export function extrasFor(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  frame: Overpay,
  spent: Payment = NOTHING,
): CardsAndKarmaChoice[] {
  const { seat, card } = frame;
  const choices: CardsAndKarmaChoice[] = [];
  let previous = 0;
  for (const die of diceOfColour(game, state, seat, at(game.costColour, card))) {
    const number = at(state.numbers, die);
    if (number > frame.highest || number === previous || spent.dice.includes(die)) continue;
    previous = number;
    choices.push(at(game.choices.extraDie, die));
  }
  if (frame.jokers && held(state, seat, ADMINISTRATORS) > spent.jokers) choices.push(EXTRA_JOKER);
  if (frame.headroom > 0 && held(state, seat, KARMA) > spent.karma) choices.push(EXTRA_KARMA);
  return choices;
}

const NOTHING: Payment = { dice: [], jokers: 0, karma: 0 };
