import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import { overlapOf } from '../rules/tracks.ts';
import { newTable, type Table } from '../testing/table.ts';
import { NONE } from '../words.ts';

describe('end of a round', () => {
  const oneWorkerEach = (players = 2): Table => {
    const table = newTable({ players });
    table.state.active.fill(1);
    return table.fresh();
  };

  test('RAJ-RNDEND-01 RAJ-RNDEND-05 after the last worker: elephant, workers back, next round', () => {
    const table = oneWorkerEach().play('blue-terrace-1', 'green-terrace-1');
    const types = table.types().filter((type) => ['start-player-moved', 'workers-returned', 'round-started'].includes(type));
    expect(types).toEqual(['start-player-moved', 'workers-returned', 'round-started']);
  });

  test('RAJ-RNDEND-02 the player at the Great Mogul starts, even if already start player', () => {
    const table = oneWorkerEach()
      .seat(0, { dice: ['B1'] })
      .play('great-mogul', 'pay B1', 'blue-terrace-1');
    expect(table.state.start).toBe(0);
    expect(table.state.claim).toBe(NONE);
  });

  test('RAJ-RNDEND-03 otherwise the next player clockwise', () => {
    const table = oneWorkerEach(3);
    table.state.start = 2;
    table.position.agenda.length = 0;
    table.run({ kind: 'round-end' });
    expect(table.state.start).toBe(0);
  });

  test('RAJ-RNDEND-04 all workers return', () => {
    const table = oneWorkerEach().play('blue-terrace-1', 'green-terrace-1');
    expect(table.state.workers.every((workers) => workers === 0)).toBe(true);
    expect(table.state.placed).toEqual([0, 0]);
  });

  test('RAJ-RNDEND-07 no limit on rounds', () => {
    const table = oneWorkerEach();
    for (let i = 0; i < 30; i++) {
      table.seat(0, { dice: [] }).seat(1, { dice: [] }).play('blue-terrace-1', 'green-terrace-1');
    }
    expect(table.state.round).toBe(31);
    expect(table.frame()?.kind).toBe('place');
  });
});

