import type { Options, Seat } from '@durbar/engine';
import { PENDING } from '../modules/holi/places.ts';
import { type HoliState, holiOf } from '../modules/holi/state.ts';
import { range } from '../numbers.ts';
import type { SideName } from '../words.ts';
import { startedTable } from './river.ts';
import type { Table } from './table.ts';

/** Places of the tiles on the fame track: 20, 36, 53. */
export const AT_20 = 0;
export const AT_36 = 1;
export const AT_53 = 2;

/** The backs in the order of the data. */
export const BONUS = 0;
export const PALACE = 1;
export const YIELD = 2;

/** Seat 0 is to place; no one has money, fame or dice, and no track bonuses or workers are left. */
export function holiTable(side: SideName, players = 3, options: Options = {}): Table {
  const table = startedTable({ holi: side, ...options }, players);
  for (const seat of range(players)) table.seat(seat, { money: 0, fame: 0, bonusMarker: 0, waiting: 0 });
  table.state.bonuses = table.state.bonuses.map(() => 9);
  return table.fresh();
}

export function festivalsOf({ state }: Table): HoliState {
  return holiOf(state.modules);
}

/** Holds a tile's festival now, on a track, with the given back or the front. */
export function celebrate(table: Table, activator: Seat, track: number, back?: number): Table {
  const holi = festivalsOf(table);
  holi.tiles[AT_36] = PENDING;
  if (back !== undefined) holi.backs[AT_36] = back;
  holi.queue = [...holi.queue, { tile: AT_36, track, activator }];
  return table.run({ kind: 'holi/festival' });
}

/** Gives a player this many Holi tiles. */
export function holdTiles(table: Table, seat: Seat, count = 1): Table {
  for (const tile of range(count)) festivalsOf(table).tiles[tile] = seat;
  return table;
}
