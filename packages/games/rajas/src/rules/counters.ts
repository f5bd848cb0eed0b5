import type { Counter, Tile } from '../game.ts';
import { at, countBits, lowestBit } from '../numbers.ts';
import { ROADS } from '../words.ts';
import { upgradesMade } from './buildings.ts';
import { joinedCells, topTile } from './province.ts';

const BEND = ROADS.indexOf('bend');

/** Adds up a number of each visible tile of a province. */
export function overTiles(count: (tile: Tile) => number): Counter {
  return (game, state, seat) => {
    let sum = 0;
    for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
      const tile = topTile(game, state, seat, lowestBit(cells));
      if (tile) sum += count(tile);
    }
    return sum;
  };
}

/** What an amount may be multiplied by (`per` in the edition). */
export const coreCounters = {
  karma: (_game, state, seat) => at(state.karma, seat),
  upgrade: upgradesMade,
  market: overTiles((tile) => tile.markets.length),
  'market-tile': overTiles((tile) => (tile.isMarketTile ? 1 : 0)),
  building: overTiles((tile) => tile.buildings.length),
  bend: overTiles((tile) => (tile.road === BEND ? 1 : 0)),
  'river-space': (_game, state, seat) => at(state.boats, seat),
  'active-worker': (_game, state, seat) => at(state.active, seat),
  'connected-yield-tile': (_game, state, seat) => countBits(at(state.connected, seat)),
} as const satisfies Readonly<Record<string, Counter>>;