describe('end of the game, winner, ranking', () => {
  /** A game with these overlaps by seat, crossed in this order (0: not crossed). */
  function ranks(overlaps: readonly number[], crossed: readonly number[]): number[] {
    const table = newTable({ players: overlaps.length });
    for (const [seat, overlap] of overlaps.entries()) {
      table.seat(seat, { money: 0, fame: 61 + overlap });
      table.state.crossed = table.state.crossed.with(seat, crossed[seat] ?? 0);
    }
    return rajas.standings(table.game, table.state).map(({ rank }) => rank);
  }

  test('RAJ-END-01 meeting triggers the end', () => {
    const table = newTable().seat(0, { fame: 27, money: 65, bonusMarker: 0, waiting: 0 }).fresh();
    expect(table.state.trigger).toBe(NONE);
    table.praise(0, 1);
    expect(table.types()).toEqual(['fame-gained', 'markers-met', 'end-triggered']);
    expect(table.state.trigger).toBe(0);
  });

  test('RAJ-END-01 a second meeting triggers nothing', () => {
    const met = { fame: 27, money: 65, bonusMarker: 0, waiting: 0 };
    const table = newTable().seat(0, met).seat(1, met).praise(1, 1).praise(0, 1);
    expect(table.of('markers-met').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(table.of('end-triggered').map(({ seat }) => seat)).toEqual([1]);
    expect([table.state.trigger, table.state.crossed]).toEqual([1, [2, 1]]);
  });

  test('RAJ-END-02 the overlap is fame minus the fame space beside the money marker', () => {
    const { game } = newTable();
    expect(overlapOf(game, 28, 65)).toBe(0);
    expect(overlapOf(game, 27, 65)).toBe(-1);
    expect(overlapOf(game, 30, 65)).toBe(2);
    expect(overlapOf(game, 35, 52)).toBe(0);
    expect(overlapOf(game, 28, 66)).toBe(0);
  });

  test('RAJ-END-03 RAJ-END-04 the end is announced at the marker move; the turn continues', () => {
    const table = newTable().seat(0, {
      fame: 29,
      money: 62,
      bonusMarker: 0,
      waiting: 0,
      dice: ['B6', 'B2'],
      levels: { mill: 3 },
    });
    table.onlyOpen('B-C5').fresh().play('quarry-1', 'take B-C5', 'lay C2 r0', 'pay B6 B2', 'stay');
    const order = table.types();
    expect(order.indexOf('money-gained')).toBeLessThan(order.indexOf('end-triggered'));
    expect(order.indexOf('end-triggered')).toBeLessThan(order.indexOf('fame-gained'));
    expect(order.indexOf('fame-gained')).toBeLessThan(order.indexOf('turn-ended'));
    expect(rajas.standings(table.game, table.state)[0]?.score).toBe(3);
  });

  test('RAJ-END-05 the turn cycle is completed', () => {
    const lastTurns = (trigger: number): number[] => {
      const table = newTable({ players: 4 });
      table.state.start = 1;
      table.position.agenda.length = 0;
      table.run({ kind: 'cycle' });
      while (table.state.turn !== trigger) table.play(table.choices().find((text) => text.includes('terrace-')) ?? '');
      table.praise(trigger, 70);
      while (table.frame()?.kind === 'upgrade') table.play('upgrade temple');
      while (table.frame()?.kind === 'sail') table.play('stay');
      table.play(table.choices().find((text) => text.includes('terrace-')) ?? '').fresh();
      const seats: number[] = [];
      while (table.frame()) {
        seats.push(table.state.turn);
        table.play('pass');
      }
      return seats;
    };
    expect(lastTurns(3)).toEqual([0]);
    expect(lastTurns(0)).toEqual([]);
    expect(lastTurns(1)).toEqual([2, 3, 0]);
  });

  test('RAJ-END-06 the last turns are voluntary', () => {
    const table = newTable();
    expect(submit(table.rules, table.position, 0, 'pass').ok).toBe(false);
    table.state.trigger = 0;
    table.play('blue-terrace-1');
    expect(table.choices()).toContain('pass');
    expect(table.choices()).toContain('green-terrace-1');
  });

  test('RAJ-END-07 RAJ-END-08 no last turn without a worker, then the game ends immediately', () => {
    const table = newTable({ players: 3 }).occupy(1, 'blue-terrace-1', 'blue-terrace-2', 'green-terrace-1');
    table.state.trigger = 0;
    const { start } = table.state;
    table.fresh().play('green-terrace-2');
    expect(table.state.turn).toBe(2);
    table.play('pass');
    expect(table.frame()).toBeUndefined();
    expect(table.types().at(-1)).toBe('game-ended');
    expect(table.types()).not.toContain('start-player-moved');
    expect(table.state.start).toBe(start);
    expect(table.state.active[0]).toBeGreaterThan(table.state.placed[0] ?? 0);
  });

  test('RAJ-END-09 the only player who crossed wins', () => {
    expect(ranks([0, -1, -9], [1, 0, 0])).toEqual([1, 2, 3]);
  });

  test('RAJ-END-10 among several, the largest overlap wins', () => {
    expect(ranks([1, 3], [1, 2])).toEqual([2, 1]);
  });

  test('RAJ-END-11 with equal overlaps the earlier meeting wins', () => {
    expect(ranks([2, 2], [1, 2])).toEqual([1, 2]);
    expect(ranks([2, 2], [2, 1])).toEqual([2, 1]);
  });

  test('RAJ-END-12 meeting counts as crossing', () => {
    expect(ranks([0, 0, -1], [1, 2, 0])).toEqual([1, 2, 3]);
  });

  test('RAJ-END-13 further places', () => {
    expect(ranks([2, 4, -3, -7], [1, 2, 0, 0])).toEqual([2, 1, 3, 4]);
  });

  test('RAJ-END-14 equal distances share a place', () => {
    expect(ranks([1, -3, -3], [1, 0, 0])).toEqual([1, 2, 2]);
  });

  test('RAJ-END-15 RAJ-END-16 crossing stays crossing; only final positions count', () => {
    const table = newTable().seat(0, { fame: 27, money: 65, bonusMarker: 0 }).praise(0, 1);
    table.seat(0, { money: 60 });
    expect(table.state.trigger).toBe(0);
    expect(rajas.standings(table.game, table.state)[0]).toMatchObject({
      rank: 1,
      score: -3,
      parts: { fame: 28, money: 60 },
    });
    table.seat(1, { fame: 40, money: 40 });
    expect(rajas.standings(table.game, table.state)[1]).toMatchObject({ rank: 2, score: -1 });
  });
});
