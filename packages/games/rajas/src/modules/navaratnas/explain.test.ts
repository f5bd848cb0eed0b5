import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { connect, navaratnas } from '../../testing/navaratnas.ts';
import { newTable, type Table, TEST_SOURCE } from '../../testing/table.ts';
import { navaratnasOf } from './tiles.ts';

function why(table: Table, thing: string, seat = 0) {
  return rajas.explain(table.game, rajas.viewFor(table.game, table.position, seat), seat, thing);
}

const NOT_NOW = { code: 'no-yield-tile-now', rule: 'RAJ-NAV-11' };

describe('why can’t I, with Navaratnas?', () => {
  test('RAJ-NAV-07 RAJ-NAV-12 explains tiles on display and the player’s yield spaces', () => {
    const table = navaratnas();
    const things = rajas.things(table.game, rajas.viewFor(table.game, table.position, 0), 0);
    expect(things.filter((thing) => thing.startsWith('yield-'))).toEqual([
      ...table.game.yieldTiles.map(({ id }) => `yield-tile:${id}`),
      ...['TL', 'T2', 'T4', 'TR', 'L2', 'L3', 'L4', 'R2', 'R3', 'R4', 'BC'].map((id) => `yield-space:${id}`),
    ]);
  });

  test('RAJ-NAV-13 a yield tile needs a free space of its colour', () => {
    const table = navaratnas();
    for (const place of ['T2', 'T4', 'BC']) connect(table, place);
    expect(why(table, 'yield-tile:W1')).toEqual({ code: 'no-free-yield-space', rule: 'RAJ-NAV-13' });
    expect(why(table, 'yield-tile:Y1')).toEqual(NOT_NOW);
  });

  test('RAJ-NAV-11 a yield tile is for the player choosing', () => {
    const table = navaratnas().run({ kind: 'navaratnas/choose', seat: 0, source: TEST_SOURCE });
    expect(why(table, 'yield-tile:W1')).toBeUndefined();
    expect(why(table, 'yield-tile:W1', 1)).toEqual(NOT_NOW);
    table.position.agenda.length = 0;
    expect(why(table, 'yield-tile:W1')).toEqual(NOT_NOW);
  });

  test('RAJ-NAV-11 RAJ-NAV-13 a yield space is for the player placing a tile of its colour', () => {
    const table = newTable({ options: { navaratnas: 'on' } });
    expect([why(table, 'yield-space:TL'), why(table, 'yield-space:TL', 1)]).toEqual([undefined, NOT_NOW]);
    const running = navaratnas();
    expect(why(running, 'yield-space:T2')).toEqual(NOT_NOW);
    running.position.agenda.length = 0;
    expect(why(running, 'yield-space:T2')).toEqual(NOT_NOW);
  });

  test('RAJ-NAV-16 explains a tile that is gone; unknown things have no explanation', () => {
    const table = navaratnas();
    navaratnasOf(table.state.modules).display[table.game.yieldTiles.findIndex(({ id }) => id === 'W1')] = 0;
    expect(why(table, 'yield-tile:W1')).toEqual({ code: 'not-in-the-display', rule: 'RAJ-NAV-16' });
    for (const thing of ['yield-tile:moon', 'yield-space:moon', 'dragon:1']) expect(why(table, thing)).toBeUndefined();
  });
});
