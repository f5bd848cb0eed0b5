import { describe, expect, test } from 'vitest';
import { newTable, type Table } from '../testing/table.ts';
import { viewFor } from '../view.ts';
import { NONE } from '../words.ts';

/** Seat 0 is in the quarry with these dice and one open tile. */
function inQuarry(tile: string, dice: readonly string[], karma = 0): Table {
  return newTable().seat(0, { money: 5, dice, karma }).onlyOpen(tile).fresh();
}

describe('quarry', () => {
  test('RAJ-QUARRY-01 one more tile in the province, one fewer in a stack', () => {
    const table = newTable()
      .seat(0, { money: 5, dice: ['B4'] })
      .open('B-S4');
    const sizes = viewFor(table.game, table.position, 0).stacks.map(({ size }) => size);
    table.play('quarry-1', 'take B-S4', 'lay C2 r0', 'pay B4');
    const view = viewFor(table.game, table.position, 0);
    expect(view.seats[0]?.province.map(({ at, id }) => [at, id])).toEqual([['C2', 'B-S4']]);
    expect(view.stacks.map(({ size }, i) => (sizes[i] ?? 0) - size).filter((less) => less !== 0)).toEqual([1]);
    expect(table.of('tile-built')).toHaveLength(1);
  });

  test('RAJ-QUARRY-02 the quarry space costs 1 to 4 money', () => {
    for (const players of [2, 3, 4]) {
      const table = newTable({ players }).seat(0, { money: 9, dice: ['B6', 'B6'] });
      const prices = table.game.spaces.filter(({ area }) => area === 'quarry').map(({ cost }) => cost.money);
      for (const price of prices) expect(price >= 1 && price <= 4).toBe(true);
      table.play('quarry-1');
      expect(table.state.money[0]).toBe(9 - (prices[0] ?? 0));
    }
  });

  test('RAJ-QUARRY-03 the top tile of any stack', () => {
    const dice = ['B6', 'B6', 'G6', 'G6', 'O6', 'O6', 'P6', 'P6'];
    const table = newTable().seat(0, { money: 5, dice }).play('quarry-1');
    const tops = viewFor(table.game, table.position, 0).stacks.map(({ top }) => `take ${top}`);
    expect(table.choices()).toEqual(tops);
    expect(tops).toHaveLength(12);
  });

  test('RAJ-QUARRY-04 dice of the tile’s colour that reach its number', () => {
    expect(inQuarry('O-T4', ['O5', 'O4']).choices()).toContain('quarry-1');
    expect(inQuarry('O-T4', ['O5', 'B6']).choices()).not.toContain('quarry-1');
    const table = inQuarry('O-T4', ['O5', 'O4', 'B6']).play('quarry-1', 'take O-T4', 'lay C2 r0');
    expect(table.choices()).toEqual(['pay O5 O4']);
    table.play('pay O5 O4');
    expect(table.dice(0)).toEqual(['B6']);
    expect(table.state.supply).toEqual([11, 12, 12, 12]);
  });

  test('RAJ-QUARRY-05 RAJ-EX-01 blue 7 paid with blue 3 and blue 5: no change', () => {
    expect(inQuarry('B-C3', ['B3']).choices()).not.toContain('quarry-1');
    const table = inQuarry('B-C3', ['B3', 'B5']).play('quarry-1', 'take B-C3', 'lay C2 r0', 'pay B5 B3');
    expect(table.dice(0)).toEqual([]);
    expect(table.state.supply[0]).toBe(12);
    expect(table.of('die-paid').map(({ die }) => die)).toEqual(['B5', 'B3']);
    expect(table.types().filter((type) => type === 'die-returned' || type === 'die-rolled')).toEqual([]);
  });

  test('RAJ-QUARRY-06 an extra die may be paid but never has to be', () => {
    const table = inQuarry('G-S4', ['G6', 'G1']).play('quarry-1', 'take G-S4', 'lay C2 r0');
    expect(table.choices()).toEqual(['pay G6', 'pay more']);
    expect(table.play('pay more').choices()).toEqual(['pay G1']);
    table.play('pay G1');
    expect(table.choices()).toEqual(['pay G6']);
    table.play('pay G6');
    expect(table.dice(0)).toEqual([]);
    expect(table.of('die-paid').map(({ die, turned }) => [die, turned])).toEqual([
      ['G1', false],
      ['G6', false],
    ]);
  });

  test('RAJ-QUARRY-06 even a 6 may be extra, and the rest may match the price exactly', () => {
    const table = inQuarry('G-C1', ['G6', 'G6']).play('quarry-1', 'take G-C1', 'lay C2 r0');
    expect(table.choices()).toEqual(['pay G6', 'pay more']);
    expect(table.play('pay more').choices()).toEqual(['pay G6']);
    const short = inQuarry('G-C1', ['G5', 'G5']).play('quarry-1', 'take G-C1', 'lay C2 r0');
    expect(short.choices()).toEqual(['pay G5 G5']);
  });

  test('RAJ-QUARRY-07 money and dice are paid before the tile is scored', () => {
    const table = newTable()
      .seat(0, { money: 12, bonusMarker: 33, dice: ['G6'] })
      .occupy(1, 'quarry-1')
      .onlyOpen('G-C1')
      .fresh();
    table.play('quarry-2', 'take G-C1', 'lay C2 r0', 'pay G6');
    expect(table.of('money-paid')).toMatchObject([{ amount: 2 }]);
    expect(table.state.money[0]).toBe(13);
    expect(table.types()).not.toContain('bonus-reached');
  });

  test('RAJ-QUARRY-08 an acquired tile is placed in the same turn', () => {
    const table = inQuarry('B-S4', ['B4']).play('quarry-1', 'take B-S4');
    expect(table.choices().every((text) => text.startsWith('lay'))).toBe(true);
    table.play('lay C2 r0', 'pay B4');
    expect(table.of('turn-ended')).toHaveLength(1);
    expect(table.top(0, 'C2')).toBe('B-S4');
    expect(table.run({ kind: 'turn-end', seat: 1 }).state.turn).toBe(NONE);
  });

  test('RAJ-QUARRY-09 RAJ-PROV-10 without an open road end the quarry is closed, but the Master Builder may still be open', () => {
    const table = newTable().seat(0, {
      money: 5,
      dice: ['B6', 'B6', 'P5', 'P6'],
      province: [
        ['B1', 'O-S4', 1],
        ['D1', 'B-S4', 1],
        ['C2', 'G-S4', 0],
        ['C3', 'P-S4', 0],
      ],
    });
    expect(table.choices().some((id) => id.startsWith('quarry'))).toBe(false);
    expect(table.choices()).toContain('master-builder');
  });

  test('RAJ-QUARRY-10 the next tile of the stack is open before the tile is scored', () => {
    const table = newTable()
      .seat(0, { money: 5, dice: ['B4'] })
      .open('B-S4')
      .chance('reveal B-S3')
      .fresh();
    table.play('quarry-1', 'take B-S4', 'lay C2 r0', 'pay B4');
    expect(viewFor(table.game, table.position, 1).stacks[0]?.top).toBe('B-S3');
    const types = table.types();
    expect(types.indexOf('tile-built')).toBeLessThan(types.indexOf('tile-revealed'));
    expect(types.indexOf('tile-revealed')).toBeLessThan(types.indexOf('money-gained'));
  });

  test('RAJ-QUARRY-11 an empty stack stays empty', () => {
    const table = newTable()
      .seat(0, { money: 5, dice: ['B4'] })
      .open('B-S4');
    table.state.below = table.state.below.with(0, 0);
    table.play('quarry-1', 'take B-S4', 'lay C2 r0', 'pay B4');
    expect(viewFor(table.game, table.position, 0).stacks.filter(({ top }) => top !== '')).toHaveLength(11);
  });

  test('RAJ-QUARRY-12 the sequence of a build turn', () => {
    const table = newTable()
      .seat(0, { money: 5, dice: ['B6', 'B1'] })
      .onlyOpen('B-C4')
      .fresh();
    table.play('quarry-1', 'take B-C4', 'lay B1 r1', 'pay B6 B1', 'take G');
    expect(table.types().slice(0, 13)).toEqual([
      'worker-placed',
      'money-paid',
      'die-paid',
      'die-paid',
      'tile-built',
      'yield-connected',
      'tile-valued',
      'money-gained',
      'fame-gained',
      'tile-scored',
      'yield-received',
      'die-rolled',
      'turn-ended',
    ]);
  });
});

