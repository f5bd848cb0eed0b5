import { below, type Random } from '@durbar/engine';
import { at } from './at.ts';
import type { CardsAndKarmaGame } from './game.ts';

/** A number for a card's die, drawn from `dice`: how many are left by colour and number. */
export function pickNumber(
  { dieColour, highest }: CardsAndKarmaGame,
  dice: readonly number[],
  card: number,
  random: Random,
): number {
  const first = at(dieColour, card) * highest;
  let total = 0;
  for (let i = 0; i < highest; i++) total += at(dice, first + i);
  let rest = below(random, total);
  let number = 0;
  while (rest >= 0) rest -= at(dice, first + number++);
  return number;
}

/** Takes `times` dice with this number and the card's colour out of `dice`. */
export function takeNumber(
  { dieColour, highest }: CardsAndKarmaGame,
  dice: number[],
  card: number,
  number: number,
  times = 1,
): void {
  const index = at(dieColour, card) * highest + number - 1;
  dice[index] = at(dice, index) - times;
}

export function drawNumber(game: CardsAndKarmaGame, dice: number[], card: number, random: Random): number {
  const number = pickNumber(game, dice, card, random);
  takeNumber(game, dice, card, number);
  return number;
}
