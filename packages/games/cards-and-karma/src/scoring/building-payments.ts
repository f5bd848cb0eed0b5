import { at, entry } from '../at.ts';
import type { Payment } from '../choices.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, KARMA } from '../state.ts';

/** A seat's means to pay for a building: dice of its colour, highest first, then in hand order. */
export interface Means {
  readonly dice: readonly number[];
  readonly jokers: number;
  readonly karma: number;
}

/** Karma doesn't change a die's colour (CNK-KARMA-04). */
export function meansFor(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number, card: number): Means {
  const colour = at(game.costColour, card);
  const dice: number[] = [];
  const hand = entry(state.hands, seat);
  for (let number = game.highest; number > 0; number--) {
    for (let i = 0; i < hand.length; i++) {
      const die = at(hand, i);
      if (at(game.dieColour, die) === colour && at(state.numbers, die) === number) dice.push(die);
    }
  }
  return { dice, jokers: held(state, seat, ADMINISTRATORS), karma: held(state, seat, KARMA) };
}

interface Search {
  readonly cost: number;
  readonly highest: number;
  readonly means: Means;
  /** By card. */
  readonly numbers: readonly number[];
  /** The dice currently tried, and the payments found so far. */
  readonly chosen: number[];
  readonly found: Payment[];
}

/**
 * Every minimal payment for a building: dice highest first, jokers, karma to raise dice (CNK-PAY-02). Dice with equal numbers are the same
 * payment.
 */
export function buildingPayments(
  game: CardsAndKarmaGame,
  { numbers }: CardsAndKarmaState,
  card: number,
  means: Means,
): readonly Payment[] {
  const search: Search = { cost: at(game.cost, card), highest: game.highest, means, numbers, chosen: [], found: [] };
  collect(search, 0, 0, search.highest);
  return search.found;
}

/** Tries every multiset of dice from `from` on; a sufficient sum needs no more dice. */
function collect(search: Search, from: number, sum: number, lowest: number): void {
  addPayments(search, sum, lowest);
  if (sum >= search.cost) return;
  const { numbers, chosen } = search;
  const { dice } = search.means;
  for (let i = from; i < dice.length; i++) {
    const number = at(numbers, at(dice, i));
    if (i > from && number === at(numbers, at(dice, i - 1))) continue;
    chosen.push(at(dice, i));
    collect(search, i + 1, sum + number, number);
    chosen.pop();
  }
}

/** For the chosen dice (CNK-ADMIN-05): each number of jokers plus the missing karma, if no die or joker is superfluous. */
function addPayments(search: Search, sum: number, lowest: number): void {
  const { cost, highest, means, chosen } = search;
  const headroom = chosen.length * highest - sum;
  for (let jokers = 0; jokers <= means.jokers; jokers++) {
    const total = sum + jokers * highest;
    if (jokers > 0 && total - highest >= cost) return;
    const karma = Math.max(0, cost - total);
    if (karma > means.karma || karma > headroom) continue;
    if (karma > 0 || total - lowest < cost) search.found.push({ type: 'pay', dice: chosen.slice(), jokers, karma });
  }
}
