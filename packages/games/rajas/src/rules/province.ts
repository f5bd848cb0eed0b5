import type { Seat } from '@durbar/engine';
import type { Grid, RajasGame, Tile } from '../game.ts';
import { at, bitsAt, changed, countBits, entry, lowestBit, range } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { EDGES, NONE } from '../words.ts';

/** Cells are bits of one number; roads across the top, right, bottom and left edges are four such numbers per seat. */
const TOP = 1;
const RIGHT = 2;
const BOTTOM = 4;
const LEFT = 8;

export function cellIndex(game: RajasGame, seat: Seat, cell: number): number {
  return seat * game.grid.cells.length + cell;
}

/** The tile with this number; undefined for NONE, checked first because negative indices are slow. */
export function tileNumbered(game: RajasGame, tile: number): Tile | undefined {
  return tile === NONE ? undefined : entry(game.tiles, tile);
}

/** RAJ-MARKET-02. */
export function topTile(game: RajasGame, state: RajasState, seat: Seat, cell: number): Tile | undefined {
  return tileNumbered(game, at(state.tiles, cellIndex(game, seat, cell)));
}

/** The tile on a connected cell; every such cell has one. */
export function joinedTile(game: RajasGame, state: RajasState, seat: Seat, cell: number): Tile {
  return entry(game.tiles, at(state.tiles, cellIndex(game, seat, cell)));
}

/** Cells with a tile. */
export function filledCells(game: RajasGame, state: RajasState, seat: Seat): number {
  const i = seat * EDGES.length;
  const { roads } = state;
  return (at(roads, i) | at(roads, i + 1) | at(roads, i + 2) | at(roads, i + 3)) & game.grid.buildable;
}

export function emptyCells(game: RajasGame, state: RajasState, seat: Seat): number {
  return game.grid.buildable & ~filledCells(game, state, seat);
}

/** Cells whose neighbour across an edge (by its bit) is connected and has a road leading here (GB2-WILD-13, GB2-WILD-14). */
function reachedOver(grid: Grid, state: RajasState, seat: Seat, edge: number): number {
  const i = seat * EDGES.length;
  const joined = at(state.joined, seat);
  if (edge === TOP) return (joined & at(state.roads, i + 2)) << grid.columns;
  if (edge === BOTTOM) return (joined & at(state.roads, i)) >>> grid.columns;
  if (edge === LEFT) return (joined & at(state.roads, i + 1) & grid.notLastColumn) << 1;
  return (joined & at(state.roads, i + 3) & grid.notFirstColumn) >>> 1;
}

/** Empty cells where a road of the network ends: any tile can be rotated to connect there (RAJ-PROV-03). */
export function openCells(game: RajasGame, state: RajasState, seat: Seat): number {
  const { grid } = game;
  const reached =
    reachedOver(grid, state, seat, TOP) |
    reachedOver(grid, state, seat, RIGHT) |
    reachedOver(grid, state, seat, BOTTOM) |
    reachedOver(grid, state, seat, LEFT);
  return reached & emptyCells(game, state, seat);
}

/** Cells where a tile with these road ends would connect to the network (RAJ-PROV-06, RAJ-PROV-07). */
export function cellsJoinedBy(game: RajasGame, state: RajasState, seat: Seat, ends: number): number {
  const { grid } = game;
  let cells = 0;
  if (ends & TOP) cells |= reachedOver(grid, state, seat, TOP);
  if (ends & RIGHT) cells |= reachedOver(grid, state, seat, RIGHT);
  if (ends & BOTTOM) cells |= reachedOver(grid, state, seat, BOTTOM);
  if (ends & LEFT) cells |= reachedOver(grid, state, seat, LEFT);
  return cells;
}

/** How many road ends of a tile on this cell meet the network. */
export function meetingRoads(game: RajasGame, state: RajasState, seat: Seat, cell: number, ends: number): number {
  let met = 0;
  for (let edge = 1; edge <= LEFT; edge <<= 1) {
    if (ends & edge && reachedOver(game.grid, state, seat, edge) & (1 << cell)) met |= edge;
  }
  return countBits(met);
}

/** Cells connected to the residence by these roads (RAJ-PROV-04, RAJ-PROV-08). */
function flood(grid: Grid, top: number, right: number, bottom: number, left: number): number {
  let joined = 1 << grid.residence;
  for (;;) {
    const next =
      joined |
      (((joined & bottom) << grid.columns) & top) |
      (((joined & top) >>> grid.columns) & bottom) |
      (((joined & right & grid.notLastColumn) << 1) & left) |
      (((joined & left & grid.notFirstColumn) >>> 1) & right);
    if (next === joined) return joined;
    joined = next;
  }
}

