import { defined, rulesFor } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { whyNotCover } from '../../rules/building-ground.ts';
import { purseOf } from '../../rules/dice.ts';
import { DIFFERENT_GOODS, saleAmounts } from '../../rules/markets.ts';
import { layTop } from '../../rules/province.ts';
import { houseEdition, newTable, type SeatFixture, type Table } from '../../testing/table.ts';
import { GOODS, type GoodName, NONE } from '../../words.ts';
import { roadsOf } from '../roads/flags.ts';
import { cows } from './index.ts';

type Province = NonNullable<SeatFixture['province']>;

function cowTable(fixture: SeatFixture): Table {
  return newTable({ options: { cows: 'on' } }).seat(0, { money: 5, ...fixture });
}

/** Seat 0 is about to build the only open tile. */
function building(tile: string, fixture: SeatFixture): Table {
  return cowTable(fixture).onlyOpen(tile).fresh();
}

function moneyFromTile(table: Table, tile: string): number[] {
  return table.of('money-gained').flatMap(({ source, amount }) => (source.kind === 'tile' && source.id === tile ? [amount] : []));
}

/** The possible amounts of a sale of one good or of different goods. */
function sales(table: Table, goods: GoodName | 'different'): number[] {
  const { game, state } = table;
  if (goods === 'different') return saleAmounts(game, state, 0, DIFFERENT_GOODS, 3).toReversed();
  return saleAmounts(game, state, 0, GOODS.indexOf(goods), 6).toReversed();
}

function best(province: Province, goods: GoodName | 'different'): number {
  return Math.max(...sales(cowTable({ province }), goods));
}

/** Three market tiles, one of them with two markets, and two tiles with buildings only. */
const FIVE_TILES: Province = [
  ['C2', 'O-C6', 0],
  ['B2', 'B-C1', 1],
  ['D2', 'O-C3', 2],
  ['C3', 'B-T1', 0],
  ['D3', 'B-S1', 0],
];

describe('the tiles', () => {
  test('GB2-COW-01 each is one tile more in the cow stack of its colour', () => {
    const sizes = (cows: string) => newTable({ options: { cows } }).game.stacks.map(({ tiles }) => tiles.length);
    const { game } = cowTable({});
    const more = sizes('on').map((size, stack) => size - (sizes('off')[stack] ?? 0));
    expect(more).toEqual(game.stacks.map(({ id }) => (id.endsWith('cow') ? 1 : 0)));
    for (const { id, tiles } of game.stacks) {
      const cows = tiles.map((tile) => game.tiles[tile]?.id ?? '').filter((name) => name.startsWith('cow-'));
      expect(cows).toEqual(id.endsWith('-cow') ? [`cow-${id.slice(0, -'-cow'.length)}`] : []);
    }
  });

  test('GB2-COW-02 a cow can only be bought while it is the open tile', () => {
    const table = cowTable({ dice: ['O6', 'O6'] })
      .open('O-C1')
      .play('quarry-1');
    expect(table.choices()).not.toContain('take cow-orange');
    table.play('take O-C1', 'lay C2 r0', 'pay O6').chance('reveal cow-orange');
    const next = cowTable({ dice: ['O6', 'O6'] })
      .open('cow-orange')
      .play('quarry-1');
    expect(next.choices()).toContain('take cow-orange');
  });

  test('GB2-COW-03 the quarry space is paid in money as for any tile', () => {
    const table = cowTable({ dice: ['O1', 'O1'] })
      .occupy(1, 'quarry-1')
      .onlyOpen('cow-orange')
      .fresh();
    table.play('quarry-2', 'take cow-orange', 'lay C2 r0', 'pay O1 O1');
    expect(table.of('money-paid')).toMatchObject([{ amount: 2 }]);
    expect(table.dice(0)).toEqual([]);
  });

  test('GB2-COW-04 exactly two dice of its colour, whatever they show', () => {
    const choices = (...dice: string[]) => building('cow-orange', { dice, karma: 3 }).choices();
    expect(choices('O1', 'O1')).toContain('quarry-1');
    expect(choices('O6')).not.toContain('quarry-1');
    expect(choices('O6', 'B6')).not.toContain('quarry-1');
    const table = building('cow-orange', { dice: ['O6', 'O2', 'O1'] }).play('quarry-1', 'take cow-orange', 'lay C2 r0');
    expect(table.choices().sort()).toEqual(['pay O2 O1', 'pay O6 O1', 'pay O6 O2']);
  });

  test('GB2-COW-05 it must be connected by road, in any rotation that does so', () => {
    const table = building('cow-orange', { dice: ['O1', 'O1'], province: [['C2', 'B-C1', 0]] }).play(
      'quarry-1',
      'take cow-orange',
    );
    const lays = table.choices().filter((text) => text.startsWith('lay C3'));
    expect(lays).toEqual(['lay C3 r0', 'lay C3 r1', 'lay C3 r3']);
    expect(table.choices()).not.toContain('lay C3 r2');
  });

  test('GB2-COW-24 it counts as a province tile with its road shape', () => {
    const table = cowTable({ province: [...FIVE_TILES, ['D1', 'cow-blue', 3]] });
    const bends = (seat: number) =>
      table.game.gains.find(({ data }) => data.per === 'bend')?.counter?.(table.game, table.state, seat);
    expect(bends(0)).toBe(3);
  });
});

