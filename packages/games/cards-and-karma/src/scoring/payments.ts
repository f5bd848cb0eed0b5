import { at } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { BUILDING, GOODS } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, KARMA } from '../state.ts';

/**
 * What a seat could pay at most. First the numbers that one die can show, as bits; then for each die colour the
 * highest sum, karma and jokers included.
 */
export type Power = readonly number[];

export function purchasingPower(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): Power {
  const { colourCount, highest } = game;
  const hand = at(state.hands, seat);
  const karma = held(state, seat, KARMA);
  const jokers = held(state, seat, ADMINISTRATORS);
  const power: number[] = [jokers > 0 ? -1 : 0];
  for (let colour = 0; colour < colourCount; colour++) power.push(jokers * highest);
  for (let colour = 0; colour < colourCount; colour++) {
    let headroom = 0;
    for (let i = 0; i < hand.length; i++) {
      const die = at(hand, i);
      if (at(game.dieColour, die) !== colour) continue;
      const number = at(state.numbers, die);
      power[0] = at(power, 0) | bitsAround(number, karma);
      power[colour + 1] = at(power, colour + 1) + number;
      headroom += highest - number;
    }
    power[colour + 1] = at(power, colour + 1) + Math.min(karma, headroom);
  }
  return power;
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
