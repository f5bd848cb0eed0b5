import type { GainData } from '../edition.ts';
import { navaratnasOf } from '../modules/navaratnas/tiles.ts';
import { range } from '../numbers.ts';
import { NONE } from '../words.ts';
import { newTable, type Table } from './table.ts';

export const NAV = { options: { navaratnas: 'on' } } as const;

/** The variant at the first placement, with the starting brown tiles placed. */
export function navaratnas(players = 2): Table {
  const table = newTable({ players, ...NAV });
  while (table.frame()?.kind === 'navaratnas/lay') table.play(table.choices()[0] ?? '');
  for (const seat of range(players)) table.seat(seat, { dice: [] });
  return table;
}

export const placeOf = (table: Table, id: string): number =>
  table.game.sides[0]?.yields.findIndex((place) => place.id === id) ?? NONE;
export const kind = (table: Table, colour: string, gain: Partial<GainData>): number =>
  table.game.yieldTiles.findIndex(
    (tile) =>
      tile.colourName === colour && Object.entries(gain).every(([key, value]) => Reflect.get(tile.gain.data, key) === value),
  );

/** Seat 0 has a yield tile on a space. */
export function withTile(table: Table, place: string, tile: number): Table {
  navaratnasOf(table.state.modules).laid[placeOf(table, place)] = tile;
  return table;
}

/** Seat 0 has connected a yield space. */
export function connect(table: Table, place: string): Table {
  table.state.connected = table.state.connected.with(0, (table.state.connected[0] ?? 0) | (1 << placeOf(table, place)));
  return table;
}

/** What a brown tile gives when its space is connected now. */
export function brown(gain: Partial<GainData>, arrange: (table: Table) => void): Table {
  const table = navaratnas().seat(0, { money: 0, fame: 6, bonusMarker: 0, waiting: 0 });
  withTile(table, 'TL', kind(table, 'brown', gain));
  connect(table, 'TL');
  arrange(table);
  return table.fresh().run({ kind: 'yield', seat: 0, place: placeOf(table, 'TL') });
}
