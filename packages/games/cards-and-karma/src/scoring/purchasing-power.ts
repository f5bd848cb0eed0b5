import { at, entry } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, KARMA } from '../state.ts';

/**
 * A seat's maximum purchasing power: 0 for free cards; then 1 for each number one die can show; then the highest sum for each die colour,
 * including karma and jokers; finally the steps by which each colour's dice can be raised. A card's `costEntry` is the entry that pays for
 * it, `costLimit` its minimum.
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

/** Numbers as bits, extended by karma one step up or down each (CNK-KARMA-02). */
function withKarma(shown: number, karma: number): number {
  let reached = shown;
  for (let step = 0; step < karma; step++) reached |= (reached << 1) | (reached >> 1);
  return reached;
}

function noteNumbers({ highest }: CardsAndKarmaGame, power: number[], reached: number): void {
  for (let number = 1; number <= highest; number++) power[number] = (reached >> number) & 1;
}

/** Jokers alone can be any number and reach a sum in any colour (CNK-ADMIN-04). */
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

/** Whether a grid card can be taken for its action (CNK-TURN-04), even if it gives nothing now (CNK-SHIP-18, CNK-PALACE-06). */
export function reaches({ costEntry, costLimit }: CardsAndKarmaGame, power: Power, card: number): boolean {
  return at(power, at(costEntry, card)) >= at(costLimit, card);
}
