import { describe, expect, test } from 'vitest';
import { houseWith } from '../testing/edition.ts';
import { scenario } from '../testing/scenario.ts';
import type { TestTable } from '../testing/table.ts';

function takeDie(table: TestTable): TestTable {
  return table.play(table.choices().find((text) => text.startsWith('die ')) ?? '');
}

const goodsCards = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `goods-${String(from + index).padStart(2, '0')}`);

describe('grid, pile and discards', () => {
  test('CNK-GRID-01 at the end of a round the grid is filled up and the cards left over stay', () => {
    const table = scenario({ players: 3, start: 0, slot: 2, stage: 2, fill: 8 });
    const left = table.grid().slice(1);
    takeDie(table);
    expect(table.factsOf('card-laid')).toHaveLength(9);
    expect(table.grid()).toHaveLength(16);
    expect(table.grid()).toEqual(expect.arrayContaining(left));
    expect(left).toHaveLength(7);
  });

  test('CNK-GRID-02 an empty grid gets four cards immediately, before the effect continues', () => {
    const table = scenario({ grid: ['palace-2-blue', 'goods-01'], fill: 2, seats: [{ hand: ['green 2'] }] });
    table.play('take palace-2-blue').pay('green 2').play('die goods-01');
    expect(table.grid()).toHaveLength(4);
    expect(table.happened().filter((type) => type === 'card-laid' || type === 'number-seen')).toEqual([
      'card-laid',
      'card-laid',
      'card-laid',
      'card-laid',
      'number-seen',
    ]);
    expect(takeDie(table).grid()).toHaveLength(3);
  });

  test('CNK-GRID-02 a card that empties the grid is finished first, unless its effect needs the grid', () => {
    const goods = scenario({ grid: ['goods-01'], fill: 1, seats: [{ coins: 4 }] }).play('take goods-01');
    const told = goods.happened().filter((type) => ['card-placed', 'gained', 'card-laid'].includes(type));
    expect(told).toEqual(['card-placed', 'gained', ...Array(4).fill('card-laid')]);
    const needed = scenario({
      grid: ['goods-01'],
      fill: 1,
      top: 'palace-4-blue',
      seats: [{ coins: 5 }],
    }).play('take goods-01', 'bonus coins2orPalace1', 'turn-up goods-02');
    expect(needed.grid()).toHaveLength(4);
    expect(needed.choices()).toEqual(['choose 2-coins', 'choose 1-palace-action']);
    needed.play('choose 1-palace-action');
    expect(needed.choices()).toContain('take palace-4-blue');
  });

  test('CNK-GRID-02 goods cards and a bonus ship can come from the new cards', () => {
    const ship = scenario({ grid: ['ship-15'], fill: 1, top: 'goods-03', seats: [{ hand: ['blue 3'] }] });
    ship.play('take ship-15').pay('blue 3');
    expect(ship.choices()).toContain('take goods-03');
    const bonus = scenario({ grid: ['goods-01'], fill: 1, top: 'ship-07', seats: [{ coins: 5 }] });
    bonus.play('take goods-01', 'bonus fame1orShip1');
    expect(bonus.choices()).toEqual(['choose 1-fame', 'choose 1-ship']);
    const nothing = scenario({ grid: ['goods-01'], fill: 1, top: 'none', pile: [], seats: [{ coins: 5 }] });
    nothing.play('take goods-01', 'bonus fame1orShip1');
    expect(nothing.seat(0)).toMatchObject({ fame: 1, right: 1 });
  });

  test('CNK-GRID-02 the palace action of a ship that empties the grid can come from the new cards', () => {
    const table = scenario({ grid: ['ship-05'], fill: 1, top: 'palace-3-blue', seats: [{ hand: ['green 2'] }] });
    table.play('take ship-05').pay('green 2');
    expect(table.choices()).toContain('take palace-3-blue');
    expect(table.happened()).not.toContain('lapsed');
  });

  test('CNK-GRID-02 CNK-GRID-04 the first card of a deck counts like any other, in the grid and on the pile', () => {
    const { cards, ...house } = houseWith();
    const isFirst = ({ id }: { readonly id: string }): boolean => id === 'ship-07';
    const edition = { ...house, cards: [...cards.filter(isFirst), ...cards.filter((card) => !isFirst(card))] };
    const grid = scenario({ edition, grid: ['ship-07', 'goods-01'], fill: 2 }).play('take goods-01');
    expect([grid.grid(), grid.happened()]).toEqual([['ship-07'], expect.not.arrayContaining(['card-laid'])]);
    const pile = scenario({ edition, grid: ['goods-01'], fill: 1, top: 'ship-07', pile: [] }).play('take goods-01');
    expect(pile.grid()).toEqual(['ship-07']);
    const bonus = scenario({ edition, grid: ['ship-07', 'goods-01'], fill: 2, seats: [{ coins: 5 }] });
    bonus.play('take goods-01', 'bonus fame1orShip1', 'choose 1-ship');
    expect(bonus.choices()).toEqual(['take ship-07']);
  });

  test('CNK-GRID-02 it happens as often as needed', () => {
    const table = scenario({ players: 4, fill: 1 });
    for (let turn = 0; turn < 7; turn++) takeDie(table);
    expect(table.factsOf('card-laid')).toHaveLength(8);
    expect(table.grid()).toHaveLength(2);
  });

  test('CNK-GRID-03 a small grid is not topped up', () => {
    const table = scenario({ players: 4, fill: 1 });
    expect(takeDie(table).grid()).toHaveLength(4);
    expect(takeDie(table).grid()).toHaveLength(3);
    expect(takeDie(table).grid()).toHaveLength(2);
  });

  test('CNK-GRID-04 the discards are reshuffled once the last card of the pile is drawn', () => {
    const discards = [...goodsCards(1, 24), ...['01', '02', '03', '04', '05', '06'].map((number) => `ship-${number}`)];
    const table = scenario({ top: 'ship-07', pile: [], discards, seats: [{ administrators: 1 }] });
    expect(table.view(0).pile.size).toBe(1);
    table.playOnly('additional-dice', 'number 3');
    expect(table.happened()).toContain('discards-shuffled');
    expect(table.state.pile).toHaveLength(30);
    expect(table.discards()).toEqual([]);
    table.play('turn-up goods-04');
    expect(table.view(0).pile.size).toBe(29);
    expect(table.state.top).toBeGreaterThanOrEqual(0);
    expect(table.seat(0).hand).toHaveLength(2);
  });

  test('CNK-GRID-04 without discards the pile is rebuilt when a card is needed; cards in play stay', () => {
    const table = scenario({ top: 'goods-01', pile: [], fill: 3, seats: [{ hand: ['blue 3'], administrators: 2 }, {}] });
    table.play('additional-dice');
    expect(table.view(0).pile).toEqual({ top: -1, size: 0 });
    expect(table.seat(0).hand).toHaveLength(2);
    table.play('take building-blue-01').pay('blue 3');
    expect(table.view(0).pile.size).toBe(0);
    expect(table.happened()).not.toContain('discards-shuffled');
    const grid = table.grid();
    table.play('additional-dice');
    expect(table.happened()).toContain('discards-shuffled');
    expect(table.seat(0).hand).toContain('blue 3');
    expect(table.grid()).toEqual(grid);
    expect(table.seat(0).buildings).toEqual(['building-blue-01']);
  });

  test('CNK-GRID-05 missing cards are forfeited', () => {
    const table = scenario({ top: 'goods-01', pile: [], seats: [{ administrators: 1 }] });
    table.play('additional-dice');
    expect(table.seat(0).hand).toHaveLength(1);
    expect(table.factsOf('lapsed')).toMatchObject([{ gain: 'dice' }]);
    const laid = scenario({ top: 'goods-01', pile: ['goods-03'], fill: 1 });
    expect(takeDie(laid).grid()).toEqual(['goods-01', 'goods-03']);
  });

  test('CNK-GRID-05 CNK-ADMIN-06 without a card to draw, an administrator gives no dice, before or after the action', () => {
    const table = scenario({ top: 'none', pile: [], seats: [{ administrators: 1 }] });
    expect(table.choices()).not.toContain('additional-dice');
    expect(takeDie(table).choices()).toEqual(['additional-turn', 'end-turn']);
  });

  test('CNK-GRID-06 no one takes a card from the discards', () => {
    const table = scenario({ discards: ['goods-01 3', 'ship-01 4'], seats: [{ hand: ['blue 1'], administrators: 2 }] });
    const offered = table.choices().map((text) => text.split(' ')[1]);
    expect(offered).not.toContain('goods-01');
    expect(offered).not.toContain('ship-01');
    const after = takeDie(table).discards();
    expect(after).toEqual(['goods-01', 'ship-01']);
  });

  test('CNK-GRID-02 new cards are dealt before the turn ends and before a reward needs them', () => {
    const goods = scenario({ grid: ['goods-03'], fill: 1, seats: [{ administrators: 1 }] }).play('take goods-03');
    expect([goods.pending(), goods.grid().length]).toEqual(['use-administrator', 4]);
    const ship = scenario({ grid: ['ship-08'], fill: 1, top: 'goods-01', seats: [{ hand: ['blue 1'] }] });
    ship.play('take ship-08').pay('blue 1');
    expect([ship.pending(), ship.grid().length]).toEqual(['take-goods-card', 4]);
    expect(ship.choices()).toContain('take goods-01');
  });

  test('CNK-GRID-04 the discards are shuffled when no card is left in the pile, not while one is', () => {
    const scene = { grid: ['goods-01'], fill: 1, top: 'goods-02', discards: ['goods-03 1', 'goods-04 2'] };
    const last = scenario({ ...scene, pile: ['ship-07'] }).playOnly('die goods-01');
    expect(last.choices()).toEqual(['turn-up ship-07']);
    expect(last.factsOf('discards-shuffled')).toEqual([]);
    last.playOnly('turn-up ship-07');
    expect(last.factsOf('discards-shuffled')).toHaveLength(1);
    expect(last.choices()).toEqual(['turn-up goods-03', 'turn-up goods-04']);
  });
});
