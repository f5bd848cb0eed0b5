import { at, entry } from '../at.ts';
import type { CardsAndKarmaChoice } from '../choices.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, KARMA } from '../state.ts';

/** A payment of which nothing could be left out: dice with the highest first, jokers, karma that raises dice. */
export type Payment = Extract<CardsAndKarmaChoice, { type: 'pay' }>;

interface Search {
  readonly cost: number;
  readonly highest: number;
  /** Dice of the right colour, highest first, and their numbers. */
  readonly dice: readonly number[];
  readonly numbers: readonly number[];
  readonly jokers: number;
  readonly karma: number;
  readonly found: Payment[];
}

/** Every payment for a building without waste (CNK-PAY-02). Dice with equal numbers are the same payment. */
export function buildingPayments(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  seat: number,
  card: number,
): readonly Payment[] {
  const dice = diceOfColour(game, state, seat, at(game.costColour, card));
  const search: Search = {
    cost: at(game.cost, card),
    highest: game.highest,
    dice,
    numbers: dice.map((die) => at(state.numbers, die)),
    jokers: held(state, seat, ADMINISTRATORS),
    karma: held(state, seat, KARMA),
    found: [],
  };
  collect(search, 0, [], 0);
  return search.found;
}

/** Dice of a colour in hand, highest number first, then in the order of the hand. */
export function diceOfColour(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number, colour: number): number[] {
  const dice: number[] = [];
  const hand = entry(state.hands, seat);
  for (let number = game.highest; number > 0; number--) {
    for (let i = 0; i < hand.length; i++) {
      const die = at(hand, i);
      if (at(game.dieColour, die) === colour && at(state.numbers, die) === number) dice.push(die);
    }
  }
  return dice;
}

/** Tries every multiset of dice from `from` on; a sum that suffices needs no further die. */
function collect(search: Search, from: number, chosen: readonly number[], sum: number): void {
  addPayments(search, chosen, sum);
  if (sum >= search.cost) return;
  const { dice, numbers } = search;
  for (let i = from; i < dice.length; i++) {
    if (i > from && at(numbers, i) === at(numbers, i - 1)) continue;
    collect(search, i + 1, [...chosen, at(dice, i)], sum + at(numbers, i));
  }
}

/** With these dice: each number of jokers and the karma that is lacking, if no die and no joker could be left out. */
function addPayments(search: Search, dice: readonly number[], sum: number): void {
  const { cost, highest, found } = search;
  const headroom = dice.length * highest - sum;
  for (let jokers = 0; jokers <= search.jokers; jokers++) {
    const total = sum + jokers * highest;
    if (jokers > 0 && total - highest >= cost) return;
    const karma = Math.max(0, cost - total);
    if (karma > search.karma || karma > headroom) continue;
    if (karma > 0 || total - lowestNumber(search, dice) < cost) found.push({ type: 'pay', dice, jokers, karma });
  }
}

/** The number of the last and lowest die; jokers alone can leave out no die. */
function lowestNumber({ dice, numbers, highest }: Search, chosen: readonly number[]): number {
  return chosen.length === 0 ? highest : at(numbers, dice.indexOf(at(chosen, chosen.length - 1)));
}
