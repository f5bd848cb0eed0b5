import { AT, type Game, type State, TYPES } from './names.ts';

/** Buildings, goods and ships on the way to a set. */
export function measureRows(game: Game, state: State, seat: number, row: Float64Array): void {
  measureBuildings(buildingCounts(game, state, seat), row);
  measureGoods(game, state, seat, row);
  const ships = state.ships[seat] as readonly number[];
  row[AT.ships] = ships.length;
  if (ships.length === 0) return;
  row[AT['second-ship']] = ships.length > 1 ? 1 : 0;
  row[AT['ship-room']] = 1 - (game.flag[ships.at(-1) as number] as number) / 28;
}

/** By type: the buildings before a seat. */
export function buildingCounts(game: Game, state: State, seat: number): number[] {
  const counts = new Array<number>(TYPES).fill(0);
  for (const card of state.buildings[seat] as readonly number[])
    for (const type of game.buildings[card] as readonly number[]) counts[type] = (counts[type] as number) + 1;
  return counts;
}

function measureBuildings(counts: readonly number[], row: Float64Array): void {
  for (const count of counts) {
    row[AT.buildings] = (row[AT.buildings] as number) + count;
    if (count > 0) row[AT['building-kinds']] = (row[AT['building-kinds']] as number) + 1;
    if (count > 1) row[AT['building-pair']] = 1;
  }
}

function measureGoods(game: Game, state: State, seat: number, row: Float64Array): void {
  const counts = new Array<number>(TYPES).fill(0);
  const sums = new Array<number>(TYPES).fill(0);
  const best = new Array<number>(TYPES).fill(0);
  for (const cards of [state.goods, state.ships, state.buildings]) {
    for (const card of cards[seat] as readonly number[]) {
      const types = game.goodTypes[card] as readonly number[];
      for (let i = 0; i < types.length; i++) {
        const type = types[i] as number;
        const value = (game.goodValues[card] as readonly number[])[i] as number;
        counts[type] = (counts[type] as number) + 1;
        sums[type] = (sums[type] as number) + value;
        best[type] = Math.max(best[type] as number, value);
      }
    }
  }
  let kinds = 0;
  let kindsValue = 0;
  for (let type = 0; type < TYPES; type++) {
    row[AT.goods] = (row[AT.goods] as number) + (counts[type] as number);
    row[AT['goods-value']] = (row[AT['goods-value']] as number) + (sums[type] as number);
    if ((counts[type] as number) > 1)
      row[AT['goods-pair-value']] = Math.max(row[AT['goods-pair-value']] as number, sums[type] as number);
    if ((counts[type] as number) > 0) kinds++;
    kindsValue += best[type] as number;
  }
  if (kinds > 1) row[AT['goods-kinds-value']] = kindsValue;
}
