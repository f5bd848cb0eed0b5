import { add } from '../row.ts';
import { AT, type Game, GOODS, NONE, type State, TOKENS } from './names.ts';

/** What a seat has won for good: points, tokens, goods. */
export function measureHoldings(game: Game, state: State, seat: number, row: Float64Array): void {
  const reasons = state.points.length / game.players;
  for (let reason = 0; reason < reasons; reason++) add(row, AT.points, state.points[seat * reasons + reason] as number);
  for (let token = 0; token < TOKENS; token++) {
    const held = state.tokens[seat * TOKENS + token] as number;
    if (held > 0) add(row, AT.tokens, 1);
    if (held > 1) add(row, AT['token-pairs'], 1);
    if (state.specialHolders[token] === seat) add(row, AT['special-cards'], 1);
  }
  const owned = goodsOwned(game, state, seat);
  for (const count of owned) add(row, AT.goods, count);
  row[AT['goods-to-come']] = goodsToCome(game, state, owned);
}

/** By good: how many a seat's tiles show. */
export function goodsOwned(game: Game, state: State, seat: number): number[] {
  const owned = state.goodsTiles.slice(seat * GOODS, (seat + 1) * GOODS);
  for (let tile = 0; tile < state.tileOwners.length; tile++) {
    if (state.tileOwners[tile] !== seat) continue;
    for (const good of game.tileGoods[tile] ?? []) owned[good] = (owned[good] as number) + 1;
  }
  return owned;
}

/** What the province tiles of later visits would add for the goods owned now. */
function goodsToCome(game: Game, state: State, owned: readonly number[]): number {
  let sum = 0;
  for (let tile = state.visit; tile < state.tileOwners.length; tile++) {
    if (state.tileOwners[tile] !== NONE) continue;
    for (const good of game.tileGoods[tile] ?? []) sum += owned[good] as number;
  }
  return sum;
}
