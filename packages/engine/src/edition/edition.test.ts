import { describe, expect, test } from 'vitest';
import * as shape from '../shape.ts';
import * as edition from './index.ts';

const TILE = shape.object({ id: shape.text(), price: shape.integer({ min: 1 }), goods: shape.array(shape.text()) });
const EDITION = shape.object({
  tiles: shape.array(TILE),
  river: shape.array(shape.integer()),
  limits: shape.record(shape.integer()),
});
const GROUPS = [
  { id: 'tiles', entries: ['tiles[]'] },
  { id: 'river', entries: ['river[]', 'limits.*'] },
];

function box() {
  return {
    provenance: { tiles: 'prices house', river: 'the first two found; the rest derived', 'limits.karma': 'found' },
    tiles: [
      { id: 'B1', price: 4, goods: ['tea'] },
      { id: 'B2', price: 5, goods: [] },
    ],
    river: [1, 2, 3],
    limits: { karma: 3, dice: 10 },
  };
}

describe('a path', () => {
  test('is written as faults write it', () => {
    for (const text of ['tiles[1].goods[0]', 'limits.karma', '']) expect(edition.pathText(edition.parsePath(text))).toBe(text);
    expect(edition.partAt(box(), edition.parsePath('tiles[1].price'))).toBe(5);
    expect(edition.partAt(box(), edition.parsePath('tiles[7].price'))).toBeUndefined();
  });

  test('changes and removes one part and leaves the rest as it is', () => {
    const data = box();
    const changed = edition.withPart(data, ['tiles', 0, 'price'], 9);
    expect(edition.differences(data, changed)).toEqual([{ at: 'tiles[B1].price', before: 4, after: 9 }]);
    expect(data).toEqual(box());
    expect(edition.partAt(edition.withoutPart(data, ['tiles', 0]), ['tiles'])).toEqual([box().tiles[1]]);
    expect(edition.withoutPart(data, ['limits', 'dice'])).toMatchObject({ limits: { karma: 3 } });
  });
});

describe('a mark', () => {
  test('finds a named entry again after the list changed', () => {
    const mark = edition.markOf(box(), ['tiles', 1, 'price']);
    expect(mark).toBe('tiles[B2].price');
    expect(edition.pathOfMark(edition.withoutPart(box(), ['tiles', 0]), mark)).toEqual(['tiles', 0, 'price']);
    expect(edition.pathOfMark({ tiles: [] }, mark)).toBeUndefined();
  });

  test('names entries without a name of their own by their place', () => {
    expect(edition.markOf(box(), ['river', 2])).toBe('river[2]');
    const twins = { tiles: [{ id: 'B1' }, { id: 'B1' }, { id: '7' }] };
    expect([0, 1, 2].map((place) => edition.markOf(twins, ['tiles', place]))).toEqual(['tiles[0]', 'tiles[1]', 'tiles[2]']);
  });
});

describe('differences', () => {
  test('compare named entries by name, whatever their order', () => {
    const other = {
      ...box(),
      tiles: [
        { id: 'B3', price: 1, goods: [] },
        { ...box().tiles[1], price: 6 },
      ],
      limits: { karma: 3 },
    };
    expect(edition.differences(box(), other)).toEqual([
      { at: 'tiles[B1]', before: box().tiles[0], after: undefined },
      { at: 'tiles[B2].price', before: 5, after: 6 },
      { at: 'tiles[B3]', before: undefined, after: { id: 'B3', price: 1, goods: [] } },
      { at: 'limits.dice', before: 10, after: undefined },
    ]);
    expect(edition.differences(box(), box())).toEqual([]);
  });

  test('are taken over one by one', () => {
    const other = {
      ...box(),
      tiles: [
        { ...box().tiles[0], price: 7 },
        { id: 'B3', price: 1, goods: [] },
      ],
      river: [1, 2, 4],
    };
    const marks = edition.differences(box(), other).map(({ at }) => at);
    expect(edition.merge(box(), other, ['river[2]'])).toEqual({ ...box(), river: [1, 2, 4] });
    expect(edition.merge(box(), other, marks)).toEqual(other);
    expect(edition.merge(box(), other, [])).toEqual(box());
  });
});

