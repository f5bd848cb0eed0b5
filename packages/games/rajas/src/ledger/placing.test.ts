import { type Options, submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import type { GainData } from '../edition.ts';
import { canPlaceAnywhere } from '../rules/legal-spaces.ts';
import { type EditableEdition, newTable, type Table } from '../testing/table.ts';

/** Changes the second blue terrace of every board. */
function terrace(edition: EditableEdition, change: Partial<EditableEdition['boards'][number]['spaces'][number]>): void {
  for (const board of edition.boards) {
    board.spaces = board.spaces.map((space) => (space.id === 'blue-terrace-2' ? { ...space, ...change } : space));
  }
}

describe('placing workers and paying', () => {
  test('RAJ-PLACE-01 four areas', () => {
    for (const players of [2, 3, 4]) {
      const areas = newTable({ players }).game.spaces.map(({ area }) => area);
      expect(new Set(areas)).toEqual(new Set(['quarry', 'market', 'palace', 'harbour']));
    }
  });

  test('RAJ-PLACE-02 an occupied space is closed to everyone, including its owner', () => {
    const table = newTable()
      .seat(0, { dice: ['B3'] })
      .seat(1, { dice: ['B3'] });
    expect(table.choices()).toContain('yogi');
    table.occupy(0, 'yogi');
    expect(table.choices()).not.toContain('yogi');
    table.play('blue-terrace-1');
    expect(table.decider()).toBe(1);
    expect(table.choices()).not.toContain('yogi');
  });

  test('RAJ-PLACE-03 quarry and harbour offer exactly their first free space', () => {
    const table = newTable({ players: 4 }).seat(0, { money: 9, dice: ['O6', 'O6', 'B1'] });
    const offered = (area: string): string[] => table.choices().filter((id) => id.startsWith(area));
    expect(offered('quarry')).toEqual(['quarry-1']);
    table.occupy(1, 'quarry-1', 'harbour-1');
    expect(offered('quarry')).toEqual(['quarry-2']);
    expect(offered('harbour')).toEqual(['harbour-2']);
    expect(submit(table.rules, table.position, 0, 'quarry-3')).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
  });

  test('RAJ-PLACE-03 the first free space counts wherever the spaces of an area are on the board', () => {
    const edit = (edition: EditableEdition) => {
      for (const board of edition.boards) board.spaces = [...board.spaces.slice(4), ...board.spaces.slice(0, 4)];
    };
    const table = newTable({ players: 4, edit }).seat(0, { money: 9, dice: ['O6', 'O6', 'B1'] });
    const offered = (): string[] => table.choices().filter((id) => id.startsWith('quarry'));
    expect(table.game.fields.length).toBe(2);
    expect(offered()).toEqual(['quarry-5']);
    table.occupy(1, 'quarry-5', 'quarry-6', 'quarry-7', 'quarry-8');
    expect(offered()).toEqual(['quarry-1']);
    table.occupy(1, 'quarry-1');
    expect(offered()).toEqual(['quarry-2']);
    for (const { index, id } of table.game.spaces) if (id !== 'quarry-2') table.state.workers[index] = 2;
    expect(canPlaceAnywhere(table.game, table.state, 0)).toBe(true);
  });

  test.each<[string, (edition: EditableEdition) => void, readonly string[]]>([
    ['cannot be paid', (edition) => terrace(edition, { cost: { money: 3 } }), []],
    [
      'is one too many of its group',
      (edition) => {
        terrace(edition, { group: 'assorted-goods' });
        for (const board of edition.boards) board.groupLimits = { 'assorted-goods': 1 };
      },
      [],
    ],
    [
      'waits for another',
      (edition) => {
        terrace(edition, { area: 'market' });
        edition.areasInOrder = [...edition.areasInOrder, 'market'];
      },
      ['silk-market'],
    ],
  ])('RAJ-ROUND-05 an open terrace is not a legal placement if it %s', (_, edit, open) => {
    const canPlace = (table: Table): boolean => {
      table.seat(0, { money: 0 });
      for (const { id, index } of table.game.spaces) {
        table.state.workers[index] = id === 'blue-terrace-2' || open.includes(id) ? 0 : 1;
      }
      return canPlaceAnywhere(table.game, table.state, 0);
    };
    expect(canPlace(newTable({ players: 4, edit }))).toBe(false);
    expect(canPlace(newTable({ players: 4 }))).toBe(true);
  });

  test('RAJ-PLACE-04 in market and palace any affordable space can be chosen', () => {
    const table = newTable({ players: 4 }).seat(0, {
      dice: ['B1', 'G2', 'O3', 'P4', 'B5', 'B6'],
      province: [
        ['C2', 'O-T5', 1],
        ['B1', 'B-C3', 1],
        ['D1', 'B-S5', 2],
      ],
    });
    const free = table.game.spaces.filter(({ area }) => area === 'market' || area === 'palace').map(({ id }) => id);
    expect(free.filter((id) => !table.choices().includes(id))).toEqual([]);
  });

  test('RAJ-PLACE-05 a player can have several workers in one area', () => {
    const table = newTable()
      .seat(0, { money: 9, dice: ['O6', 'O6'] })
      .occupy(0, 'quarry-1', 'quarry-2');
    expect(table.choices()).toContain('quarry-3');
  });

  test('RAJ-PLACE-06 worker, money, die, then the action', () => {
    const table = newTable()
      .seat(0, { money: 4, dice: ['B1'] })
      .occupy(1, 'harbour-1')
      .fresh();
    table.play('harbour-2', 'pay B1');
    expect(table.types().slice(0, 4)).toEqual(['worker-placed', 'money-paid', 'die-paid', 'boat-moved']);
  });

  test('RAJ-PLACE-07 only quarry and harbour cost money', () => {
    for (const players of [2, 4]) {
      for (const { area, cost } of newTable({ players }).game.spaces) {
        if (cost.money > 0) expect(['quarry', 'harbour']).toContain(area);
      }
    }
  });

  test('RAJ-PLACE-08 money is paid in full, never below 0', () => {
    const table = newTable()
      .seat(0, { money: 1, dice: ['O6', 'O6'] })
      .occupy(1, 'quarry-1');
    expect(table.choices()).not.toContain('quarry-2');
    table.seat(0, { money: 2 }).open('O-S4');
    table.play('quarry-2');
    expect(table.state.money[0]).toBe(0);
  });

  test('RAJ-PLACE-09 a space needs its die; paid dice go to the supply', () => {
    const table = newTable().seat(0, { dice: ['G4'] });
    expect(table.choices()).not.toContain('blue-balcony');
    table.seat(0, { dice: ['B4'] });
    expect(table.state.supply[0]).toBe(11);
    table.play('blue-balcony', 'pay B4');
    expect(table.state.supply[0]).toBe(12);
  });

  test('RAJ-PLACE-10 exactly one die of the exact value; values are not added up', () => {
    const table = newTable()
      .seat(0, { karma: 0, dice: ['P2', 'P3', 'O2'], province: [['C2', 'O-S4', 0]] })
      .open('P-T1');
    expect(table.choices()).not.toContain('master-builder');
    table.seat(0, { dice: ['G5', 'P2', 'P3'] });
    expect(table.choices()).toContain('master-builder');
    expect(table.play('master-builder').choices()).toEqual(['pay G5']);
  });

  test('RAJ-PLACE-11 a die pays for one thing', () => {
    const table = newTable()
      .seat(0, { karma: 0, dice: ['P5'], province: [['C2', 'O-S4', 0]] })
      .onlyOpen('P-T2');
    expect(table.choices()).not.toContain('master-builder');
    table.seat(0, { dice: ['P5', 'P3'] });
    expect(table.choices()).toContain('master-builder');
  });

  test('RAJ-PLACE-12 no placement without any effect', () => {
    const table = newTable().seat(0, { dice: ['G6'], karma: 0 });
    for (const id of ['assorted-1', 'silk-market', 'tea-market', 'spice-market']) expect(table.choices()).not.toContain(id);
    table.supply({ orange: 0 });
    expect(table.choices()).not.toContain('orange-terrace-1');
    table.seat(0, { dice: ['B6', 'G6'] });
    expect(table.choices()).not.toContain('blue-balcony');
    expect(table.choices()).not.toContain('master-builder');
    table.seat(0, { boat: table.game.river.last });
    expect(table.choices()).not.toContain('portuguese');
    table.seat(0, { dice: ['B1'] });
    expect(table.choices()).not.toContain('harbour-1');
  });

  const SPICE = [['C2', 'G-C2', 0]] as const;
  const IDLE: readonly [gain: GainData, idle: (table: Table) => Table, useful: (table: Table) => Table, cost?: { die: 'any' }][] =
    [
      [{ kind: 'money', amount: 2, per: 'karma' }, (t) => t.seat(0, { karma: 0 }), (t) => t.seat(0, { karma: 1 })],
      [{ kind: 'fame', amount: 2, per: 'karma' }, (t) => t.seat(0, { karma: 0 }), (t) => t.seat(0, { karma: 1 })],
      [{ kind: 'karma', amount: 1 }, (t) => t.seat(0, { karma: 3 }), (t) => t.seat(0, { karma: 2 })],
      [
        { kind: 'dice', amount: 1, per: 'karma', colour: 'orange' },
        (t) => t.seat(0, { karma: 0 }),
        (t) => t.seat(0, { karma: 1 }),
      ],
      [
        { kind: 'dice', colours: ['blue', 'green'] },
        (t) => t.supply({ blue: 0, green: 0 }),
        (t) => t.supply({ blue: 0, green: 1 }),
      ],
      [
        { kind: 'dice', amount: 1 },
        (t) => t.supply({ blue: 0, green: 0, orange: 0, purple: 0 }),
        (t) => t.supply({ blue: 0, green: 0, orange: 0, purple: 1 }),
      ],
      [
        { kind: 'dice', amount: 1, colour: 'orange' },
        (t) => t.supply({ orange: 0 }).seat(0, { dice: ['B3'] }),
        (t) => t.seat(0, { dice: ['O3'] }).supply({ orange: 0 }),
        { die: 'any' },
      ],
      [{ kind: 'reroll' }, (t) => t.seat(1, { dice: ['B1'] }), (t) => t.seat(0, { dice: ['P6'] })],
      [
        { kind: 'markets', goods: 'silk', max: 1 },
        (t) => t.seat(0, { province: SPICE }),
        (t) => t.seat(0, { province: [['C2', 'O-S4', 0]] }),
      ],
      [
        { kind: 'markets', goods: 'spice', max: 1 },
        (t) => t.seat(0, { province: [['C2', 'O-S4', 0]] }),
        (t) => t.seat(0, { province: SPICE }),
      ],
    ];

  test.each(IDLE)('RAJ-PLACE-12 a space is open only while its effect does something: %o', (gain, idle, useful, cost) => {
    const withSpace = (): Table =>
      newTable({
        edit: ({ boards }) => {
          boards[0]?.spaces.push({ id: 'gift', area: 'palace', effects: [gain], ...(cost ? { cost } : {}) });
        },
      });
    expect(idle(withSpace()).choices()).not.toContain('gift');
    expect(useful(withSpace()).choices()).toContain('gift');
  });

  test('RAJ-PLACE-12 dice of given colours count as available if the paid die is one of them', () => {
    const edit = (edition: EditableEdition) => {
      for (const { spaces } of edition.boards) {
        for (const space of spaces) if (space.id === 'yogi') space.effects = [{ kind: 'dice', colours: ['blue', 'green'] }];
      }
    };
    const offered = (dice: readonly string[], karma = 0) =>
      newTable({ edit }).seat(0, { dice, karma }).supply({ blue: 0, green: 0 }).choices();
    expect(offered(['G3'])).toContain('yogi');
    expect(offered(['B4', 'P4'], 1)).toContain('yogi');
    expect(offered(['P3'])).not.toContain('yogi');
  });

  test('RAJ-PLACE-13 one possible effect is enough, whatever the others need', () => {
    const offered = (effects: GainData[], dice: readonly string[]) =>
      newTable({
        edit: ({ boards }) => {
          for (const { spaces } of boards) for (const space of spaces) if (space.id === 'yogi') space.effects = effects;
        },
      })
        .seat(0, { dice, karma: 0, levels: { temple: 4, palace: 4, fort: 4, mill: 4 } })
        .supply({ blue: 0 })
        .onlyOpen('B-S4')
        .choices();
    const upgrade = { kind: 'upgrade', amount: 1 };
    expect(offered([upgrade, { kind: 'build' }], ['P3', 'B4'])).toContain('yogi');
    expect(offered([upgrade, { kind: 'dice', colours: ['blue'] }], ['B3'])).toContain('yogi');
    expect(offered([upgrade], ['B3'])).not.toContain('yogi');
  });

  test('RAJ-PLACE-12 option Blocking: any affordable placement, useful or not', () => {
    const table = newTable({ options: { blocking: 'any' } }).seat(0, { dice: ['G6'], karma: 0, money: 1 });
    for (const id of ['assorted-1', 'silk-market', 'quarry-1', 'portuguese']) expect(table.choices()).toContain(id);
    table.seat(0, { boat: table.game.river.last }).supply({ orange: 0 });
    expect(table.choices()).toEqual(expect.arrayContaining(['portuguese', 'orange-terrace-1']));
    for (const id of ['harbour-1', 'master-builder', 'blue-balcony', 'quarry-2']) expect(table.choices()).not.toContain(id);
    table.occupy(1, 'silk-market');
    expect(table.choices()).not.toContain('silk-market');
    table.seat(0, { money: 0 });
    expect(table.choices()).not.toContain('quarry-1');
  });

  test('RAJ-PLACE-12 RAJ-ORDER-07 blocking costs the full price, and the action lapses', () => {
    const table = newTable({ options: { blocking: 'any' } })
      .seat(0, { dice: ['G6', 'G2'], karma: 1, money: 1 })
      .fresh();
    table.play('silk-market');
    expect(table.choices()).toEqual(['pay G2', 'pay G2*', 'pay G6']);
    table.play('pay G6');
    expect(table.of('lapsed')).toMatchObject([{ seat: 0, what: 'markets' }]);
    expect(table.dice(0)).toEqual(['G2']);
    expect([table.state.money[0], table.decider()]).toEqual([1, 1]);
    const quarry = newTable({ options: { blocking: 'any' } })
      .seat(0, { money: 3, dice: [], karma: 0 })
      .fresh()
      .play('quarry-1');
    expect(quarry.of('lapsed')).toMatchObject([{ seat: 0, what: 'build' }]);
    expect([quarry.state.money[0], quarry.decider()]).toEqual([2, 1]);
    for (const [space, die] of [
      ['harbour-1', 'B1'],
      ['portuguese', 'B6'],
    ] as const) {
      const end = newTable({ options: { blocking: 'any' } });
      end.seat(0, { boat: end.game.river.last, dice: [die] }).play(space, `pay ${die}`);
      expect(end.of('lapsed')).toMatchObject([{ seat: 0, what: 'sail' }]);
      expect(end.decider()).toBe(1);
    }
  });

  test('RAJ-PLACE-12 only useful placements by default', () => {
    const choicesOf = (options: Options): string[] =>
      newTable({ options })
        .seat(0, { dice: ['G6'] })
        .choices();
    expect(choicesOf({ blocking: 'useful' })).toEqual(choicesOf({}));
    expect(choicesOf({})).not.toContain('silk-market');
  });

  test('RAJ-PLACE-13 RAJ-PALACE-17 a partial effect is enough: the Raja without a possible upgrade', () => {
    const table = newTable()
      .seat(0, { dice: ['B4'], levels: { temple: 4, palace: 4, fort: 4, mill: 4 } })
      .fresh();
    table.play('raja-man-singh', 'pay B4');
    expect(table.state.money[0]).toBe(6);
    expect(table.types()).not.toContain('upgraded');
    expect(table.of('lapsed')).toMatchObject([{ what: 'upgrade' }]);
  });

  test('RAJ-PLACE-14 RAJ-RIVER-04 the action is carried out: at least one space', () => {
    const table = newTable().seat(0, { dice: ['B2'] });
    expect(table.play('harbour-1', 'pay B2').choices()).toEqual(['sail 1', 'sail 2']);
    const one = newTable()
      .seat(0, { dice: ['B1'] })
      .play('harbour-1', 'pay B1');
    expect(one.state.boats[0]).toBe(1);
  });

  test('RAJ-PLACE-15 an impossible request changes nothing', () => {
    const table = newTable()
      .seat(0, { money: 5, dice: ['O2'], karma: 0 })
      .onlyOpen('O-T4');
    expect(table.choices()).not.toContain('quarry-1');
    const before = JSON.stringify(table.position);
    expect(submit(table.rules, table.position, 0, 'quarry-1').ok).toBe(false);
    expect(JSON.stringify(table.position)).toBe(before);
  });

  test('RAJ-PLACE-16 a full area is closed', () => {
    const table = newTable()
      .seat(0, { money: 9, dice: ['O6', 'O6'] })
      .occupyArea(1, 'quarry');
    expect(table.choices().some((id) => id.startsWith('quarry'))).toBe(false);
  });
});
