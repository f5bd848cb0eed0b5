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
  let best = 0;
  let second = 0;
  let colours = 0;
  for (const sum of sums) {
    if (sum > 0) colours++;
    if (sum > best) [best, second] = [sum, best];
    else if (sum > second) second = sum;
  }
  row[AT['few-dice']] = Math.max(FEW - (row[AT.dice] as number), 0);
  row[AT['best-colour']] = best;
  row[AT['second-colour']] = second;
  row[AT.colours] = colours;
  row[AT['different-values']] = bitCount(values);
}
