import { describe, expect, test } from 'vitest';
import { at } from '../../numbers.ts';
import { layRiver, receiveTile, startedTable } from '../../testing/river.ts';
import { type SeatFixture, type Table, TEST_SOURCE } from '../../testing/table.ts';
import { NONE } from '../../words.ts';

const PLAIN = 'ganga3-5';

/** A drying river with harmless tiles; seat 0 has no karma. */
function river(fixture: SeatFixture, dried: readonly number[] = [], options = {}): Table {
  const table = startedTable({ river: 'drying', ...options }).seat(0, { karma: 0, money: 0, fame: 0, ...fixture });
  const { drying } = table.state.modules;
  if (drying) drying.dried = dried.reduce((bits, index) => bits | (1 << index), 0);
  return table.fresh();
}

function sail(table: Table, spaces: number, most = 6): Table {
  return table.run({ kind: 'sail', seat: 0, least: 1, most, source: TEST_SOURCE }).play(`sail ${spaces}`);
}

const dried = (table: Table) => table.of('drying/dried').map(({ index }) => index);

describe('drying-up sources', () => {
  test('GB2-DRY-01 GB2-DRY-13 every round space has an open tile; no dolphin unless its set is used', () => {
    const { state, game } = river({});
    expect(state.riverTiles.slice(1, -1).every((tile) => tile !== NONE)).toBe(true);
    expect(game.riverTiles.some(({ id }) => id.startsWith('ganga2'))).toBe(false);
  });

  test('GB2-DRY-03 GB2-DRY-06 a tile dries when a boat leaves it; tiles passed do not', () => {
    const table = sail(layRiver(river({ boat: 4 }), { 4: PLAIN, 5: 'ganga3-6', 7: 'ganga3-15' }), 3);
    expect(dried(table)).toEqual([4]);
  });

  test('GB2-DRY-04 GB2-DRY-05 dried spaces are neither used nor counted', () => {
    const one = layRiver(river({ boat: 3 }, [4]), { 4: PLAIN, 5: 'ganga3-6' });
    expect(sail(one, 1).state.boats[0]).toBe(5);
    const table = river({ boat: 3 }, [4]).seat(1, { boat: 5 });
    table.run({ kind: 'sail', seat: 0, least: 1, most: 2, source: TEST_SOURCE });
    expect(table.choices()).toEqual(['sail 1', 'sail 2']);
    layRiver(table, { 3: PLAIN, 7: 'ganga3-6' });
    expect(table.play('sail 2').state.boats[0]).toBe(7);
  });

  test('GB2-DRY-07 leaving the start dries nothing', () => {
    const table = sail(layRiver(river({ boat: 0 }), { 1: PLAIN }), 1);
    expect(dried(table)).toEqual([]);
  });

  test('GB2-DRY-08 GB2-INT-52 a tile left in the same turn dries too; later moves skip dried spaces', () => {
    const table = layRiver(river({ boat: 4 }, [6]), { 5: 'ganga-4', 6: PLAIN, 7: 'ganga3-6', 8: 'ganga3-15', 9: 'ganga3-16' });
    sail(table, 1);
    expect(table.choices()).toEqual(['stay', 'sail 1', 'sail 2', 'sail 3']);
    table.play('sail 2');
    expect(table.state.boats[0]).toBe(8);
    expect(dried(table)).toContain(5);
  });

  test('GB2-DRY-09 the Portuguese needs six spaces that count', () => {
    const { last } = river({}).game.river;
    const blocked = river(
      { boat: last - 10, dice: ['B6'] },
      [1, 2, 3, 4, 5].map((ahead) => last - 10 + ahead),
    );
    expect(blocked.choices()).not.toContain('portuguese');
    expect(river({ boat: last - 10, dice: ['B6'] }).choices()).toContain('portuguese');
  });

  test('GB2-DRY-10 with nothing open ahead, the next space is the oval', () => {
    const table = river({ boat: 24 }, [25]);
    expect(table.game.river.last).toBe(26);
    sail(layRiver(table, { 24: PLAIN, 25: 'ganga3-6' }), 1);
    expect(table.state.boats[0]).toBe(26);
  });

  test('GB2-DRY-11 GB2-INT-51 the yield for river spaces counts dried ones', () => {
    const table = river({ boat: 13 }, [1, 2, 3, 4]);
    const gain = table.game.gains.find(({ data }) => data.per === 'river-space');
    table.run({ kind: 'gain', seat: 0, gain: gain?.index ?? NONE, die: 0, source: TEST_SOURCE });
    expect(table.of('fame-gained')).toMatchObject([{ amount: 4 }]);
  });

  test('GB2-DRY-12 passing the bridge gives the worker whatever has dried', () => {
    const table = river({});
    const { bridgeAfter } = table.game.river;
    const jump = layRiver(river({ boat: bridgeAfter - 1 }, [bridgeAfter, bridgeAfter + 1]), { [bridgeAfter + 2]: PLAIN });
    expect(sail(jump, 1).of('worker-won')).toMatchObject([{ from: 'bridge' }]);
  });

  test('GB2-INT-27 the temple’s boat move dries what it leaves', () => {
    const table = river({ boat: 4 }, [5], { kedarnath: 'back' }).seat(1, { karma: 2 });
    layRiver(table, { 4: PLAIN, 5: 'ganga3-6', 6: 'ganga3-15' }).play('temple', 'row 1', 'sail 1');
    expect(table.state.boats[0]).toBe(6);
    expect(dried(table)).toEqual([4]);
  });

  test('GB2-INT-44 a tile dries when a re-placed worker moves the boat off it', () => {
    const table = layRiver(river({ boat: 5, dice: ['B2'] }), { 5: PLAIN, 6: 'ganga3-1', 8: 'ganga3-6' }).occupy(0, 'yogi');
    sail(table, 1).play('lift yogi', 'harbour-1', 'sail 2');
    expect(table.state.boats[0]).toBe(8);
    expect(dried(table)).toEqual([5, 6]);
  });

  test('GB2-INT-53 a boat bonus in the middle of a benefit dries the tile; the benefit still counts', () => {
    const table = layRiver(river({ boat: 3, money: 8, karma: 3, bonusMarker: 12 }), { 3: 'ganga3-6', 4: PLAIN, 5: 'ganga3-15' });
    sail(table, 1);
    while (table.frame()?.kind !== 'place')
      table.play(table.choices().find((text) => text === 'sail 1') ?? table.choices()[0] ?? '');
    expect(table.state.money[0]).toBe(14);
    expect(at(table.state.boats, 0)).toBe(5);
    expect(dried(table)).toEqual([3, 4]);
  });

  test('GB2-GB1-08 the dolphin uses open tiles only and dries none', () => {
    const table = startedTable({ river: 'drying', riverPool: 'ganga1+ganga2+ganga3' }).seat(0, { boat: 9, karma: 2, money: 0 });
    layRiver(table, { 4: PLAIN, 5: 'ganga3-6', 9: 'ganga2-2' });
    if (table.state.modules.drying) table.state.modules.drying.dried = 1 << 5;
    receiveTile(table, 'ganga2-2');
    expect(table.choices()).toContain('use river-4');
    expect(table.choices()).not.toContain('use river-5');
    table.fresh().play('use river-4');
    expect(table.state.money[0]).toBe(4);
    expect(dried(table)).toEqual([]);
  });
});