function without(roads: number, bit: number, ends: number, edge: number): number {
  return ends & edge ? roads | bit : roads & ~bit;
}

/** Cells connected to the residence if one cell's road ends changed. */
function joinedWith(game: RajasGame, state: RajasState, seat: Seat, cell: number, ends: number): number {
  const i = seat * EDGES.length;
  const bit = 1 << cell;
  return flood(
    game.grid,
    without(at(state.roads, i), bit, ends, TOP),
    without(at(state.roads, i + 1), bit, ends, RIGHT),
    without(at(state.roads, i + 2), bit, ends, BOTTOM),
    without(at(state.roads, i + 3), bit, ends, LEFT),
  );
}

/** Whether every connected cell stays connected when a cell's road ends change (RAJ-MB-05, RAJ-MB-12). */
export function keepsJoined(game: RajasGame, state: RajasState, seat: Seat, cell: number, ends: number): boolean {
  const old = roadEnds(game, state, seat, cell);
  if ((old & ends) === old) return true;
  const joined = at(state.joined, seat);
  return (joinedWith(game, state, seat, cell, ends) & joined) === joined;
}

/** Road ends of the top tile on a cell. */
function roadEnds(game: RajasGame, state: Pick<RajasState, 'tiles' | 'rotations'>, seat: Seat, cell: number): number {
  const i = cellIndex(game, seat, cell);
  const tile = tileNumbered(game, at(state.tiles, i));
  return tile === undefined ? 0 : at(tile.ends, at(state.rotations, i));
}

/** Sets a cell's top tile and recomputes the roads (RAJ-MB-10, RAJ-PROV-09). */
export function layTop(game: RajasGame, state: RajasState, seat: Seat, cell: number, tile: number, rotation: number): void {
  const i = cellIndex(game, seat, cell);
  state.tiles = changed(state.tiles, i, tile);
  state.rotations = changed(state.rotations, i, rotation);
  joinRoads(game, state, seat, cell, roadEnds(game, state, seat, cell));
}

function joinRoads(game: RajasGame, state: RajasState, seat: Seat, cell: number, ends: number): void {
  const first = seat * EDGES.length;
  const bit = 1 << cell;
  const roads = state.roads.slice();
  for (let edge = 0; edge < EDGES.length; edge++) roads[first + edge] = without(at(roads, first + edge), bit, ends, 1 << edge);
  state.roads = roads;
  const joined = flood(game.grid, at(roads, first), at(roads, first + 1), at(roads, first + 2), at(roads, first + 3));
  state.joined = changed(state.joined, seat, joined);
}

/** The roads of all provinces, seat × edge, computed from their tiles. */
export function roadsOn(game: RajasGame, state: Pick<RajasState, 'tiles' | 'rotations'>): number[] {
  const { grid, players } = game;
  return range(players * EDGES.length).map((i) => {
    const edge = 1 << (i % EDGES.length);
    const leads = (cell: number) => edge & roadEnds(game, state, Math.floor(i / EDGES.length), cell);
    const residence = grid.residenceEnds & edge ? [grid.residence] : [];
    return bitsAt([...residence, ...range(grid.cells.length).filter(leads)]);
  });
}

/** The cells these roads connect to the residence, by seat. */
export function joinedBy({ grid, players }: RajasGame, roads: readonly number[]): number[] {
  const road = (seat: Seat, edge: number) => at(roads, seat * EDGES.length + edge);
  return range(players).map((seat) => flood(grid, road(seat, 0), road(seat, 1), road(seat, 2), road(seat, 3)));
}

/** The yield places that a tile with these road ends touches, as bits (RAJ-YIELD-02, RAJ-YIELD-04). */
export function touchedYields(game: RajasGame, cell: number, ends: number): number {
  let places = 0;
  for (let rest = ends; rest !== 0; rest &= rest - 1) {
    places |= at(game.grid.touches, cell * EDGES.length + lowestBit(rest));
  }
  return places;
}

/** Cells with a connected tile; others have no function yet (GB2-WILD-18, GB2-WILD-19, GB2-INT-35). */
export function joinedCells(game: RajasGame, state: RajasState, seat: Seat): number {
  return at(state.joined, seat) & game.grid.buildable;
}
