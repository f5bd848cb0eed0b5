import { describe, expect, test } from 'vitest';
import house from '../data/house.json' with { type: 'json' };
import { goods, mustEdition } from '../testing/edition.ts';
import { type Scene, type SeatSetUp, scenario } from '../testing/scenario.ts';
import type { TestTable } from '../testing/table.ts';

/** Buys a ship with the one die in hand. */
function buy(ship: string, die: string, seat: SeatSetUp = {}, more: Scene = {}): TestTable {
  const { hand = [], ...rest } = seat;
  const table = scenario({ ...more, grid: [ship, ...(more.grid ?? [])], seats: [{ hand: [die, ...hand], ...rest }] });
  return table.play(`take ${ship}`).pay(die);
}

describe('ships', () => {
  test('CNK-SHIP-01 a ship costs one die of its number and goes to the end of the row', () => {
    const table = buy('ship-07', 'orange 3', { ships: ['ship-02'] });
    expect(table.seat(0).ships).toEqual(['ship-02', 'ship-07']);
    expect(new Set(house.cards.flatMap((card) => (card.kind === 'ship' ? [card.cost] : [])))).toEqual(new Set([1, 2, 3]));
  });

  test('CNK-SHIP-02 the 28 ships carry the numbers 1 to 28', () => {
    const flags = house.cards.flatMap((card) => (card.kind === 'ship' ? [card.flag] : []));
    expect(flags.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
  });

  test('CNK-SHIP-03 a lower ship first discards the row before it, including goods, before reward and sets', () => {
    const patch = { 'ship-03': { goods: goods('Te1') }, 'ship-12': { goods: goods('Te2'), reward: 'coins3' } };
    const table = buy('ship-12', 'blue 2', { ships: ['ship-03', 'ship-17'], goods: ['goods-07'] }, { patch });
    expect(table.seat(0)).toMatchObject({ ships: ['ship-12'], goods: ['goods-07'], coins: 3 });
    expect(table.factsOf('set-carried-out')).toEqual([]);
    expect(table.happened().indexOf('ships-discarded')).toBeLessThan(table.happened().indexOf('gained'));
  });

  test('CNK-SHIP-04 a ship that restarts the row gives its reward', () => {
    const patch = { 'ship-12': { goods: [], reward: 'coins3' } };
    expect(buy('ship-12', 'blue 2', { ships: ['ship-17'] }, { patch }).seat(0)).toMatchObject({ ships: ['ship-12'], coins: 3 });
  });

  test('CNK-SHIP-05 the last ship is the rightmost one still in the row', () => {
    const patch = { 'ship-17': { goods: goods('Te1') }, 'ship-05': { reward: 'coins3' }, 'goods-05': { coins: 0 } };
    const seats = [{ hand: ['blue 2'], ships: ['ship-03', 'ship-17'], goods: ['goods-07'] }];
    const table = scenario({ patch, grid: ['goods-05', 'ship-05'], seats, players: 2 });
    table.play('take goods-05');
    expect(table.seat(0).ships).toEqual(['ship-03']);
    table.play('die building-blue-01').play('take ship-05').pay('blue 2');
    expect(table.seat(0).ships).toEqual(['ship-03', 'ship-05']);
  });

  test('CNK-SHIP-06 the reward is gained once', () => {
    const table = buy('ship-07', 'blue 3');
    expect(table.seat(0).coins).toBe(3);
    for (let turn = 0; turn < 3; turn++) table.play(table.choices().find((text) => text.startsWith('die ')) ?? '');
    expect(table.seat(0)).toMatchObject({ coins: 3, ships: ['ship-07'] });
  });

  test('CNK-SHIP-07 the reward of 2 karma', () => {
    expect(buy('ship-01', 'blue 1').seat(0)).toMatchObject({ karma: 2, administrators: 0 });
    expect(buy('ship-01', 'blue 1', { karma: 1 }).seat(0)).toMatchObject({ karma: 0, administrators: 1 });
    expect(buy('ship-01', 'blue 1', { karma: 2 }).seat(0)).toMatchObject({ karma: 1, administrators: 1 });
  });

  test('CNK-SHIP-08 the reward of 2 dice takes any two cards of the grid', () => {
    const table = buy('ship-04', 'blue 1', { hand: ['green 1', 'green 2', 'green 3'] }, { grid: ['palace-2-blue', 'goods-03'] });
    const before = table.grid().length;
    table.play('die palace-2-blue').play('die goods-03');
    expect(table.seat(0).hand).toHaveLength(5);
    expect(table.grid()).toHaveLength(before - 2);
  });

  test('CNK-SHIP-09 the reward of 3 coins', () => {
    const table = buy('ship-07', 'blue 3', { coins: 4 });
    expect(table.seat(0)).toMatchObject({ right: 1, coins: 1 });
  });

  test('CNK-SHIP-10 the reward of 2 coins and 1 fame', () => {
    const table = buy('ship-10', 'blue 3');
    expect(table.seat(0)).toMatchObject({ coins: 2, fame: 1 });
    expect(table.factsOf('gained').map(({ token }) => token)).toEqual(['coins', 'fame']);
  });

  test('CNK-SHIP-11 the player takes one or two goods cards, at least one if there is one', () => {
    for (const [ship, die] of [
      ['ship-08', 'blue 1'],
      ['ship-15', 'blue 3'],
      ['ship-18', 'blue 1'],
      ['ship-28', 'blue 1'],
    ] as const) {
      const range = () => buy(ship, die, {}, { grid: ['goods-03', 'goods-07', 'goods-11'] });
      expect(range().choices()).toEqual(['take goods-03', 'take goods-07', 'take goods-11']);
      expect(range().play('take goods-03').choices()).toEqual(['take goods-07', 'take goods-11', 'enough']);
      expect(range().play('take goods-03', 'enough').seat(0).goods).toEqual(['goods-03']);
      const both = range().play('take goods-03', 'take goods-07');
      expect([both.seat(0).goods, both.decider()]).toEqual([['goods-03', 'goods-07'], 1]);
    }
  });

  test('CNK-SHIP-11 a single goods card in the grid is taken; without any nothing happens', () => {
    const one = buy('ship-15', 'blue 3', {}, { grid: ['goods-03'] });
    expect(one.choices()).toEqual(['take goods-03']);
    expect(one.play('take goods-03').seat(0).goods).toEqual(['goods-03']);
    expect(one.decider()).toBe(1);
    const none = buy('ship-15', 'blue 3');
    expect(none.seat(0)).toMatchObject({ ships: ['ship-15'], goods: [] });
  });

  test('CNK-SHIP-11 an edition may print a fixed number: as many as there are', () => {
    const shipRewards = { ...house.shipRewards, goodsCards1to2: [{ gain: 'goods-cards', count: 2 }] };
    const edition = mustEdition({ ...house, shipRewards });
    const fixed = scenario({ edition, grid: ['ship-15', 'goods-03', 'goods-07'], seats: [{ hand: ['blue 3'] }] });
    fixed.play('take ship-15').pay('blue 3').play('take goods-03');
    expect(fixed.choices()).toEqual(['take goods-07']);
  });

  test('CNK-SHIP-12 the reward of 1 die and 1 good', () => {
    const table = buy('ship-02', 'blue 2', {}, { grid: ['ship-26'] });
    table.play('die ship-26');
    expect(table.seat(0)).toMatchObject({ ships: ['ship-02'] });
    expect(table.seat(0).hand).toHaveLength(1);
    expect(goodsOf(table)).toEqual(['tea']);
  });

  test('CNK-SHIP-13 the reward of 1 fame and 1 good', () => {
    const table = buy('ship-03', 'blue 3');
    expect(table.seat(0).fame).toBe(1);
    expect(goodsOf(table)).toEqual(['spice']);
  });

  test('CNK-SHIP-14 the reward of 1 karma and 1 good', () => {
    const table = buy('ship-06', 'blue 1');
    expect(table.seat(0).karma).toBe(1);
    expect(goodsOf(table)).toEqual(['silk']);
  });

  test('CNK-SHIP-15 a good on a ship is owned as long as the ship is in the row', () => {
    const table = buy('ship-26', 'blue 3', { ships: ['ship-14', 'ship-25'], goods: ['goods-03'] });
    expect(table.seat(0)).toMatchObject({ ships: [], administrators: 1, coins: 3, goods: ['goods-03'] });
    table.play('end-turn').play(table.choices()[0] ?? '');
    expect(goodsOf(table)).toEqual(['silk']);
    const sold = scenario({ grid: ['goods-04'], seats: [{ ships: ['ship-14'], goods: ['goods-03'] }] });
    sold.play('take goods-04');
    expect(sold.factsOf('set-carried-out')).toMatchObject([{ set: 'goods', coins: 2 + 2 + 3 }]);
  });

  test('CNK-SHIP-16 the reward of 1 goods card and 1 die; without a goods card only the die', () => {
    const table = buy('ship-09', 'blue 2', {}, { grid: ['goods-03', 'ship-26'] });
    table.play('take goods-03').play('die ship-26');
    expect(table.seat(0)).toMatchObject({ goods: ['goods-03'] });
    expect(table.seat(0).hand).toHaveLength(1);
    const without = buy('ship-09', 'blue 2', {}, { grid: ['ship-26'] });
    expect(without.play('die ship-26').seat(0).goods).toEqual([]);
    expect(without.seat(0).hand).toHaveLength(1);
  });

  test('CNK-SHIP-17 the reward of 1 palace action is free', () => {
    const seat = { goods: ['goods-03', 'goods-13'] };
    const table = buy('ship-05', 'blue 2', seat, { grid: ['palace-4-blue'] });
    table.play('take palace-4-blue');
    expect(table.seat(0)).toMatchObject({ coins: 3, goods: ['goods-03', 'goods-13'] });
    expect(table.factsOf('paid')).toHaveLength(1);
    expect(table.discards()).toContain('palace-4-blue');
    expect(buy('ship-05', 'blue 2').factsOf('lapsed')).toMatchObject([{ gain: 'palace-action' }]);
  });

  test('CNK-SHIP-18 a ship may be bought even though its reward gives nothing', () => {
    const table = buy('ship-05', 'blue 2');
    expect([table.seat(0).ships, table.decider()]).toEqual([['ship-05'], 1]);
  });
});

function goodsOf(table: TestTable): string[] {
  const { ships, goods: cards } = table.seat(0);
  return house.cards.flatMap((card) => {
    const isPlaced = ships.includes(card.id) || cards.includes(card.id);
    return isPlaced ? (card.goods ?? []).map(({ type }) => type) : [];
  });
}
