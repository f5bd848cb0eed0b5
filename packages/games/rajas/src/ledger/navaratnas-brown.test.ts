import { describe, expect, test } from 'vitest';
import { brown, connect, kind, navaratnas, withTile } from '../testing/navaratnas.ts';

describe('brown yield tiles', () => {
  test('RAJ-NAV-20 RAJ-NAV-25 2 fame for each visible bend, including the connecting tile', () => {
    const table = navaratnas().seat(0, {
      money: 5,
      fame: 6,
      dice: ['B5'],
      province: [
        ['C2', 'O-C6', 0],
        ['B2', 'G-C6', 0],
        ['D2', 'G-S5', 2],
      ],
    });
    table.state.covered = table.state.covered.with(table.cell('C2'), table.tile('P-S5'));
    withTile(table, 'TL', kind(table, 'brown', { per: 'bend' }))
      .onlyOpen('B-S5')
      .fresh();
    table.play('quarry-1', 'take B-S5', 'lay A2 r0', 'pay B5');
    expect(table.of('fame-gained')).toMatchObject([{ amount: 4, source: { kind: 'yield', id: 'TL' } }]);
    const shapes = brown({ per: 'bend' }, (t) =>
      t.seat(0, {
        province: [
          ['C2', 'O-C6', 0],
          ['C3', 'O-S2', 0],
          ['D2', 'B-S2', 2],
          ['B2', 'G-S2', 1],
          ['B1', 'O-S3', 1],
          ['D1', 'B-S3', 3],
        ],
      }),
    );
    expect(shapes.state.fame[0]).toBe(6 + 6);
  });

  test('RAJ-NAV-21 1 fame for each tile with a market', () => {
    const table = brown({ per: 'market-tile' }, (t) =>
      t.seat(0, {
        province: [
          ['C2', 'O-C6', 0],
          ['B1', 'B-C3', 1],
          ['D1', 'B-T1', 1],
        ],
      }),
    );
    expect(table.state.fame[0]).toBe(6 + 2);
  });

  test('RAJ-NAV-22 1 fame for every 3 river spaces', () => {
    for (const [boat, fame] of [
      [11, 3],
      [12, 4],
      [0, 0],
    ] as const) {
      expect(brown({ per: 'river-space' }, (t) => t.seat(0, { boat })).state.fame[0]).toBe(6 + fame);
    }
  });

  test('RAJ-NAV-23 1 money for each visible building', () => {
    const table = brown({ per: 'building' }, (t) =>
      t.seat(0, {
        province: [
          ['C2', 'B-T4', 0],
          ['B1', 'B-T3', 1],
          ['D1', 'O-T4', 0],
          ['C3', 'B-S3', 0],
        ],
      }),
    );
    expect(table.state.money[0]).toBe(7);
  });

  test('RAJ-NAV-24 2 money for each connected yield tile, including this one', () => {
    const table = brown({ per: 'connected-yield-tile' }, (t) => {
      withTile(withTile(t, 'T2', 0), 'T4', 0);
      for (const place of ['T2', 'T4', 'L2']) connect(t, place);
    });
    expect(table.state.money[0]).toBe(6);
  });

  test('RAJ-NAV-24 yield tiles connected by the same province tile count before they are received', () => {
    const table = brown({ per: 'connected-yield-tile' }, (t) => {
      connect(withTile(t, 'T2', 0), 'T2');
      t.state.yielded = t.state.yielded.with(0, 0);
    });
    expect(table.state.money[0]).toBe(4);
  });

  test('RAJ-NAV-26 2 money for each upgrade', () => {
    expect(brown({ per: 'upgrade' }, (t) => t.seat(0, { levels: { temple: 4, fort: 4 } })).state.money[0]).toBe(8);
  });

  test('RAJ-NAV-27 1 fame for each active worker', () => {
    const table = brown({ per: 'active-worker' }, (t) => t.seat(0, { active: 5 }).occupy(0, 'yogi'));
    expect(table.state.fame[0]).toBe(6 + 5);
  });

  test('RAJ-NAV-28 seven different brown tiles', () => {
    const browns = navaratnas().game.yieldTiles.filter(({ colourName }) => colourName === 'brown');
    expect(browns.map(({ count }) => count)).toEqual(Array(7).fill(1));
    expect(new Set(browns.map(({ gain }) => gain.data.per)).size).toBe(7);
  });
});
