import { describe, expect, test } from 'vitest';
import { newTable, type Table } from '../testing/table.ts';

/** Seat 0 is in the quarry with these dice and one open tile. */
function inQuarry(tile: string, dice: readonly string[], karma = 0): Table {
  return newTable().seat(0, { money: 5, dice, karma }).onlyOpen(tile).fresh();
}

describe('province board and roads', () => {
  const cellsFor = (table: Table): Set<string> => new Set(table.choices().map((text) => text.split(' ')[1] ?? ''));

  test('RAJ-PROV-01 the first tile continues one of the residence’s three roads', () => {
    const table = inQuarry('B-S4', ['B4']).play('quarry-1', 'take B-S4');
    expect(cellsFor(table)).toEqual(new Set(['B1', 'C2', 'D1']));
  });

  test('RAJ-PROV-02 only empty cells of the board', () => {
    const table = newTable()
      .seat(0, { money: 5, dice: ['B4'], province: [['C2', 'O-C6', 0]] })
      .onlyOpen('B-S4');
    table.play('quarry-1', 'take B-S4');
    expect(cellsFor(table)).toEqual(new Set(['B1', 'D1', 'B2', 'D2', 'C3']));
  });

  test('RAJ-PROV-03 RAJ-PROV-04 roads must meet on the common side', () => {
    const table = newTable()
      .seat(0, { money: 5, dice: ['B4'], province: [['C2', 'O-S4', 0]] })
      .onlyOpen('B-S4');
    table.play('quarry-1', 'take B-S4');
    const texts = table.choices();
    expect(texts.some((text) => text.startsWith('lay B2') || text.startsWith('lay D2'))).toBe(false);
    expect(texts.filter((text) => text.startsWith('lay C3'))).toEqual(['lay C3 r0']);
  });

  test('RAJ-PROV-04 a road across the right edge of the board leads nowhere', () => {
    const table = newTable().seat(0, {
      money: 5,
      dice: ['B4'],
      province: [
        ['C2', 'O-C6', 0],
        ['D2', 'B-C6', 0],
        ['E2', 'G-C6', 0],
      ],
    });
    table.onlyOpen('B-S4').play('quarry-1', 'take B-S4');
    expect(cellsFor(table)).toEqual(new Set(['B1', 'D1', 'B2', 'C3', 'D3', 'E3']));
  });

  test('RAJ-PROV-05 rotations of a bend with one end towards the road', () => {
    const table = inQuarry('B-S5', ['B5']).play('quarry-1', 'take B-S5');
    expect(table.choices().filter((text) => text.startsWith('lay C2'))).toEqual(['lay C2 r0', 'lay C2 r3']);
  });

  test('RAJ-PROV-06 a tile may cut off the road of a neighbour', () => {
    const table = newTable().seat(0, {
      money: 5,
      dice: ['B4'],
      province: [
        ['C2', 'O-C6', 0],
        ['D1', 'B-C6', 0],
      ],
    });
    table.onlyOpen('B-S4').play('quarry-1', 'take B-S4');
    expect(table.choices()).toContain('lay D2 r0');
    expect(table.choices()).toContain('lay D2 r1');
  });

  test('RAJ-PROV-07 a road end may point at an edge without a yield', () => {
    const table = newTable().seat(0, {
      money: 5,
      dice: ['B5'],
      province: [
        ['C2', 'O-C6', 0],
        ['D2', 'B-C6', 0],
        ['D3', 'G-C6', 0],
        ['D4', 'P-C6', 0],
      ],
    });
    table.onlyOpen('B-S3').play('quarry-1', 'take B-S3', 'lay E4 r2', 'pay B5');
    expect(table.top(0, 'E4')).toBe('B-S3');
    expect(table.of('yield-connected').map(({ id }) => id)).toEqual(['R4']);
  });

  test('RAJ-PROV-08 all top tiles are connected to the residence after every placement', async () => {
    const { playAtRandom, SET_UPS } = await import('../testing/random-games.ts');
    const { filledCells } = await import('../rules/province.ts');
    for (const setUp of SET_UPS) {
      playAtRandom(setUp, 'joined', ({ game, position: { state }, facts }) => {
        for (const fact of facts) {
          if (fact.type !== 'tile-built' && fact.type !== 'tile-overbuilt') continue;
          const filled = filledCells(game, state, fact.seat);
          expect((state.joined[fact.seat] ?? 0) & filled).toBe(filled);
        }
      });
    }
  });

  test('RAJ-PROV-09 a placed tile is never turned or moved', async () => {
    const { playAtRandom } = await import('../testing/random-games.ts');
    let tiles: number[] = [];
    let rotations: number[] = [];
    playAtRandom({ players: 2 }, 'fixed', ({ game, position: { state }, facts }) => {
      const laid = facts.flatMap((fact) =>
        fact.type === 'tile-built' || fact.type === 'tile-overbuilt' ? [fact.seat * game.grid.cells.length + fact.cell] : [],
      );
      for (const [i, tile] of tiles.entries()) {
        if (!laid.includes(i)) expect([state.tiles[i], state.rotations[i]]).toEqual([tile, rotations[i]]);
      }
      tiles = state.tiles.slice();
      rotations = state.rotations.slice();
    });
    expect(tiles.some((tile) => tile >= 0)).toBe(true);
  });

  test('RAJ-PROV-03 RAJ-PROV-06 a bend connects at either of its road ends and nowhere else', () => {
    const province = [
      ['C2', 'O-C6', 0],
      ['B2', 'B-C6', 0],
      ['A2', 'G-C6', 0],
      ['A3', 'P-C6', 0],
      ['A4', 'O-T4', 0],
    ] as const;
    const table = newTable()
      .seat(0, { money: 5, dice: ['B4'], province })
      .onlyOpen('B-S1');
    const lays = table.play('quarry-1', 'take B-S1').choices();
    const rotations = (cell: string): string =>
      lays.flatMap((text) => (text.startsWith(`lay ${cell} r`) ? [text.slice(-1)] : [])).join('');
    expect(['B1', 'D1', 'D2', 'B3', 'C3', 'B4'].map((cell) => [cell, rotations(cell)])).toEqual([
      ['B1', '012'],
      ['D1', '23'],
      ['D2', '23'],
      ['B3', '023'],
      ['C3', '03'],
      ['B4', '23'],
    ]);
    expect(lays).toHaveLength(14);
  });

  test('RAJ-PROV-06 a tile may be above the tile it connects to', () => {
    const province = [
      ['C2', 'O-C6', 0],
      ['C3', 'B-C6', 0],
      ['B3', 'G-C6', 0],
    ] as const;
    const table = newTable()
      .seat(0, { money: 5, dice: ['B4'], province })
      .onlyOpen('B-S4')
      .play('quarry-1', 'take B-S4');
    expect(table.choices().filter((text) => text.startsWith('lay B2'))).toEqual(['lay B2 r0', 'lay B2 r1']);
  });
});
