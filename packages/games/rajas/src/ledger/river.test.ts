import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { playAtRandom, SET_UPS } from '../testing/random-games.ts';
import { newTable } from '../testing/table.ts';

const { last, bridgeAfter } = newTable().game.river;

describe('harbour and river', () => {
  test('RAJ-RIVER-01 the first harbour space is free, later ones cost 1 or 2', () => {
    for (const players of [2, 3, 4]) {
      const prices = newTable({ players })
        .game.spaces.filter(({ area }) => area === 'harbour')
        .map(({ cost }) => cost.money);
      expect(prices[0]).toBe(0);
      for (const price of prices.slice(1)) expect([1, 2]).toContain(price);
    }
    const table = newTable()
      .seat(0, { money: 3, dice: ['B1'] })
      .play('harbour-1', 'pay B1');
    expect(table.state.money[0]).toBe(3);
  });

  test('RAJ-RIVER-02 a die showing 1, 2 or 3, or turned to it', () => {
    const table = newTable().seat(0, { karma: 0, dice: ['B4', 'G5', 'O6'] });
    expect(table.choices()).not.toContain('harbour-1');
    table.seat(0, { karma: 1 });
    expect(table.play('harbour-1').choices()).toEqual(['pay B4*', 'pay G5*', 'pay O6*']);
    table.play('pay B4*');
    expect(table.choices()).toEqual(['sail 1', 'sail 2', 'sail 3']);
    expect(table.state.karma[0]).toBe(0);
  });

  test('RAJ-RIVER-03 the die sets the longest move', () => {
    const table = newTable()
      .seat(0, { dice: ['B3'] })
      .play('harbour-1', 'pay B3');
    expect(table.choices()).toEqual(['sail 1', 'sail 2', 'sail 3']);
    expect(submit(table.rules, table.position, 0, 'sail 4').ok).toBe(false);
  });

  test('RAJ-RIVER-05 occupied spaces are skipped', () => {
    const one = newTable()
      .seat(0, { boat: 3, dice: ['B1'] })
      .seat(1, { boat: 4 })
      .play('harbour-1', 'pay B1');
    expect(one.state.boats[0]).toBe(5);
    const two = newTable({ players: 3 })
      .seat(0, { boat: 3, dice: ['B2'] })
      .seat(1, { boat: 4 })
      .seat(2, { boat: 5 });
    expect(two.play('harbour-1', 'pay B2', 'sail 2').state.boats[0]).toBe(7);
  });

  test('RAJ-RIVER-06 one boat per space but for the first and the last', () => {
    for (const setUp of SET_UPS) {
      playAtRandom(setUp, 'boats', ({ game, position: { state } }) => {
        const between = state.boats.filter((boat) => boat > 0 && boat < game.river.last);
        expect(new Set(between).size).toBe(between.length);
      });
    }
    const table = newTable()
      .seat(0, { boat: last - 1, dice: ['B1'] })
      .seat(1, { boat: last })
      .play('harbour-1', 'pay B1');
    expect(table.state.boats).toEqual([last, last]);
  });

  test('RAJ-RIVER-07 the benefit of the space comes immediately; the start space has none', () => {
    const table = newTable()
      .seat(0, { boat: 2, dice: ['B1'] })
      .play('harbour-1', 'pay B1');
    expect(table.state.money[0]).toBe(6);
    expect(table.game.river.printed[0]).toBeUndefined();
  });

  test('RAJ-RIVER-08 passed spaces give nothing', () => {
    const table = newTable()
      .seat(0, { boat: 0, dice: ['B3'] })
      .fresh()
      .play('harbour-1', 'pay B3', 'sail 3');
    expect(table.of('money-gained')).toMatchObject([{ amount: 3, source: { kind: 'river', index: 3 } }]);
    expect(table.types()).not.toContain('karma-gained');
    expect(table.dice(0)).toEqual([]);
  });

  test('RAJ-RIVER-09 boats only move forward', () => {
    const boats = [0, 0, 0, 0];
    playAtRandom({ players: 4 }, 'forward', ({ position: { state } }) => {
      for (const [seat, boat] of state.boats.entries()) {
        expect(boat).toBeGreaterThanOrEqual(boats[seat] ?? 0);
        boats[seat] = boat;
      }
    });
  });

  test('RAJ-RIVER-10 the harbour is closed to a boat on the last space, but not to others', () => {
    const table = newTable()
      .seat(0, { boat: last, dice: ['B1'] })
      .seat(1, { dice: ['B1'] });
    expect(table.choices()).not.toContain('harbour-1');
    expect(table.play('blue-terrace-1').choices()).toContain('harbour-1');
  });

  test('RAJ-RIVER-11 the last space always counts as free and gives everyone its benefit', () => {
    const table = newTable()
      .seat(0, { boat: last - 1, karma: 2, dice: ['B1'] })
      .seat(1, { boat: last })
      .fresh();
    table.play('harbour-1', 'pay B1');
    expect(table.of('fame-gained')).toMatchObject([{ amount: 4, source: { kind: 'river', index: last } }]);
  });

  test('RAJ-RIVER-12 a shorter river shortens the move', () => {
    const table = newTable()
      .seat(0, { boat: last - 2, dice: ['B3'] })
      .play('harbour-1', 'pay B3');
    expect(table.choices()).toEqual(['sail 1', 'sail 2']);
    const one = newTable()
      .seat(0, { boat: last - 1, dice: ['B3'] })
      .play('harbour-1', 'pay B3');
    expect(one.state.boats[0]).toBe(last);
  });

  test('RAJ-RIVER-13 RAJ-RIVER-14 RAJ-WORKER-03 the bridge is not a space; passing it gives the worker before the benefit', () => {
    const table = newTable()
      .seat(0, { boat: bridgeAfter, dice: ['B1'] })
      .fresh()
      .play('harbour-1', 'pay B1');
    expect(table.state.boats[0]).toBe(bridgeAfter + 1);
    expect(table.state.active[0]).toBe(4);
    expect(table.types().slice(2, 4)).toEqual(['boat-moved', 'worker-won']);
    expect(table.choices()).toContain('take B');
    const before = newTable()
      .seat(0, { boat: bridgeAfter - 1, dice: ['B1'] })
      .play('harbour-1', 'pay B1');
    expect(before.state.active[0]).toBe(3);
  });

  test('RAJ-RIVER-15 a boat move goes to the next unoccupied space with its benefit, without worker, die or money', () => {
    const table = newTable().seat(0, { boat: 5 }).seat(1, { boat: 6 }).fresh();
    table.receive(0, { kind: 'boat-move', max: 1 }).play('sail 1', 'upgrade fort');
    expect(table.state.boats[0]).toBe(7);
    expect(table.types().filter((type) => type.endsWith('-paid') || type === 'worker-placed')).toEqual([]);
  });

  test('RAJ-RIVER-16 at the end of the river a boat move lapses; the bonus marker moves on', () => {
    const table = newTable().seat(0, { boat: last, money: 43, bonusMarker: 44, waiting: 0 }).fresh().earn(0, 1);
    expect(table.of('lapsed')).toMatchObject([{ what: 'boat-move' }]);
    expect(table.types()).not.toContain('fame-gained');
    expect(table.rules.definition.viewFor(table.game, table.position, 0).seats[0]?.bonusMarker).toBe(55);
  });

  test('RAJ-RIVER-17 space 2 gives 2 karma, and the river has 24 to 26 spaces', () => {
    expect(newTable().game.river.printed[2]).toMatchObject({ kind: 'karma', amount: 2 });
    expect(last >= 24 && last <= 26).toBe(true);
  });
});
