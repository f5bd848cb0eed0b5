import { advance, ask, begin, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { at } from '../../numbers.ts';
import { newTable, type SeatFixture, type Table, type TableOptions, TEST_SOURCE } from '../../testing/table.ts';
import { viewFor } from '../../view.ts';

/** Answers the set-up questions with their first choices. */
function started(table: Table): Table {
  while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
  return table;
}

/** Karma cubes by seat; seat 0 may place a worker. */
function temple(
  side: 'front' | 'back',
  karma: readonly number[],
  fixture: SeatFixture = {},
  more: TableOptions['options'] = {},
): Table {
  const table = started(newTable({ players: karma.length, options: { kedarnath: side, ...more } }));
  for (const [seat, level] of karma.entries()) table.seat(seat, { karma: level });
  return table.seat(0, { money: 0, fame: 0, ...fixture }).fresh();
}

describe('the temple', () => {
  test('GB2-KED-01 GB2-GEN-13 one more action space at every player count', () => {
    for (const players of [2, 3, 4]) {
      const spaces = (kedarnath: string) => newTable({ players, options: { kedarnath } }).game.spaces.map(({ id }) => id);
      expect(spaces('front').filter((id) => !spaces('off').includes(id))).toEqual(['temple']);
      expect(spaces('back')).toEqual(spaces('front'));
    }
    const table = temple('front', [1, 1]).play('temple', 'row 0');
    expect(table.decider()).toBe(1);
    expect(table.choices()).not.toContain('temple');
  });

  test('GB2-KED-02 GB2-KED-07 it costs nothing and needs no die', () => {
    const table = temple('front', [1, 1], { dice: [] });
    expect(table.choices()).toContain('temple');
    table.play('temple');
    expect(table.choices().every((text) => text.startsWith('row'))).toBe(true);
    expect(table.types()).not.toContain('money-paid');
  });

  test('GB2-KED-03 a row is free while no cube is on its level', () => {
    expect(temple('front', [1, 1, 2]).play('temple').choices()).toEqual(['row 3', 'row 0']);
  });

  test('GB2-KED-04 GB2-KED-05 GB2-EX-07 a single free row leaves no choice; it is determined before the player’s karma changes', () => {
    const table = temple('front', [1, 2, 3]).play('temple');
    expect(table.of('kedarnath/blessed')).toMatchObject([{ seat: 0, row: 0 }]);
    expect([table.state.karma[0], table.state.fame[0]]).toEqual([2, 1]);
    for (const { source } of [...table.of('karma-gained'), ...table.of('fame-gained')]) {
      expect(source).toEqual({ kind: 'space', id: 'temple' });
    }
  });

  test('GB2-KED-06 no one can use it with a cube on every level', () => {
    const table = temple('front', [0, 1, 2, 3]);
    expect(table.choices()).not.toContain('temple');
    const view = viewFor(table.game, table.position, 0);
    expect(rajas.explain(table.game, view, 0, 'space:temple')).toMatchObject({ code: 'no-free-row', rule: 'GB2-KED-06' });
    expect(temple('front', [0, 1, 2]).choices()).toContain('temple');
  });

  test('GB2-KED-06 RAJ-PLACE-12 a worker that only blocks the temple gets no blessing', () => {
    const table = temple('front', [0, 1, 2, 3], {}, { blocking: 'any' }).play('temple');
    expect(table.of('lapsed')).toMatchObject([{ seat: 0, what: 'kedarnath/blessing' }]);
    expect([table.of('kedarnath/blessed'), table.decider()]).toEqual([[], 1]);
  });

  test('GB2-KED-23 the same row may be taken again in another round', () => {
    const table = temple('front', [1, 1]).play('temple', 'row 0');
    table.state.workers[table.space('temple')] = 0;
    table.run({ kind: 'place', seat: 0 }).play('temple', 'row 0');
    expect(table.of('kedarnath/blessed').map(({ row }) => row)).toEqual([0, 0]);
  });
});

describe('the front', () => {
  test('GB2-KED-08 row 3: 1 karma and one die of your choice', () => {
    const table = temple('front', [2, 1]).play('temple', 'row 3', 'take P');
    expect(table.state.karma[0]).toBe(3);
    expect(table.dice(0)).toHaveLength(1);
    expect(table.dice(0)[0]).toMatch(/^P/);
  });

  test('GB2-KED-09 GB2-EX-06 row 2: 1 karma and one upgrade', () => {
    const table = temple('front', [1, 1]).play('temple');
    expect(table.choices()).toEqual(['row 3', 'row 2', 'row 0']);
    table.play('row 2', 'upgrade mill');
    expect([table.state.karma[0], table.level(0, 'mill')]).toEqual([2, 3]);
  });

  test('GB2-KED-10 row 1: 1 karma and 3 money', () => {
    const table = temple('front', [0, 2]).play('temple', 'row 1');
    expect([table.state.karma[0], table.state.money[0]]).toEqual([1, 3]);
  });

  test('GB2-KED-11 row 0: 1 karma and 1 fame', () => {
    const table = temple('front', [1, 1]).play('temple', 'row 0');
    expect([table.state.karma[0], table.state.fame[0]]).toEqual([2, 1]);
  });

  test('GB2-KED-12 karma is received first', () => {
    const table = temple('front', [0, 2], { money: 10, bonusMarker: 12, boat: 4, dice: [] }).play('temple', 'row 1');
    const order = table.types().filter((type) => ['karma-gained', 'money-gained', 'bonus-reached'].includes(type));
    expect(order).toEqual(['karma-gained', 'money-gained', 'bonus-reached']);
  });

  test('GB2-GEN-07 GB2-GEN-11 impossible parts lapse and the worker stays', () => {
    const levels = { temple: 4, palace: 4, fort: 4, mill: 4 };
    const table = temple('front', [3, 1], { levels }).play('temple', 'row 2');
    expect(table.state.karma[0]).toBe(3);
    expect(table.of('lapsed').length).toBeGreaterThan(0);
    expect(at(table.state.workers, table.space('temple'))).toBe(1);
  });
});

describe('the back', () => {
  test('GB2-KED-13 GB2-GEN-10 GB2-INT-31 row 3: 1 karma and a white yield tile, drawn and used', () => {
    for (const mixedRounds of ['off', '1']) {
      const table = temple('back', [1, 1], {}, { mixedRounds }).play('temple', 'row 3');
      expect(table.state.karma[0]).toBeGreaterThanOrEqual(2);
      expect(table.of('yield-tile-drawn')).toHaveLength(1);
    }
  });

  test('GB2-INT-30 with Navaratnas row 3 lets you choose a tile for your board; there are 8 brown tiles', () => {
    const table = temple('back', [1, 1], {}, { navaratnas: 'on' }).play('temple', 'row 3');
    expect(table.frame()?.kind).toBe('navaratnas/choose');
    expect(table.choices().length).toBeGreaterThan(3);
    const brown = table.game.yieldTiles.filter(({ colourName }) => colourName === 'brown');
    expect(brown.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  });

  test('GB2-KED-14 row 2: any two markets', () => {
    const province = [
      ['C2', 'P-C6', 0],
      ['C3', 'G-C1', 0],
      ['B2', 'G-S4', 1],
    ] as const;
    const table = temple('back', [1, 1], { province }).play('temple', 'row 2');
    expect(Math.max(...table.choices().map((text) => Number(text.split(' ')[1])))).toBe(5);
    expect(temple('back', [1, 1]).play('temple', 'row 2').of('lapsed')).toMatchObject([{ what: 'markets' }]);
  });

  test('GB2-INT-16 scored markets include what cows add', () => {
    const province = [
      ['C2', 'cow-orange', 1],
      ['C3', 'B-C1', 0],
      ['D1', 'P-S4', 1],
    ] as const;
    const table = temple('back', [1, 1], { province }, { cows: 'on' }).play('temple', 'row 2');
    expect(table.choices()).toContain('score 7');
  });

  test('GB2-KED-15 GB2-GEN-09 row 1: one boat move, past occupied spaces; nothing at the end of the river', () => {
    const table = temple('back', [0, 2], { boat: 5 }).seat(1, { boat: 6 }).play('temple', 'row 1', 'sail 1');
    expect(table.of('boat-moved')).toMatchObject([{ from: 5, to: 7 }]);
    const atEnd = temple('back', [0, 2], { boat: table.game.river.last }).play('temple', 'row 1');
    expect(atEnd.of('lapsed')).toMatchObject([{ what: 'boat-move' }]);
  });

  test('GB2-INT-32 the boat move may end on a Ganga tile and give its benefit', () => {
    const table = temple('back', [0, 2], { boat: 0 }, { river: 'ganga-roll' });
    table.state.riverTiles = table.state.riverTiles.with(
      1,
      table.game.riverTiles.findIndex(({ gain }) => gain.data.actions?.includes('yogi')),
    );
    table.play('temple', 'row 1', 'sail 1', 'yogi', 'take B');
    expect(table.of('boat-moved')).toMatchObject([{ to: 1 }]);
    expect([table.state.karma[0], table.dice(0).length]).toEqual([2, 1]);
  });

  test('GB2-KED-16 row 0: 1 fame for each karma, which is kept', () => {
    const table = temple('back', [3, 2]).play('temple', 'row 0');
    expect([table.state.fame[0], table.state.karma[0]]).toEqual([3, 3]);
  });

  test('GB2-KED-17 row 0 gives 1 to 3 fame in every game', () => {
    const rules = mustRules(rajas, { players: 2, options: { kedarnath: 'back' } });
    for (let seed = 0; seed < 30; seed++) {
      const random = seededRandom(`row 0 ${seed}`);
      const { position } = begin(rules);
      while (ask(rules, position)) {
        const choice = randomChoice(rules, position, random);
        const karma = position.state.karma.slice();
        const frame = position.agenda.at(-1);
        advance(rules, position, choice);
        if (choice.type !== 'kedarnath/row' || choice.row !== 0 || frame?.kind !== 'kedarnath/choose') continue;
        expect(at(karma, frame.seat)).toBeGreaterThanOrEqual(1);
        expect(at(karma, frame.seat)).toBeLessThanOrEqual(3);
      }
    }
  });
});

describe('the brown tile', () => {
  function brownMoney(side: 'front' | 'back', karma: number, worker: number | undefined): number {
    const table = temple(side, [karma, 1]);
    if (worker !== undefined) table.occupy(worker, 'temple');
    const tile = table.game.yieldTiles.find(({ id }) => id === 'BK');
    table.run({ kind: 'gain', seat: 0, gain: tile?.gain.index ?? -1, die: 0, source: TEST_SOURCE });
    return at(table.state.money, 0);
  }

  test('GB2-KED-18 with Navaratnas it is one of 8 brown tiles', () => {
    const table = started(newTable({ players: 4, options: { kedarnath: 'front', navaratnas: 'on' } }));
    const { display, laid } = table.state.modules.navaratnas ?? { display: [], laid: [] };
    const isBrown = (tile: number) => table.game.yieldTiles[tile]?.colourName === 'brown';
    expect(laid.filter((tile) => tile >= 0 && isBrown(tile))).toHaveLength(4);
    expect(display.reduce((sum, count, tile) => sum + (isBrown(tile) ? count : 0), 0)).toBe(4);
  });

  test('GB2-KED-20 GB2-KED-22 3 money for each karma, on both sides of the board', () => {
    for (const side of ['front', 'back'] as const) {
      expect([0, 1, 2, 3].map((karma) => brownMoney(side, karma, undefined))).toEqual([0, 3, 6, 9]);
    }
  });

  test('GB2-KED-21 5 money for each karma with a worker at the temple', () => {
    expect([0, 1, 2, 3].map((karma) => brownMoney('front', karma, 0))).toEqual([0, 5, 10, 15]);
    expect(brownMoney('back', 3, 1)).toBe(9);
  });
});

test('GB2-INT-24 karma from a desert changes which rows are free', () => {
  const table = started(newTable({ options: { kedarnath: 'front', wilderness: 'on' } }));
  table.seat(0, { karma: 1 }).seat(1, { karma: 1 }).receive(0, { kind: 'karma', amount: 1 });
  expect(table.play('temple').choices()).toEqual(['row 3', 'row 0']);
});
