import { COLOURS } from '../words.ts';

/** Numbers of dice by colour in one whole number, so frames stay small: four bits for each colour. */
const BITS = 4;
const MASK = (1 << BITS) - 1;

/** The most dice of one colour that can be counted so. */
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
