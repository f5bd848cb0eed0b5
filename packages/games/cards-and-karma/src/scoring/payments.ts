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
  const power = basePower(game, held(state, seat, ADMINISTRATORS));
  for (let i = 0; i < hand.length; i++) {
    const die = at(hand, i);
    const number = at(state.numbers, die);
    const sum = 1 + highest + at(dieColour, die);
    power[sum] = at(power, sum) + number;
    power[sum + colourCount] = at(power, sum + colourCount) + highest - number;
    const last = Math.min(number + karma, highest);
    for (let near = Math.max(number - karma, 1); near <= last; near++) power[near] = 1;
  }
  if (karma > 0) raiseSums(game, power, karma);
  return power;
}

/** Jokers alone show any number and reach a sum in any colour. */
function basePower({ colourCount, highest }: CardsAndKarmaGame, jokers: number): number[] {
  const power: number[] = [0];
  for (let number = 1; number <= highest; number++) power.push(jokers > 0 ? 1 : 0);
  for (let colour = 0; colour < colourCount; colour++) power.push(jokers * highest);
  for (let colour = 0; colour < colourCount; colour++) power.push(0);
  return power;
}

/** CNK-KARMA-02, CNK-KARMA-03: karma may go to several dice, and never beyond their highest number. */
function raiseSums({ colourCount, highest }: CardsAndKarmaGame, power: number[], karma: number): void {
  for (let sum = 1 + highest; sum <= highest + colourCount; sum++) {
    const headroom = at(power, sum + colourCount);
    power[sum] = at(power, sum) + Math.min(headroom, karma);
  }
}

/** Whether a card of the grid can be taken for its action (CNK-TURN-04). */
export function reaches({ costEntry, costLimit }: CardsAndKarmaGame, power: Power, card: number): boolean {
  return at(power, at(costEntry, card)) >= at(costLimit, card);
}