describe('what a cow gives when placed', () => {
  test('GB2-COW-06 1 money for each visible market tile, including itself', () => {
    const table = building('cow-orange', { dice: ['O1', 'O1'], province: FIVE_TILES });
    table.play('quarry-1', 'take cow-orange', 'lay B1 r0', 'pay O1 O1');
    expect(moneyFromTile(table, 'cow-orange')).toEqual([4]);
  });

  test('GB2-COW-07 it counts as a market tile but holds no market', () => {
    const table = building('cow-blue', {
      dice: ['B1', 'B1'],
      province: [
        ['C2', 'O-C1', 0],
        ['C3', 'cow-orange', 0],
      ],
    });
    table.play('quarry-1', 'take cow-blue', 'lay B1 r0', 'pay B1 B1');
    expect(moneyFromTile(table, 'cow-blue')).toEqual([3]);
    const perMarket = table.game.gains.find(({ data }) => data.kind === 'money' && data.per === 'market');
    expect(perMarket?.counter?.(table.game, table.state, 0)).toBe(1);
  });

  test('GB2-COW-08 its benefit is received before the yields it connects', () => {
    const table = building('cow-orange', { dice: ['O1', 'O1'], province: [['C2', 'O-C1', 0]] });
    table.play('quarry-1', 'take cow-orange', 'lay B1 r2', 'pay O1 O1');
    expect(table.of('money-gained').map(({ amount, source }) => [source, amount])).toEqual([
      [{ kind: 'tile', id: 'cow-orange' }, 2],
      [{ kind: 'yield', id: 'TL' }, 5],
    ]);
  });

  test('GB2-COW-12 nothing but a scored market is raised', () => {
    const table = building('cow-blue', {
      dice: ['B1', 'B1'],
      province: [
        ['C2', 'O-C6', 0],
        ['C3', 'cow-orange', 0],
      ],
    });
    table.play('quarry-1', 'take cow-blue', 'lay B1 r0', 'pay B1 B1');
    expect(moneyFromTile(table, 'cow-blue')).toEqual([3]);
    const perMarket = table.game.gains.find(({ data }) => data.kind === 'money' && data.per === 'market');
    if (!perMarket) throw new Error('the river has a space per market');
    table.fresh().receive(0, perMarket.data);
    expect(table.of('money-gained').map(({ amount }) => amount)).toEqual([1]);
  });
});

