import { add } from '../row.ts';
import { AT, bitCount, COLOURS, FACES, KINDS_OF_DICE, LOW, type State } from './names.ts';

/** With fewer dice there is little to do. */
const FEW = 3;

/** The dice on Kali. */
export function measureDice(state: State, seat: number, row: Float64Array): void {
  const sums = new Array<number>(COLOURS).fill(0);
  let values = 0;
  for (let die = 0; die < KINDS_OF_DICE; die++) {
    const count = state.dice[seat * KINDS_OF_DICE + die] as number;
    if (count === 0) continue;
    const colour = Math.floor(die / FACES);
    const value = (die % FACES) + 1;
    sums[colour] = (sums[colour] as number) + count * value;
    values |= 1 << value;
    add(row, AT.dice, count);
    add(row, AT['dice-sum'], count * value);
    if (value <= LOW) add(row, AT['low-dice'], count);
  }
  const sorted = sums.toSorted((a, b) => b - a);
  row[AT['few-dice']] = Math.max(FEW - (row[AT.dice] as number), 0);
  row[AT['best-colour']] = sorted[0] as number;
  row[AT['second-colour']] = sorted[1] as number;
  row[AT.colours] = sums.reduce((count, sum) => count + (sum > 0 ? 1 : 0), 0);
  row[AT['different-values']] = bitCount(values);
}
