import { describe, expect, test } from 'vitest';
import house from '../data/house.json' with { type: 'json' };
import { scenario } from '../testing/scenario.ts';

describe('goods', () => {
  test('CNK-GOODS-01 a goods card is free and goes to the goods row', () => {
    const table = scenario({ grid: ['goods-03'], seats: [{ hand: ['blue 1'] }] });
    expect(table.play('take goods-03').seat(0)).toMatchObject({ goods: ['goods-03'], hand: ['blue 1'] });
  });

  test('CNK-GOODS-02 a goods card shows one good or two different ones, each with a value', () => {
    const cards = house.cards.filter(({ kind }) => kind === 'goods');
    expect(cards).toHaveLength(24);
    expect(house.goodsTypes).toEqual(['silk', 'tea', 'spice']);
    for (const { goods: shown = [] } of cards) {
      expect([1, 2]).toContain(shown.length);
      expect(new Set(shown.map(({ type }) => type)).size).toBe(shown.length);
      for (const { type, value } of shown) expect(house.goodsTypes.includes(type) && value >= 1).toBe(true);
    }
  });

  test('CNK-GOODS-03 the coin on a goods card is gained however the card was taken', () => {
    const action = scenario({ grid: ['goods-01'], seats: [{ coins: 5 }] });
    action.play('take goods-01', 'bonus karma2');
    expect(action.seat(0)).toMatchObject({ right: 1, coins: 0, karma: 2 });
    const reward = scenario({ grid: ['ship-08', 'goods-01'], seats: [{ hand: ['blue 1'] }] });
    expect(reward.play('take ship-08').pay('blue 1', 'take goods-01').seat(0).coins).toBe(1);
    const palace = scenario({ grid: ['palace-6-blue'], top: 'goods-01', seats: [{ hand: ['blue 6'] }] });
    expect(palace.play('take palace-6-blue').pay('blue 6').seat(0).coins).toBe(1);
  });

  test('CNK-GOODS-04 goods on goods, ship and building cards count together', () => {
    const table = scenario({
      grid: ['goods-07'],
      seats: [{ buildings: ['building-blue-10'], ships: ['ship-02'] }],
    });
    table.play('take goods-07', 'bonus karma2');
    expect(table.factsOf('set-carried-out')).toMatchObject([{ set: 'goods', coins: 3 + 2 + 2 }]);
    expect(table.seat(0)).toMatchObject({ buildings: [], ships: [], goods: [], right: 1, coins: 1 });
  });

  test('CNK-GOODS-05 goods are sold only by a set; palace 4 pays without selling', () => {
    const table = scenario({
      grid: ['palace-4-blue'],
      fill: 2,
      seats: [{ hand: ['green 4'], goods: ['goods-07', 'goods-08'] }],
    });
    expect(table.choices().every((text) => text.startsWith('die ') || text === 'take palace-4-blue')).toBe(true);
    table.play('take palace-4-blue').pay('green 4');
    expect(table.seat(0)).toMatchObject({ coins: 2, goods: ['goods-07', 'goods-08'] });
  });
});
