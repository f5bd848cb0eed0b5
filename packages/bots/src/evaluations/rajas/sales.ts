import { GOODS, NONE } from '@durbar/rajas/vocabulary';
import { at } from '../../numbers.ts';
import { ONE_OF_EACH, type State, type Tables } from './tables.ts';

/** The money of the best sale: at most `max` markets of one good (NONE: any good), or one of each. */
export function bestSale(tables: Tables, state: State, seat: number, goods: number, max: number): number {
  const values = marketsByGood(tables, state, seat);
  if (goods === ONE_OF_EACH) return values.reduce((sum, [first = 0]) => sum + first, 0);
  const sums = values.map((ofGood) => ofGood.slice(0, max).reduce((sum, value) => sum + value, 0));
  return goods >= 0 ? (sums[goods] ?? 0) : Math.max(...sums);
}

/** The values of all markets, highest first. */
function marketsByGood(tables: Tables, state: State, seat: number): number[][] {
  const values: number[][] = Array.from({ length: GOODS.length }, () => []);
  const { cells } = tables;
  for (let cell = 0; cell < cells; cell++) {
    const index = at(state.tiles, seat * cells + cell);
    if (index === NONE) continue;
    for (const { good, value } of tables.tiles[index]?.markets ?? []) values[good]?.push(value);
  }
  for (const ofGood of values) ofGood.sort((a, b) => b - a);
  return values;
}
