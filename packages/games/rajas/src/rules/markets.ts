import type { Seat } from '@durbar/engine';
import type { RajasGame, Tile } from '../game.ts';
import { entry, lowestBit } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { GOODS } from '../words.ts';
import { joinedCells, joinedTile } from './province.ts';
import { addPairs, addRaised, amountsIn, type Sums } from './sums.ts';

/** Which markets a sale can take, other than a single good. */
export const ANY_GOODS = -1;
export const DIFFERENT_GOODS = -2;
export const ONE_GOOD = -3;

const ALL_GOODS = (1 << GOODS.length) - 1;

/** The money for scoring a market: its printed value plus module bonuses (RAJ-MARKET-01). */
function marketValue(game: RajasGame, state: RajasState, seat: Seat, good: number, printed: number): number {
  let value = printed;
  const changes = game.hooks.marketValue;
  for (let i = 0; i < changes.length; i++) value += (changes[i] as (typeof changes)[number])(game, state, seat, good);
  return value;
}

/** RAJ-TILE-03. */
export function tileMoney(game: RajasGame, state: RajasState, seat: Seat, tile: Tile): number {
  let money = 0;
  for (const { good, value } of tile.markets) money += marketValue(game, state, seat, good, value);
  return money;
}

/** Whether a market of a good (or of any good, for ANY_GOODS etc.) is visible. */
export function hasMarket(game: RajasGame, state: RajasState, seat: Seat, good: number): boolean {
  const wanted = good < 0 ? ALL_GOODS : 1 << good;
  return (visibleGoods(game, state, seat) & wanted) !== 0;
}

/** The goods whose markets are visible, as bits. */
export function visibleGoods(game: RajasGame, state: RajasState, seat: Seat): number {
  let goods = 0;
  for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
    goods |= joinedTile(game, state, seat, lowestBit(cells)).goods;
  }
  return goods;
}

/**
 * The possible amounts of a sale, highest first. Only the sum matters (RAJ-MARKET-10), so sets of markets with equal sums are one choice.
 */
export function saleAmounts(game: RajasGame, state: RajasState, seat: Seat, goods: number, max: number): number[] {
  const values = valuesByGood(game, state, seat);
  const sums: Sums = [];
  // RAJ-MARKET-05.
  if (goods >= 0) addUpTo(sums, values[goods] as number[], max);
  else if (goods === ANY_GOODS) addUpTo(sums, values.flat(), max);
  else if (goods === ONE_GOOD) for (const ofGood of values) addUpTo(sums, ofGood, max);
  // RAJ-MARKET-04.
  else addRaised(sums, mix(values, 0, max, substitutes(game, state, seat)), 0);
  return amountsIn(sums).filter((amount) => amount > 0);
}

function substitutes(game: RajasGame, state: RajasState, seat: Seat): number {
  let sum = 0;
  for (const extra of game.hooks.substitutes) sum += extra(game, state, seat);
  return sum;
}

/** The value of each visible market, by good. */
function valuesByGood(game: RajasGame, state: RajasState, seat: Seat): number[][] {
  const values = GOODS.map((): number[] => []);
  for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
    // RAJ-MARKET-09.
    for (const { good, value } of joinedTile(game, state, seat, lowestBit(cells)).markets) {
      entry(values, good).push(marketValue(game, state, seat, good, value));
    }
  }
  return values;
}

/** For each number of markets up to `max`: the sums of exactly that many. */
function sumsByNumber(values: readonly number[], max: number): Sums[] {
  const sums: Sums[] = [[1]];
  for (let n = Math.min(max, values.length); n > 0; n--) sums.push([]);
  for (const value of values) {
    for (let n = sums.length - 1; n > 0; n--) addRaised(sums[n] as Sums, sums[n - 1] as Sums, value);
  }
  return sums;
}

function addUpTo(into: Sums, values: readonly number[], max: number): void {
  for (const sums of sumsByNumber(values, max)) addRaised(into, sums, 0);
}

/** Sums of at most `max` markets, of which at most `repeats` repeat a good. */
function mix(values: readonly (readonly number[])[], good: number, max: number, repeats: number): Sums {
  const own = values[good];
  if (!own) return [1];
  const all: Sums = [];
  for (const [n, sums] of sumsByNumber(own, Math.min(max, repeats + 1)).entries()) {
    addPairs(all, sums, mix(values, good + 1, max - n, repeats - Math.max(0, n - 1)));
  }
  return all;
}
