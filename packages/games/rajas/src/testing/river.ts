import type { Options } from '@durbar/engine';
import { range } from '../numbers.ts';
import { NONE } from '../words.ts';
import { newTable, type SeatFixture, type Table } from './table.ts';

/** A table after set-up; set-up questions get their first choice. */
export function startedTable(options: Options, players = 2): Table {
  const table = newTable({ players, options });
  while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
  for (const seat of range(players)) table.seat(seat, { dice: [] });
  return table.fresh();
}

export function riverTile(table: Table, id: string): number {
  const tile = table.game.riverTiles.findIndex((one) => one.id === id);
  if (tile === NONE) throw new Error(`no river tile ${id}`);
  return tile;
}

/** Puts tiles face up on river spaces and removes all others. */
export function layRiver(table: Table, tiles: Readonly<Record<number, string>>): Table {
  table.state.riverTiles = table.state.riverTiles.map(() => NONE);
  for (const [index, id] of Object.entries(tiles))
    table.state.riverTiles = table.state.riverTiles.with(Number(index), riverTile(table, id));
  return table;
}

/** Seat 0 receives the benefit of a river tile. */
export function landOn(id: string, options: Options, fixture: SeatFixture): Table {
  const table = startedTable({ river: 'full-random', ...options }).seat(0, { money: 0, fame: 0, ...fixture });
  return receiveTile(table, id);
}

export function receiveTile(table: Table, id: string): Table {
  const gain = table.game.riverTiles[riverTile(table, id)]?.gain.index ?? NONE;
  return table.run({ kind: 'gain', seat: 0, gain, die: 0, source: { kind: 'river', index: 1 } });
}
