import { describe, expect, test } from 'vitest';
import { newTable, type Table } from '../testing/table.ts';
import { KINDS_OF_DICE } from '../words.ts';

/** Takes a turn that changes little: each player uses their own terrace. */
function terraces(table: Table, ...ids: string[]): Table {
  return table.play(...ids);
}

const turns = (table: Table): number[] => table.of('turn-started').map(({ seat }) => seat);

/** Closes every space the test doesn't need. */
function closeBoard(table: Table, ...open: string[]): Table {
  for (const { id, index } of table.game.spaces) table.state.workers[index] = open.includes(id) ? 0 : 2;
  return table;
}

describe('rounds, turn cycles, turns', () => {
  test('RAJ-ROUND-01 two players with 3 workers: 3 turn cycles, 6 turns', () => {
    const table = newTable().play('blue-terrace-1', 'green-terrace-1', 'orange-terrace-1', 'purple-terrace-1');
    table.seat(0, { dice: ['B1'] }).seat(1, { dice: ['B2', 'G1'] });
    table.play('blue-balcony', 'pay B1', 'front-terrace', 'done');
    expect(table.of('cycle-started').map(({ cycle }) => cycle)).toEqual([1, 2, 3, 1]);
    expect(table.of('worker-placed')).toHaveLength(6);
    expect(table.state.round).toBe(2);
  });

  test('RAJ-ROUND-02 turns go clockwise from the start player', () => {
    const table = newTable({ players: 3 });
    table.state.start = 1;
    table.position.agenda.length = 0;
    table.run({ kind: 'cycle' });
    terraces(
      table,
      'blue-terrace-1',
      'blue-terrace-2',
      'green-terrace-1',
      'green-terrace-2',
      'orange-terrace-1',
      'orange-terrace-2',
    );
    expect(turns(table).slice(1, 7)).toEqual([1, 2, 0, 1, 2, 0]);
    expect(table.of('worker-placed')).toHaveLength(6);
  });

  test('RAJ-ROUND-03 RAJ-ROUND-09 a worker gained in a turn is placed in a later turn cycle', () => {
    const table = newTable().seat(0, { money: 18, bonusMarker: 33 });
    table.occupy(0, 'blue-terrace-1', 'green-terrace-1').occupy(1, 'orange-terrace-1', 'blue-balcony', 'green-balcony');
    table.fresh().play('front-terrace');
    expect(table.of('worker-won')).toMatchObject([{ seat: 0, from: 'money' }]);
    expect(table.types().filter((type) => type === 'worker-placed')).toHaveLength(1);
    expect(table.of('cycle-started')).toHaveLength(1);
    expect(table.state).toMatchObject({ turn: 0, round: 1, cycle: 2 });
    expect(turns(table)).toEqual([0]);
  });

  test('RAJ-ROUND-04 no voluntary pass while a placement is legal', () => {
    expect(newTable().choices()).not.toContain('pass');
  });

  test('RAJ-ROUND-05 RAJ-ROUND-06 a player without a legal placement is skipped and checked again next time', () => {
    const table = closeBoard(newTable({ players: 2 }), 'orange-terrace-1', 'blue-terrace-1', 'orange-balcony');
    table
      .seat(1, { dice: ['O1'], money: 0 })
      .supply({ orange: 0, blue: 0 })
      .fresh();
    table.position.agenda.length = 0;
    table.run({ kind: 'cycle' });
    expect(table.of('passed-over')).toMatchObject([{ seat: 0 }]);
    expect(table.state.placed[0]).toBe(0);
    expect(table.choices()).toEqual(['orange-balcony']);
    table.play('orange-balcony');
    expect(table.choices()).toEqual(['pay O1']);
    table.play('pay O1');
    expect(table.state.cycle).toBe(3);
    expect(table.decider()).toBe(0);
    expect(table.choices()).toEqual(['orange-terrace-1']);
  });

  test('RAJ-ROUND-05 a single space is enough for a turn, even the first of the board', () => {
    const table = closeBoard(newTable(), 'quarry-1').seat(0, { money: 1, dice: ['B6', 'B6'] });
    expect(table.space('quarry-1')).toBe(0);
    table.position.agenda.length = 0;
    expect(table.run({ kind: 'turn', seat: 0 }).choices()).toEqual(['quarry-1']);
  });

  test('RAJ-ROUND-07 players without workers are skipped', () => {
    const table = newTable({ players: 2 });
    table.state.active[0] = 1;
    table.state.active[1] = 3;
    table.play('blue-terrace-1', 'green-terrace-1', 'orange-terrace-1', 'purple-terrace-1');
    expect(turns(table)).toEqual([0, 1, 1, 1, 1]);
    expect(table.of('round-started').map(({ round, start }) => [round, start])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test('RAJ-ROUND-08 a turn cycle without a placement ends the round', () => {
    const table = closeBoard(newTable());
    table.position.agenda.length = 0;
    table.fresh();
    table.run({ kind: 'cycle' });
    expect(table.types().slice(0, 7)).toEqual([
      'cycle-started',
      'passed-over',
      'passed-over',
      'start-player-moved',
      'workers-returned',
      'round-started',
      'cycle-started',
    ]);
    expect(table.state.placed).toEqual([0, 0]);
  });

  test('RAJ-ROUND-10 RAJ-RNDEND-06 only workers, elephant and round number change at a round end', () => {
    const table = newTable().seat(0, { dice: ['B3'], money: 7, fame: 6, karma: 2, boat: 4, province: [['B1', 'O-S1', 1]] });
    table.position.agenda.length = 0;
    const before = structuredClone(table.state);
    table.run({ kind: 'round-end' });
    const { round, start, cycle, turn, ...rest } = table.state;
    const { round: oldRound, start: oldStart, cycle: oldCycle, turn: oldTurn, ...oldRest } = before;
    expect([round, start, cycle, turn]).toEqual([oldRound + 1, oldStart + 1, oldCycle, 1]);
    expect(rest).toEqual(oldRest);
    expect(table.state.dice.slice(0, KINDS_OF_DICE)).toEqual(before.dice.slice(0, KINDS_OF_DICE));
    expect(oldTurn).toBe(0);
  });
});
