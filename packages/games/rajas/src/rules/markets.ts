import type { Seat } from '@durbar/engine';
import type { RajasGame, Tile } from '../game.ts';
import { at, filled, lowestBit } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { GOODS } from '../words.ts';
import { cellIndex, joinedCells, topTile } from './province.ts';

/** Which markets one sale may take, besides a single good. */
export const ANY_GOODS = -1;
export const DIFFERENT_GOODS = -2;
export const ONE_GOOD = -3;

const ALL_GOODS = (1 << GOODS.length) - 1;

/** Most markets in one sale: as many as a die has faces. */
const MOST_MARKETS = 6;

/** What scoring a market brings: its printed value and what modules add. */
function marketValue(game: RajasGame, state: RajasState, seat: Seat, good: number, printed: number): number {
  let value = printed;
  const changes = game.hooks.marketValue;
  for (let i = 0; i < changes.length; i++) value += changes[i]?.(game, state, seat, good) ?? 0;
  return value;
}

export function tileMoney(game: RajasGame, state: RajasState, seat: Seat, tile: Tile): number {
  let money = 0;
  for (const { good, value } of tile.markets) money += marketValue(game, state, seat, good, value);
  return money;
}

/** Whether a market of a good (any of ANY_GOODS …: of whatever good) is visible. */
export function hasMarket(game: RajasGame, state: RajasState, seat: Seat, good: number): boolean {
  const wanted = good < 0 ? ALL_GOODS : 1 << good;
  const first = cellIndex(game, seat, 0);
  for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
    const tile = game.tiles[at(state.tiles, first + lowestBit(cells))];
    if (tile && (tile.goods & wanted) !== 0) return true;
  }
  return false;
}

/**
 * The amounts a sale can bring, as bits. Only the sum of a sale matters (RAJ-MARKET-10), so sets of markets with equal sums
 * are one choice. `reach[g][n]`: sums of exactly n markets of good g.
 */
export function saleSums(game: RajasGame, state: RajasState, seat: Seat, goods: number, max: number): number {
  const reach = sumsByGood(game, state, seat, Math.min(max, MOST_MARKETS));
  if (goods >= 0) return union(reach[goods] ?? [], max);
  if (goods === ONE_GOOD) return reach.reduce((sums, ofGood) => sums | union(ofGood, max), 0);
  if (goods === ANY_GOODS) return mixedSums(reach, max, MOST_MARKETS) & ~1;
  let substitutes = 0;
  for (const extra of game.hooks.substitutes) substitutes += extra(game, state, seat);
  return mixedSums(reach, max, substitutes) & ~1;
}

function union(sums: readonly number[], max: number): number {
  let all = 0;
  for (let n = 1; n <= max && n < sums.length; n++) all |= at(sums, n);
  return all;
}

function sumsByGood(game: RajasGame, state: RajasState, seat: Seat, max: number): number[][] {
  const reach = GOODS.map(() => {
    const sums = filled(max + 1, 0);
    sums[0] = 1;
    return sums;
  });
  for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
    const markets = topTile(game, state, seat, lowestBit(cells))?.markets ?? [];
    for (let i = 0; i < markets.length; i++) {
      const market = markets[i];
      if (market) addMarket(reach[market.good] ?? [], marketValue(game, state, seat, market.good, market.value));
    }
  }
  return reach;
}

function addMarket(sums: number[], value: number): void {
  for (let n = sums.length - 1; n > 0; n--) sums[n] = at(sums, n) | (at(sums, n - 1) << value);
}

/** Sums of at most `max` markets in which at most `repeats` are of a good already used. */
function mixedSums(reach: readonly (readonly number[])[], max: number, repeats: number): number {
  return mix(reach, 0, max, repeats);
}

function mix(reach: readonly (readonly number[])[], good: number, max: number, repeats: number): number {
  const sums = reach[good];
  if (!sums) return 1;
  let all = 0;
  for (let n = 0; n < sums.length && n <= max && n - 1 <= repeats; n++) {
    if (at(sums, n) !== 0) all |= convolve(at(sums, n), mix(reach, good + 1, max - n, repeats - Math.max(0, n - 1)));
  }
  return all;
}

function convolve(a: number, b: number): number {
  let sums = 0;
  for (let rest = a; rest !== 0; rest &= rest - 1) sums |= b << lowestBit(rest);
  return sums;
}
