import { type Options, rulesFor } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { at, range } from '../../numbers.ts';
import { coreGainRules } from '../../rules/gains.ts';
import { layTop } from '../../rules/province.ts';
import { landOn, layRiver, receiveTile, startedTable } from '../../testing/river.ts';
import { type SeatFixture, type Table, TEST_SOURCE } from '../../testing/table.ts';
import { NONE } from '../../words.ts';
import { ganga3 } from './index.ts';

type Province = NonNullable<SeatFixture['province']>;

const RE_PLACE = 'ganga3-1';
const RE_SCORE = 'ganga3-3';
const MONEY_PER_KARMA = 'ganga3-5';
const YIELD_TILES = 'ganga3-7';
const MONEY_PER_TILE = 'ganga3-9';
const ANY_MARKETS = 'ganga3-11';
const MARKET_PER_COLOUR = 'ganga3-13';
const FAME_PER_COLOUR = 'ganga3-15';

const best = (table: Table) => Math.max(...table.choices().map((text) => Number(text.replace('score ', ''))));

describe('the tiles', () => {
  test('GB2-GANGA3-01 17 tiles with all eight new kinds; the rest are kinds of the base game', () => {
    const kinds = ganga3.data.riverTiles.map(({ gain }) => JSON.stringify(gain));
    expect(kinds).toHaveLength(17);
    expect(new Set(kinds).size).toBe(8);
    for (const { gain } of ganga3.data.riverTiles) {
      expect(gain.kind.startsWith('ganga3/') || coreGainRules[gain.kind] !== undefined).toBe(true);
    }
  });

  test('GB2-GANGA3-22 GB2-GB1-07 sets of 25 and 27 tiles work in every river', () => {
    for (const river of ['full-random', 'drying', 'mysterious', 'ganga-roll']) {
      expect(startedTable({ river, riverPool: 'ganga1+ganga3' }).game.riverTiles).toHaveLength(25);
      expect(startedTable({ river, riverPool: 'ganga1+ganga2+ganga3' }).game.riverTiles).toHaveLength(27);
    }
  });

  test('GB2-GANGA3-23 rolled, full or chosen by hand', () => {
    const rolled = startedTable({ river: 'ganga-roll', riverPool: 'ganga1+ganga3' });
    expect(at(rolled.state.riverTiles, 1)).not.toBe(NONE);
    const full = startedTable({ river: 'full-random' });
    expect(full.state.riverTiles.filter((tile) => tile !== NONE)).toHaveLength(25);
    const chosen = startedTable({ river: 'custom', riverLayout: '3 ganga-5, 7 ganga3-1' });
    const laid = chosen.state.riverTiles.flatMap((tile, index) =>
      tile === NONE ? [] : [[index, chosen.game.riverTiles[tile]?.id]],
    );
    expect(laid).toEqual([
      [3, 'ganga-5'],
      [7, 'ganga3-1'],
    ]);
  });

  test('rejects an invalid layout with the reason', () => {
    const reasonOf = (riverLayout: string) => {
      const refused = rulesFor(rajas, { players: 2, options: { river: 'custom', riverLayout } });
      return refused.ok ? '' : refused.fault[0]?.reason;
    };
    expect(reasonOf('26 ganga-1')).toContain('26 is not a river space');
    expect(reasonOf('3 ganga-99')).toContain('there is no river tile');
    expect(reasonOf('3 ganga-1, 3 ganga-2')).toContain('two tiles');
    expect(reasonOf('3 ganga-1, 4 ganga-1')).toContain('laid twice');
    expect(rulesFor(rajas, { players: 2, options: { riverLayout: '3 ganga-1' } }).ok).toBe(false);
  });

  test('GB2-GANGA3-24 a tile replaces the printed benefit', () => {
    const table = layRiver(startedTable({ river: 'full-random' }), { 2: MONEY_PER_KARMA }).seat(0, {
      boat: 1,
      karma: 2,
      money: 0,
    });
    table.run({ kind: 'sail', seat: 0, least: 1, most: 1, source: TEST_SOURCE }).play('sail 1');
    expect([table.state.karma[0], table.state.money[0]]).toEqual([2, 4]);
  });

  test('GB2-GANGA3-25 GB2-DRY-02 no tile on the start or the oval; leftovers leave the game', () => {
    const table = startedTable({ river: 'full-random', riverPool: 'ganga1+ganga2+ganga3' });
    expect([at(table.state.riverTiles, 0), at(table.state.riverTiles, table.game.river.last)]).toEqual([NONE, NONE]);
    expect(table.state.riverTiles.filter((tile) => tile !== NONE)).toHaveLength(25);
    const few = startedTable({ river: 'full-random', riverPool: 'ganga3' });
    expect(at(few.state.riverTiles, 17)).not.toBe(NONE);
    expect(at(few.state.riverTiles, 18)).toBe(NONE);
  });
});

