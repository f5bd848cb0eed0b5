import { type Options, rulesFor } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import { layRiver, receiveTile, startedTable } from '../testing/river.ts';
import { newTable, type Table, TEST_SOURCE } from '../testing/table.ts';
import { mysteriousOf } from './mysterious/hidden.ts';

const DOLPHIN = 'ganga2-2';
const PLAIN = 'ganga3-5';
const ALL_TILES = { riverPool: 'ganga1+ganga2+ganga3' };

function faultsOf(options: Options) {
  const refused = rulesFor(rajas, { players: 2, options });
  return refused.ok ? [] : refused.fault;
}

describe('the options of the river', () => {
  test('RAJ-GANGA-14 a printed river has no tiles and takes none', () => {
    expect(newTable().game.riverTiles).toEqual([]);
    expect(faultsOf({ riverPool: 'ganga1' })).toEqual([
      { path: 'options.riverPool', reason: 'the printed river uses no tiles', code: 'river-without-tiles' },
    ]);
    expect(faultsOf({ river: 'printed', riverPool: 'usual' })).toEqual([]);
    expect(faultsOf({ river: 'full-random', riverPool: 'ganga1' })).toEqual([]);
  });

  test('RAJ-GANGA-01 GB2-GANGA3-22 the recommended tiles are the first module’s for rolls, otherwise the first and third', () => {
    const tiles = (river: string) => startedTable({ river }).game.riverTiles.length;
    expect([tiles('ganga-roll'), tiles('full-random'), tiles('custom')]).toEqual([8, 25, 25]);
  });
});

describe('a custom river', () => {
  const layout = (riverLayout: string) => faultsOf({ river: 'custom', riverLayout });

  test('GB2-GANGA3-23 tiles can be on any round space', () => {
    for (const text of ['1 ganga-1', '25 ganga-1', '2   ganga-1 , 3 ganga-2,', '']) expect(layout(text)).toEqual([]);
    const table = startedTable({ river: 'custom', riverLayout: ' 2   ganga-1 , 3 ganga-2,' });
    expect(table.state.riverTiles.slice(0, 5)).toEqual([-1, -1, 0, 1, -1]);
    expect(startedTable({ river: 'custom' }).state.riverTiles.every((tile) => tile < 0)).toBe(true);
  });

  test.each([['0'], ['26'], ['1.5'], ['x'], ['-3']])('GB2-GANGA3-23 GB2-GANGA3-25 there is no space %s', (index) => {
    expect(layout(`${index} ganga-1`)).toEqual([
      {
        path: 'options.riverLayout',
        reason: `${Number(index)} is not a river space from 1 to 25`,
        code: 'no-such-river-space',
        values: { index: Number(index), last: 25 },
      },
    ]);
  });

  test('GB2-GANGA3-23 every tile must exist and be used once, one per space', () => {
    const path = 'options.riverLayout';
    expect(layout('3 moon')).toEqual([
      { path, reason: 'there is no river tile "moon"', code: 'no-such-river-tile', values: { id: 'moon' } },
    ]);
    expect(layout('3')).toMatchObject([{ code: 'no-such-river-tile', values: { id: '' } }]);
    expect(layout('3 ganga-1, 3 ganga-2')).toEqual([
      { path, reason: 'space 3 gets two tiles', code: 'two-tiles-on-a-space', values: { index: 3 } },
    ]);
    expect(layout('3 ganga-1, 4 ganga-1')).toEqual([
      { path, reason: 'tile ganga-1 is laid twice', code: 'river-tile-laid-twice', values: { id: 'ganga-1' } },
    ]);
  });

  test('GB2-GANGA3-23 a layout requires a custom river', () => {
    const wrong = [{ path: 'options.riverLayout', reason: 'a lay-out belongs to a custom river', code: 'layout-without-river' }];
    expect(faultsOf({ river: 'full-random', riverLayout: '3 ganga-1' })).toEqual(wrong);
    const { riverTiles } = startedTable({ river: 'full-random' }).state;
    expect(riverTiles.filter((tile) => tile >= 0)).toHaveLength(25);
  });
});

describe('the dolphin', () => {
  const river = (options: Options = {}): Table => startedTable({ river: 'full-random', ...ALL_TILES, ...options });

  test('GB2-GB1-06 it uses round spaces without a boat, tile or printed, but not its own', () => {
    const table = layRiver(river(), { 4: PLAIN }).seat(0, { boat: 6 }).seat(1, { boat: 9 });
    const { last } = table.game.river;
    const spaces = Array.from({ length: last - 1 }, (_, i) => i + 1).filter((index) => index !== 6 && index !== 9);
    expect(receiveTile(table, DOLPHIN).choices()).toEqual(['decline', ...spaces.map((index) => `use river-${index}`)]);
    table.seat(0, { karma: 2, money: 0 }).play('use river-4');
    expect(table.of('money-gained')).toMatchObject([{ seat: 0, amount: 4, source: { kind: 'river', index: 4 } }]);
  });

  test('GB2-GB1-06 it is optional', () => {
    const table = receiveTile(river(), DOLPHIN).play('decline');
    expect(table.of('declined')).toMatchObject([{ seat: 0, what: 'dolphin', source: { kind: 'river', index: 1 } }]);
  });

  test('GB2-MYST-10 only in Mysterious Waters does it reveal a tile when it lapses', () => {
    const dry = startedTable({ river: 'drying', ...ALL_TILES });
    if (dry.state.modules.drying) dry.state.modules.drying.dried = ~1;
    receiveTile(dry, DOLPHIN);
    expect([dry.of('lapsed').length, dry.frame()?.kind]).toEqual([1, 'place']);
  });

  test('GB2-MYST-10 it reveals face-down tiles, if there are any', () => {
    const waters = () => startedTable({ river: 'mysterious', ...ALL_TILES });
    const few = waters();
    mysteriousOf(few.state.modules).hidden = 0b101000;
    expect(receiveTile(few, DOLPHIN).choices()).toEqual(['decline', 'turn river-3', 'turn river-5']);
    few.play('decline');
    expect(few.of('declined')).toMatchObject([{ what: 'dolphin', source: { kind: 'river', index: 1 } }]);
    const none = waters();
    mysteriousOf(none.state.modules).hidden = 0;
    expect(receiveTile(none, DOLPHIN).frame()?.kind).toBe('place');
  });

  test('GB2-MYST-10 no other lapsed effect reveals a tile', () => {
    const table = startedTable({ river: 'mysterious', ...ALL_TILES }).seat(0, { karma: 3 });
    receiveTile(table, 'ganga3-3');
    expect(table.of('lapsed')).toMatchObject([{ what: 're-score' }]);
    expect(table.frame()?.kind).toBe('place');
  });
});

test('GB2-DRY-04 a dried-up space is explained as dried up, not as occupied', () => {
  const table = startedTable({ river: 'drying' }).seat(0, { boat: 3 }).seat(1, { boat: 5 });
  if (table.state.modules.drying) table.state.modules.drying.dried = 1 << 4;
  table.run({ kind: 'sail', seat: 0, least: 1, most: 3, source: TEST_SOURCE });
  const why = (index: number) => rajas.explain(table.game, rajas.viewFor(table.game, table.position, 0), 0, `river:${index}`);
  expect(why(4)).toEqual({ code: 'dried-up', rule: 'GB2-DRY-04' });
  expect(why(5)).toEqual({ code: 'occupied-by-a-boat', rule: 'RAJ-RIVER-05' });
  expect(why(6)).toBeUndefined();
});
