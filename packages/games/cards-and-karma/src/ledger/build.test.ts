import { describe, expect, test } from 'vitest';
import house from '../data/house.json' with { type: 'json' };
import { scenario } from '../testing/scenario.ts';

describe('buildings', () => {
  test('CNK-BUILD-01 a building moves from the grid to the row when paid for', () => {
    const table = scenario({ grid: ['building-blue-01'], seats: [{ hand: ['blue 3'] }] });
    table.play('take building-blue-01').pay('blue 3');
    expect(table.grid()).not.toContain('building-blue-01');
    expect(table.seat(0)).toMatchObject({ buildings: ['building-blue-01'], hand: [] });
    expect(table.discards()).toHaveLength(1);
  });

  test('CNK-BUILD-02 building cards show one or two buildings of three types, some also a good', () => {
    const cards = house.cards.filter(({ kind }) => kind === 'building');
    expect(cards).toHaveLength(72);
    expect(house.buildingTypes).toEqual(['red', 'yellow', 'white']);
    for (const { buildings = [], cost } of cards) {
      expect([1, 2]).toContain(buildings.length);
      for (const type of buildings) expect(house.buildingTypes).toContain(type);
      expect(typeof cost === 'object' && house.dieColours.includes(cost.colour) && cost.sum > 0).toBe(true);
    }
    expect(cards.filter(({ goods }) => goods?.length === 1)).toHaveLength(24);
  });

  test('CNK-BUILD-03 each building on the card gives one fame', () => {
    const table = scenario({ grid: ['building-blue-13'], seats: [{ hand: ['blue 5', 'blue 3'] }] });
    expect(table.play('take building-blue-13').pay('blue 5 + blue 3').seat(0).fame).toBe(2);
  });

  test('CNK-BUILD-04 a free building gives its fame too', () => {
    const table = scenario({ grid: ['palace-6-blue'], top: 'building-green-01', seats: [{ hand: ['blue 6'] }] });
    table.play('take palace-6-blue').pay('blue 6');
    expect(table.seat(0)).toMatchObject({ fame: 1, buildings: ['building-green-01'] });
  });

  test('CNK-BUILD-05 a building whose cost cannot be reached cannot be bought', () => {
    const green8 = {
      patch: { 'building-green-01': { cost: { colour: 'green', sum: 8 } } },
      grid: ['building-green-01'],
      fill: 1,
    };
    const short = scenario({ ...green8, seats: [{ hand: ['green 5'], karma: 2 }] });
    expect(short.choices()).toEqual(['die building-green-01']);
    const enough = scenario({ ...green8, seats: [{ hand: ['green 5', 'green 1'], karma: 2 }] });
    expect(enough.play('take building-green-01').payments()).toEqual(['green 5 + green 1 + 2 karma']);
  });
});
