import { advance, ask, begin, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { cardsAndKarma } from '../definition.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { buildingsInSets, goodsInSets } from '../scoring/sets.ts';
import { freeBuildings, freeGoods } from '../scoring/symbols.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { buildings, goods } from '../testing/edition.ts';
import { type SeatSetUp, scenario } from '../testing/scenario.ts';
import type { TestTable } from '../testing/table.ts';

/** Cards that cost a blue 1: R, Y and W with one building, others as patched. */
const CHEAP = { cost: { colour: 'blue', sum: 1 } };

/** Buys `building-blue-13` with the given symbols. */
function build(shown: string, seat: SeatSetUp, extra: { goods?: string } = {}): TestTable {
  const table = scenario({
    patch: {
      'building-blue-13': { ...CHEAP, buildings: buildings(shown), goods: extra.goods ? goods(extra.goods) : [] },
      'building-blue-07': { goods: goods('Te1'), buildings: buildings('Rd') },
    },
    grid: ['building-blue-13'],
    seats: [{ hand: ['blue 1'], ...seat }],
  });
  return table.play('take building-blue-13').pay('blue 1');
}

const [RED, RED2] = ['building-blue-01', 'building-blue-04'];
const [YELLOW, YELLOW2] = ['building-blue-02', 'building-blue-05'];

describe('three of a kind', () => {
  test('CNK-THREE-01 the third building of a type gives an administrator and discards the cards of that type', () => {
    const table = build('Rd', { buildings: [RED, RED2, YELLOW] });
    expect(table.seat(0)).toMatchObject({ fame: 1, administrators: 1, buildings: [YELLOW] });
    expect(table.happened().indexOf('gained')).toBeLessThan(table.happened().indexOf('set-carried-out'));
    expect(table.discards()).toEqual(expect.arrayContaining([RED, RED2, 'building-blue-13']));
  });

  test('CNK-THREE-02 three different buildings give an administrator; the player chooses the cards', () => {
    const table = build('Wh', { buildings: [RED, RED2, YELLOW] });
    expect(table.seat(0)).toMatchObject({ fame: 1, administrators: 0 });
    expect(table.choices()).toEqual([
      `set red:${RED} yellow:${YELLOW} white:building-blue-13`,
      `set red:${RED2} yellow:${YELLOW} white:building-blue-13`,
    ]);
    table.play(`set red:${RED2} yellow:${YELLOW} white:building-blue-13`);
    expect(table.seat(0)).toMatchObject({ administrators: 1, buildings: [RED] });
  });

  test('CNK-THREE-03 the third good of a type sells the three for the sum of their values', () => {
    const table = build('Rd', { goods: ['goods-07', 'goods-05'] }, { goods: 'Te3' });
    expect(table.factsOf('set-carried-out')).toMatchObject([{ set: 'goods', coins: 6 }]);
    expect(table.seat(0)).toMatchObject({ buildings: [], goods: [], right: 1, coins: 0 });
  });

  test('CNK-THREE-04 three different goods are sold; the player chooses which', () => {
    const table = scenario({ grid: ['goods-11'], seats: [{ goods: ['goods-05', 'goods-08', 'goods-03'] }] });
    table.play('take goods-11');
    expect(table.choices()).toHaveLength(2);
    table.play('set silk:goods-03 tea:goods-08 spice:goods-11');
    expect(table.factsOf('set-carried-out')).toMatchObject([{ coins: 7 }]);
    expect(table.seat(0).goods).toEqual(['goods-05']);
  });

  test('CNK-THREE-05 only the goods of the set are paid for', () => {
    const table = scenario({
      patch: { 'goods-15': { goods: goods('Te1 Si3') }, 'goods-05': { coins: 0 } },
      grid: ['goods-05'],
      seats: [{ goods: ['goods-15', 'goods-07'] }],
    });
    table.play('take goods-05');
    expect(table.seat(0)).toMatchObject({ coins: 1 + 2 + 1, goods: [] });
  });

  test('CNK-THREE-06 the third ship in ascending order gives its reward, then an administrator', () => {
    const table = scenario({
      patch: { 'ship-20': { reward: 'coins3', goods: [] }, 'ship-03': { goods: [] } },
      grid: ['ship-20'],
      seats: [{ hand: ['blue 2'], ships: ['ship-03', 'ship-17'] }],
    });
    table.play('take ship-20').pay('blue 2');
    expect(table.seat(0)).toMatchObject({ coins: 3, ships: [], administrators: 1 });
    expect(table.factsOf('gained').map(({ token }) => token)).toEqual(['coins', 'administrators']);
  });

  test('CNK-THREE-07 the third karma becomes an administrator', () => {
    const table = scenario({ grid: ['ship-06'], seats: [{ hand: ['blue 1'], karma: 2 }] });
    expect(table.play('take ship-06').pay('blue 1').seat(0)).toMatchObject({ karma: 0, administrators: 1 });
  });

  test('CNK-THREE-08 the third administrator becomes two fame', () => {
    const table = scenario({ grid: ['ship-06'], seats: [{ hand: ['blue 1'], karma: 2, administrators: 2 }] });
    expect(table.play('take ship-06').pay('blue 1').seat(0)).toMatchObject({ karma: 0, administrators: 0, fame: 2 });
  });

  test('CNK-THREE-09 sets are mandatory and immediate', () => {
    const table = scenario({ grid: ['ship-26'], seats: [{ hand: ['blue 3'], ships: ['ship-07', 'ship-19'] }] });
    table.play('take ship-26').pay('blue 3');
    expect(table.seat(0)).toMatchObject({ ships: [], administrators: 1 });
    const choosing = build('Wh', { buildings: [RED, RED2, YELLOW] });
    expect(choosing.choices().every((text) => text.startsWith('set '))).toBe(true);
  });

  test('CNK-THREE-10 symbols count, not cards: both symbols of a card may serve one set or two', () => {
    const one = build('Rd Wh', { buildings: [YELLOW] });
    expect(one.seat(0)).toMatchObject({ administrators: 1, fame: 2, buildings: [] });
    const two = build('Rd Yw', { buildings: [RED, RED2, YELLOW, YELLOW2] });
    expect(two.factsOf('set-carried-out')).toHaveLength(2);
    expect(two.seat(0)).toMatchObject({ administrators: 2, buildings: [] });
  });

  test('CNK-THREE-10 a card with two equal buildings completes "three different" twice: both effects count', () => {
    const table = build('Wh Wh', { buildings: [YELLOW, YELLOW2, RED, RED2] });
    expect(table.factsOf('set-carried-out').map(({ cards }) => cards.length)).toEqual([3, 3]);
    expect(table.seat(0)).toMatchObject({ buildings: [], administrators: 2, fame: 2 });
    const once = build('Wh Wh', { buildings: [YELLOW, YELLOW2, RED] });
    expect(once.choices()).toHaveLength(2);
    once.play(once.choices()[0] ?? '');
    expect(once.factsOf('set-carried-out')).toHaveLength(1);
    expect(once.seat(0)).toMatchObject({ buildings: [YELLOW2], administrators: 1 });
  });

  test('CNK-THREE-11 one symbol serves one set; the player chooses between alternatives', () => {
    const table = build('Yw Wh', { buildings: [YELLOW, YELLOW2, RED, RED2] });
    const sets = table.choices();
    expect(sets[0]).toBe(`set yellow:${YELLOW} yellow:${YELLOW2} yellow:building-blue-13`);
    expect(sets.slice(1).every((text) => text.includes('red:') && text.includes('white:building-blue-13'))).toBe(true);
    expect(sets).toHaveLength(1 + 2 * 3);
    table.play(sets[0] ?? '');
    expect(table.factsOf('set-carried-out')).toHaveLength(1);
    const both = build('Yw Rd', { buildings: [YELLOW, YELLOW2, RED, RED2] });
    expect(both.factsOf('set-carried-out')).toHaveLength(2);
  });

  test('CNK-THREE-12 sets of different kinds never compete', () => {
    const table = scenario({
      patch: { 'ship-26': { goods: goods('Te3'), reward: 'coins3' }, 'ship-07': { goods: goods('Te1') } },
      grid: ['ship-26'],
      seats: [{ hand: ['blue 3'], ships: ['ship-07', 'ship-19'], goods: ['goods-05'] }],
    });
    table.play('take ship-26').pay('blue 3', 'bonus anotherTurn');
    expect(table.factsOf('set-carried-out').map(({ set, coins }) => [set, coins])).toEqual([
      ['goods', 5],
      ['ships', 0],
    ]);
    expect(table.seat(0)).toMatchObject({ ships: [], goods: [], administrators: 1, right: 1, coins: 2 });
  });

  test('CNK-THREE-13 a card leaving for one set takes its other symbols with it', () => {
    const table = build('Rd', { buildings: ['building-blue-07', RED], goods: ['goods-07'] });
    expect(table.seat(0)).toMatchObject({ buildings: [], goods: ['goods-07'], coins: 0, administrators: 1 });
  });

  test('CNK-THREE-14 a card sold no longer counts as building or ship', () => {
    const table = scenario({
      patch: {
        'building-blue-07': { goods: goods('Te1'), buildings: buildings('Rd') },
        'building-blue-13': { ...CHEAP, buildings: buildings('Rd') },
      },
      grid: ['goods-07', 'building-blue-13'],
      seats: [{ hand: ['blue 1'], buildings: [RED, 'building-blue-07'], goods: ['goods-08'] }],
    });
    table.play('take goods-07', 'bonus anotherTurn');
    expect(table.seat(0).buildings).toEqual([RED]);
    table.play('die building-blue-02').play('die building-blue-03');
    table.play('take building-blue-13').pay('blue 1');
    expect(table.factsOf('set-carried-out')).toHaveLength(1);
    expect(table.seat(0).buildings).toEqual([RED, 'building-blue-13']);
  });

  test('CNK-THREE-15 fame stays when the building is discarded', () => {
    const table = build('Rd', { buildings: [RED, RED2], fame: 1 });
    expect(table.seat(0)).toMatchObject({ fame: 2, buildings: [] });
  });

  test('CNK-THREE-16 after everything is resolved no row holds a complete set', () => {
    const random = seededRandom('no open sets');
    for (const players of [2, 3, 4]) {
      const rules = mustRules(cardsAndKarma, { players });
      for (let game = 0; game < 20; game++) {
        const { position } = begin(rules);
        while (position.agenda.length > 0) {
          if (position.agenda.at(-1)?.kind === 'act') expectNoSets(rules.game, position.state);
          advance(rules, position, randomChoice(rules, position, random));
        }
        expect(ask(rules, position)).toBeUndefined();
      }
    }
  });

  test('CNK-THREE-11 two sales of the same cards for different coins are both offered', () => {
    const table = scenario({
      patch: {
        'goods-15': { goods: goods('Si1 Te3') },
        'goods-23': { goods: goods('Si1 Sp1') },
        'goods-01': { goods: goods('Si1'), coins: 0 },
      },
      grid: ['goods-01'],
      seats: [{ goods: ['goods-15', 'goods-23'] }],
    });
    table.play('take goods-01');
    expect(table.choices()).toHaveLength(3);
    expect(table.choices()).toContain('set silk:goods-15 silk:goods-23 silk:goods-01');
    expect(table.choices()).toContain('set silk:goods-01 tea:goods-15 spice:goods-23');
    table.play('set silk:goods-01 tea:goods-15 spice:goods-23');
    expect(table.seat(0)).toMatchObject({ coins: 5, goods: [] });
  });
});

function expectNoSets(game: CardsAndKarmaGame, state: CardsAndKarmaState): void {
  for (let seat = 0; seat < game.players; seat++) {
    expect(buildingsInSets(game, freeBuildings(game, state, seat))).toEqual([]);
    expect(goodsInSets(game, freeGoods(game, state, seat))).toEqual([]);
    expect(state.ships[seat]?.length).toBeLessThanOrEqual(2);
  }
  const { reservedBuildings, reservedGoods, reservedShips, resolving } = state;
  expect([reservedBuildings, reservedGoods, reservedShips, resolving]).toEqual([[], [], [], []]);
}
