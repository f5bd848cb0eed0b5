import type { Options } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { at } from '../../numbers.ts';
import { spaceAhead } from '../../rules/river.ts';
import { AT_36, AT_53, BONUS, celebrate, festivalsOf, holdTiles, holiTable, PALACE, YIELD } from '../../testing/holi.ts';
import { layRiver, receiveTile, startedTable } from '../../testing/river.ts';
import type { Table } from '../../testing/table.ts';
import { FAME, MONEY } from '../../words.ts';
import { PENDING } from './places.ts';

const RE_PLACE = 'ganga3-1';
const FAME_PER_COLOUR = 'ganga3-15';
const MARKET_PER_COLOUR = 'ganga3-13';

/** Seats in order on both tracks, seat 0 leading; the last seat chooses first. */
function ranked(players: number, options: Options): Table {
  const table = holiTable('back', players, options);
  for (let seat = 0; seat < players; seat++) table.seat(seat, { money: 10 - seat, fame: 5 - seat });
  table.state.bonuses = table.state.bonuses.map(() => 9);
  return table;
}

const brownTiles = (table: Table): number =>
  festivalsOf(table).piles.reduce((sum, n, i) => sum + (table.game.yieldTiles[i]?.colourName === 'brown' ? n : 0), 0);

describe('with other boards and tiles', () => {
  test('GB2-KED-19 GB2-INT-04 the Kedarnath tile is only in the four-player brown pile', () => {
    expect(brownTiles(holiTable('back', 4, { kedarnath: 'front' }))).toBe(8);
    expect(brownTiles(holiTable('back', 3, { kedarnath: 'front' }))).toBe(0);
    expect(brownTiles(holiTable('front', 4, { kedarnath: 'front' }))).toBe(0);
    const { state, game } = holiTable('back', 4, { kedarnath: 'back' });
    expect(
      at(
        state.yieldStack,
        game.yieldTiles.findIndex(({ id }) => id === 'BK'),
      ),
    ).toBe(0);
    const table = celebrate(ranked(4, { kedarnath: 'front' }), 0, MONEY, YIELD)
      .chance('draw BK')
      .play('gift brown');
    expect(table.of('holi/yield-drawn')).toMatchObject([{ seat: 3, id: 'BK' }]);
    expect(brownTiles(table)).toBe(7);
  });

  test('GB2-INT-02 a cow’s money triggers festivals; cows don’t increase money gifts; brown gifts count cows', () => {
    const build = holiTable('front', 2, { cows: 'on' })
      .seat(0, { money: 14, dice: ['O1', 'O1'], province: [['C2', 'O-C6', 0]] })
      .onlyOpen('cow-orange');
    build.play('quarry-1', 'take cow-orange', 'lay C3 r0', 'pay O1 O1');
    expect(build.of('money-gained')).toMatchObject([{ amount: 2, source: { kind: 'tile', id: 'cow-orange' } }]);
    expect(build.of('holi/triggered')).toMatchObject([{ seat: 0, tile: AT_53 }]);
    const province = [
      ['C2', 'O-C6', 0],
      ['C3', 'cow-orange', 0],
    ] as const;
    const money = celebrate(ranked(3, { cows: 'on' }).seat(2, { province }), 0, MONEY, BONUS).play('gift money');
    expect(money.of('money-gained')).toMatchObject([{ seat: 2, amount: 3 }]);
    const brown = ranked(4, { cows: 'on' }).seat(3, { province });
    celebrate(brown, 0, MONEY, YIELD).chance('draw B1').play('gift brown');
    expect(brown.of('fame-gained')).toMatchObject([{ seat: 3, amount: 2 }]);
  });

  test('GB2-INT-03 the temple’s higher rate counts with a worker there', () => {
    const table = ranked(4, { kedarnath: 'back' }).seat(3, { karma: 2 }).occupy(3, 'temple');
    celebrate(table, 0, MONEY, YIELD).chance('draw BK').play('gift brown');
    expect(table.of('money-gained')).toMatchObject([{ seat: 3, amount: 10 }]);
  });

  test('GB2-INT-05 wilderness triggers no tile; its white tiles come from the same pile', () => {
    const table = startedTable({ holi: 'back', wilderness: 'on' }, 4).seat(3, { money: 6, bonusMarker: 12 });
    const before = table.state.yieldStack.reduce((sum, tiles) => sum + tiles, 0);
    table.chance('draw W2').receive(3, { kind: 'wilderness/white-yield' });
    expect([at(table.state.money, 3), festivalsOf(table).queue]).toEqual([9, []]);
    celebrate(table.seat(3, { money: 0 }), 2, MONEY, YIELD)
      .chance('draw W4')
      .play('gift white');
    expect(table.state.yieldStack.reduce((sum, tiles) => sum + tiles, 0)).toBe(before - 2);
  });

  test('GB2-INT-06 a gift may lead to a flag; road money triggers festivals; a recoloured die is rolled like any other', () => {
    const table = ranked(2, { roads: 'front' })
      .seat(1, { boat: 8, dice: ['B3'], province: [['C2', 'B-S4', 0]] })
      .onlyOpen('B-C3');
    if (table.state.modules.roads) table.state.modules.roads.held[1] = 1;
    celebrate(table, 0, MONEY, PALACE).play('gift portuguese', 'master-builder', 'take B-C3', 'lay C2 r0', 'pay B3');
    expect([table.decider(), table.frame()?.kind]).toEqual([1, 'roads/relocate']);
    const road = holiTable('front', 2, { roads: 'front' }).seat(0, { money: 14, province: [['C2', 'B-S4', 0]] });
    expect(road.play('road-board').of('holi/triggered')).toMatchObject([{ seat: 0 }]);
    const rolled = holdTiles(
      holiTable('front', 2, { roads: 'back' })
        .seat(0, { dice: ['O6'] })
        .supply({ blue: 0 }),
      0,
    );
    rolled.play('use a Holi tile', 'colour O6 B', 'road-board');
    rolled.play('pay B6', 'roll 2');
    expect(rolled.state.supply).toEqual([0, 12, 12, 12]);
    expect(rolled.of('roads/rolled')).toMatchObject([{ value: 2 }]);
  });

  test('GB2-INT-62 a recoloured die pays for a cow', () => {
    const table = holiTable('front', 2, { cows: 'on' })
      .seat(0, { money: 5, dice: ['O1', 'B4'] })
      .onlyOpen('cow-orange');
    expect(table.choices()).not.toContain('quarry-1');
    holdTiles(table, 0).play('use a Holi tile', 'colour B4 O', 'quarry-1', 'take cow-orange', 'lay C2 r0', 'pay O4 O1');
    expect(table.top(0, 'C2')).toBe('cow-orange');
  });

  test('GB2-INT-14 mixed rounds use the piles for everyone; hands depend on the player’s statue', () => {
    const table = celebrate(ranked(3, { mixedRounds: '3' }), 0, MONEY, YIELD)
      .chance('draw Y5')
      .play('gift yellow');
    expect(table.of('holi/yield-drawn')).toMatchObject([{ seat: 2, id: 'Y5' }]);
    const hands = (mixedRounds: string) => {
      const front = holiTable('front', 2, { mixedRounds })
        .seat(0, { money: 9 })
        .seat(1, { dice: Array<string>(8).fill('B1') });
      return celebrate(front, 0, MONEY).choices();
    };
    expect(hands('2')).toEqual(['return B1', 'decline']);
    expect(hands('1')).toHaveLength(5);
  });
});

