import { connectedYields, openCellCount } from '@durbar/rajas/reading';
import { GOODS, NONE } from '@durbar/rajas/vocabulary';
import { addAt, at, rowAt, zeros } from '../../numbers.ts';
import { add } from '../row.ts';
import { AT } from './names.ts';
import type { State, Tables } from './tables.ts';

/** Tiles, markets, yields and room to build on. */
export function measureProvince(tables: Tables, state: State, seat: number, row: Float64Array): void {
  const { cells } = tables;
  const sums = zeros(GOODS.length);
  const best = zeros(GOODS.length);
  let tiles = 0;
  for (let cell = 0; cell < cells; cell++) {
    const index = at(state.tiles, seat * cells + cell);
    if (index === NONE) continue;
    tiles++;
    for (const { good, value } of tables.tiles[index]?.markets ?? []) {
      addAt(sums, good, value);
      best[good] = Math.max(at(best, good), value);
    }
  }
  row[AT.tiles] = tiles;
  for (let good = 0; good < GOODS.length; good++) {
    const sum = at(sums, good);
    add(row, AT['market-values'], sum);
    add(row, AT['different-goods'], at(best, good));
    if (sum > rowAt(row, AT['best-good'])) row[AT['best-good']] = sum;
  }
  row[AT.yields] = connectedYields(state, seat);
  row[AT['open-cells']] = openCellCount(tables.game, state, seat);
}
