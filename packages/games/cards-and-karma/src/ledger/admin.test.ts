import { describe, expect, test } from 'vitest';
import { buildings } from '../testing/edition.ts';
import { type SeatSetUp, scenario } from '../testing/scenario.ts';
import type { TestTable } from '../testing/table.ts';

const EIGHT = ['blue 1', 'blue 2', 'green 3', 'green 4', 'orange 5', 'orange 6', 'purple 1', 'purple 2'];

function takeDie(table: TestTable): TestTable {
  return table.play(table.choices().find((text) => text.startsWith('die ')) ?? '');
}

function paymentsFor(card: string, seat: SeatSetUp, sum?: number): readonly string[] | 'refused' {
  const patch = sum === undefined ? {} : { [card]: { cost: { colour: 'blue', sum } } };
  const table = scenario({ patch, grid: [card], fill: 1, seats: [seat] });
  return table.choices().includes(`take ${card}`) ? table.play(`take ${card}`).payments() : 'refused';
}

describe('administrators', () => {
  test('CNK-ADMIN-01 an administrator is used once and returned', () => {
    const joker = scenario({ grid: ['ship-07'], seats: [{ administrators: 1 }] });
    joker.play('take ship-07').pay('joker');
    expect([joker.seat(0).administrators, joker.decider()]).toEqual([0, 1]);
    const turn = takeDie(scenario({ seats: [{ administrators: 1 }] }));
    expect(turn.play('additional-turn').seat(0).administrators).toBe(0);
    const dice = scenario({ seats: [{ administrators: 1 }] }).play('additional-dice');
    expect(dice.seat(0)).toMatchObject({ administrators: 0 });
    expect(dice.choices()).not.toContain('additional-dice');
  });

  test('CNK-ADMIN-02 an additional turn when the turn would be over', () => {
    const table = takeDie(scenario({ seats: [{ administrators: 1 }] }));
    table.play('additional-turn');
    expect([table.decider(), table.pending()]).toEqual([0, 'act']);
    expect(table.factsOf('administrator-used')).toMatchObject([{ seat: 0, use: 'additional-turn' }]);
    expect(takeDie(table).decider()).toBe(1);
    expect(scenario({ seats: [{ administrators: 1 }] }).choices()).not.toContain('additional-turn');
  });

  test('CNK-ADMIN-03 several administrators may be used in one slot, for equal or different uses', () => {
    const twice = takeDie(scenario({ seats: [{ administrators: 2 }] })).play('additional-turn');
    takeDie(twice).play('additional-turn');
    expect([twice.decider(), twice.pending()]).toEqual([0, 'act']);
    const mixed = scenario({ grid: ['ship-07'], seats: [{ administrators: 2 }] });
    mixed.play('take ship-07').pay('joker').play('additional-turn');
    expect([mixed.decider(), mixed.seat(0).administrators]).toEqual([0, 0]);
  });

  test('CNK-ADMIN-04 a joker counts as any die', () => {
    for (const card of ['ship-01', 'ship-02', 'ship-03', 'palace-4-blue', 'palace-5-blue', 'palace-6-blue']) {
      expect(paymentsFor(card, { administrators: 1 })).toEqual(['joker']);
    }
    expect(paymentsFor('building-blue-04', { administrators: 1 })).toEqual(['joker']);
    expect(paymentsFor('building-blue-04', { administrators: 1 }, 7)).toBe('refused');
  });

  test('CNK-ADMIN-04 a joker counts as a die of any colour, and karma raises dice of any colour', () => {
    const isPayable = (colour: string, sum: number, seat: SeatSetUp): boolean => {
      const card = `building-${colour}-01`;
      const table = scenario({ patch: { [card]: { cost: { colour, sum } } }, grid: [card], fill: 1, seats: [seat] });
      return table.choices().includes(`take ${card}`);
    };
    for (const colour of ['blue', 'green', 'orange', 'purple']) {
      expect(isPayable(colour, 6, { administrators: 1 })).toBe(true);
      expect(isPayable(colour, 5, { hand: [`${colour} 3`], karma: 2 })).toBe(true);
      expect(isPayable(colour, 6, { hand: [`${colour} 3`], karma: 2 })).toBe(false);
    }
  });

  test('CNK-ADMIN-05 a joker may be added to any number of dice and jokers', () => {
    const cost15 = paymentsFor('building-blue-01', { hand: ['blue 5', 'blue 4'], administrators: 1 }, 15);
    expect(cost15).toEqual(['blue 5 + blue 4 + joker']);
    expect(paymentsFor('building-blue-01', { hand: ['blue 5'], administrators: 2 }, 16)).toEqual(['blue 5 + joker + joker']);
    expect(paymentsFor('ship-03', { hand: ['green 1'], administrators: 1 })).toEqual(['joker']);
  });

  test('CNK-ADMIN-06 two extra dice come from the top of the pile, in addition to the action', () => {
    const table = scenario({ top: 'goods-03', seats: [{ hand: ['blue 1', 'blue 2', 'blue 3', 'blue 4'], administrators: 1 }] });
    const size = table.view(0).pile.size;
    const grid = table.grid();
    table.play('additional-dice', 'number 2', 'turn-up goods-07');
    expect(table.seat(0).hand).toHaveLength(6);
    expect(table.view(0).pile.size).toBe(size - 2);
    expect(table.grid()).toEqual(grid);
    expect(table.pending()).toBe('act');
    expect(table.factsOf('die-drawn').map(({ card }) => table.rules.game.edition.cards[card]?.id)).toEqual([
      'goods-03',
      'goods-07',
    ]);
  });

  test('CNK-ADMIN-07 two additional dice obey the hand limit', () => {
    const table = scenario({ seats: [{ hand: EIGHT, administrators: 1 }] });
    table.play('additional-dice');
    expect(table.pending()).toBe('discard-die');
    table.play(table.choices()[0] ?? '').play(table.choices()[0] ?? '');
    expect(table.factsOf('die-discarded')).toHaveLength(2);
    expect(table.seat(0).hand).toHaveLength(8);
    expect(table.happened().lastIndexOf('die-discarded')).toBeLessThan(table.happened().indexOf('die-drawn'));
  });

  test('CNK-ADMIN-07 CNK-DICE-04 two dice that just fit need no discard', () => {
    const table = scenario({ seats: [{ hand: EIGHT.slice(2), administrators: 1 }] }).play('additional-dice');
    expect(table.seat(0).hand).toHaveLength(8);
    expect(table.factsOf('administrator-used')).toMatchObject([{ seat: 0, use: 'additional-dice' }]);
    expect(table.pending()).toBe('act');
  });

  test('CNK-ADMIN-08 two extra dice before or after the action on your own turn only', () => {
    const before = scenario({ seats: [{ administrators: 1 }, { administrators: 1 }] });
    expect(before.choices()).toContain('additional-dice');
    takeDie(before);
    expect(before.choices()).toContain('additional-dice');
    before.play('end-turn');
    expect(before.decider()).toBe(1);
    before.play('additional-dice');
    expect([before.seat(0).administrators, before.seat(1).administrators]).toEqual([1, 0]);
    const extra = takeDie(scenario({ seats: [{ administrators: 2 }] })).play('additional-turn');
    expect(extra.choices()).toContain('additional-dice');
  });

  test('CNK-ADMIN-09 an administrator may be used in the turn in which it was gained', () => {
    const table = scenario({ grid: ['ship-26'], seats: [{ hand: ['blue 3'], ships: ['ship-07', 'ship-19'] }] });
    table.play('take ship-26').pay('blue 3');
    expect(table.choices()).toEqual(['additional-dice', 'additional-turn', 'end-turn']);
  });

  test('CNK-ADMIN-10 unused administrators are kept, but never three', () => {
    const table = scenario({ start: 1, slot: 1, seats: [{ administrators: 2 }] });
    for (let slot = 0; slot < 4; slot++) {
      takeDie(table);
      if (table.pending() === 'use-administrator') table.play('end-turn');
    }
    expect(table.state.round).toBe(2);
    expect(table.seat(0).administrators).toBe(2);
    const third = scenario({ grid: ['ship-06'], seats: [{ hand: ['blue 1'], karma: 2, administrators: 2 }] });
    expect(third.play('take ship-06').pay('blue 1').seat(0)).toMatchObject({ administrators: 0, fame: 2 });
  });

  test('CNK-ADMIN-11 two administrators of one placement are gained one after the other', () => {
    const table = scenario({
      patch: { 'building-blue-13': { cost: { colour: 'blue', sum: 1 }, buildings: buildings('Rd Yw') } },
      grid: ['building-blue-13'],
      seats: [{ hand: ['blue 1'], buildings: ['building-blue-16', 'building-green-13'], administrators: 2 }],
    });
    table.play('take building-blue-13').pay('blue 1', 'bonus anotherTurn');
    expect(table.seat(0)).toMatchObject({ administrators: 1, left: 1, fame: 1 });
    const gained = table.factsOf('gained').map(({ token, amount }) => `${amount} ${token}`);
    expect(gained).toEqual(['2 fame', '1 administrators', '1 fame', '1 fame', '1 administrators']);
  });
});
