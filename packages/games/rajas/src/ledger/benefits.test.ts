import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import type { GainData } from '../edition.ts';
import { upgradesMade } from '../rules/buildings.ts';
import { newTable, type Table } from '../testing/table.ts';

const { last } = newTable().game.river;

/** Seat 0 lands on river space 1, which gives this benefit. */
function landOn(gain: GainData, arrange: (table: Table) => void = () => undefined): Table {
  const table = newTable({
    edit: ({ river }) => {
      river.spaces[0] = gain;
    },
  });
  table.seat(0, { money: 0, dice: ['B1'] });
  arrange(table);
  return table.fresh().play('harbour-1', 'pay B1');
}

const MARKETS = [
  ['C2', 'G-C1', 0],
  ['C3', 'P-C3', 0],
  ['B1', 'B-C3', 1],
] as const;

describe('river benefits', () => {
  test('RAJ-GAIN-02 2 karma, at most to 3', () => {
    expect(landOn({ kind: 'karma', amount: 2 }, (t) => t.seat(0, { karma: 0 })).state.karma[0]).toBe(2);
    expect(landOn({ kind: 'karma', amount: 2 }, (t) => t.seat(0, { karma: 2 })).state.karma[0]).toBe(3);
  });

  test('RAJ-GAIN-03 RAJ-GAIN-04 money and fame with their thresholds', () => {
    const money = landOn({ kind: 'money', amount: 5 }, (t) => t.seat(0, { money: 8 }));
    expect(money.of('bonus-reached')).toMatchObject([{ track: 'money', space: 12 }]);
    const fame = landOn({ kind: 'fame', amount: 5 });
    expect(fame.state.fame[0]).toBe(5);
    expect(fame.of('bonus-reached')).toMatchObject([{ track: 'fame', space: 5 }]);
  });

  const CHOOSE: GainData = {
    kind: 'palace-action',
    actions: ['dancer', 'yogi', 'raja-man-singh', 'master-builder', 'portuguese'],
  };

  test('RAJ-GAIN-05 choose any palace action without worker or die, even an occupied one, but never the Great Mogul', () => {
    const table = landOn(CHOOSE, (t) => t.occupy(1, 'yogi'));
    expect(table.choices()).toEqual(['dancer', 'yogi', 'raja-man-singh', 'portuguese']);
    table.play('yogi', 'take G');
    expect(table.state.karma[0]).toBe(3);
    expect(table.of('karma-gained')).toMatchObject([{ source: { kind: 'action', id: 'yogi' } }]);
    expect(table.dice(0)).toEqual(['G1']);
    expect(table.of('die-paid')).toHaveLength(1);
    expect(submit(table.rules, table.position, 0, 'great-mogul').ok).toBe(false);
  });

  test('RAJ-GAIN-06 the free Master Builder still costs the difference', () => {
    const without = landOn(CHOOSE, (t) => t.seat(0, { karma: 0, province: [['C2', 'O-S4', 0]] }).onlyOpen('P-T1'));
    expect(without.choices()).not.toContain('master-builder');
    const table = landOn(CHOOSE, (t) =>
      t.seat(0, { dice: ['B1', 'P2'], karma: 0, province: [['C2', 'O-S4', 0]] }).onlyOpen('P-T1'),
    );
    table.play('master-builder', 'take P-T1', 'lay C2 r0', 'pay P2');
    expect(table.of('die-paid').map(({ die }) => die)).toEqual(['B1', 'P2']);
    const declined = landOn(CHOOSE, (t) =>
      t.seat(0, { dice: ['B1', 'P2'], karma: 0, province: [['C2', 'O-S4', 0]] }).onlyOpen('P-T1'),
    );
    expect(declined.play('master-builder', 'decline').top(0, 'C2')).toBe('O-S4');
    expect(declined.of('declined')).toMatchObject([{ seat: 0, what: 'overbuild' }]);
  });

  test('RAJ-GAIN-07 the free Portuguese, counted from the space just reached', () => {
    const table = landOn(CHOOSE).play('portuguese');
    expect(table.state.boats[0]).toBe(7);
    expect(table.choices()).toContain('upgrade temple');
    const late = newTable({
      edit: ({ river }) => {
        river.spaces[last - 6] = CHOOSE;
      },
    }).seat(0, { boat: last - 6, dice: ['B1'] });
    expect(late.play('harbour-1', 'pay B1').choices()).not.toContain('portuguese');
  });

  test('RAJ-GAIN-08 only possible palace actions are offered; without any the benefit lapses', () => {
    expect(landOn(CHOOSE).choices()).not.toContain('master-builder');
    const none = landOn({ kind: 'palace-action', actions: ['master-builder'] });
    expect(none.of('lapsed')).toMatchObject([{ what: 'palace-action' }]);
    expect(none.decider()).toBe(1);
  });

  test('RAJ-GAIN-09 a die of a colour for each karma level; karma just spent does not count', () => {
    const table = landOn({ kind: 'dice', amount: 1, per: 'karma', colour: 'orange' }, (t) => t.seat(0, { karma: 2 }));
    expect(table.dice(0)).toEqual(['O1', 'O1']);
    const spent = newTable()
      .seat(0, { boat: 4, karma: 2, dice: ['B6'] })
      .play('harbour-1', 'pay B6*');
    expect(spent.dice(0)).toEqual(['O1']);
  });

  test('RAJ-GAIN-10 RAJ-EX-18 an upgrade: temple 2 to 3', () => {
    const one = landOn({ kind: 'upgrade', amount: 1 }).play('upgrade temple');
    expect(one.level(0, 'temple')).toBe(3);
    expect(one.decider()).toBe(1);
  });

  test('RAJ-GAIN-10 two upgrades are two choices; any left lapse when every building is at its limit', () => {
    const two = landOn({ kind: 'upgrade', amount: 2 }).play('upgrade temple', 'upgrade mill');
    expect([two.level(0, 'temple'), two.level(0, 'mill'), two.decider()]).toEqual([3, 3, 1]);
    const limit = two.game.edition.limits.buildingLevel;
    const levels = { temple: limit, palace: limit, fort: limit, mill: limit - 1 };
    const last = landOn({ kind: 'upgrade', amount: 2 }, (t) => t.seat(0, { levels }));
    expect(last.choices()).toEqual(['upgrade mill']);
    expect(last.play('upgrade mill').decider()).toBe(1);
  });

  test('RAJ-GAIN-11 RAJ-EX-13 1 money for each visible market', () => {
    const table = landOn({ kind: 'money', amount: 1, per: 'market' }, (t) => {
      t.seat(0, { province: MARKETS });
      t.state.covered = t.state.covered.with(t.cell('C2'), t.tile('O-S4'));
    });
    expect(table.state.money[0]).toBe(5);
  });

  test('RAJ-GAIN-12 assorted goods', () => {
    const table = landOn({ kind: 'markets', goods: 'different', max: 3 }, (t) =>
      t.seat(0, {
        province: [
          ['C2', 'G-C1', 0],
          ['C3', 'O-C3', 0],
        ],
      }),
    );
    expect(table.choices()[0]).toBe('score 5');
    expect(table.play('score 5').state.money[0]).toBe(5);
  });

  test('RAJ-GAIN-13 RAJ-EX-14 up to 4 markets of one kind, without a die', () => {
    const province = [
      ['C2', 'O-C1', 0],
      ['C3', 'B-C2', 0],
      ['B1', 'O-S4', 1],
      ['D1', 'B-C3', 2],
    ] as const;
    const table = landOn({ kind: 'markets', goods: 'one', max: 4 }, (t) => t.seat(0, { province }));
    expect(table.choices()[0]).toBe('score 8');
    table.play('score 8');
    expect(table.state.money[0]).toBe(8);
    expect(table.of('die-paid')).toHaveLength(1);
    const three = landOn({ kind: 'markets', goods: 'one', max: 3 }, (t) => t.seat(0, { province }));
    expect(three.choices()[0]).toBe('score 7');
  });

  const UPGRADED = { levels: { temple: 3, palace: 4 } } as const;

  test('RAJ-GAIN-14 RAJ-EX-15 1 fame for each upgrade', () => {
    expect(landOn({ kind: 'fame', amount: 1, per: 'upgrade' }, (t) => t.seat(0, UPGRADED)).state.fame[0]).toBe(3);
  });

  test('RAJ-GAIN-15 RAJ-EX-16 2 money for each upgrade', () => {
    expect(landOn({ kind: 'money', amount: 2, per: 'upgrade' }, (t) => t.seat(0, UPGRADED)).state.money[0]).toBe(6);
  });

  test('RAJ-GAIN-14 RAJ-UPG-07 only your own upgrades count', () => {
    const { game, state } = newTable().seat(1, UPGRADED);
    expect([0, 1].map((seat) => upgradesMade(game, state, seat))).toEqual([0, 3]);
  });

  test('RAJ-GAIN-16 RAJ-EX-17 2 fame for each karma, which is not spent', () => {
    const table = landOn({ kind: 'fame', amount: 2, per: 'karma' }, (t) => t.seat(0, { karma: 2 }));
    expect([table.state.fame[0], table.state.karma[0]]).toEqual([4, 2]);
  });

  test('RAJ-GAIN-17 a benefit may be empty', () => {
    const table = landOn({ kind: 'fame', amount: 2, per: 'karma' }, (t) => t.seat(0, { karma: 0 }));
    expect(table.state.fame[0]).toBe(0);
    expect(table.state.boats[0]).toBe(1);
    expect(landOn({ kind: 'markets', goods: 'one', max: 4 }).of('lapsed')).toMatchObject([{ what: 'markets' }]);
  });
});