describe('with river tiles', () => {
  const fullRiver = (options: Options = {}) => ranked(4, { river: 'full-random', ...options });

  test('GB2-INT-07 a re-placed worker carries out a whole action before the next gift', () => {
    const table = layRiver(fullRiver(), { 1: RE_PLACE }).occupy(3, 'blue-terrace-1');
    const unplaced = at(table.state.active, 3) - at(table.state.placed, 3);
    celebrate(table, 0, MONEY, BONUS).play('gift boat-move', 'sail 1', 'lift blue-terrace-1', 'raja-man-singh', 'upgrade mill');
    expect([table.level(3, 'mill'), table.decider(), table.frame()?.kind]).toEqual([3, 2, 'holi/choose-gift']);
    expect(at(table.state.active, 3) - at(table.state.placed, 3)).toBe(unplaced);
    const without = celebrate(layRiver(fullRiver(), { 1: RE_PLACE }), 0, MONEY, BONUS).play('gift boat-move', 'sail 1');
    expect(without.of('lapsed')).toMatchObject([{ seat: 3, what: 're-place' }]);
  });

  test('GB2-INT-08 a die may be recoloured after landing and counts with its new colour', () => {
    const table = holiTable('front', 2, { river: 'full-random' }).seat(0, { dice: ['B1', 'B2'] });
    receiveTile(holdTiles(table, 0), FAME_PER_COLOUR);
    expect(table.choices()).toEqual(['done', 'use a Holi tile']);
    table.play('use a Holi tile', 'colour B2 G', 'done');
    expect(at(table.state.fame, 0)).toBe(2);
    const markets = holiTable('front', 2, { river: 'full-random' }).seat(0, { dice: ['B1'], province: [['C2', 'B-S4', 0]] });
    expect(receiveTile(holdTiles(markets, 0), MARKET_PER_COLOUR).choices()).toEqual(['done', 'use a Holi tile']);
    const empty = holdTiles(holiTable('front', 2, { river: 'full-random' }), 0);
    expect(receiveTile(empty, FAME_PER_COLOUR).frame()?.kind).toBe('place');
    const without = holiTable('front', 2, { river: 'full-random' }).seat(0, { dice: ['B1', 'B2'] });
    expect(at(receiveTile(without, FAME_PER_COLOUR).state.fame, 0)).toBe(1);
  });

  test('GB2-INT-08 re-placing asks its own question; without a worker it checks the dice first', () => {
    const table = holdTiles(holiTable('front', 2, { river: 'full-random' }).seat(0, { dice: ['B1'] }), 0);
    expect(receiveTile(table.occupy(0, 'yogi'), RE_PLACE).frame()?.kind).toBe('ganga3/lift');
    const idle = holdTiles(holiTable('front', 2, { river: 'full-random' }).seat(0, { dice: ['B1'] }), 0);
    expect(receiveTile(idle, RE_PLACE).frame()?.kind).toBe('holi/pause');
  });

  test('GB2-INT-09 a boat moved by a gift dries the tile it leaves; dried spaces count for the brown tile', () => {
    const table = layRiver(ranked(4, { river: 'drying' }), { 4: 'ganga3-9', 5: 'ganga3-9' }).seat(3, { boat: 4 });
    celebrate(table.seat(2, { boat: 3 }), 0, MONEY, BONUS).play('gift boat-move', 'sail 1');
    expect(table.state.modules.drying?.dried).toBe(1 << 4);
    expect(spaceAhead(table.game, table.state, 2, 1)).toBe(6);
    const brown = ranked(4, { river: 'drying' }).seat(3, { boat: 9 });
    if (brown.state.modules.drying) brown.state.modules.drying.dried = 0b111110;
    celebrate(brown, 0, MONEY, YIELD).chance('draw B2').play('gift brown');
    expect(brown.of('fame-gained')).toMatchObject([{ seat: 3, amount: 3 }]);
  });

  test('GB2-INT-10 the money for revealing a tile may trigger the next festival', () => {
    const table = ranked(4, { river: 'mysterious' }).seat(3, { money: 14 });
    celebrate(table, 0, FAME, BONUS).play('gift boat-move', 'sail 1');
    expect(table.of('mysterious/revealed')).toMatchObject([{ seat: 3, index: 1 }]);
    expect(table.of('holi/triggered')).toMatchObject([{ seat: 3, tile: AT_53, space: 15 }]);
    expect(festivalsOf(table).queue).toHaveLength(1);
  });

  test('GB2-INT-11 the start player breaks ties; a re-placed worker may take the elephant but not use it', () => {
    const table = layRiver(fullRiver({ pinkElephant: 'on' }), { 1: RE_PLACE })
      .occupy(3, 'blue-terrace-1')
      .occupy(0, 'yogi');
    if (table.state.modules.pinkElephant) table.state.modules.pinkElephant.owner = 2;
    celebrate(table, 0, MONEY, BONUS).play('gift boat-move', 'sail 1', 'lift blue-terrace-1');
    expect(table.choices().filter((text) => text.startsWith('join'))).toEqual([]);
    table.play('front-terrace');
    expect(table.of('pink-elephant/taken')).toMatchObject([{ seat: 3, from: 2 }]);
    expect(table.of('money-gained')).toMatchObject([{ seat: 3, amount: 2 }]);
    const level = holiTable('front', 3, { pinkElephant: 'on' });
    if (level.state.modules.pinkElephant) level.state.modules.pinkElephant.owner = 1;
    expect(celebrate(level, 0, MONEY).of('holi/festival')).toMatchObject([{ order: [2, 1, 0] }]);
  });

  test('GB2-INT-13 a gift may end on a tile of the first Ganga module and move on', () => {
    const table = ranked(4, { river: 'ganga-roll' });
    const moveOn = table.game.riverTiles.find(({ gain }) => gain.kind === 'boat-move')?.id ?? '';
    layRiver(table, { 1: moveOn });
    celebrate(table.seat(3, { karma: 0 }), 0, MONEY, BONUS).play('gift boat-move', 'sail 1', 'sail 1');
    expect([at(table.state.boats, 3), at(table.state.karma, 3)]).toEqual([2, 2]);
    expect(table.decider()).toBe(2);
  });

  test('GB2-INT-61 re-placed to the temple in one festival, paid the higher rate in the next', () => {
    const table = layRiver(fullRiver({ kedarnath: 'front' }), { 1: RE_PLACE }).seat(3, { karma: 2, money: 0 });
    table.occupy(3, 'blue-terrace-1');
    const holi = festivalsOf(table);
    holi.backs.splice(0, 3, PALACE, YIELD, BONUS);
    holi.tiles[AT_53] = PENDING;
    holi.queue = [{ tile: AT_53, track: MONEY, activator: 0 }];
    celebrate(table, 0, MONEY, YIELD).play('gift boat-move', 'sail 1', 'lift blue-terrace-1', 'temple', 'row 0');
    table.play('gift fame', 'gift fame').chance('draw BK').play('gift brown');
    expect(table.of('holi/festival').map(({ tile }) => tile)).toEqual([AT_53, AT_36]);
    expect(table.of('money-gained')).toMatchObject([{ seat: 3, amount: 15, source: { kind: 'yield-tile', id: 'BK' } }]);
  });

  test('GB2-INT-63 the Portuguese as a gift: six open spaces; a hidden one is turned up for 1 money', () => {
    const dry = ranked(2, { river: 'drying' });
    const { last } = dry.game.river;
    if (dry.state.modules.drying) dry.state.modules.drying.dried = 0b11 << (last - 3);
    celebrate(dry.seat(1, { boat: last - 7 }), 0, MONEY, PALACE);
    expect(dry.of('holi/gift')).toMatchObject([{ seat: 1, id: 'yogi' }]);
    const hidden = celebrate(ranked(2, { river: 'mysterious' }), 0, MONEY, PALACE).play('gift portuguese');
    expect(hidden.of('mysterious/revealed')).toMatchObject([{ seat: 1, index: 6 }]);
    expect(hidden.of('money-gained')).toMatchObject([{ seat: 1, amount: 1 }]);
  });
});
