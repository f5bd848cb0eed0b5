import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { newTable, TEST_SOURCE } from '../testing/table.ts';

describe('order of effects', () => {
  test('RAJ-ORDER-01 a bonus is received immediately, before the reroll', () => {
    const table = newTable().seat(0, { money: 11, dice: ['B1'] });
    expect(table.play('front-terrace').choices()).toEqual(['stay', 'sail 1']);
    expect(table.play('stay').choices()).toEqual(['done', 'reroll B1']);
  });

  test('RAJ-ORDER-02 nested effects are finished first', () => {
    const table = newTable({
      edit: ({ river }) => {
        river.spaces[0] = { kind: 'money', amount: 5 };
        river.spaces[1] = { kind: 'karma', amount: 1 };
      },
    });
    table.seat(0, { fame: 29, money: 10, dice: ['B1'], karma: 0, waiting: 0 }).fresh();
    table.play('great-mogul', 'pay B1', 'sail 1', 'sail 1');
    expect(table.types().filter((type) => !['turn-ended', 'turn-started'].includes(type))).toEqual([
      'worker-placed',
      'die-paid',
      'fame-gained',
      'bonus-reached',
      'boat-moved',
      'money-gained',
      'bonus-reached',
      'boat-moved',
      'karma-gained',
      'start-claimed',
    ]);
    expect([table.state.fame[0], table.state.money[0]]).toEqual([31, 15]);
  });

  test('RAJ-ORDER-03 the Raja: upgrade first, then the money and what it triggers', () => {
    const table = newTable({
      edit: ({ river }) => {
        river.spaces[0] = { kind: 'fame', amount: 1, per: 'upgrade' };
      },
    });
    table.seat(0, { money: 10, dice: ['B4'] }).play('raja-man-singh', 'pay B4', 'upgrade fort', 'sail 1');
    expect(table.state.fame[0]).toBe(1);
    expect(table.state.money[0]).toBe(13);
  });

  test('RAJ-ORDER-04 several thresholds in one move, lowest first', () => {
    const table = newTable().seat(0, { fame: 3 }).fresh().praise(0, 12);
    expect(table.choices()).toContain('upgrade temple');
    table.play('upgrade temple');
    expect(table.types().slice(0, 4)).toEqual(['fame-gained', 'bonus-reached', 'upgraded', 'worker-won']);
  });

  test('RAJ-ORDER-05 RAJ-YIELD-03 several yields in the player’s order', () => {
    for (const order of [
      ['receive TL', 'receive T2'],
      ['receive T2', 'receive TL'],
    ]) {
      const table = newTable()
        .seat(0, { money: 3, dice: ['O5'] })
        .onlyOpen('O-S3')
        .fresh();
      table.play('quarry-1', 'take O-S3', 'lay B1 r0', 'pay O5');
      expect(table.choices()).toEqual(['receive TL', 'receive T2']);
      table.play(order[0] ?? '');
      if (order[0] === 'receive T2') table.play('take G');
      else expect(table.choices()).toContain('take G');
      if (order[0] === 'receive TL') table.play('take G');
      expect(table.of('yield-received').map(({ id }) => `receive ${id}`)).toEqual(order);
      expect(table.state.money[0]).toBe(7);
      expect(table.dice(0)).toEqual(['G1']);
    }
  });

  test('RAJ-ORDER-06 a boat move may be declined, money may not', () => {
    const table = newTable().seat(0, { money: 11 }).fresh().earn(0, 1);
    table.play('stay');
    expect(table.state.boats[0]).toBe(0);
    expect(table.of('declined')).toMatchObject([{ what: 'boat-move' }]);
    table.seat(0, { money: 13 }).earn(0, 20);
    expect(table.of('bonus-reached').map(({ space }) => space)).toEqual([12, 33]);
    expect(table.choices()).toContain('decline');
    table.play('decline').seat(0, { boat: 2 });
    const before = table.state.money[0] ?? 0;
    table.run({ kind: 'sail', seat: 0, least: 1, most: 1, source: TEST_SOURCE }).play('sail 1');
    expect(table.state.money[0]).toBe(before + 3);
    expect(submit(table.rules, table.position, 0, 'decline').ok).toBe(false);
  });

  test('RAJ-ORDER-07 RAJ-PALACE-15 an impossible part lapses: Yogi at full karma', () => {
    const table = newTable()
      .seat(0, { karma: 3, dice: ['B3'] })
      .fresh();
    table.play('yogi', 'pay B3', 'take G');
    expect(table.state.karma[0]).toBe(3);
    expect(table.dice(0)).toEqual(['G1']);
    expect(table.of('lapsed')).toMatchObject([{ what: 'karma' }]);
  });

  test('RAJ-ORDER-08 amounts are fixed when the effect begins', () => {
    const table = newTable()
      .seat(0, { fame: 4, money: 3, dice: ['B6', 'B1'] })
      .onlyOpen('B-T2');
    table.play('quarry-1', 'take B-T2', 'lay C2 r0', 'pay B6 B1', 'upgrade temple');
    expect(table.state.fame[0]).toBe(8);
  });

  test('RAJ-ORDER-09 RAJ-MB-13 a yield stays due even if a nested Master Builder covers the tile', () => {
    const table = newTable({
      edit: ({ river }) => {
        river.spaces[0] = { kind: 'palace-action', actions: ['master-builder'] };
      },
    });
    table
      .seat(0, { money: 11, dice: ['B6', 'P6'], karma: 0 })
      .onlyOpen('B-S5', 'P-T3')
      .fresh();
    table.play('quarry-1', 'take B-S5', 'lay B1 r0', 'pay B6', 'sail 1', 'master-builder');
    table.play('take P-T3', 'lay B1 r1', 'pay P6');
    expect(table.choices()).toContain('take G');
    table.play('take G');
    const types = table.types();
    expect(types.indexOf('tile-overbuilt')).toBeLessThan(types.indexOf('yield-received'));
    expect(table.of('yield-received')).toMatchObject([{ id: 'T2' }]);
    expect(table.top(0, 'B1')).toBe('P-T3');
  });
});
