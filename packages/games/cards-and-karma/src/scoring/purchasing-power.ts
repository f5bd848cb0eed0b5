import { at, entry } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, KARMA } from '../state.ts';

/**
 * What a seat could pay at most: 0 for what is free; then 1 for each number that one die can show; then for each die
 * colour the highest sum, karma and jokers included; last for each colour the steps by which its dice can be raised.
 * A card says which entry pays it (`costEntry`) and what that entry must be at least (`costLimit`).
 */
export type Power = readonly number[];

export function purchasingPower(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): Power {
  const { colourCount, highest, dieColour } = game;
  const hand = entry(state.hands, seat);
  const karma = held(state, seat, KARMA);
  const power = game.noPower.slice();
  let shown = 0;
  for (let i = 0; i < hand.length; i++) {
    const die = at(hand, i);
    const number = at(state.numbers, die);
    const sum = 1 + highest + at(dieColour, die);
    power[sum] = at(power, sum) + number;
    power[sum + colourCount] = at(power, sum + colourCount) + highest - number;
    shown |= 1 << number;
  }
  noteNumbers(game, power, withKarma(shown, karma));
  if (karma > 0) raiseSums(game, power, karma);
  const jokers = held(state, seat, ADMINISTRATORS);
  if (jokers > 0) addJokers(game, power, jokers);
  return power;
}

/** Numbers as bits, and those that karma makes of them: each one step up or down (CNK-KARMA-02). */
function withKarma(shown: number, karma: number): number {
  let reached = shown;
  for (let step = 0; step < karma; step++) reached |= (reached << 1) | (reached >> 1);
  return reached;
}

function noteNumbers({ highest }: CardsAndKarmaGame, power: number[], reached: number): void {
  for (let number = 1; number <= highest; number++) power[number] = (reached >> number) & 1;
}

/** Jokers alone show any number and reach a sum in any colour (CNK-ADMIN-04). */
function addJokers({ colourCount, highest }: CardsAndKarmaGame, power: number[], jokers: number): void {
  for (let number = 1; number <= highest; number++) power[number] = 1;
  for (let sum = 1 + highest; sum <= highest + colourCount; sum++) power[sum] = at(power, sum) + jokers * highest;
}

/** CNK-KARMA-02, CNK-KARMA-03: karma may go to several dice, and never beyond their highest number. */
function raiseSums({ colourCount, highest }: CardsAndKarmaGame, power: number[], karma: number): void {
  for (let sum = 1 + highest; sum <= highest + colourCount; sum++) {
    const headroom = at(power, sum + colourCount);
    power[sum] = at(power, sum) + Math.min(headroom, karma);
  }
}

/** Whether a card of the grid can be taken for its action (CNK-TURN-04), even if it brings nothing now (CNK-SHIP-18, CNK-PALACE-06). */
export function reaches({ costEntry, costLimit }: CardsAndKarmaGame, power: Power, card: number): boolean {
  return at(power, at(costEntry, card)) >= at(costLimit, card);
}
