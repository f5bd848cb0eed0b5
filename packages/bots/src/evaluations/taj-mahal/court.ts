import { ELEPHANT, MOGUL, NONE, SYMBOLS } from '@durbar/taj-mahal/vocabulary';
import { at } from '../../numbers.ts';
import { goodsOwned } from './holdings.ts';
import type { State, Tables } from './tables.ts';

/** Whether a symbol's prize can still be won in this visit. */
export function isAtCourt(state: State, symbol: number): boolean {
  if (symbol === ELEPHANT) return state.tileOwners[state.visit - 1] === NONE;
  return symbol === MOGUL ? state.crownAtCourt === 1 : state.court[symbol] !== 0;
}

/** The most of a symbol that any other seat still in has played. */
export function bestOther(state: State, seat: number, symbol: number): number {
  let best = 0;
  for (let other = 0; other < state.isIn.length; other++) {
    if (other !== seat && state.isIn[other] === 1) best = Math.max(best, at(state.totals, other * SYMBOLS.length + symbol));
  }
  return best;
}

/** What the province tile of this visit is worth to a seat. */
export function tilePoints(tables: Tables, state: State, seat: number): number {
  const owned = goodsOwned(tables, state, seat);
  const tile = state.visit - 1;
  const isOwn = state.tileOwners[tile] === seat;
  let points = 0;
  for (const good of tables.tileGoods[tile] ?? []) points += (isOwn ? 0 : 1) + at(owned, good);
  return points;
}
