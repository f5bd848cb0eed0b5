import { add } from '../row.ts';
import { AT, bitCount, type Game, NONE, type State } from './names.ts';

type Tile = Game['tiles'][number];

/** What only modules bring: their tiles in the province and on the river, and what their boards gave to a seat. */
export function measureModules(game: Game, state: State, seat: number, row: Float64Array): void {
  const { navaratnas, holi, roads, pinkElephant } = state.modules;
  measureProvinceTiles(game, state, seat, row);
  if (game.riverTiles.length > 0) row[AT['river-tiles-ahead']] = tilesAhead(game, state, seat);
  if (navaratnas) measureYieldTiles(navaratnas.laid, state, seat, row);
  if (roads) add(row, AT.flags, roads.held[seat] as number);
  for (const holder of holi?.tiles ?? []) if (holder === seat) add(row, AT['festival-tiles'], 1);
  if (pinkElephant?.owner !== seat) return;
  row[AT.elephant] = 1;
  if (state.start !== seat && (pinkElephant.used & (1 << seat)) === 0) row[AT['elephant-ready']] = 1;
}

/** Cows raise what markets bring; wilderness lies loose until a road joins it. */
function measureProvinceTiles({ grid, tiles }: Game, state: State, seat: number, row: Float64Array): void {
  const from = seat * grid.cells.length;
  const joined = state.joined[seat] as number;
  for (let cell = 0; cell < grid.cells.length; cell++) {
    const tile = tiles[state.tiles[from + cell] as number];
    if (!tile) continue;
    if ((joined & (1 << cell)) === 0) add(row, AT['loose-distance'], distance(grid, cell));
    else if (isCow(tile)) add(row, AT.cows, 1);
  }
}

export function isCow({ coverDice }: Tile): boolean {
  return coverDice > 0;
}

/** The tiles that pay for a cow. */
export function marketTiles({ grid, tiles }: Game, state: State, seat: number): number {
  const from = seat * grid.cells.length;
  let count = 0;
  for (let cell = 0; cell < grid.cells.length; cell++) if (tiles[state.tiles[from + cell] as number]?.isMarketTile) count++;
  return count;
}

/** Steps from a cell to the residence. */
function distance({ columns, residence }: Game['grid'], cell: number): number {
  const rows = Math.floor(cell / columns) - Math.floor(residence / columns);
  return Math.abs(rows) + Math.abs((cell % columns) - (residence % columns));
}

/** As far as one long trip goes. */
const AHEAD = 6;

function tilesAhead({ river }: Game, { boats, riverTiles }: State, seat: number): number {
  const boat = boats[seat] as number;
  let count = 0;
  for (let space = boat + 1; space <= Math.min(boat + AHEAD, river.last); space++) if (riverTiles[space] !== NONE) count++;
  return count;
}

function measureYieldTiles(laid: readonly number[], state: State, seat: number, row: Float64Array): void {
  const places = laid.length / state.fame.length;
  let tiles = 0;
  for (let place = 0; place < places; place++) if (laid[seat * places + place] !== NONE) tiles |= 1 << place;
  row[AT['yield-tiles']] = bitCount(tiles);
  row[AT['received-yield-tiles']] = bitCount(tiles & (state.yielded[seat] as number));
}