describe('groups', () => {
  test('list their entries and find the entry of a part', () => {
    const [tiles, river] = GROUPS;
    expect(tiles && edition.entriesOf(tiles, box())).toEqual([
      ['tiles', 0],
      ['tiles', 1],
    ]);
    expect(river && edition.entriesOf(river, box()).map(edition.pathText)).toEqual([
      'river[0]',
      'river[1]',
      'river[2]',
      'limits.karma',
      'limits.dice',
    ]);
    expect(edition.entryOf(GROUPS, box(), ['tiles', 1, 'goods', 0])).toMatchObject({ group: tiles, entry: ['tiles', 1] });
    expect(edition.entryOf(GROUPS, box(), ['provenance'])).toBeUndefined();
    expect(edition.entriesOf({ id: 'some', entries: ['tiles[price=5]'] }, box())).toEqual([['tiles', 1]]);
  });

  test('know where their entries come from, and how many are checked', () => {
    const note = { game: 'toy', title: 'Mine', basedOn: 'house', checked: ['tiles[B2]'] };
    const mine = edition.withNote(box(), note);
    const [tiles, river] = GROUPS;
    expect(edition.originsOf(mine, ['tiles', 0])).toEqual(['house']);
    expect(edition.originsOf(mine, ['tiles', 1])).toEqual(['box']);
    expect(edition.originsOf(mine, ['river', 0])).toEqual(['found', 'derived']);
    expect(edition.originsOf(mine, ['limits', 'karma'])).toEqual(['found']);
    expect(tiles && edition.progressOf(tiles, mine)).toEqual({ entries: 2, checked: 1, open: 1 });
    expect(tiles && edition.progressOf(tiles, { tiles: [] }, box())).toEqual({ entries: 2, checked: 0, open: 2 });
    expect(river && edition.groupOrigins(river, mine)).toEqual(['found', 'derived']);
  });
});

describe('gaps', () => {
  const CARD = shape.tagged('kind', {
    ship: shape.object({ id: shape.text(), kind: shape.text(), flag: shape.integer({ min: 1 }) }),
    goods: shape.object({ id: shape.text(), kind: shape.text() }),
  });
  const SMALL = shape.object(
    { tiles: shape.array(TILE, { max: 3 }), limits: shape.record(shape.integer()), cards: shape.array(CARD, { min: 1 }) },
    { modules: shape.object({ price: shape.integer({ min: 2 }), tiles: shape.array(TILE) }) },
  );
  const group = { id: 'all', entries: ['tiles[]', 'limits.*', 'cards[kind=ship]', 'modules.price', 'modules.tiles[]'] };
  const gaps = (data: unknown) => edition.gapsOf(group, SMALL.form, data);
  const names = (data: unknown) => gaps(data).map(({ kind, at }) => `${kind} ${edition.pathText(at)}`);

  test('are there before the first entry, and gone when a list is full', () => {
    const all = ['list tiles', 'record limits', 'list cards', 'part modules.price', 'list modules.tiles'];
    expect(names({ tiles: [], limits: {}, cards: [] })).toEqual(all);
    expect(names({ tiles: [1, 2, 3], limits: {}, cards: [], modules: { price: 2, tiles: [] } })).toEqual([
      'record limits',
      'list cards',
      'list modules.tiles',
    ]);
  });

  test('begin a new entry without the lists whose entries are the group’s own', () => {
    const BOARD = shape.object({ players: shape.array(shape.integer(), { min: 1 }), spaces: shape.array(TILE, { min: 1 }) });
    const { form } = shape.object({ boards: shape.array(BOARD, { min: 1 }) });
    const [gap] = edition.gapsOf({ id: 'boards', entries: ['boards[].players', 'boards[].spaces[]'] }, form, { boards: [] });
    expect(gap && edition.withEntry({ boards: [] }, gap, { base: {} }).data).toEqual({ boards: [{ players: [0], spaces: [] }] });
  });

  test('take an entry like the last one, with the next name of the base edition', () => {
    const base = {
      ...box(),
      cards: [
        { id: 'g1', kind: 'goods' },
        { id: 's1', kind: 'ship', flag: 9 },
      ],
    };
    const added = (data: unknown, place: number, name?: string) => {
      const gap = gaps(data)[place];
      if (!gap) throw new Error('no gap');
      return edition.withEntry(data, gap, { base, ...(name !== undefined && { name }) });
    };
    const first = added({}, 0);
    expect(first).toEqual({ data: { tiles: [{ id: 'B1', price: 1, goods: [] }] }, path: ['tiles', 0] });
    const typed = edition.withPart(first.data, ['tiles', 0, 'price'], 4);
    expect(edition.partAt(added(typed, 0).data, ['tiles', 1])).toEqual({ id: 'B2', price: 4, goods: [] });
    expect(edition.partAt(added({ tiles: [...box().tiles] }, 0).data, ['tiles', 2, 'id'])).toBe('B3');
    expect(added({}, 1, 'karma').data).toEqual({ limits: { karma: 0 } });
    expect(added({}, 2).data).toEqual({ cards: [{ id: 's1', kind: 'ship', flag: 1 }] });
    expect(added({}, 3).data).toEqual({ modules: { price: 2 } });
    const limits = gaps({})[1];
    expect(limits && edition.missingNames({ limits: { dice: 1 } }, limits, base)).toEqual(['karma']);
  });
});

