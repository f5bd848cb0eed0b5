import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { newTable, type Table, TEST_SOURCE } from '../testing/table.ts';

/** Tea 3, tea 2, tea 2 and silk 2, all connected (Rajesh's province in the examples). */
const RAJESH = [
  ['C2', 'G-C1', 0],
  ['C3', 'G-S4', 0],
  ['B1', 'B-S5', 1],
  ['D1', 'O-S4', 1],
] as const;

/** Two per tile, so three tiles hold six. */
const SIX_TEA = [
  { good: 'tea', value: 1 },
  { good: 'tea', value: 2 },
] as const;

function rajesh(players = 2): Table {
  return newTable({ players }).seat(0, { money: 0, karma: 0, province: RAJESH }).fresh();
}

function marketGain({ game }: Table, goods: string): number {
  return game.gains.findIndex(({ kind, data }) => kind === 'markets' && data.goods === goods);
}

describe('market square', () => {
  test('RAJ-MARKET-01 markets stay and can be scored again', () => {
    const table = newTable().seat(0, { money: 0, province: [['C2', 'G-C1', 0]] });
    table.state.active[0] = 1;
    table.state.active[1] = 1;
    table.play('assorted-1', 'score 3', 'blue-terrace-1', 'blue-terrace-1', 'assorted-1', 'score 3');
    expect(table.of('round-started').length).toBeGreaterThanOrEqual(2);
    expect(table.state.money[0]).toBe(6);
  });

  test('RAJ-MARKET-02 RAJ-MB-10 covered markets have no function; past gains are kept', () => {
    const table = newTable()
      .seat(0, { money: 3, fame: 0, dice: ['G5', 'P6'], karma: 0, province: [['C2', 'O-S4', 0]] })
      .onlyOpen('P-T1');
    table.play('master-builder', 'pay G5', 'take P-T1', 'lay C2 r0', 'pay P6');
    expect(table.state.money[0]).toBe(3);
    expect(table.state.fame[0]).toBe(4);
    table.play('blue-terrace-1').seat(0, { dice: ['B4'] });
    expect(table.choices()).not.toContain('silk-market');
    expect(table.choices()).not.toContain('assorted-1');
  });

  test('RAJ-MARKET-03 assorted goods, and one space each for silk, tea and spices', () => {
    for (const players of [2, 3, 4]) {
      const market = newTable({ players }).game.spaces.filter(({ area }) => area === 'market');
      const goods = market.map(({ effects }) => effects[0]?.data.goods);
      expect(goods.filter((kind) => kind !== 'different')).toEqual(['silk', 'tea', 'spice']);
      expect(goods.filter((kind) => kind === 'different')).toHaveLength(players === 2 ? 1 : 2);
    }
  });

  test('RAJ-MARKET-04 RAJ-EX-06 assorted goods: one market of each kind, without a die', () => {
    const table = rajesh().play('assorted-1');
    expect(table.choices()).toEqual(['score 5', 'score 4', 'score 3', 'score 2']);
    table.play('score 5');
    expect(table.state.money[0]).toBe(5);
    expect(table.types()).not.toContain('die-paid');
  });

  test('RAJ-MARKET-05 RAJ-MARKET-10 one sale takes as many markets as the gain allows, however much they pay', () => {
    const province = [
      ['C2', 'G-C1', 0],
      ['C3', 'G-S4', 0],
      ['B1', 'B-S5', 1],
      ['D1', 'O-S4', 1],
    ] as const;
    const table = newTable({
      edit: (edition) => {
        for (const { markets } of edition.provinceTiles) for (const market of markets) market.value *= 10;
      },
    }).seat(0, { money: 0, province });
    table.run({ kind: 'gain', seat: 0, gain: marketGain(table, 'tea'), die: 7, source: TEST_SOURCE });
    expect(table.choices()).toEqual(['score 70', 'score 50', 'score 40', 'score 30', 'score 20']);
  });

  test('RAJ-MARKET-05 RAJ-EX-07 goods of one kind: as many markets as the die shows', () => {
    const four = rajesh()
      .seat(0, { dice: ['B4'] })
      .play('tea-market', 'pay B4', 'score 7');
    expect(four.state.money[0]).toBe(7);
    expect(four.state.supply[0]).toBe(12);
    const two = rajesh()
      .seat(0, { dice: ['B2'] })
      .play('tea-market', 'pay B2');
    expect(two.choices()[0]).toBe('score 5');
  });

  test('RAJ-MARKET-05 a die of 6 scores six markets, a die of 1 one market of your choice', () => {
    const table = newTable({
      edit: ({ provinceTiles }) => {
        for (const tile of provinceTiles) tile.markets = [...SIX_TEA];
      },
    }).seat(0, { money: 0, province: RAJESH.slice(0, 3) });
    const sale = (die: number): string[] =>
      table.run({ kind: 'gain', seat: 0, gain: marketGain(table, 'tea'), die, source: TEST_SOURCE }).choices();
    expect(sale(6)[0]).toBe('score 9');
    expect(table.play('score 9').state.money[0]).toBe(9);
    expect(sale(5)[0]).toBe('score 8');
    table.play('score 8');
    expect(sale(1)).toEqual(['score 2', 'score 1']);
  });

  test('RAJ-MARKET-05 a gain that allows more than six markets takes more than six', () => {
    const table = newTable({
      edit: ({ provinceTiles }) => {
        for (const tile of provinceTiles) tile.markets = [...SIX_TEA];
      },
    }).seat(0, { money: 0, province: RAJESH });
    const best = (most: number): string => {
      table.run({ kind: 'gain', seat: 0, gain: marketGain(table, 'tea'), die: most, source: TEST_SOURCE });
      const [first = ''] = table.choices();
      table.play(first);
      return first;
    };
    expect([6, 7, 8, 9].map(best)).toEqual(['score 10', 'score 11', 'score 12', 'score 12']);
  });

  test('RAJ-MARKET-06 the most by default, fewer allowed, none refused', () => {
    const table = rajesh()
      .seat(0, { dice: ['B3'] })
      .play('tea-market', 'pay B3');
    expect(table.choices()).toEqual(['score 7', 'score 5', 'score 4', 'score 3', 'score 2']);
    expect(submit(table.rules, table.position, 0, 'score 0').ok).toBe(false);
    expect(table.play('score 3').state.money[0]).toBe(3);
  });

  test('RAJ-MARKET-07 RAJ-EX-08 with 3 or 4 players, one worker per round on assorted goods', () => {
    for (const players of [3, 4]) {
      const table = rajesh(players)
        .seat(1, { province: [['C2', 'P-S4', 0]] })
        .seat(0, { dice: ['B4'] });
      table.occupy(0, 'assorted-1');
      expect(table.choices()).not.toContain('assorted-2');
      expect(table.choices()).toContain('tea-market');
      table.play('blue-terrace-1');
      expect(table.decider()).toBe(1);
      expect(table.choices()).toContain('assorted-2');
      table.position.agenda.length = 0;
      table.run({ kind: 'round-end' });
      table.state.start = 0;
      expect(table.state.workers.every((workers) => workers === 0)).toBe(true);
      table.position.agenda.length = 0;
      table.run({ kind: 'cycle' });
      expect(table.choices()).toContain('assorted-2');
    }
  });

  test('RAJ-MARKET-08 no such limit with two players', () => {
    const table = newTable({
      edit: ({ boards }) => {
        boards[0]?.spaces.push({
          id: 'assorted-2',
          area: 'market',
          group: 'assorted-goods',
          effects: [{ kind: 'markets', goods: 'different', max: 3 }],
        });
      },
    });
    table.seat(0, { province: RAJESH }).occupy(0, 'assorted-1');
    expect(table.choices()).toContain('assorted-2');
  });

  test('RAJ-MARKET-09 two markets on one tile are two markets', () => {
    const table = newTable({
      edit: ({ provinceTiles }) => {
        const tile = provinceTiles.find(({ id }) => id === 'B-T5');
        if (tile)
          tile.markets = [
            { good: 'tea', value: 2 },
            { good: 'tea', value: 1 },
          ];
      },
    });
    const best = (die: string): string => {
      const market = table.seat(0, { dice: [die], karma: 0, province: [['C2', 'B-T5', 0]] }).play('tea-market', `pay ${die}`);
      return market.choices()[0] ?? '';
    };
    expect(best('B1')).toBe('score 2');
    const two = newTable({
      edit: ({ provinceTiles }) => {
        const tile = provinceTiles.find(({ id }) => id === 'B-T5');
        if (tile)
          tile.markets = [
            { good: 'tea', value: 2 },
            { good: 'tea', value: 1 },
          ];
      },
    }).seat(0, { dice: ['B2'], karma: 0, province: [['C2', 'B-T5', 0]] });
    expect(two.play('tea-market', 'pay B2').choices()[0]).toBe('score 3');
  });

  test('RAJ-MARKET-10 one sum, one marker move, one check of thresholds', () => {
    const table = rajesh().seat(0, { money: 10 }).play('assorted-1', 'score 5');
    expect(table.of('money-gained')).toMatchObject([{ amount: 5 }]);
    expect(table.of('bonus-reached')).toHaveLength(1);
    expect(table.state.money[0]).toBe(15);
  });

  test('RAJ-MARKET-11 a sale through the river doesn’t count as a worker on the market', () => {
    const table = rajesh(4)
      .seat(0, { dice: ['B1'], boat: 10 })
      .play('harbour-1', 'pay B1', 'score 5');
    table.play('blue-terrace-1', 'blue-terrace-2', 'green-terrace-1');
    expect(table.decider()).toBe(0);
    expect(table.choices()).toContain('assorted-1');
    expect(table.choices()).toContain('assorted-2');
  });
});
