import { describe, expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { TestTable } from '../testing/table.ts';

/** Takes the first grid card as a die and returns who did. */
function takeAnyDie(table: TestTable): number | 'chance' | undefined {
  const seat = table.decider();
  table.play(table.choices().find((text) => text.startsWith('die ')) ?? '');
  return seat;
}

describe('rounds, stages and turns', () => {
  test('CNK-TURN-01 each stage gives every player one slot, clockwise from the start player', () => {
    const table = scenario({ players: 3, start: 1 });
    expect([1, 2, 3, 4, 5, 6].map(() => takeAnyDie(table))).toEqual([1, 2, 0, 1, 2, 0]);
    expect(table.factsOf('stage-began')).toEqual([
      { type: 'stage-began', stage: 2 },
      { type: 'stage-began', stage: 1 },
    ]);
    expect(table.factsOf('round-began')).toEqual([{ type: 'round-began', round: 2, start: 2 }]);
  });

  test('CNK-TURN-02 a turn is exactly one action and cannot be skipped', () => {
    const table = scenario({ grid: ['goods-01', 'ship-01', 'palace-2-blue', 'building-blue-01'], seats: [{ hand: ['blue 3'] }] });
    const kinds = new Set(table.choices().map((text) => text.split(' ')[0]));
    expect([...kinds].sort()).toEqual(['die', 'take']);
    table.play('take goods-01');
    expect(table.decider()).toBe(1);
  });

  test('CNK-TURN-03 only cards of the grid can be taken', () => {
    const table = scenario({ grid: ['goods-01'], fill: 1, top: 'goods-02', seats: [{ goods: ['goods-03'] }] });
    expect(table.choices()).toEqual(['die goods-01', 'take goods-01']);
    expect(() => table.play('take goods-02')).toThrow('is no answer');
  });

  test('CNK-TURN-04 without dice only dice cards and goods can be taken', () => {
    const table = scenario({ grid: ['goods-01', 'ship-01', 'palace-2-blue', 'building-blue-01'], fill: 4 });
    expect(table.choices()).toEqual([
      'die goods-01',
      'take goods-01',
      'die ship-01',
      'die palace-2-blue',
      'die building-blue-01',
    ]);
  });

  test('CNK-TURN-04 a turn without any card in grid, pile and discards is skipped', () => {
    const agenda = [{ kind: 'begin-turn', seat: 0 } as const, { kind: 'show-number', card: 0 } as const];
    const table = scenario({ fill: 0, top: 'none', pile: [], agenda });
    table.play('number 1');
    expect(table.happened().slice(0, 4)).toEqual(['number-shown', 'slot-ended', 'turn-began', 'slot-ended']);
    expect(table.happened()).not.toContain('die-taken');
  });

  test('CNK-TURN-05 a gap stays until the round ends', () => {
    const table = scenario();
    takeAnyDie(table);
    expect(table.grid()).toHaveLength(11);
    expect(table.decider()).toBe(1);
    takeAnyDie(table);
    expect(table.grid()).toHaveLength(10);
  });

  test('CNK-TURN-06 without an administrator the turn ends automatically, otherwise the player is asked', () => {
    const without = scenario();
    takeAnyDie(without);
    expect([without.decider(), without.pending()]).toEqual([1, 'act']);
    const having = scenario({ seats: [{ administrators: 1 }] });
    takeAnyDie(having);
    expect([having.decider(), having.pending()]).toEqual([0, 'use-administrator']);
    expect(having.play('end-turn').decider()).toBe(1);
  });

  test('CNK-TURN-07 bonus turns first, then administrator turns, then the next player', () => {
    const table = scenario({ seats: [{ administrators: 1, bonusTurns: 1 }] });
    takeAnyDie(table);
    expect(table.choices()).toEqual(['additional-dice', 'end-turn']);
    table.play('end-turn');
    expect([table.decider(), table.pending()]).toEqual([0, 'act']);
    takeAnyDie(table);
    expect(table.choices()).toEqual(['additional-dice', 'additional-turn', 'end-turn']);
    table.play('additional-turn');
    takeAnyDie(table);
    expect(table.decider()).toBe(1);
    expect(table.factsOf('turn-began').map(({ reason }) => reason)).toEqual(['bonus', 'administrator', 'slot']);
  });

  test('CNK-TURN-08 extra turns belong to the same slot and cost no one a turn', () => {
    const table = scenario({ seats: [{ administrators: 2 }] });
    const seats = [takeAnyDie(table)];
    for (const _turn of [1, 2]) seats.push(takeAnyDie(table.play('additional-turn')));
    for (const _slot of [1, 2, 3]) seats.push(takeAnyDie(table));
    expect(seats).toEqual([0, 0, 0, 1, 0, 1]);
    expect(table.state.round).toBe(2);
  });
});
