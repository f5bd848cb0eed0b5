import { addAt, at, entry, rowAt, zeros } from '../../numbers.ts';
import { add } from '../row.ts';
import { AT } from './names.ts';
import type { State, Tables } from './tables.ts';

/** Buildings, goods and ships on the way to a set. */
export function measureRows(tables: Tables, state: State, seat: number, row: Float64Array): void {
  measureBuildings(buildingCounts(tables, state, seat), row);
  measureGoods(tables, state, seat, row);
  const ships = entry(state.ships, seat);
  row[AT.ships] = ships.length;
  if (ships.length === 0) return;
  row[AT['second-ship']] = ships.length > 1 ? 1 : 0;
  row[AT['ship-room']] = 1 - entry(tables.cards, at(ships, ships.length - 1)).flag / tables.highestFlag;
}

/** A seat's buildings, by type. */
export function buildingCounts({ cards, buildingTypes }: Tables, state: State, seat: number): number[] {
  const counts = zeros(buildingTypes);
  for (const card of entry(state.buildings, seat)) for (const type of entry(cards, card).buildings) addAt(counts, type, 1);
  return counts;
}

function measureBuildings(counts: readonly number[], row: Float64Array): void {
  for (const count of counts) {
    add(row, AT.buildings, count);
    if (count > 0) add(row, AT['building-kinds'], 1);
    if (count > 1) row[AT['building-pair']] = 1;
  }
}

function measureGoods({ cards, goodsTypes }: Tables, state: State, seat: number, row: Float64Array): void {
  const counts = zeros(goodsTypes);
  const sums = zeros(goodsTypes);
  const best = zeros(goodsTypes);
  for (const rows of [state.goods, state.ships, state.buildings]) {
    for (const card of entry(rows, seat)) {
      for (const { type, value } of entry(cards, card).goods) {
        addAt(counts, type, 1);
        addAt(sums, type, value);
        best[type] = Math.max(at(best, type), value);
      }
    }
  }
  let kinds = 0;
  let kindsValue = 0;
  for (let type = 0; type < goodsTypes; type++) {
    const [count, sum] = [at(counts, type), at(sums, type)];
    add(row, AT.goods, count);
    add(row, AT['goods-value'], sum);
    if (count > 1) row[AT['goods-pair-value']] = Math.max(rowAt(row, AT['goods-pair-value']), sum);
    if (count > 0) kinds++;
    kindsValue += at(best, type);
  }
  if (kinds > 1) row[AT['goods-kinds-value']] = kindsValue;
}
