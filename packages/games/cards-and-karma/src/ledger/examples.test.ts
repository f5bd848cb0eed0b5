import { advance, begin, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { cardsAndKarma } from '../definition.ts';
import { buildings, goods } from '../testing/edition.ts';
import { scenario } from '../testing/scenario.ts';
import { tableAt } from '../testing/table.ts';

const CHEAP = { colour: 'blue', sum: 1 };
const YELLOWS = ['building-blue-02', 'building-blue-05'];
const REDS = ['building-blue-01', 'building-blue-04'];

describe('worked examples', () => {
  test('CNK-EX-01 Sara: ship 12 after 3 and 17 begins a new row', () => {
    const patch = { 'ship-12': { reward: 'coins3', goods: [] } };
    const table = scenario({ patch, grid: ['ship-12'], seats: [{ hand: ['blue 2'], ships: ['ship-03', 'ship-17'] }] });
    table.play('take ship-12').pay('blue 2');
    expect(table.seat(0)).toMatchObject({ ships: ['ship-12'], coins: 3, administrators: 0 });
    expect(table.discards()).toEqual(expect.arrayContaining(['ship-03', 'ship-17']));
  });

  test('CNK-EX-02 a ship of cost 3 is paid with a 3, never with 1 and 2', () => {
    const refused = scenario({ grid: ['ship-07'], fill: 1, seats: [{ hand: ['orange 1', 'blue 2'] }] });
    expect(refused.choices()).toEqual(['die ship-07']);
    const accepted = scenario({ grid: ['ship-07'], seats: [{ hand: ['green 3'] }] });
    expect(accepted.play('take ship-07').pay('green 3').seat(0).ships).toEqual(['ship-07']);
  });

  test('CNK-EX-03 a palace action of number 5 is paid with a 5, never with a sum', () => {
    const [sum5, other5] = [
      ['blue 1', 'blue 4'],
      ['green 2', 'blue 3'],
    ];
    for (const hand of [sum5, other5]) {
      expect(scenario({ grid: ['palace-5-blue'], fill: 1, seats: [{ hand: hand ?? [] }] }).choices()).toEqual([
        'die palace-5-blue',
      ]);
    }
    const accepted = scenario({ grid: ['palace-5-blue'], seats: [{ hand: ['purple 5'] }] });
    expect(accepted.play('take palace-5-blue').pay('purple 5').seat(0)).toMatchObject({ karma: 1, hand: [] });
  });

  test('CNK-EX-04 Julian: three cards with red and yellow are two sets', () => {
    const julian = (administrators: number) =>
      scenario({
        patch: { 'building-green-13': { cost: CHEAP } },
        grid: ['building-green-13'],
        seats: [{ hand: ['blue 1'], buildings: ['building-blue-13', 'building-blue-16'], administrators }],
      })
        .play('take building-green-13')
        .pay('blue 1', ...(administrators === 0 ? [] : ['bonus anotherTurn']));
    expect(julian(0).seat(0)).toMatchObject({ fame: 2, administrators: 2, buildings: [], left: 0 });
    expect(julian(0).factsOf('set-cards-discarded')[0]?.cards).toHaveLength(3);
    expect(julian(1).seat(0)).toMatchObject({ administrators: 0, left: 1, fame: 1 });
  });

  test('CNK-EX-05 Anna: three red buildings and three teas give an administrator and six coins', () => {
    const table = scenario({
      grid: ['building-blue-10'],
      seats: [{ hand: ['blue 5', 'blue 4'], buildings: REDS, goods: ['goods-07', 'goods-05'] }],
    });
    table.play('take building-blue-10').pay('blue 5 + blue 4', 'bonus karma2');
    expect(table.factsOf('set-carried-out').map(({ set, coins }) => [set, coins])).toEqual([
      ['buildings', 0],
      ['goods', 6],
    ]);
    expect(table.seat(0)).toMatchObject({ fame: 1, administrators: 1, coins: 0, right: 1, karma: 2, buildings: [], goods: [] });
    expect(table.factsOf('set-cards-discarded')[0]?.cards).toHaveLength(5);
  });

  test('CNK-EX-06 Simon: yellow and white with two yellow and two red make one set of his choice', () => {
    const simon = () =>
      scenario({
        patch: { 'building-blue-14': { cost: CHEAP } },
        grid: ['building-blue-14'],
        seats: [{ hand: ['blue 1'], buildings: [...YELLOWS, ...REDS] }],
      })
        .play('take building-blue-14')
        .pay('blue 1');
    const different = simon().play('set red:building-blue-01 yellow:building-blue-14 white:building-blue-14');
    expect(different.seat(0)).toMatchObject({ administrators: 1, fame: 2, buildings: [...YELLOWS, 'building-blue-04'] });
    const yellow = simon().play('set yellow:building-blue-02 yellow:building-blue-05 yellow:building-blue-14');
    expect(yellow.seat(0)).toMatchObject({ administrators: 1, fame: 2, buildings: REDS });
  });

  test('CNK-EX-07 a 3 with one karma pays a ship of cost 2 or a palace action of number 4', () => {
    for (const card of ['ship-09', 'palace-4-blue']) {
      const table = scenario({ grid: [card], seats: [{ hand: ['blue 3'], karma: 1 }] });
      expect(table.play(`take ${card}`).pay('blue 3 + 1 karma').seat(0).karma).toBe(0);
    }
  });

  test('CNK-EX-08 Kara: a blue 5 and a joker pay blue 11', () => {
    const table = scenario({ grid: ['building-blue-16'], seats: [{ hand: ['blue 5'], administrators: 1 }] });
    table.play('take building-blue-16').pay('blue 5 + joker');
    expect(table.seat(0)).toMatchObject({ hand: [], administrators: 0, buildings: ['building-blue-16'] });
  });

  test('CNK-EX-09 a new silk completes three silks or three different goods', () => {
    const sale = () =>
      scenario({
        patch: { 'goods-24': { goods: goods('Si2 Sp2') }, 'goods-01': { coins: 0 } },
        grid: ['goods-24'],
        seats: [{ goods: ['goods-03', 'goods-01', 'goods-08'] }],
      }).play('take goods-24');
    const silks = sale().play('set silk:goods-03 silk:goods-01 silk:goods-24');
    expect(silks.seat(0)).toMatchObject({ coins: 5, goods: ['goods-08'] });
    const different = sale().play('set silk:goods-24 tea:goods-08 spice:goods-24', 'bonus anotherTurn');
    expect(different.seat(0)).toMatchObject({ coins: 1, right: 1, goods: ['goods-03', 'goods-01'] });
  });

  test('CNK-EX-10 the set-up for three players', () => {
    const rules = mustRules(cardsAndKarma, { players: 3 });
    const random = seededRandom('example');
    const { position } = begin(rules);
    while (position.agenda.at(-1)?.kind !== 'act') advance(rules, position, randomChoice(rules, position, random));
    const view = tableAt(rules, position).view(0);
    expect(view.grid.filter((card) => card >= 0)).toHaveLength(16);
    expect(view.seats.map(({ hand, track }) => [hand.length, track.length])).toEqual([
      [4, 6],
      [4, 6],
      [4, 6],
    ]);
    expect(view.pile.size).toBe(144 - 16 - 12);
    expect(view.supply).toEqual({ fame: 8, coins: 20, karma: 8, administrators: 12 });
  });

  test('CNK-EX-04 a card with two buildings counts each of them', () => {
    const patch = { 'building-blue-15': { cost: CHEAP, buildings: buildings('Rd Wh') } };
    const table = scenario({ patch, grid: ['building-blue-15'], seats: [{ hand: ['blue 1'] }] });
    expect(table.play('take building-blue-15').pay('blue 1').seat(0).fame).toBe(2);
  });
});