describe('a form', () => {
  test('is found by the path of a part', () => {
    expect(edition.formAt(EDITION.form, box(), ['tiles', 0, 'price'])).toMatchObject({ kind: 'integer', min: 1 });
    expect(edition.formAt(EDITION.form, box(), ['limits', 'new'])).toMatchObject({ kind: 'integer' });
    expect(edition.formAt(EDITION.form, box(), ['tiles', 0, 'colour'])).toBeUndefined();
  });

  test('makes a new entry, and another kind of one with what both have', () => {
    expect(edition.emptyOf(TILE.form)).toEqual({ id: '', price: 1, goods: [] });
    const card = shape.tagged('kind', {
      ship: shape.object({ kind: shape.text(), die: shape.text(), flag: shape.integer({ min: 1 }) }),
      goods: shape.object({ kind: shape.text(), die: shape.text() }),
    });
    const { form } = card;
    if (form.kind !== 'tagged') throw new Error('not tagged');
    expect(edition.asKind(form, { kind: 'goods', die: 'blue' }, 'ship')).toEqual({ kind: 'ship', die: 'blue', flag: 1 });
    expect(edition.formAt(form, { kind: 'goods' }, ['kind'])).toEqual({ kind: 'choice', allowed: ['ship', 'goods'] });
  });
});

describe('a table of entries', () => {
  const tiles = [...box().tiles, { id: 'a "b", c', price: 6, goods: ['x;y', 'silk'] }];

  test('is written for a spreadsheet and read back', () => {
    expect(edition.csvOf(tiles)).toBe('id,price,goods[0],goods[1]\nB1,4,tea,\nB2,5,,\n"a ""b"", c",6,"x;y",silk\n');
    expect(edition.entriesOfCsv(edition.csvOf(tiles), TILE.form)).toEqual(tiles);
  });

  test('may be separated by tabs or semicolons, with blank lines', () => {
    expect(edition.entriesOfCsv('id\tprice\tgoods[0]\r\nB1\t4\ttea\r\n\r\n', TILE.form)).toEqual([box().tiles[0]]);
    expect(edition.entriesOfCsv('id;price\nB2;5', TILE.form)).toEqual([box().tiles[1]]);
  });

  test('keeps what does not fit, for the checks to name it', () => {
    expect(edition.entriesOfCsv('id,price\n7,many', TILE.form)).toEqual([{ id: '7', price: 'many', goods: [] }]);
    expect(edition.entriesOfCsv('', TILE.form)).toEqual([]);
  });
});

describe('what an edition says about itself', () => {
  const about = { game: 'taj-mahal', title: 'My box', basedOn: 'house', checked: [] };

  test('may name its owner and what bots found, and files without either stay valid', () => {
    const tested = { games: 100, finished: 99, roundTenths: 76, favoured: 1 };
    expect(edition.noteOf({ about })).toEqual(about);
    expect(edition.noteOf({ about: { ...about, by: 'Leila', tested } })).toEqual({ ...about, by: 'Leila', tested });
    expect(edition.noteOf({ about: { ...about, tested: { games: 100, finished: -1 } } })).toBeUndefined();
  });

  test('no longer says what bots found once it is another edition', () => {
    const tested = { games: 1, finished: 1 };
    expect(edition.withoutTest({ price: 4, about: { ...about, tested } })).toEqual({ price: 4, about });
    const untested = { price: 4, about };
    expect(edition.withoutTest(untested)).toBe(untested);
  });
});