describe('the permanent gain', () => {
  const built = (tile: string, province: Province, pay: string) =>
    building(tile, { dice: ['O6', 'O6', 'B6', 'P6', 'P6'], province }).play('quarry-1', `take ${tile}`, 'lay C3 r0', pay);

  test('GB2-COW-09 the owner of the orange cow gets 1 extra money for a scored spice market', () => {
    const table = cowTable({
      dice: ['O6', 'P6'],
      province: [
        ['C2', 'cow-orange', 1],
        ['C3', 'B-C1', 0],
        ['D1', 'O-C1', 1],
      ],
    }).fresh();
    expect(sales(table, 'spice')).toEqual([4]);
    expect(sales(table, 'silk')).toEqual([3]);
  });

  test('GB2-COW-10 GB2-EX-03 it applies to each market of a tile built later', () => {
    expect(moneyFromTile(built('B-C1', [['C2', 'cow-orange', 1]], 'pay B6'), 'B-C1')).toEqual([4]);
    expect(moneyFromTile(built('O-T5', [['C2', 'cow-orange', 1]], 'pay O6 O6'), 'O-T5')).toEqual([2 + 3 + 2]);
    expect(moneyFromTile(built('O-C1', [['C2', 'cow-orange', 1]], 'pay O6'), 'O-C1')).toEqual([3]);
  });

  test('GB2-COW-11 GB2-INT-23 effects that score markets get the bonus too', () => {
    const province: Province = [
      ['C2', 'cow-orange', 1],
      ['C3', 'B-S2', 0],
      ['D1', 'P-S4', 1],
      ['B1', 'P-C1', 1],
    ];
    const table = cowTable({ province }).fresh();
    const oneGood = table.game.gains.find(({ data }) => data.kind === 'markets' && data.goods === 'one');
    if (!oneGood) throw new Error('the river has a space for markets of one good');
    table.receive(0, oneGood.data);
    expect(Math.max(...table.choices().map((text) => Number(text.replace('score ', ''))))).toBe(1 + 2 + 3 + 3);
  });

  test('GB2-COW-13 several cows add up, each for its own good', () => {
    const province: Province = [
      ['C2', 'cow-orange', 1],
      ['B1', 'cow-blue', 1],
      ['D1', 'B-S4', 1],
      ['C3', 'G-S4', 0],
      ['B2', 'B-C1', 0],
    ];
    expect(best(province, 'different')).toBe(2 + 2 + 3 + 2);
  });

  test('GB2-COW-14 GB2-EX-05 the purple cow lets one market count as another good', () => {
    const markets: Province = [
      ['C2', 'B-C6', 0],
      ['D1', 'B-S4', 1],
      ['C3', 'B-C1', 0],
    ];
    expect(best(markets, 'different')).toBe(5);
    expect(best([...markets, ['B1', 'cow-purple', 0]], 'different')).toBe(7);
  });

  test('GB2-COW-17 the Master Builder is open to a player who can only cover a cow', () => {
    const covers = (...dice: readonly string[]): boolean =>
      building('P-T1', { dice, karma: 0, province: [['C2', 'cow-blue', 0]] })
        .choices()
        .includes('master-builder');
    expect(covers('B5', 'P1')).toBe(true);
    expect(covers('B5', 'O1')).toBe(false);
  });

  test('GB2-COW-15 one substitute per sale, at most three markets, even if the good is available', () => {
    const purple: Province = [['C2', 'cow-purple', 1]];
    const onlySilk: Province = [...purple, ['B1', 'O-C1', 1], ['D1', 'B-S4', 1], ['C3', 'O-S4', 0]];
    expect(best(onlySilk, 'different')).toBe(5);
    const withTea: Province = [...purple, ['B1', 'O-C1', 1], ['D1', 'G-T5', 0], ['C3', 'P-S2', 0], ['D2', 'B-C1', 1]];
    expect(best(withTea, 'different')).toBe(9);
  });

  test('GB2-COW-16 a substituted market keeps the bonus of its real good', () => {
    const province: Province = [
      ['C2', 'cow-purple', 1],
      ['B1', 'cow-blue', 1],
      ['D1', 'B-S4', 1],
      ['C3', 'O-S4', 0],
      ['B2', 'B-C1', 0],
    ];
    expect(best(province, 'different')).toBe(2 + 2 + 3 + 2);
  });

  test('GB2-EX-04 orange cow: spice markets of 2, 2 and 3 pay 10', () => {
    const province: Province = [
      ['C2', 'O-C6', 0],
      ['D1', 'P-S4', 1],
      ['C3', 'B-C1', 0],
      ['B1', 'cow-orange', 0],
    ];
    const table = cowTable({ dice: ['G3'], province }).play('spice-market', 'pay G3');
    expect(table.choices()).toContain('score 10');
  });
});

