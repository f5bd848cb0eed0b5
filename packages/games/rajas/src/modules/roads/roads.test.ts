import type { Seat } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { at } from '../../numbers.ts';
import { layTop } from '../../rules/province.ts';
import { newTable, type SeatFixture, type Table, type TableOptions, TEST_SOURCE } from '../../testing/table.ts';
import { viewFor } from '../../view.ts';
import { roadsOf } from './flags.ts';

type Province = NonNullable<SeatFixture['province']>;

function roadTable(side: 'front' | 'back', fixture: SeatFixture = {}, more: TableOptions['options'] = {}): Table {
  const table = newTable({ options: { roads: side, ...more } });
  while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
  return table.seat(0, { money: 0, dice: [], ...fixture }).fresh();
}

function flags(table: Table) {
  return roadsOf(table.state.modules);
}

/** Gives a player a flag from an earlier turn. */
function withFlag(table: Table, seat: Seat = 0): Table {
  flags(table).supply--;
  flags(table).held[seat] = at(flags(table).held, seat) + 1;
  return table;
}

/** Seat 0 uses the Master Builder, paying only the difference. */
function overbuild(table: Table): Table {
  return table.run({ kind: 'pick-tile', seat: 0, over: true, optional: false, source: { kind: 'space', id: 'master-builder' } });
}

/** All three residence roads are continued, the left one by a straight. */
const ALL_ROADS: Province = [
  ['C2', 'O-C6', 0],
  ['B1', 'B-C1', 1],
  ['D1', 'O-C1', 1],
];

describe('the front', () => {
  test('GB2-ROAD-01 one more space and 3 flags at every player count', () => {
    for (const players of [2, 3, 4]) {
      const table = newTable({ players, options: { roads: 'front' } });
      expect(table.game.spaces.filter(({ area }) => area === 'roads').map(({ id }) => id)).toEqual(['road-board']);
      expect(flags(table).supply).toBe(3);
    }
  });

  test('GB2-ROAD-02 it costs nothing', () => {
    expect(roadTable('front').choices()).toContain('road-board');
  });

  test('GB2-ROAD-03 1 money for each residence road that a tile continues', () => {
    expect(roadTable('front', { province: ALL_ROADS }).play('road-board').state.money[0]).toBe(3);
    const turnedAway = roadTable('front', { province: ALL_ROADS.slice(0, 2) });
    layTop(turnedAway.game, turnedAway.state, 0, turnedAway.cell('D1'), turnedAway.tile('O-C1'), 0);
    expect(turnedAway.play('road-board').state.money[0]).toBe(2);
  });

  test('GB2-ROAD-04 it also gives a flag', () => {
    const table = roadTable('front').play('road-board');
    expect([flags(table).supply, flags(table).held[0]]).toEqual([2, 1]);
  });

  test('GB2-ROAD-05 still gives the money when flags have run out', () => {
    const table = roadTable('front', { province: ALL_ROADS });
    flags(table).supply = 0;
    table.play('road-board');
    expect([table.state.money[0], flags(table).held[0]]).toEqual([3, 0]);
  });

  test('GB2-ROAD-06 it may be used with an empty province', () => {
    const table = roadTable('front').play('road-board');
    expect([table.state.money[0], flags(table).held[0]]).toEqual([0, 1]);
  });

  test('GB2-ROAD-07 flags need no hand, and a player can own several', () => {
    const dice = ['B1', 'B2', 'B3', 'G1', 'G2', 'G3', 'O1', 'O2', 'O3', 'P1'];
    const table = withFlag(roadTable('front', { dice })).play('road-board');
    expect(flags(table).held[0]).toBe(2);
    expect(table.dice(0)).toHaveLength(10);
  });
});