describe('re-placing a worker', () => {
  const withWorker = (space: string, fixture: SeatFixture, options = {}, players = 2) => {
    const table = startedTable({ river: 'full-random', ...options }, players)
      .seat(0, { money: 5, ...fixture })
      .occupy(0, space)
      .fresh();
    return receiveTile(table, RE_PLACE);
  };

  test('GB2-GANGA3-02 a worker goes to a free space at no cost and acts there', () => {
    const table = withWorker('front-terrace', { dice: ['B1'] }).play('lift front-terrace', 'dancer', 'take P', 'take P');
    expect(table.of('die-paid')).toEqual([]);
    expect(table.of('die-rolled')).toHaveLength(2);
    expect(table.of('yield-tile-drawn')).toHaveLength(1);
    expect(at(table.state.workers, table.space('front-terrace'))).toBe(0);
    expect(at(table.state.workers, table.space('dancer'))).toBe(1);
  });

  test('GB2-GANGA3-03 any of your workers on the board, including the one acting', () => {
    const table = startedTable({ river: 'full-random' }).seat(0, { money: 5 }).occupy(0, 'yogi', 'harbour-1');
    receiveTile(table, RE_PLACE);
    expect(table.choices()).toEqual(['decline', 'lift yogi', 'lift harbour-1']);
  });

  test('GB2-GANGA3-04 free and legal spaces, including the space just left', () => {
    const table = startedTable({ river: 'full-random' }).seat(0, { money: 5 }).occupy(0, 'yogi').occupy(1, 'raja-man-singh');
    receiveTile(table, RE_PLACE).play('lift yogi');
    expect(table.choices()).toContain('yogi');
    expect(table.choices()).not.toContain('raja-man-singh');
    expect(table.choices().filter((text) => text.startsWith('quarry'))).toEqual([]);
  });

  test('GB2-GANGA3-04 a worker may be lifted when only the space just left is open', () => {
    const table = startedTable({ river: 'full-random' }).occupy(0, 'front-terrace');
    for (const { index } of table.game.spaces) if (index !== table.space('front-terrace')) table.state.workers[index] = 1 << 1;
    receiveTile(table, RE_PLACE);
    expect(table.choices()).toEqual(['decline', 'lift front-terrace']);
    expect(table.play('lift front-terrace').choices()).toEqual(['front-terrace']);
  });

  test('GB2-GANGA3-05 money and dice of the space are waived', () => {
    const table = withWorker('yogi', { money: 0, dice: ['B4'] })
      .open('B-S4')
      .play('lift yogi');
    expect(table.choices()).toContain('quarry-1');
    expect(table.choices()).toContain('blue-balcony');
    table.play('quarry-1');
    expect(table.of('money-paid')).toEqual([]);
  });

  test('GB2-GANGA3-06 the dice for a tile are not waived', () => {
    expect(withWorker('yogi', { dice: [] }).play('lift yogi').choices()).not.toContain('quarry-1');
    const table = withWorker('yogi', { dice: ['B4'] })
      .onlyOpen('B-S4')
      .play('lift yogi', 'quarry-1', 'take B-S4', 'lay C2 r0', 'pay B4');
    expect(table.dice(0)).toEqual([]);
  });

  test('GB2-GANGA3-07 harbour and one-kind market need no die and act as with the best one', () => {
    const province: Province = [
      ['C2', 'O-C6', 0],
      ['C3', 'B-C1', 0],
    ];
    const market = withWorker('yogi', { dice: [], province }).play('lift yogi', 'spice-market');
    expect(market.choices()).toContain('score 5');
    const harbour = withWorker('yogi', { dice: ['G6'], karma: 0, boat: 0 }).play('lift yogi', 'harbour-1');
    expect(harbour.choices()).toEqual(['sail 1', 'sail 2', 'sail 3']);
    expect([harbour.dice(0), harbour.state.karma[0]]).toEqual([['G6'], 0]);
  });

  test('GB2-GANGA3-07 the one-kind market scores all markets, even more than a die can show', () => {
    const province = ['B1', 'B2', 'B3', 'C2', 'C3', 'D1', 'D2'].map((cell) => [cell, 'O-C6', 0] as const);
    const table = withWorker('yogi', { dice: [], province }).play('lift yogi', 'spice-market');
    expect(best(table)).toBe(7 * 2);
  });

  test('GB2-GANGA3-08 it works again on the next such tile', () => {
    const table = layRiver(startedTable({ river: 'full-random' }), { 1: 'ganga3-2' }).seat(0, { money: 5, dice: ['G1'] });
    receiveTile(table.occupy(0, 'yogi'), RE_PLACE).play('lift yogi', 'harbour-1', 'sail 1');
    expect(table.frame()?.kind).toBe('ganga3/lift');
  });

  test('GB2-GANGA3-09 without a worker it lapses, and it may be declined', () => {
    expect(landOn(RE_PLACE, {}, {}).of('lapsed')).toMatchObject([{ what: 're-place' }]);
    const table = withWorker('yogi', {}).play('decline');
    expect(table.of('declined')).toMatchObject([{ seat: 0, what: 're-place' }]);
    expect(at(table.state.workers, table.space('yogi'))).toBe(1);
  });

  test('GB2-GANGA3-10 leaving the Great Mogul keeps the claim', () => {
    const table = startedTable({ river: 'full-random' })
      .seat(0, { dice: ['B1'] })
      .play('great-mogul', 'pay B1');
    receiveTile(table, RE_PLACE).play('lift great-mogul', 'yogi');
    expect(table.state.claim).toBe(0);
  });

  test('GB2-INT-25 the temple may be left for the temple while a row is free', () => {
    const table = withWorker('temple', { karma: 1 }, { kedarnath: 'front' }).play('lift temple');
    expect(table.choices()).toContain('temple');
    const full = startedTable({ river: 'full-random', kedarnath: 'front' }, 4).occupy(0, 'temple');
    for (const [seat, karma] of [0, 1, 2, 3].entries()) full.seat(seat, { karma });
    expect(receiveTile(full, RE_PLACE).play('lift temple').choices()).not.toContain('temple');
  });

  test('GB2-INT-25 a worker with no legal target stays', () => {
    const table = startedTable({ river: 'full-random', kedarnath: 'front' }, 4).occupy(0, 'temple');
    for (const { index } of table.game.spaces) if (index !== table.space('temple')) table.state.workers[index] = 1 << 1;
    for (const seat of range(4)) table.seat(seat, { karma: seat });
    expect(receiveTile(table, RE_PLACE).of('lapsed')).toMatchObject([{ seat: 0, what: 're-place' }]);
    expect(receiveTile(table.seat(3, { karma: 0 }), RE_PLACE).choices()).toEqual(['decline', 'lift temple']);
  });

  test('GB2-INT-26 away from the temple its brown tile pays the lower rate', () => {
    const table = withWorker('temple', { karma: 3, money: 0 }, { kedarnath: 'front' }).play('lift temple', 'great-mogul');
    const tile = table.game.yieldTiles.find(({ id }) => id === 'BK');
    table.fresh().run({ kind: 'gain', seat: 0, gain: tile?.gain.index ?? NONE, die: 0, source: TEST_SOURCE });
    expect(table.of('money-gained')).toMatchObject([{ amount: 9 }]);
  });

  test('GB2-INT-39 on the road board’s back a die from the supply is rolled', () => {
    const table = withWorker('yogi', { dice: [] }, { roads: 'back' });
    const supply = table.state.supply.slice();
    table.play('lift yogi', 'road-board', 'roll 4');
    expect(table.of('roads/rolled')).toMatchObject([{ value: 4 }]);
    expect(table.state.modules.roads?.held[0]).toBe(1);
    expect(table.state.supply).toEqual(supply);
  });

  /** Seat 1 has joined seat 0 with the elephant and gets a re-place tile. */
  function joined(space: string, die: string, options = {}): Table {
    const table = startedTable({ river: 'full-random', pinkElephant: 'on', ...options });
    table.seat(1, { dice: [die, 'B1'], karma: 3 }).occupy(0, space);
    if (table.state.modules.pinkElephant) table.state.modules.pinkElephant.owner = 1;
    table.position.agenda.push({ kind: 'place', seat: 1 });
    table.play(`join ${space}`);
    while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
    const gain = table.game.riverTiles.find(({ id }) => id === RE_PLACE)?.gain.index ?? NONE;
    return table.run({ kind: 'gain', seat: 1, gain, die: 0, source: TEST_SOURCE });
  }

  test('GB2-INT-46 the elephant lies flat, cannot help re-placing and can be taken on the outer terrace', () => {
    const table = joined('yogi', 'B3').occupy(0, 'raja-man-singh').play('lift yogi');
    expect(table.state.modules.pinkElephant).toMatchObject({ owner: 1, lying: 1, space: NONE });
    expect(table.choices()).not.toContain('raja-man-singh');
    expect(table.choices().some((text) => text.startsWith('join'))).toBe(false);
    const other = startedTable({ river: 'full-random', pinkElephant: 'on' }).occupy(0, 'yogi');
    expect(receiveTile(other, RE_PLACE).play('lift yogi', 'front-terrace').choices()).toContain('take the elephant');
  });

  test('GB2-INT-60 a player who joined at the temple cannot return while the start player is there', () => {
    const table = joined('temple', 'B3', { kedarnath: 'front' }).play('lift temple');
    expect(table.state.modules.pinkElephant).toMatchObject({ lying: 1 });
    expect(table.choices()).not.toContain('temple');
  });
});

