import { add } from '../row.ts';
import { AT, bitCount, COLOURS, FACES, type Game, KINDS_OF_DICE, NONE, type State } from './names.ts';

const LOW = 3;
/** Tiles with at least so much on them are worth waiting for. */
const RICH = 4;

/** The dice on Kali, and the tiles they could pay for. */
export function measureDice(game: Game, state: State, seat: number, row: Float64Array): void {
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
  row[AT['best-colour']] = sorted[0] as number;
  row[AT['second-colour']] = sorted[1] as number;
  row[AT.colours] = sums.reduce((count, sum) => count + (sum > 0 ? 1 : 0), 0);
  row[AT['different-values']] = bitCount(values);
  measureOffers(game, state, sums, row);
}

function measureOffers(game: Game, { tops }: State, sums: readonly number[], row: Float64Array): void {
  for (const top of tops) {
    const tile = top === NONE ? undefined : game.tiles[top];
    if (!tile || tile.price > (sums[tile.colour] as number)) continue;
    let worth = 2 * tile.buildings.length;
    for (const { value } of tile.markets) worth += value;
    row[worth >= RICH ? AT['rich-tile'] : AT['cheap-tile']] = 1;
  }
}
