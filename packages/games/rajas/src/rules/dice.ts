import type { Seat } from '@durbar/engine';
import type { RajasGame } from '../game.ts';
import { at } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { COLOURS, FACES, KINDS_OF_DICE, NONE } from '../words.ts';

export function dieOf(colour: number, value: number): number {
  return colour * FACES + value - 1;
}

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

export function ownsColour(state: RajasState, seat: Seat, colour: number): boolean {
  const start = seat * KINDS_OF_DICE + colour * FACES;
  for (let i = start; i < start + FACES; i++) if (at(state.dice, i) > 0) return true;
  return false;
}

export function freeHands(game: RajasGame, state: RajasState, seat: Seat): number {
  return (game.sides[seat]?.hands ?? 0) - ownedDice(state, seat);
}

export function suppliedDice(state: RajasState): number {
  let total = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) total += at(state.supply, colour);
  return total;
}

/** The highest sum the player can pay in one colour, karma included, after `spent` (a kind of die or NONE) is gone. */
export function highestSum(state: RajasState, seat: Seat, colour: number, spent: number, karma: number): number {
  let sum = 0;
  let turns = karma;
  for (let value = 1; value <= FACES; value++) {
    const count = remaining(state, seat, dieOf(colour, value), spent);
    const gain = turnedValue(value) - value;
    const turned = gain > 0 ? Math.min(turns, count) : 0;
    turns -= turned;
    sum += count * value + turned * gain;
  }
  return sum;
}

/** How many dice of a colour are left after `spent`. */
export function countInColour(state: RajasState, seat: Seat, colour: number, spent: number): number {
  let total = 0;
  for (let value = 1; value <= FACES; value++) total += remaining(state, seat, dieOf(colour, value), spent);
  return total;
}

/** Whether a price (see `Tile.price`) can be paid in a colour. */
export function canPay(state: RajasState, seat: Seat, colour: number, price: number, spent: number, karma: number): boolean {
  if (price > 0) return highestSum(state, seat, colour, spent, karma) >= price;
  return countInColour(state, seat, colour, spent) >= -price;
}

function remaining(state: RajasState, seat: Seat, die: number, spent: number): number {
  const count = at(state.dice, seat * KINDS_OF_DICE + die);
  return spent !== NONE && spent === die ? count - 1 : count;
}