describe('using a flag', () => {
  const COVERED: Province = [
    ['C2', 'O-C6', 0],
    ['B2', 'B-S4', 1],
  ];
  const build = (more: Province = []) => roadTable('front', { dice: ['B6'], province: [...COVERED, ...more] }).onlyOpen('B-C1');
  const covered = (table: Table) => overbuild(table).play('take B-C1', 'lay B2 r1', 'pay B6');

  test('GB2-ROAD-08 not in the turn the flag was received, one flag per overbuild', () => {
    const table = build().receive(0, { kind: 'roads/flag' });
    expect(flags(table).held).toEqual([1, 0]);
    expect(covered(table).frame()?.kind).not.toBe('roads/relocate');
    const later = build().play('road-board');
    expect(flags(later).fresh).toEqual([0, 0]);
    expect(covered(later).frame()?.kind).toBe('roads/relocate');
  });

  test('GB2-ROAD-09 the player may decline and keep the flag', () => {
    const table = covered(withFlag(build())).play('decline');
    expect(table.of('declined')).toMatchObject([{ seat: 0, what: 'flag', source: { kind: 'roads/flag' } }]);
    expect(flags(table).held[0]).toBe(1);
    expect(at(table.state.covered, table.cell('B2'))).toBe(table.tile('B-S4'));
  });

  test('GB2-ROAD-10 the overbuild itself must keep everything connected', () => {
    const province: Province = [...COVERED, ['A2', 'G-C1', 1]];
    const table = withFlag(roadTable('front', { dice: ['B6'], province }))
      .onlyOpen('B-S5')
      .fresh();
    const gain = table.game.gains.find(({ kind }) => kind === 'overbuild');
    table.receive(0, gain?.data ?? { kind: '' });
    expect(table.of('lapsed')).toMatchObject([{ what: 'overbuild' }]);
  });

  test('GB2-ROAD-11 GB2-INT-18 the new tile is scored before the old one moves', () => {
    const province: Province = [
      ['C2', 'O-C6', 0],
      ['B2', 'B-S4', 1],
    ];
    const table = withFlag(roadTable('front', { dice: ['O1', 'B1', 'B1'], province }, { cows: 'on' })).onlyOpen('cow-orange');
    overbuild(table).play('take cow-orange', 'lay B2 r0', 'pay O1');
    expect(table.of('money-gained')).toMatchObject([{ source: { kind: 'tile', id: 'cow-orange' }, amount: 2 }]);
    expect(table.frame()?.kind).toBe('roads/relocate');
    table
      .play(table.choices().find((text) => text.startsWith('lay')) ?? '')
      .onlyOpen('cow-blue')
      .fresh();
    table.run({ kind: 'pick-tile', seat: 0, over: false, optional: false, source: TEST_SOURCE }).play('take cow-blue');
    table.play(table.choices()[0] ?? '', 'pay B1 B1');
    expect(table.of('money-gained').find(({ source }) => source.kind === 'tile' && source.id === 'cow-blue')?.amount).toBe(4);
  });

  test('GB2-ROAD-12 GB2-ROAD-14 GB2-ROAD-15 the old tile is placed where a road connects it, gets the flag and scores nothing', () => {
    const table = covered(withFlag(build()));
    expect(table.choices()).toContain('lay D2 r1');
    expect(table.choices()).not.toContain('lay D2 r0');
    expect(table.choices().some((text) => text.startsWith('lay E4'))).toBe(false);
    const money = table.state.money[0];
    table.play('lay D2 r1');
    expect(table.top(0, 'D2')).toBe('B-S4');
    expect(table.state.money[0]).toBe(money);
    expect(flags(table)).toMatchObject({ supply: 2, held: [0, 0], planted: [1 << table.cell('D2'), 0] });
  });

  test('GB2-ROAD-13 without a legal space nothing is offered', () => {
    const table = withFlag(build());
    for (let cell = 0; cell < table.game.grid.cells.length; cell++) {
      const isFree = table.game.grid.buildable & (1 << cell) && at(table.state.tiles, cell) < 0;
      if (isFree) layTop(table.game, table.state, 0, cell, table.tile('G-C6'), 0);
    }
    expect(covered(table).frame()?.kind).not.toBe('roads/relocate');
    expect(flags(table).held[0]).toBe(1);
  });

  test('GB2-ROAD-16 GB2-EX-08 yields the moved tile connects are received last, and only new ones', () => {
    const province: Province = [
      ['C2', 'O-C6', 0],
      ['D2', 'B-C1', 1],
      ['D1', 'G-S4', 1],
    ];
    const table = withFlag(roadTable('front', { dice: ['G4'], province }))
      .onlyOpen('G-T1')
      .fresh();
    overbuild(table).play('take G-T1', 'lay D1 r1', 'pay G4');
    expect(table.of('fame-gained')).toMatchObject([{ amount: 4 }]);
    expect(table.of('yield-received')).toEqual([]);
    const money = table.state.money[0];
    table.play('lay E2 r1');
    expect(table.of('yield-connected').map(({ id }) => id)).toEqual(['R2']);
    expect(table.of('yield-received').map(({ id }) => id)).toEqual(['R2']);
    expect(table.state.money[0]).toBe((money ?? 0) + 4);
    const known = withFlag(roadTable('front', { dice: ['G4'], province })).onlyOpen('G-T1');
    const place = known.game.sides[0]?.yields.find(({ id }) => id === 'R2')?.index ?? 0;
    known.state.connected = known.state.connected.with(0, 1 << place);
    overbuild(known).play('take G-T1', 'lay D1 r1', 'pay G4', 'lay E2 r1');
    expect(known.of('yield-received')).toEqual([]);
  });

  test('GB2-ROAD-17 GB2-ROAD-18 a flagged tile cannot be covered, but the tile now alone can', () => {
    const table = covered(withFlag(build()))
      .play('lay C3 r0')
      .seat(0, { dice: ['B6', 'B6'] })
      .onlyOpen('B-T5');
    overbuild(table).play('take B-T5');
    const cells = new Set(table.choices().map((text) => text.split(' ')[1]));
    expect(cells.has('C3')).toBe(false);
    expect(cells.has('B2')).toBe(true);
    const view = viewFor(table.game, table.position, 0);
    expect(rajas.explain(table.game, view, 0, 'cell:C3')).toMatchObject({ code: 'flag-planted', rule: 'GB2-ROAD-17' });
  });

  test('GB2-ROAD-19 the moved tile counts as before', () => {
    const table = covered(withFlag(build())).play('lay C3 r0');
    const counter = table.game.gains.find(({ data }) => data.per === 'market')?.counter;
    expect(counter?.(table.game, table.state, 0)).toBe(3);
  });

  test('GB2-INT-19 a moved cow keeps its bonus; while covered it adds nothing', () => {
    const province: Province = [
      ['C2', 'O-C6', 0],
      ['B2', 'cow-orange', 0],
    ];
    const table = withFlag(roadTable('front', { dice: ['B6', 'B5'], province }, { cows: 'on' }))
      .onlyOpen('B-C1')
      .fresh();
    overbuild(table).play('take B-C1', 'lay B2 r1', 'pay B5');
    expect(table.of('money-gained')).toMatchObject([{ source: { kind: 'tile', id: 'B-C1' }, amount: 3 }]);
    table
      .play(table.choices().find((text) => text.startsWith('lay C3')) ?? '')
      .fresh()
      .play('spice-market');
    table.play('pay B6');
    expect(table.choices()).toContain('score 4');
  });

  test('GB2-INT-41 a flag works with a river space’s Master Builder', () => {
    const table = withFlag(build()).onlyOpen('B-C1');
    const gain = table.game.gains.find(({ kind }) => kind === 'palace-action');
    table.receive(0, gain?.data ?? { kind: '' }).play('master-builder', 'take B-C1', 'lay B2 r1', 'pay B6');
    expect(table.frame()?.kind).toBe('roads/relocate');
  });
});

