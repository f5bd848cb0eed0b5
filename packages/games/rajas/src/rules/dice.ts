import type { Seat } from '@durbar/engine';
import type { RajasGame } from '../game.ts';
import { at, lowestBit } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { COLOURS, FACES, KINDS_OF_DICE } from '../words.ts';
import { sideOf } from './boards.ts';

export function dieOf(colour: number, value: number): number {
  return colour * FACES + value - 1;
}

/** NONE has no colour, and `faceOf` gives it no face. */
export function colourOf(die: number): number {
  return Math.floor(die / FACES);
}

export function faceOf(die: number): number {
  return (die % FACES) + 1;
}

/** RAJ-KARMA-02. */
export function turnedValue(value: number): number {
  return FACES + 1 - value;
}

export function countOf(state: RajasState, seat: Seat, die: number): number {
  return at(state.dice, seat * KINDS_OF_DICE + die);
}

export function ownedDice(state: RajasState, seat: Seat): number {
  let owned = 0;
  const start = seat * KINDS_OF_DICE;
  for (let i = start; i < start + KINDS_OF_DICE; i++) owned += at(state.dice, i);
  return owned;
}

/** The kinds of dice a player owns, as bits. */
export function kindsOwned(state: RajasState, seat: Seat): number {
  let kinds = 0;
  const start = seat * KINDS_OF_DICE;
  for (let die = 0; die < KINDS_OF_DICE; die++) if (at(state.dice, start + die) > 0) kinds |= 1 << die;
  return kinds;
}

export function ownsColour(state: RajasState, seat: Seat, colour: number): boolean {
  const start = seat * KINDS_OF_DICE + colour * FACES;
  for (let i = start; i < start + FACES; i++) if (at(state.dice, i) > 0) return true;
  return false;
}

/** Whether Kali has a die that would return to the supply as this colour (RAJ-DICE-11). */
export function canReturn(game: RajasGame, state: RajasState, seat: Seat, colour: number): boolean {
  for (let kinds = kindsOwned(state, seat); kinds !== 0; kinds &= kinds - 1) {
    if (game.hooks.rules.ownColour(state, seat, lowestBit(kinds)) === colour) return true;
  }
  return false;
}

/** RAJ-DICE-03, RAJ-DICE-06. */
export function freeHands(game: RajasGame, state: RajasState, seat: Seat): number {
  return sideOf(game, seat).hands - ownedDice(state, seat);
}

/** The highest sum the player can pay in one colour, including karma, after paying `spent` (a kind of die or NONE). */
export function highestSum(state: RajasState, seat: Seat, colour: number, spent: number, karma: number): number {
  const start = seat * KINDS_OF_DICE + colour * FACES;
  const gone = spent - colour * FACES;
  let sum = 0;
  let turns = karma;
  // Turning face index f gains 5 − 2f, so the lowest faces first (RAJ-KARMA-05, RAJ-KARMA-06).
  for (let face = 0; face < FACES / 2; face++) {
    const count = at(state.dice, start + face) - (face === gone ? 1 : 0);
    const turned = Math.min(turns, count);
    turns -= turned;
    sum += count * (face + 1) + turned * (FACES - 1 - 2 * face);
  }
  for (let face = FACES / 2; face < FACES; face++) {
    const count = at(state.dice, start + face) - (face === gone ? 1 : 0);
    sum += count * (face + 1);
  }
  return sum;
}

/** The highest sums of all colours packed into one number, to compare many prices at once. `MOST_DICE` sixes reach 90, which fits. */
const PURSE_BITS = 7;
const PURSE_MASK = (1 << PURSE_BITS) - 1;

export function purseOf(state: RajasState, seat: Seat, spent: number, karma: number): number {
  let purse = 0;
  for (let colour = COLOURS.length - 1; colour >= 0; colour--) {
    purse = (purse << PURSE_BITS) | highestSum(state, seat, colour, spent, karma);
  }
  return purse;
}

export function sumInPurse(purse: number, colour: number): number {
  return (purse >>> (colour * PURSE_BITS)) & PURSE_MASK;
}

/** How many dice of a colour are left after `spent`. */
export function countInColour(state: RajasState, seat: Seat, colour: number, spent: number): number {
  const start = seat * KINDS_OF_DICE + colour * FACES;
  let total = colourOf(spent) === colour ? -1 : 0;
  for (let face = 0; face < FACES; face++) total += at(state.dice, start + face);
  return total;
}

/** How many dice of any colour show a face, after `spent`. */
export function diceShowing(state: RajasState, seat: Seat, face: number, spent: number): number {
  let total = faceOf(spent) === face ? -1 : 0;
  for (let colour = 0; colour < COLOURS.length; colour++) total += countOf(state, seat, dieOf(colour, face));
  return total;
}

/** Whether a price (see `Tile.price`) can be paid in a colour. */
export function canPay(state: RajasState, seat: Seat, colour: number, price: number, spent: number, purse: number): boolean {
  if (price > 0) return sumInPurse(purse, colour) >= price;
  return countInColour(state, seat, colour, spent) >= -price;
}