describe('scoring a tile', () => {
  test('RAJ-TILE-01 a tile is scored immediately', () => {
    const table = inQuarry('G-C1', ['G6']).play('quarry-1', 'take G-C1', 'lay C2 r0', 'pay G6');
    expect(table.of('money-gained')).toMatchObject([{ amount: 3, source: { kind: 'tile', id: 'G-C1' } }]);
    expect(table.state.money[0]).toBe(7);
  });

  test('RAJ-TILE-02 every tile shows one or two markets or buildings', () => {
    for (const { markets, buildings } of newTable().game.tiles) {
      expect(markets.length <= 2 && buildings.length <= 2 && markets.length + buildings.length >= 1).toBe(true);
    }
  });

  test('RAJ-TILE-03 each market gives its printed amount', () => {
    const table = inQuarry('B-T5', ['B6', 'B6']).play('quarry-1', 'take B-T5', 'lay C2 r0', 'pay B6 B6');
    expect(table.of('money-gained')).toMatchObject([{ amount: 5 }]);
  });

  test('RAJ-TILE-04 a building gives its level', () => {
    const table = inQuarry('O-S1', ['O4']).seat(0, { levels: { fort: 3 } });
    expect(table.play('quarry-1', 'take O-S1', 'lay C2 r0', 'pay O4').state.fame[0]).toBe(3);
  });

  test('RAJ-TILE-05 two buildings both score, even of the same kind', () => {
    const table = newTable({
      edit: ({ provinceTiles }) => {
        const tile = provinceTiles.find(({ id }) => id === 'B-T1');
        if (tile) tile.buildings = ['mill', 'mill'];
      },
    });
    table.seat(0, { money: 5, fame: 6, dice: ['B6'], levels: { mill: 4 } }).onlyOpen('B-T1');
    expect(table.play('quarry-1', 'take B-T1', 'lay C2 r0', 'pay B6').state.fame[0]).toBe(14);
  });

  test('RAJ-TILE-06 building levels count as of placing the tile', () => {
    const table = newTable()
      .seat(0, { money: 5, fame: 6, dice: ['P5'] })
      .onlyOpen('P-S3')
      .fresh();
    table.play('quarry-1', 'take P-S3', 'lay D1 r3', 'pay P5');
    expect(table.of('fame-gained')).toMatchObject([{ amount: 2 }]);
    table.play('take B');
    const upgrading = newTable()
      .seat(0, { money: 5, fame: 6, dice: ['P5'] })
      .onlyOpen('P-S3')
      .fresh();
    upgrading.play('quarry-1', 'take P-S3', 'lay D1 r2', 'pay P5', 'upgrade temple');
    expect(upgrading.types().filter((type) => type === 'fame-gained' || type === 'upgraded')).toEqual([
      'fame-gained',
      'upgraded',
    ]);
    expect(upgrading.state.fame[0]).toBe(8);
  });

  test('RAJ-TILE-07 the tile is scored before its yields', () => {
    const table = newTable()
      .seat(0, { money: 4, dice: ['G6'] })
      .onlyOpen('G-C1')
      .fresh();
    table.play('quarry-1', 'take G-C1', 'lay B1 r1', 'pay G6');
    expect(table.of('money-paid')).toMatchObject([{ amount: 1 }]);
    expect(table.of('money-gained').map(({ amount, source }) => [amount, source])).toEqual([
      [3, { kind: 'tile', id: 'G-C1' }],
      [5, { kind: 'yield', id: 'TL' }],
    ]);
    expect(table.state.money[0]).toBe(11);
  });
});