describe('the back', () => {
  /** 2 straights, 1 bend, 3 forks, no intersection. */
  const SHAPES: Province = [
    ['C2', 'O-T5', 1],
    ['B1', 'B-C1', 1],
    ['C3', 'O-C1', 0],
    ['D2', 'B-T5', 0],
    ['D1', 'G-T5', 3],
    ['E2', 'B-S2', 2],
  ];

  test('GB2-ROAD-20 it costs one die', () => {
    expect(roadTable('back').choices()).not.toContain('road-board');
    const table = roadTable('back', { dice: ['P3'] });
    expect(table.choices()).toContain('road-board');
    expect(table.play('road-board').choices()).toEqual(['pay P3']);
  });

  test('GB2-ROAD-21 GB2-ROAD-25 the die is rolled after money and flag and then goes to the supply', () => {
    const table = roadTable('back', { dice: ['P3'], province: ALL_ROADS });
    const supply = at(table.state.supply, 3);
    table.play('road-board', 'pay P3', 'roll 1');
    expect(table.dice(0)).toEqual([]);
    expect(at(table.state.supply, 3)).toBe(supply + 1);
    const order = table.types().filter((type) => /money-gained|roads/.test(type));
    expect(order).toEqual(['money-gained', 'roads/flag-taken', 'roads/rolled', 'money-gained', 'roads/die-back']);
  });

  test('GB2-ROAD-25 the die is in no one’s hands while it is rolled, and dice for other spaces go to the supply immediately', () => {
    const table = roadTable('back', { dice: ['P3', 'B3'] });
    const [blue, purple] = [at(table.state.supply, 0), at(table.state.supply, 3)];
    rajas.fold(table.game, table.state, {
      type: 'die-paid',
      seat: 0,
      colour: 3,
      value: 3,
      die: 'P3',
      turned: false,
      source: { kind: 'space', id: 'road-board' },
    });
    expect([at(table.state.supply, 3), flags(table).rolling]).toEqual([purple, 3]);
    table.run({ kind: 'pay-space', seat: 0, space: table.space('yogi') }).play('pay B3');
    expect([at(table.state.supply, 0), flags(table).rolling]).toEqual([blue + 1, 3]);
  });

  test('GB2-ROAD-22 the table of rolls', () => {
    const residenceMoney = 3;
    const money = [1, 2, 3, 4, 5, 6].map((value) => {
      const table = roadTable('back', { dice: ['P3'], province: SHAPES }).play('road-board', 'pay P3', `roll ${value}`);
      return at(table.state.money, 0) - residenceMoney;
    });
    expect(money).toEqual([4, 2, 6, 0, 2, 4]);
  });

  test('GB2-EX-09 three roads and 4 forks with a roll of 3 pay 11 money', () => {
    const province: Province = [
      ['C2', 'O-T5', 1],
      ['B1', 'B-T5', 0],
      ['D1', 'G-T5', 0],
      ['C3', 'P-T5', 0],
    ];
    const table = roadTable('back', { dice: ['P3'], province }).play('road-board', 'pay P3', 'roll 3');
    expect(table.state.money[0]).toBe(11);
    expect(flags(table).held[0]).toBe(1);
  });

  test('GB2-ROAD-23 covered tiles do not count', () => {
    const table = roadTable('back', { dice: ['P3'], province: [['C2', 'O-T5', 1]] });
    table.state.covered = table.state.covered.with(table.cell('C2'), table.tile('B-S2'));
    table.play('road-board', 'pay P3', 'roll 2');
    expect(table.of('money-gained').map(({ amount }) => amount)).toEqual([1]);
  });

  test('GB2-ROAD-24 only chance answers the roll', () => {
    const table = roadTable('back', { dice: ['P3'], karma: 3 });
    table.run({ kind: 'roads/roll', seat: 0, source: { kind: 'space', id: 'road-board' } });
    const asked = table.of('roads/rolled');
    expect(asked).toHaveLength(1);
    expect(table.types()).not.toContain('karma-gained');
    expect(table.state.karma[0]).toBe(3);
  });

  test('GB2-INT-20 cows count with their shape and continue residence roads', () => {
    const table = roadTable('back', { dice: ['P3'], province: [['C2', 'cow-orange', 0]] }, { cows: 'on' });
    table.play('road-board', 'pay P3', 'roll 3');
    expect(table.of('money-gained').map(({ amount }) => amount)).toEqual([1, 2]);
  });

  test('GB2-INT-34 developed wilderness counts with its shape', () => {
    const table = roadTable('back', { dice: ['P3'] }, { wilderness: 'on' });
    for (let cell = 0; cell < table.game.grid.cells.length; cell++) {
      if (at(table.state.tiles, cell) >= 0) layTop(table.game, table.state, 0, cell, -1, 0);
    }
    table.seat(0, { province: [['C2', 'O-C6', 0]] });
    layTop(table.game, table.state, 0, table.cell('B2'), table.tile('wilderness-mountains'), 1);
    table.fresh().play('road-board', 'pay P3', 'roll 1');
    expect(table.of('money-gained').map(({ amount }) => amount)).toEqual([1, 2]);
  });
});