describe('scoring a tile again', () => {
  test('GB2-GANGA3-11 GB2-GANGA3-12 its markets and buildings at their current level, no yields', () => {
    const table = landOn(
      RE_SCORE,
      {},
      {
        province: [
          ['C2', 'O-C6', 0],
          ['C3', 'B-C1', 0],
        ],
        levels: { fort: 4 },
      },
    ).fresh();
    expect(table.choices()).toEqual(['decline', 'score C2', 'score C3']);
    table.play('score C2');
    expect([table.state.money[0], table.state.fame[0]]).toEqual([2, 4]);
    expect(table.types()).not.toContain('yield-received');
    const declined = landOn(RE_SCORE, {}, { province: [['C2', 'O-C6', 0]] }).play('decline');
    expect(declined.of('declined')).toMatchObject([{ seat: 0, what: 're-score' }]);
  });

  test('GB2-GANGA3-13 GB2-INT-21 a cow repeats its benefit, and so does connected wilderness', () => {
    const province: Province = [
      ['C2', 'O-C6', 0],
      ['C3', 'cow-orange', 0],
    ];
    const cow = landOn(RE_SCORE, { cows: 'on' }, { province }).fresh().play('score C3');
    expect(cow.of('money-gained')).toMatchObject([{ amount: 2, source: { kind: 'tile', id: 'cow-orange' } }]);
    const table = startedTable({ river: 'full-random', wilderness: 'on' });
    for (const cell of range(20)) if (at(table.state.tiles, cell) >= 0) layTop(table.game, table.state, 0, cell, NONE, 0);
    table.seat(0, { karma: 1, province: [['C2', 'O-C6', 0]] });
    layTop(table.game, table.state, 0, table.cell('B2'), table.tile('wilderness-desert'), 0);
    layTop(table.game, table.state, 0, table.cell('D3'), table.tile('wilderness-swamp'), 2);
    receiveTile(table, RE_SCORE);
    expect(table.choices()).not.toContain('score D3');
    expect(table.play('score B2').state.karma[0]).toBe(2);
  });

  test('GB2-INT-40 a flagged tile may be scored again', () => {
    const table = startedTable({ river: 'full-random', roads: 'front' }).seat(0, { money: 0, province: [['C2', 'B-C1', 0]] });
    if (table.state.modules.roads) table.state.modules.roads.planted[0] = 1 << table.cell('C2');
    expect(receiveTile(table, RE_SCORE).play('score C2').state.money[0]).toBe(3);
  });

  test('GB2-GANGA3-12 GB2-ROAD-09 a tile scored again covers nothing, so no flag is used', () => {
    const table = startedTable({ river: 'full-random', roads: 'front' }).seat(0, { province: [['C2', 'B-C1', 0]] });
    if (table.state.modules.roads) table.state.modules.roads.held[0] = 1;
    table.state.covered = table.state.covered.with(table.cell('C2'), table.tile('B-S4'));
    expect(receiveTile(table, RE_SCORE).play('score C2').frame()?.kind).toBe('place');
  });
});