describe('the master builder', () => {
  /** Seat 0 uses the Master Builder, paying only the extra die. */
  function overbuilding(tile: string, fixture: SeatFixture): Table {
    const table = building(tile, fixture);
    const gain = table.game.gains.find(({ data }) => data.kind === 'overbuild');
    if (!gain) throw new Error('there is a master builder');
    return table.receive(0, gain.data);
  }

  test('GB2-COW-17 GB2-COW-21 a cow covers any tile for one die of its colour', () => {
    const table = overbuilding('cow-orange', { dice: ['O1', 'B6'], province: [['C2', 'B-T5', 0]] });
    table.play('take cow-orange', 'lay C2 r0');
    expect(table.choices()).toEqual(['pay O1']);
    table.play('pay O1');
    expect(table.top(0, 'C2')).toBe('cow-orange');
    expect(table.of('die-paid')).toHaveLength(1);
    const cutting = overbuilding('cow-blue', {
      dice: ['B1'],
      province: [
        ['C2', 'O-C6', 0],
        ['C3', 'B-C1', 0],
        ['B2', 'O-C1', 1],
      ],
    });
    expect(
      cutting
        .play('take cow-blue')
        .choices()
        .filter((text) => text.startsWith('lay C2')),
    ).toEqual([]);
  });

  test('GB2-COW-18 a cow cannot cover wilderness, a flagged tile or a tile on top of another', () => {
    const table = newTable({ options: { cows: 'on', roads: 'front', wilderness: 'on' } });
    while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
    const { game, state } = table;
    for (const cell of game.grid.cells.keys()) layTop(game, state, 0, cell, NONE, 0);
    const province: Province = ['C2', 'C3', 'B2', 'D2'].map((cell, i) => [cell, ['B-T5', 'B-T1', 'B-S1', 'B-S4'][i] ?? '', 0]);
    table.seat(0, { dice: ['O1'], province }).onlyOpen('cow-orange');
    layTop(game, state, 0, table.cell('B3'), table.tile('wilderness-desert'), 0);
    state.covered = state.covered.with(table.cell('C2'), table.tile('B-S2'));
    roadsOf(state.modules).planted[0] = 1 << table.cell('C3');
    const why = (cell: string) => {
      const cow = defined(game.tiles[table.tile('cow-orange')], 'cow');
      return whyNotCover(game, state, 0, table.cell(cell), cow, NONE, purseOf(state, 0, NONE, 0))?.code;
    };
    expect(['C2', 'C3', 'B3', 'B2'].map(why)).toEqual(['overbuilt-already', 'flag-planted', 'wilderness-stays', undefined]);
  });

  test('GB2-COW-18 the Master Builder lapses if there are only such tiles', () => {
    const table = building('cow-orange', { dice: ['O1'], province: [['C2', 'B-T5', 0]] });
    table.state.covered = table.state.covered.with(table.cell('C2'), table.tile('B-S1'));
    const gain = table.game.gains.find(({ data }) => data.kind === 'overbuild');
    table.receive(0, gain?.data ?? { kind: '' });
    expect(table.types()).toContain('lapsed');
  });

  test('GB2-COW-17 the die paid for the Master Builder cannot also pay for the cow', () => {
    const covers = (dice: readonly string[]): boolean =>
      building('cow-orange', { dice, karma: 0, province: [['C2', 'B-S4', 0]] })
        .choices()
        .includes('master-builder');
    expect(covers(['O5'])).toBe(false);
    expect(covers(['O5', 'O1'])).toBe(true);
    expect(covers(['B5', 'O1'])).toBe(true);
  });

  test('GB2-COW-15 one substitute lets one good count twice, not two goods', () => {
    const province: Province = [
      ['C2', 'cow-purple', 1],
      ['B1', 'O-C1', 1],
      ['D1', 'B-S4', 1],
      ['C3', 'G-C1', 0],
      ['D2', 'G-S4', 1],
    ];
    const { game, state } = cowTable({ province });
    const three = saleAmounts(game, state, 0, DIFFERENT_GOODS, 3);
    const four = saleAmounts(game, state, 0, DIFFERENT_GOODS, 4);
    expect(four).toEqual(three);
  });

  test('GB2-COW-19 a cow is covered by any tile for one die of that tile’s colour', () => {
    const table = overbuilding('P-S4', { dice: ['P1', 'O6'], province: [['C2', 'cow-orange', 0]] });
    table.play('take P-S4', 'lay C2 r0');
    expect(table.choices()).toEqual(['pay P1']);
  });

  test('GB2-COW-20 covering a cow with a cow costs one die of the new cow’s colour', () => {
    const table = overbuilding('cow-blue', { dice: ['B3', 'O3'], province: [['C2', 'cow-orange', 0]] });
    table.play('take cow-blue', 'lay C2 r0');
    expect(table.choices()).toEqual(['pay B3']);
  });

  test('GB2-COW-22 covering gives the benefit without the covered tile, and no yields', () => {
    const table = overbuilding('cow-orange', { dice: ['O1'], province: [...FIVE_TILES.slice(0, 3), ['B1', 'O-S4', 1]] });
    table.play('take cow-orange', 'lay B1 r0', 'pay O1');
    expect(moneyFromTile(table, 'cow-orange')).toEqual([3 + 1]);
    expect(table.types()).not.toContain('yield-connected');
  });

  test('GB2-COW-23 a covered cow no longer gives its bonus', () => {
    const table = overbuilding('B-C1', { dice: ['B1'], province: [['C2', 'cow-orange', 0]] });
    table.play('take B-C1', 'lay C2 r0', 'pay B1');
    expect(moneyFromTile(table, 'B-C1')).toEqual([3]);
    expect(sales(table, 'spice')).toEqual([3]);
  });
});

test('rejects a malformed cow tile with its path', () => {
  const tiles = cows.data.tiles.map((tile, index) => (index === 1 ? { ...tile, gain: 'salt' } : tile));
  const editionData = { ...houseEdition(), modules: { cows: { ...cows.data, tiles } } };
  const refused = rulesFor(rajas, { players: 2, options: { cows: 'on' }, editionData });
  expect(refused).toMatchObject({ ok: false, fault: [{ path: expect.stringContaining('tiles[1].gain') }] });
});
