import { describe, expect, test } from 'vitest';
import { type SeatSetUp, scenario } from '../testing/scenario.ts';
import type { TestTable } from '../testing/table.ts';

function paymentsFor(card: string, seat: SeatSetUp): readonly string[] | 'refused' {
  const table = scenario({ grid: [card], fill: 1, seats: [seat] });
  return table.choices().includes(`take ${card}`) ? table.play(`take ${card}`).payments() : 'refused';
}

describe('karma', () => {
  test('CNK-KARMA-01 each karma raises or lowers a die of the payment by one', () => {
    for (const card of ['ship-02', 'palace-4-green']) {
      const table = scenario({ grid: [card], seats: [{ hand: ['orange 3'], karma: 1 }] });
      table.play(`take ${card}`).pay('orange 3 + 1 karma');
      expect(table.seat(0)).toMatchObject({ karma: 0 });
      expect(table.factsOf('paid')).toMatchObject([{ numbers: [3], karma: 1 }]);
    }
  });

  test('CNK-KARMA-02 several karma may change one die or several dice of a payment', () => {
    expect(paymentsFor('ship-03', { hand: ['orange 1'], karma: 2 })).toEqual(['orange 1 + 2 karma']);
    expect(paymentsFor('building-blue-14', { hand: ['blue 4', 'blue 3'], karma: 2 })).toEqual(['blue 4 + blue 3 + 2 karma']);
    expect(paymentsFor('building-blue-16', { hand: ['blue 5', 'blue 4'], karma: 2 })).toEqual(['blue 5 + blue 4 + 2 karma']);
  });

  test('CNK-KARMA-03 no number goes above 6 or below 1', () => {
    expect(paymentsFor('building-blue-08', { hand: ['blue 6'], karma: 2 })).toBe('refused');
    expect(paymentsFor('building-blue-08', { hand: ['blue 6', 'blue 1'], karma: 2 })).toEqual(['blue 6 + blue 1']);
    expect(paymentsFor('palace-6-blue', { hand: ['orange 1'], karma: 2 })).toBe('refused');
    expect(paymentsFor('ship-01', { hand: ['orange 6'], karma: 2 })).toBe('refused');
  });

  test('CNK-KARMA-04 karma changes numbers, not colours, and for one payment only', () => {
    expect(paymentsFor('building-blue-01', { hand: ['green 6'], karma: 2 })).toBe('refused');
    const table = scenario({ grid: ['ship-02'], seats: [{ hand: ['orange 3', 'green 5'], karma: 1 }] });
    table.play('take ship-02').pay('orange 3 + 1 karma');
    expect(table.view(1).discards).toMatchObject([{ number: 3 }]);
    expect(table.seat(0).hand.slice(0, 1)).toEqual(['green 5']);
  });

  test('CNK-KARMA-05 karma may be kept', () => {
    const table = scenario({ start: 1, slot: 1, seats: [{ karma: 2 }] });
    for (let turn = 0; turn < 3; turn++) takeDie(table);
    expect(table.seat(0).karma).toBe(2);
  });

  test('CNK-KARMA-06 karma is only spent in a payment, and never without effect', () => {
    const idle = scenario({ grid: ['goods-03'], fill: 1, seats: [{ karma: 2 }] });
    expect(idle.choices()).toEqual(['die goods-03', 'take goods-03']);
    expect(paymentsFor('ship-03', { hand: ['orange 3'], karma: 2 })).toEqual(['orange 3']);
  });

  test('CNK-KARMA-06 a building may be overpaid with karma as far as its dice can be raised', () => {
    const table = scenario({ grid: ['building-blue-03'], seats: [{ hand: ['blue 5', 'green 1'], karma: 2 }] });
    table.play('take building-blue-03', 'overpay').pay('blue 5');
    expect(table.choices()).toEqual(['extra-karma']);
    table.play('extra-karma');
    expect(table.choices()).toEqual(['enough']);
    expect(table.play('enough').seat(0)).toMatchObject({ karma: 1, buildings: ['building-blue-03'], hand: ['green 1'] });
    const full = scenario({ grid: ['building-blue-03'], seats: [{ hand: ['blue 6'], karma: 2 }] });
    expect(full.play('take building-blue-03').choices()).not.toContain('overpay');
  });
});

function takeDie(table: TestTable): void {
  table.play(table.choices().find((text) => text.startsWith('die ')) ?? '');
}