describe('the other new benefits', () => {
  test('GB2-GANGA3-14 2 money for each karma, which is kept', () => {
    const moneyAt = (karma: number) => landOn(MONEY_PER_KARMA, {}, { karma }).state.money[0];
    expect([0, 1, 2, 3].map(moneyAt)).toEqual([0, 2, 4, 6]);
  });

  test('GB2-GANGA3-15 two white yield tiles one after the other, reshuffling the stack in between', () => {
    const table = startedTable({ river: 'full-random' });
    const white = table.state.yieldStack.findIndex((tiles) => tiles > 0);
    for (const [tile, tiles] of table.state.yieldStack.entries())
      table.state.yieldAside = table.state.yieldAside.with(tile, tile === white ? tiles - 1 : tiles);
    table.state.yieldStack = table.state.yieldStack.map(() => 0);
    table.state.yieldStack = table.state.yieldStack.with(white, 1);
    receiveTile(table, YIELD_TILES);
    while (table.of('yield-tile-drawn').length < 2 && table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
    expect(table.types().filter((type) => type.startsWith('yield-'))).toEqual([
      'yield-tile-drawn',
      'yield-stack-renewed',
      'yield-tile-drawn',
    ]);
  });

  test('GB2-GANGA3-16 GB2-INT-47 with Navaratnas up to two tiles are chosen and placed, without a yield', () => {
    const table = receiveTile(startedTable({ river: 'full-random', navaratnas: 'on' }), YIELD_TILES).fresh();
    for (let tile = 0; tile < 2; tile++) {
      expect(table.frame()?.kind).toBe('navaratnas/choose');
      table.play(table.choices().find((text) => text.startsWith('yield R')) ?? '');
      if (table.frame()?.kind === 'navaratnas/lay') table.play(table.choices()[0] ?? '');
    }
    expect(table.of('navaratnas/tile-laid')).toHaveLength(2);
    expect(table.types()).not.toContain('yield-received');
  });

  test('GB2-INT-49 in mixed rounds two white tiles are drawn for everyone', () => {
    const table = receiveTile(startedTable({ river: 'full-random', mixedRounds: '1' }), YIELD_TILES);
    while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
    expect(table.of('yield-tile-drawn')).toHaveLength(2);
  });

  test('GB2-GANGA3-17 GB2-GB1-02 GB2-INT-35 1 money for each visible connected tile, including cows and connected wilderness', () => {
    const table = startedTable({ river: 'full-random', wilderness: 'on', cows: 'on' }).seat(0, { money: 0 });
    for (const cell of range(20)) if (at(table.state.tiles, cell) >= 0) layTop(table.game, table.state, 0, cell, NONE, 0);
    table.seat(0, {
      province: [
        ['C2', 'O-C6', 0],
        ['C3', 'cow-orange', 0],
      ],
    });
    table.state.covered = table.state.covered.with(table.cell('C2'), table.tile('B-S1'));
    layTop(table.game, table.state, 0, table.cell('D3'), table.tile('wilderness-desert'), 0);
    layTop(table.game, table.state, 0, table.cell('B2'), table.tile('wilderness-mountains'), 1);
    const apart = receiveTile(table, MONEY_PER_TILE).state.money[0];
    expect(apart).toBe(4);
    layTop(table.game, table.state, 0, table.cell('B2'), table.tile('wilderness-mountains'), 0);
    layTop(table.game, table.state, 0, table.cell('D3'), NONE, 0);
    expect(receiveTile(table, MONEY_PER_TILE).state.money[0]).toBe(4 + 2);
  });

  test('GB2-GANGA3-18 GB2-GEN-08 any 3 markets, each at most once', () => {
    const province: Province = [
      ['C2', 'O-C6', 0],
      ['C3', 'B-C1', 0],
      ['B2', 'O-C1', 1],
      ['D2', 'B-S4', 1],
    ];
    expect(best(landOn(ANY_MARKETS, {}, { province }))).toBe(3 + 3 + 2);
    expect(best(landOn(ANY_MARKETS, {}, { province: province.slice(0, 2) }))).toBe(5);
  });

  test('GB2-GANGA3-19 GB2-GANGA3-20 one market for each colour among the remaining dice', () => {
    const province: Province = [
      ['C2', 'O-C6', 0],
      ['C3', 'B-C1', 0],
      ['B2', 'O-C1', 1],
    ];
    expect(best(landOn(MARKET_PER_COLOUR, {}, { province, dice: ['B1', 'B2', 'G3'] }))).toBe(6);
    expect(best(landOn(MARKET_PER_COLOUR, {}, { province, dice: ['B1'] }))).toBe(3);
    expect(landOn(MARKET_PER_COLOUR, {}, { province, dice: [] }).of('lapsed')).toHaveLength(1);
  });

  test('GB2-GANGA3-21 1 fame for each colour', () => {
    const fameWith = (...dice: string[]) => landOn(FAME_PER_COLOUR, {}, { dice }).state.fame[0];
    expect([fameWith('B1', 'G1', 'O1', 'P1', 'P2'), fameWith('B1', 'B2'), fameWith()]).toEqual([4, 1, 0]);
  });
});

describe('together with the first module', () => {
  test('GB2-INT-48 combined sets: rolls of 1 cover every round space', () => {
    const table = startedTable({ river: 'ganga-roll', riverPool: 'ganga1+ganga3' });
    expect(table.state.riverTiles.slice(1, -1).every((tile) => tile !== NONE)).toBe(true);
    expect(table.state.riverTiles.at(-1)).toBe(NONE);
  });

  test('GB2-INT-58 GB2-INT-59 with Navaratnas and in mixed rounds its tiles work as in the base game', () => {
    for (const options of [{ navaratnas: 'on' }, { mixedRounds: '1' }] as const) {
      const table = startedTable({ river: 'ganga-roll', ...options }).seat(0, { karma: 0 });
      receiveTile(table, 'ganga-6');
      while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
      expect(table.state.karma[0]).toBe(2);
      expect(table.of('die-rolled')).toHaveLength(1);
    }
  });

  test('GB2-INT-57 GB2-INT-50 Navaratnas excludes mixed rounds; a river has one mode', () => {
    const faultsOf = (options: Options) => {
      const rules = rulesFor(rajas, { players: 2, options });
      return rules.ok ? [] : rules.fault;
    };
    expect(faultsOf({ navaratnas: 'on' })).toEqual([]);
    expect(faultsOf({ mixedRounds: '1' })).toEqual([]);
    expect(faultsOf({ navaratnas: 'on', mixedRounds: '1' })).toEqual([
      {
        path: 'options.mixedRounds',
        reason: 'mixed rounds follow the base rules, so they exclude Navaratnas',
        code: 'handicap-in-base-only',
      },
    ]);
    expect(faultsOf({ river: 'drying+mysterious' })).toMatchObject([{ path: 'options.river' }]);
  });
});
