import { describe, expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { TestTable } from '../testing/table.ts';

function takeDie(table: TestTable, ...texts: string[]): TestTable {
  return table.play(table.choices().find((text) => text.startsWith('die ')) ?? '', ...texts);
}

describe('end of a stage and of a round', () => {
  test('CNK-ROUND-01 a stage ends when every player has had their slot', () => {
    const table = scenario({ players: 4 });
    for (let slot = 0; slot < 3; slot++) takeDie(table);
    expect(table.state).toMatchObject({ stage: 1, slot: 3 });
    takeDie(table);
    expect(table.state).toMatchObject({ stage: 2, slot: 0 });
  });

  test('CNK-ROUND-02 before the second stage the elephant is turned and its owner gains one karma', () => {
    const table = scenario({ players: 3, start: 1, slot: 2 });
    expect([table.view(0).elephant, table.seat(1).karma]).toEqual(['front', 0]);
    takeDie(table);
    expect([table.view(0).elephant, table.seat(1).karma, table.decider()]).toEqual(['back', 1, 1]);
    expect([table.seat(0).karma, table.seat(2).karma]).toEqual([0, 0]);
  });

  test('CNK-ROUND-03 that karma obeys all rules, and everything is resolved before the stage begins', () => {
    const table = scenario({ slot: 1, seats: [{ karma: 2, administrators: 2, fame: 1 }] });
    takeDie(table, 'bonus coins2orPalace1');
    expect(table.seat(0)).toMatchObject({ karma: 0, administrators: 0, fame: 0, left: 1, coins: 2 });
    expect([table.decider(), table.pending()]).toEqual([0, 'act']);
    const choosing = scenario({ slot: 1, grid: ['palace-4-blue'], seats: [{ karma: 2, administrators: 2, fame: 1 }] });
    choosing.play('die building-blue-01', 'number 1', 'bonus coins2orPalace1');
    expect([choosing.decider(), choosing.pending()]).toEqual([0, 'choose-bonus']);
    const administrator = scenario({ slot: 1, seats: [{ karma: 2 }] });
    takeDie(administrator);
    expect(administrator.choices()).toContain('additional-dice');
  });

  test('CNK-ROUND-04 after the second stage the grid is filled and the elephant passes on, front side up', () => {
    const table = scenario({ players: 4, start: 3, slot: 3, stage: 2 });
    takeDie(table);
    expect(table.state).toMatchObject({ round: 2, stage: 1, slot: 0, start: 0 });
    expect(table.grid()).toHaveLength(20);
    expect([table.decider(), table.view(0).elephant]).toEqual([0, 'front']);
  });

  test('CNK-ROUND-05 there is no karma at the beginning of a round', () => {
    const table = scenario({ players: 4, start: 3, slot: 3, stage: 2 });
    takeDie(table);
    expect([0, 1, 2, 3].map((seat) => table.seat(seat).karma)).toEqual([0, 0, 0, 0]);
    expect(table.factsOf('gained')).toEqual([]);
  });
});
