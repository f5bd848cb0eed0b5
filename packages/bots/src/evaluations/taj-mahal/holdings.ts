import { GOODS, NONE, TOKENS } from '@durbar/taj-mahal/vocabulary';
import { addAt, at } from '../../numbers.ts';
import { add } from '../row.ts';
import { AT } from './names.ts';
import type { State, Tables } from './tables.ts';

/** What a seat has won for good: points, tokens, goods. */
export function measureHoldings(tables: Tables, state: State, seat: number, row: Float64Array): void {
  const reasons = state.points.length / tables.players;
  for (let reason = 0; reason < reasons; reason++) add(row, AT.points, at(state.points, seat * reasons + reason));
  for (let token = 0; token < TOKENS.length; token++) {
    const held = at(state.tokens, seat * TOKENS.length + token);
    if (held > 0) add(row, AT.tokens, 1);
    if (held > 1) add(row, AT['token-pairs'], 1);
    if (state.specialHolders[token] === seat) add(row, AT['special-cards'], 1);
  }
  const owned = goodsOwned(tables, state, seat);
  for (const count of owned) add(row, AT.goods, count);
  row[AT['goods-to-come']] = goodsToCome(tables, state, owned);
}

/** By good: how many a seat's tiles show. */
export function goodsOwned(tables: Tables, state: State, seat: number): number[] {
  const owned = state.goodsTiles.slice(seat * GOODS.length, (seat + 1) * GOODS.length);
  for (let tile = 0; tile < state.tileOwners.length; tile++) {
    if (state.tileOwners[tile] !== seat) continue;
    for (const good of tables.tileGoods[tile] ?? []) addAt(owned, good, 1);
  }
  return owned;
}

/** What the province tiles of later visits would add for the goods owned now. */
function goodsToCome(tables: Tables, state: State, owned: readonly number[]): number {
  let sum = 0;
  for (let tile = state.visit; tile < state.tileOwners.length; tile++) {
    if (state.tileOwners[tile] !== NONE) continue;
    for (const good of tables.tileGoods[tile] ?? []) sum += at(owned, good);
  }
  return sum;
}
