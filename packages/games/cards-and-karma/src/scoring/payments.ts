import { at, entry } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { BUILDING, GOODS } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, KARMA } from '../state.ts';

/**
 * What a seat could pay at most. First the numbers that one die can show, as bits; then for each die colour the
 * highest sum, karma and jokers included; then for each die colour the steps by which karma could raise its dice.
 */
export type Power = readonly number[];

export function purchasingPower(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): Power {
  const { colourCount, highest, dieColour } = game;
  const hand = entry(state.hands, seat);
  const karma = held(state, seat, KARMA);
  const jokers = held(state, seat, ADMINISTRATORS);
  const power: number[] = [jokers > 0 ? -1 : 0];
  for (let colour = 0; colour < colourCount; colour++) power.push(jokers * highest);
  for (let colour = 0; colour < colourCount; colour++) power.push(0);
  for (let i = 0; i < hand.length; i++) {
    const number = at(state.numbers, at(hand, i));
    const sum = at(dieColour, at(hand, i)) + 1;
    power[0] = at(power, 0) | bitsAround(number, karma);
    power[sum] = at(power, sum) + number;
    power[sum + colourCount] = at(power, sum + colourCount) + highest - number;
  }
  if (karma > 0) addKarma(power, colourCount, karma);
  return power;
}

function addKarma(power: number[], colourCount: number, karma: number): void {
  for (let sum = 1; sum <= colourCount; sum++) power[sum] = at(power, sum) + Math.min(karma, at(power, sum + colourCount));
}

/** A bit for every number within reach of a die; numbers beyond the die are no card's cost. */
function bitsAround(number: number, karma: number): number {
  let bits = 1 << number;
  for (let used = 1; used <= karma; used++) bits |= (1 << (number + used)) | ((1 << number) >> used);
  return bits;
}

/** Whether a card of the grid can be taken for its action (CNK-TURN-04). */
export function reaches({ kind, cost, costColour }: CardsAndKarmaGame, power: Power, card: number): boolean {
  if (at(kind, card) === GOODS) return true;
  if (at(kind, card) === BUILDING) return at(power, at(costColour, card) + 1) >= at(cost, card);
  return (at(power, 0) & (1 << at(cost, card))) !== 0;
}
