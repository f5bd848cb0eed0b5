import { GOODS, NONE } from '@durbar/rajas/vocabulary';
import { addAt, at, zeros } from '../../numbers.ts';
import { ONE_OF_EACH, type State, type Tables } from './tables.ts';

/** The money of the best sale: at most `max` markets of one good (NONE: any good), or one of each. */
export function bestSale(tables: Tables, state: State, seat: number, goods: number, max: number): number {
  if (goods === ONE_OF_EACH) return oneOfEach(tables, state, seat);
  const counts = zeros(GOODS.length);
  const sums = zeros(GOODS.length);
  eachMarket(tables, state, seat, (good, value) => {
    addAt(counts, good, 1);
    addAt(sums, good, value);
  });
  let best = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (goods >= 0 && good !== goods) continue;
    best = Math.max(best, at(counts, good) <= max ? at(sums, good) : highest(tables, state, seat, good, max));
  }
  return best;
}

function oneOfEach(tables: Tables, state: State, seat: number): number {
  const best = zeros(GOODS.length);
  let sum = 0;
  eachMarket(tables, state, seat, (good, value) => {
    if (value <= at(best, good)) return;
    sum += value - at(best, good);
    best[good] = value;
  });
  return sum;
}

/** The sum of the `max` highest markets of a good. */
function highest(tables: Tables, state: State, seat: number, good: number, max: number): number {
  const values: number[] = [];
  eachMarket(tables, state, seat, (ofGood, value) => {
    if (ofGood === good) values.push(value);
  });
  values.sort((a, b) => b - a);
  let sum = 0;
  for (let index = 0; index < max; index++) sum += at(values, index);
  return sum;
}

function eachMarket({ cells, tiles }: Tables, state: State, seat: number, visit: (good: number, value: number) => void): void {
  for (let cell = 0; cell < cells; cell++) {
    const index = at(state.tiles, seat * cells + cell);
    if (index === NONE) continue;
    for (const { good, value } of tiles[index]?.markets ?? []) visit(good, value);
  }
}
