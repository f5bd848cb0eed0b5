import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import type { GainData } from '../edition.ts';
import { playAtRandom, SET_UPS } from '../testing/random-games.ts';
import { newTable, type Table } from '../testing/table.ts';

const { last, bridgeAfter } = newTable().game.river;

/** Seat 0 lands on river space 1, which brings this. */
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

describe('harbour and river', () => {
  test('RAJ-RIVER-01 the first harbour space is free, later ones cost 1 or 2', () => {
    for (const players of [2, 3, 4]) {
      const prices = newTable({ players })
        .game.spaces.filter(({ area }) => area === 'harbour')
        .map(({ cost }) => cost.money);
      expect(prices[0]).toBe(0);
      for (const price of prices.slice(1)) expect([1, 2]).toContain(price);
    }
    const table = newTable()
      .seat(0, { money: 3, dice: ['B1'] })
      .play('harbour-1', 'pay B1');
    expect(table.state.money[0]).toBe(3);
  });

  test('RAJ-RIVER-02 a die showing 1, 2 or 3, or turned to it', () => {
    const table = newTable().seat(0, { karma: 0, dice: ['B4', 'G5', 'O6'] });
    expect(table.choices()).not.toContain('harbour-1');
    table.seat(0, { karma: 1 });
    expect(table.play('harbour-1').choices()).toEqual(['pay B4*', 'pay G5*', 'pay O6*']);
    table.play('pay B4*');
    expect(table.choices()).toEqual(['sail 1', 'sail 2', 'sail 3']);
    expect(table.state.karma[0]).toBe(0);
  });

  test('RAJ-RIVER-03 the die sets the longest move', () => {
    const table = newTable()
      .seat(0, { dice: ['B3'] })
      .play('harbour-1', 'pay B3');
    expect(table.choices()).toEqual(['sail 1', 'sail 2', 'sail 3']);
    expect(submit(table.rules, table.position, 0, 'sail 4').ok).toBe(false);
  });

  test('RAJ-RIVER-05 occupied spaces are skipped', () => {
    const one = newTable()
      .seat(0, { boat: 3, dice: ['B1'] })
      .seat(1, { boat: 4 })
      .play('harbour-1', 'pay B1');
    expect(one.state.boats[0]).toBe(5);
    const two = newTable({ players: 3 })
      .seat(0, { boat: 3, dice: ['B2'] })
      .seat(1, { boat: 4 })
      .seat(2, { boat: 5 });
    expect(two.play('harbour-1', 'pay B2', 'sail 2').state.boats[0]).toBe(7);
  });

  test('RAJ-RIVER-06 one boat per space but for the first and the last', () => {
    for (const setUp of SET_UPS) {
      playAtRandom(setUp, 'boats', ({ game, position: { state } }) => {
        const between = state.boats.filter((boat) => boat > 0 && boat < game.river.last);
        expect(new Set(between).size).toBe(between.length);
      });
    }
    const table = newTable()
      .seat(0, { boat: last - 1, dice: ['B1'] })
      .seat(1, { boat: last })
      .play('harbour-1', 'pay B1');
    expect(table.state.boats).toEqual([last, last]);
  });

  test('RAJ-RIVER-07 the benefit of the space comes at once; the start space has none', () => {
    const table = newTable()
      .seat(0, { boat: 2, dice: ['B1'] })
      .play('harbour-1', 'pay B1');
    expect(table.state.money[0]).toBe(6);
    expect(table.game.river.printed[0]).toBeUndefined();
  });

  test('RAJ-RIVER-08 spaces passed bring nothing', () => {
    const table = newTable()
      .seat(0, { boat: 0, dice: ['B3'] })
      .fresh()
      .play('harbour-1', 'pay B3', 'sail 3');
    expect(table.of('money-gained')).toMatchObject([{ amount: 3, reason: 'river-3' }]);
    expect(table.types()).not.toContain('karma-gained');
    expect(table.dice(0)).toEqual([]);
  });

  test('RAJ-RIVER-09 boats only move forward', () => {
    const boats = [0, 0, 0, 0];
    playAtRandom({ players: 4 }, 'forward', ({ position: { state } }) => {
      for (const [seat, boat] of state.boats.entries()) {
        expect(boat).toBeGreaterThanOrEqual(boats[seat] ?? 0);
        boats[seat] = boat;
      }
    });
  });

  test('RAJ-RIVER-10 from the last space the harbour is closed, for others not', () => {
    const table = newTable()
      .seat(0, { boat: last, dice: ['B1'] })
      .seat(1, { dice: ['B1'] });
    expect(table.choices()).not.toContain('harbour-1');
    expect(table.play('blue-terrace-1').choices()).toContain('harbour-1');
  });

  test('RAJ-RIVER-11 the last space counts as free and brings its benefit to each', () => {
    const table = newTable()
      .seat(0, { boat: last - 1, karma: 2, dice: ['B1'] })
      .seat(1, { boat: last })
      .fresh();
    table.play('harbour-1', 'pay B1');
    expect(table.of('fame-gained')).toMatchObject([{ amount: 4, reason: `river-${last}` }]);
  });

  test('RAJ-RIVER-12 a shorter river shortens the move', () => {
    const table = newTable()
      .seat(0, { boat: last - 2, dice: ['B3'] })
      .play('harbour-1', 'pay B3');
    expect(table.choices()).toEqual(['sail 1', 'sail 2']);
    const one = newTable()
      .seat(0, { boat: last - 1, dice: ['B3'] })
      .play('harbour-1', 'pay B3');
    expect(one.state.boats[0]).toBe(last);
  });

  test('RAJ-RIVER-13 RAJ-RIVER-14 RAJ-WORKER-03 the bridge is no space; passing it brings the worker before the benefit', () => {
    const table = newTable()
      .seat(0, { boat: bridgeAfter, dice: ['B1'] })
      .fresh()
      .play('harbour-1', 'pay B1');
    expect(table.state.boats[0]).toBe(bridgeAfter + 1);
    expect(table.state.active[0]).toBe(4);
    expect(table.types().slice(2, 4)).toEqual(['boat-moved', 'worker-won']);
    expect(table.choices()).toContain('take B');
    const before = newTable()
      .seat(0, { boat: bridgeAfter - 1, dice: ['B1'] })
      .play('harbour-1', 'pay B1');
    expect(before.state.active[0]).toBe(3);
  });

  test('RAJ-RIVER-15 a boat move goes to the next unoccupied space with its benefit, without worker, die or money', () => {
    const table = newTable().seat(0, { boat: 5 }).seat(1, { boat: 6 }).fresh();
    table.receive(0, { kind: 'boat-move', max: 1 }).play('sail 1', 'upgrade fort');
    expect(table.state.boats[0]).toBe(7);
    expect(table.types().filter((type) => type.endsWith('-paid') || type === 'worker-placed')).toEqual([]);
  });

  test('RAJ-RIVER-16 at the end of the river a boat move lapses; the bonus marker moves on', () => {
    const table = newTable().seat(0, { boat: last, money: 43, bonusMarker: 44, waiting: 0 }).fresh().earn(0, 1);
    expect(table.of('lapsed')).toMatchObject([{ what: 'boat-move' }]);
    expect(table.types()).not.toContain('fame-gained');
    expect(table.rules.definition.viewFor(table.game, table.position, 0).seats[0]?.bonusMarker).toBe(55);
  });

  test('RAJ-RIVER-17 space 2 brings 2 karma, and the river has 24 to 26 spaces', () => {
    expect(newTable().game.river.printed[2]).toMatchObject({ kind: 'karma', amount: 2 });
    expect(last >= 24 && last <= 26).toBe(true);
  });
});

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

  test('RAJ-GAIN-05 choose a palace action without worker and die, also an occupied one, never the Great Mogul', () => {
    const table = landOn(CHOOSE, (t) => t.occupy(1, 'yogi'));
    expect(table.choices()).toEqual(['dancer', 'yogi', 'raja-man-singh', 'portuguese']);
    table.play('yogi', 'take G');
    expect(table.state.karma[0]).toBe(3);
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
    expect(landOn({ kind: 'upgrade', amount: 1 }).play('upgrade temple').level(0, 'temple')).toBe(3);
  });

  test('RAJ-GAIN-11 RAJ-EX-13 1 money for each visible market', () => {
    const table = landOn({ kind: 'money', amount: 1, per: 'market' }, (t) => {
      t.seat(0, { province: MARKETS });
      t.state.covered[t.cell('C2')] = t.tile('O-S4');
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

  test('RAJ-GAIN-13 RAJ-EX-14 up to 4 markets of one kind, no die for them', () => {
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
