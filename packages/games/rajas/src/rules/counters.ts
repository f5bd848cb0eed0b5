import type { Counter, Tile } from '../game.ts';
import { at, countBits, lowestBit } from '../numbers.ts';
import { ROADS } from '../words.ts';
import { upgradesMade } from './buildings.ts';
import { joinedCells, joinedTile } from './province.ts';

const BEND = ROADS.indexOf('bend');

/** Adds up a number of each visible tile of a province. */
export function overTiles(count: (tile: Tile) => number): Counter {
  return (game, state, seat) => {
    let sum = 0;
    for (let cells = joinedCells(game, state, seat); cells !== 0; cells &= cells - 1) {
      // RAJ-NAV-20.
      sum += count(joinedTile(game, state, seat, lowestBit(cells)));
    }
    return sum;
  };
}

/** What an amount can be multiplied by (`per` in the edition). */
export const coreCounters = {
  /** RAJ-GAIN-09, RAJ-GAIN-16, RAJ-GANGA-08. */
  karma: (_game, state, seat) => at(state.karma, seat),
  /** RAJ-GAIN-14, RAJ-GAIN-15, RAJ-NAV-26. */
  upgrade: upgradesMade,
  /** RAJ-GAIN-11. */
  market: overTiles((tile) => tile.markets.length),
  /** RAJ-NAV-21. */
  'market-tile': overTiles((tile) => (tile.isMarketTile ? 1 : 0)),
  /** RAJ-NAV-23. */
  building: overTiles((tile) => tile.buildings.length),
  /** RAJ-NAV-25. */
  bend: overTiles((tile) => (tile.road === BEND ? 1 : 0)),
  /** RAJ-NAV-22. */
  'river-space': (_game, state, seat) => at(state.boats, seat),
  /** RAJ-NAV-27. */
  'active-worker': (_game, state, seat) => at(state.active, seat),
  'connected-yield-tile': (_game, state, seat) => countBits(at(state.connected, seat)),
} as const satisfies Readonly<Record<string, Counter>>;
