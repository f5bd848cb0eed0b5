import { at, entry } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, KARMA } from '../state.ts';

/**
 * What a seat could pay at most: 0 for what is free; then 1 for each number that one die can show; then for each die
 * colour the highest sum, karma and jokers included. A card says which entry pays it (`costEntry`) and what that
 * entry must be at least (`costLimit`).
 */
export type Power = readonly number[];

export function purchasingPower(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): Power {
  const { colourCount, highest, dieColour } = game;
  const hand = entry(state.hands, seat);
  const karma = held(state, seat, KARMA);
  const jokers = held(state, seat, ADMINISTRATORS);
  const power: number[] = [0];
  for (let number = 1; number <= highest; number++) power.push(jokers > 0 ? 1 : 0);
  for (let colour = 0; colour < colourCount; colour++) power.push(jokers * highest);
  for (let i = 0; i < hand.length; i++) {
    const die = at(hand, i);
    const number = at(state.numbers, die);
    const sum = 1 + highest + at(dieColour, die);
    power[number] = 1;
    power[sum] = at(power, sum) + number;
  }
  if (karma > 0) addKarma(game, state, seat, power);
  return power;
}

/** CNK-KARMA-02, CNK-KARMA-03: karma may go to one die or several, and never beyond the numbers of a die. */
function addKarma(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number, power: number[]): void {
  const { colourCount, highest, dieColour } = game;
  const hand = entry(state.hands, seat);
  const karma = held(state, seat, KARMA);
  for (let colour = 0; colour < colourCount; colour++) {
    let headroom = 0;
    for (let i = 0; i < hand.length; i++) {
      if (at(dieColour, at(hand, i)) === colour) headroom += highest - at(state.numbers, at(hand, i));
    }
    const sum = 1 + highest + colour;
    power[sum] = at(power, sum) + Math.min(karma, headroom);
  }
  for (let i = 0; i < hand.length; i++) {
    const number = at(state.numbers, at(hand, i));
    const last = Math.min(number + karma, highest);
    for (let near = Math.max(number - karma, 1); near <= last; near++) power[near] = 1;
  }
}

/** Whether a card of the grid can be taken for its action (CNK-TURN-04). */
export function reaches({ costEntry, costLimit }: CardsAndKarmaGame, power: Power, card: number): boolean {
  return at(power, at(costEntry, card)) >= at(costLimit, card);
}
