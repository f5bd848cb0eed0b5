import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { newTable, type Table } from '../testing/table.ts';
import { NONE } from '../words.ts';

describe('Master Builder', () => {
  const leila = (dice: readonly string[], karma = 0): Table =>
    newTable()
      .seat(0, { money: 0, karma, dice, province: [['C2', 'O-S4', 0]] })
      .onlyOpen('P-T1')
      .fresh();

  test('RAJ-MB-01 RAJ-MB-11 the new tile covers the old one, which stays under it', () => {
    const table = leila(['G5', 'P2']);
    table.play('master-builder', 'pay G5', 'take P-T1', 'lay C2 r0', 'pay P2');
    expect(table.top(0, 'C2')).toBe('P-T1');
    const i = table.cell('C2');
    expect(table.state.covered[i]).toBe(table.tile('O-S4'));
    expect(table.state.tiles.filter((tile) => tile !== NONE)).toHaveLength(1);
    expect(table.state.tops.every((top) => top === NONE)).toBe(true);
  });

  test('RAJ-MB-02 the new tile must cost more, whatever its colour', () => {
    const covers = (tile: string): boolean =>
      newTable()
        .seat(0, { dice: ['G5', 'P6', 'G6', 'B6'], province: [['C2', 'O-S4', 0]] })
        .onlyOpen(tile)
        .choices()
        .includes('master-builder');
    expect(covers('P-T1')).toBe(true);
    expect(covers('G-S4')).toBe(false);
    expect(covers('B-S2')).toBe(false);
  });

  test.each([
    [30, 32],
    [31, 33],
    [32, 33],
  ])('RAJ-MB-02 RAJ-MB-03 the difference counts, however high the prices of an edition are: %i, %i', (old, price) => {
    const covers = (...dice: readonly string[]): boolean =>
      newTable({
        edit: ({ provinceTiles }) => {
          for (const tile of provinceTiles) if (tile.id === 'O-S4') tile.price = old;
          for (const tile of provinceTiles) if (tile.id === 'P-T1') tile.price = price;
        },
      })
        .seat(0, { karma: 0, dice: ['G5', ...dice], province: [['C2', 'O-S4', 0]] })
        .onlyOpen('P-T1')
        .choices()
        .includes('master-builder');
    expect([covers('P2'), covers('P6', 'P6', 'P1'), covers('B6')]).toEqual([true, true, false]);
  });

  test('RAJ-MB-03 the difference in dice of the new colour', () => {
    const paysWith = (dice: readonly string[]): string[] => {
      const table = leila(['G5', ...dice]);
      if (!table.choices().includes('master-builder')) return [];
      return table.play('master-builder', 'pay G5', 'take P-T1', 'lay C2 r0').choices();
    };
    expect(paysWith(['P2'])).toEqual(['pay P2']);
    expect(paysWith(['P6'])).toEqual(['pay P6']);
    expect(paysWith(['P1'])).toEqual([]);
    expect(paysWith(['P1', 'P1'])).toEqual(['pay P1 P1']);
    expect(paysWith(['O6'])).toEqual([]);
  });

  test('RAJ-MB-04 the chamber’s die is paid as well; no money is needed', () => {
    const table = leila(['G5', 'P2']).play('master-builder', 'pay G5', 'take P-T1', 'lay C2 r0', 'pay P2');
    expect(table.of('die-paid')).toHaveLength(2);
    expect(table.types()).not.toContain('money-paid');
  });

  test('RAJ-MB-04 RAJ-ORDER-06 a player who paid for the chamber cannot decline', () => {
    expect(leila(['G5', 'P2']).play('master-builder', 'pay G5').choices()).toEqual(['take P-T1']);
  });

  test('RAJ-MB-05 every tile stays connected', () => {
    const table = newTable().seat(0, {
      dice: ['G5', 'P6'],
      karma: 0,
      province: [
        ['C2', 'O-S4', 0],
        ['C3', 'B-S4', 0],
      ],
    });
    table.onlyOpen('P-T2').play('master-builder', 'pay G5', 'take P-T2');
    expect(table.choices().filter((text) => text.startsWith('lay C2'))).toEqual([]);
    expect(table.choices().filter((text) => text.startsWith('lay C3'))).toEqual(['lay C3 r0', 'lay C3 r3']);
    const ring = newTable().seat(0, {
      dice: ['G5', 'P6'],
      karma: 0,
      province: [
        ['C2', 'O-S4', 0],
        ['C3', 'B-C6', 0],
        ['B3', 'G-C6', 0],
        ['B2', 'P-C6', 0],
        ['B1', 'O-C6', 0],
      ],
    });
    ring.onlyOpen('P-T2').play('master-builder', 'pay G5', 'take P-T2');
    expect(ring.choices().filter((text) => text.startsWith('lay C2')).length).toBeGreaterThan(0);
  });

  test('RAJ-MB-06 the new tile is scored', () => {
    const table = newTable().seat(0, { money: 0, dice: ['G5', 'P6'], levels: { fort: 3 }, province: [['C2', 'O-S4', 0]] });
    table.onlyOpen('P-C5').play('master-builder', 'pay G5', 'take P-C5', 'lay C2 r0', 'pay P6');
    expect([table.state.money[0], table.state.fame[0]]).toEqual([2, 3]);
  });

  test('RAJ-MB-08 once per cell', () => {
    const table = leila(['G5', 'P2']).play('master-builder', 'pay G5', 'take P-T1', 'lay C2 r0', 'pay P2');
    table
      .onlyOpen('B-T5')
      .play('blue-terrace-1')
      .seat(0, { dice: ['G5', 'B6'] });
    table.state.workers.fill(0);
    expect(table.choices()).not.toContain('master-builder');
  });

  test('RAJ-MB-09 needs a matching pair of tiles and the dice', () => {
    expect(
      newTable()
        .seat(0, { dice: ['G5', 'P6'] })
        .choices(),
    ).not.toContain('master-builder');
    expect(leila(['G5']).choices()).not.toContain('master-builder');
    expect(leila(['G5', 'P2']).choices()).toContain('master-builder');
  });

  test('RAJ-MB-10 covered roads count for nothing', async () => {
    const { coreCounters } = await import('../rules/counters.ts');
    const table = newTable()
      .seat(0, { dice: ['G5', 'P6'], karma: 0, province: [['C2', 'O-S5', 0]] })
      .onlyOpen('P-T1');
    expect(coreCounters.bend?.(table.game, table.state, 0)).toBe(1);
    table.play('master-builder', 'pay G5', 'take P-T1', 'lay C2 r0', 'pay P6');
    expect(coreCounters.bend?.(table.game, table.state, 0)).toBe(0);
  });

  test('RAJ-MB-12 a received yield and neighbouring road ends may be cut', () => {
    const table = newTable()
      .seat(0, { money: 4, dice: ['B4', 'G5', 'P6'], karma: 0 })
      .onlyOpen('B-S4');
    table.play('quarry-1', 'take B-S4', 'lay B1 r1', 'pay B4');
    const { money } = table.state;
    const before = money[0];
    table.play('blue-terrace-1').onlyOpen('P-T2');
    table.play('master-builder', 'pay G5', 'take P-T2', 'lay B1 r1', 'pay P6');
    expect(table.top(0, 'B1')).toBe('P-T2');
    expect(table.state.money[0]).toBe(before);
  });

  test('RAJ-MB-14 karma for both payments', () => {
    const table = newTable()
      .seat(0, { karma: 2, dice: ['G2', 'P1'], province: [['C2', 'O-S2', 0]] })
      .onlyOpen('P-T4');
    table.play('master-builder', 'pay G2*', 'take P-T4', 'lay C2 r0', 'pay P1*');
    expect(table.state.karma[0]).toBe(0);
    expect(table.top(0, 'C2')).toBe('P-T4');
    const poor = newTable()
      .seat(0, { karma: 1, dice: ['G2', 'P1'], province: [['C2', 'O-S2', 0]] })
      .onlyOpen('P-T4');
    expect(submit(poor.rules, poor.position, 0, 'master-builder').ok).toBe(false);
    poor.seat(0, { dice: ['G2', 'G5', 'P1'] });
    expect(poor.play('master-builder').choices()).toEqual(['pay G5']);
  });
});