test('GB2-INT-33 a moved tile may not rely on unconnected wilderness', () => {
  const province: Province = [
    ['C2', 'O-C6', 0],
    ['D2', 'B-S4', 1],
  ];
  const table = roadTable('front', { dice: ['B6'] }, { wilderness: 'on' });
  for (let cell = 0; cell < table.game.grid.cells.length; cell++) {
    if (at(table.state.tiles, cell) >= 0) layTop(table.game, table.state, 0, cell, -1, 0);
  }
  table.seat(0, { province }).onlyOpen('B-C1');
  layTop(table.game, table.state, 0, table.cell('B3'), table.tile('wilderness-desert'), 0);
  overbuild(withFlag(table)).play('take B-C1', 'lay D2 r1', 'pay B6');
  const cells = new Set(
    table
      .choices()
      .filter((text) => text.startsWith('lay'))
      .map((text) => text.split(' ')[1]),
  );
  expect(cells.has('A3')).toBe(false);
  expect(cells.has('B2')).toBe(true);
});

test('GB2-INT-43 yields connected by a moved tile use the province after the move', () => {
  const province: Province = [
    ['C2', 'O-C6', 0],
    ['B2', 'B-S2', 1],
    ['C3', 'G-S2', 0],
  ];
  const table = roadTable('front', { dice: ['B6'], province }, { navaratnas: 'on' });
  const bends = table.game.gains.find(({ data }) => data.per === 'bend')?.counter;
  expect(bends?.(table.game, table.state, 0)).toBe(2);
  withFlag(table).onlyOpen('B-C3');
  overbuild(table).play('take B-C3');
  table.play(table.choices().find((text) => text.startsWith('lay B2 r1')) ?? '', 'pay B6');
  const lay = table.choices().find((text) => text.startsWith('lay'));
  expect(table.play(lay ?? '').of('roads/tile-relocated')).toHaveLength(1);
  expect(bends?.(table.game, table.state, 0)).toBe(3);
});
