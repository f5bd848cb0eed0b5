import { COLOURS } from '../words.ts';

/** Dice counts by colour packed into one integer, four bits per colour, so frames stay small. */
const BITS = 4;
const MASK = (1 << BITS) - 1;

/** The highest count per colour. */
export const MOST_DICE = MASK;

export function packedCount(packed: number, colour: number): number {
  return (packed >>> (colour * BITS)) & MASK;
}

export function packedOne(colour: number): number {
  return packedDice(colour, 1);
}

export function packedDice(colour: number, count: number): number {
  if (count > MOST_DICE) throw new Error(`${count} dice of a colour are more than ${MOST_DICE}`);
  return count << (colour * BITS);
}

export function packedTotal(packed: number): number {
  let total = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) total += packedCount(packed, colour);
  return total;
}
