import { COLOURS, colourOf, FACES, faceOf, KINDS_OF_DICE } from '@durbar/rajas/vocabulary';
import { addAt, at, countBits, rowAt, zeros } from '../../numbers.ts';
import { add } from '../row.ts';
import { AT } from './names.ts';
import type { State, Tables } from './tables.ts';

/** With fewer dice there is little to do. */
const FEW = 3;

/** The dice on Kali. */
export function measureDice({ highestFare }: Tables, state: State, seat: number, row: Float64Array): void {
  const sums = zeros(COLOURS.length);
  let values = 0;
  for (let die = 0; die < KINDS_OF_DICE; die++) {
    const count = at(state.dice, seat * KINDS_OF_DICE + die);
    if (count === 0) continue;
    const value = faceOf(die);
    addAt(sums, colourOf(die), count * value);
    values |= 1 << value;
    add(row, AT.dice, count);
    add(row, AT['dice-sum'], count * value);
    if (value <= highestFare) add(row, AT['low-dice'], count);
  }
  let best = 0;
  let second = 0;
  let colours = 0;
  for (const sum of sums) {
    if (sum > 0) colours++;
    if (sum > best) [best, second] = [sum, best];
    else if (sum > second) second = sum;
  }
  row[AT['few-dice']] = Math.max(FEW - rowAt(row, AT.dice), 0);
  row[AT['best-colour']] = best;
  row[AT['second-colour']] = second;
  row[AT.colours] = colours;
  row[AT['different-values']] = countBits(values);
}

/** The highest value up to `most` on the seat's dice: one of them will be paid. */
export function highestDie(state: State, seat: number, most: number): number {
  for (let value = most; value > 1; value--) {
    for (let die = value - 1; die < KINDS_OF_DICE; die += FACES) if (at(state.dice, seat * KINDS_OF_DICE + die) > 0) return value;
  }
  return 1;
}
