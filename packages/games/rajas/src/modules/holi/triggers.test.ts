import { describe, expect, test } from 'vitest';
import { at } from '../../numbers.ts';
import { AT_20, AT_36, AT_53, festivalsOf, holiTable } from '../../testing/holi.ts';
import { playAtRandom } from '../../testing/random-games.ts';
import { startedTable } from '../../testing/river.ts';
import { newTable, type Table } from '../../testing/table.ts';
import { viewFor } from '../../view.ts';
import { FAME, MONEY, NONE } from '../../words.ts';
import { ON_TRACK, PENDING } from './places.ts';
import { holiOf } from './state.ts';

describe('the tiles', () => {
  test('GB2-HOLI-01 GB2-GEN-03 three fronts or three different backs, which never turn over', () => {
    expect(festivalsOf(startedTable({ holi: 'front' })).backs).toEqual([NONE, NONE, NONE]);
    playAtRandom({ players: 2, options: { holi: 'back' } }, 'backs stay', ({ position: { state, agenda } }) => {
      if (state.round === 0 || agenda.length === 0) return;
      expect(holiOf(state.modules).backs.toSorted()).toEqual([0, 1, 2]);
    });
  });

  test('GB2-HOLI-02 GB2-HOLI-03 at fame 20, 36 and 53, beside money 81, 49 and 15; none at money 20', () => {
    const table = startedTable({ holi: 'front' });
    expect(viewFor(table.game, table.position, 0).modules.holi?.spaces).toEqual([
      { fame: 20, money: 81, back: '' },
      { fame: 36, money: 49, back: '' },
      { fame: 53, money: 15, back: '' },
    ]);
    expect(holiTable('front').seat(0, { money: 13 }).earn(0, 1).of('holi/triggered')).toEqual([]);
    expect(holiTable('front').seat(0, { money: 14 }).earn(0, 1).of('holi/triggered')).toMatchObject([
      { seat: 0, tile: AT_53, name: 'money', space: 15 },
    ]);
    expect(holiTable('front').seat(0, { money: 19 }).earn(0, 1).of('holi/triggered')).toEqual([]);
    expect(holiTable('front').seat(0, { fame: 19 }).praise(0, 1).of('holi/triggered')).toMatchObject([
      { seat: 0, tile: AT_20, name: 'fame', space: 20 },
    ]);
  });

  test('GB2-HOLI-04 the backs are visible where chance put them', () => {
    const table = newTable({ options: { holi: 'back' } });
    expect(table.of('holi/tile-laid').map(({ id, space }) => [id, space])).toEqual([
      ['bonus', 20],
      ['palace', 36],
      ['yield', 53],
    ]);
    expect(festivalsOf(table).backs).toEqual([0, 1, 2]);
    expect(newTable({ options: { holi: 'front' } }).of('holi/tile-laid')).toEqual([]);
  });

  test('GB2-HOLI-04 another game has a different arrangement', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      playAtRandom({ players: 2, options: { holi: 'back' } }, `backs ${seed}`, ({ position: { state, agenda } }) => {
        if (agenda.at(-1)?.kind !== 'place' || state.round > 1) return;
        seen.add(holiOf(state.modules).backs.join());
      });
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});

describe('the trigger', () => {
  test('GB2-HOLI-05 stopping on a tile or passing it forward triggers its festival', () => {
    const table = holiTable('front').seat(1, { fame: 18 }).praise(1, 4);
    expect(festivalsOf(table).queue).toEqual([{ tile: AT_20, track: FAME, activator: 1 }]);
    expect(festivalsOf(table).tiles).toEqual([PENDING, ON_TRACK, ON_TRACK]);
    expect(holiTable('front').seat(1, { fame: 18 }).praise(1, 2).of('holi/triggered')).toHaveLength(1);
    expect(holiTable('front').seat(1, { fame: 18 }).praise(1, 1).of('holi/triggered')).toEqual([]);
  });

  test('GB2-HOLI-06 GB2-HOLI-10 each tile once, on the track of the marker that came first', () => {
    const table = holiTable('front').seat(0, { money: 45, fame: 20 }).earn(0, 5).praise(0, 17);
    expect(festivalsOf(table).queue).toEqual([{ tile: AT_36, track: MONEY, activator: 0 }]);
    const later = holiTable('front').seat(0, { money: 14 }).earn(0, 1).seat(0, { fame: 52 }).praise(0, 1);
    expect(later.of('holi/triggered')).toHaveLength(1);
  });

  test('GB2-HOLI-07 paying never triggers, and no marker is beyond a tile on the track', () => {
    const table = holiTable('front')
      .seat(0, { money: 13, dice: ['B4'] })
      .earn(0, 3)
      .onlyOpen('B-S4');
    table.play('quarry-1');
    expect([at(table.state.money, 0), table.of('holi/triggered').length]).toEqual([15, 1]);
    for (const holi of ['front', 'back']) {
      playAtRandom({ players: 3, options: { holi } }, 'no marker beyond', ({ position: { state } }) => {
        const { tiles } = holiOf(state.modules);
        for (const [tile, fame] of [20, 36, 53].entries()) {
          if (tiles[tile] !== ON_TRACK) continue;
          expect(Math.max(...state.fame)).toBeLessThan(fame);
          expect(Math.max(...state.money)).toBeLessThan(121 - 2 * fame);
        }
      });
    }
  });

  test('GB2-HOLI-09 a marker that passes several tiles triggers them as it meets them', () => {
    const tiles = (table: Table): number[] => table.of('holi/triggered').map(({ tile }) => tile);
    expect(tiles(holiTable('front').seat(0, { money: 14 }).earn(0, 70))).toEqual([AT_53, AT_36, AT_20]);
    expect(tiles(holiTable('front').seat(0, { fame: 19 }).praise(0, 40))).toEqual([AT_20, AT_36, AT_53]);
  });

  test('GB2-HOLI-08 GB2-GEN-05 the whole turn first: bonuses, then yields, then the festival before the next turn', () => {
    const table = holiTable('front')
      .seat(0, { money: 11, dice: ['B6'], boat: 2 })
      .onlyOpen('B-C1');
    table.state.bonuses = table.state.bonuses.with(1, 0);
    table.play('quarry-1', 'take B-C1', 'lay C2 r0', 'pay B6', 'sail 1');
    expect(table.types().filter((type) => /bonus|boat|money-g|holi|turn/.test(type))).toEqual([
      'money-gained',
      'bonus-reached',
      'boat-moved',
      'money-gained',
      'holi/triggered',
      'turn-ended',
      'holi/festival',
      ...Array<string>(4).fill('holi/die-laid'),
    ]);
    expect(table.frame()).toMatchObject({ kind: 'holi/take-die' });
  });

  test('GB2-HOLI-08 yields come before the festival and count for the ranking', () => {
    const table = holiTable('front', 2)
      .seat(0, { money: 14, dice: ['B6', 'B4'] })
      .seat(1, { money: 17 })
      .onlyOpen('B-C6');
    table.play('quarry-1', 'take B-C6', 'lay B1 r0', 'pay B6 B4');
    expect(table.of('holi/triggered')).toMatchObject([{ seat: 0, space: 15 }]);
    table.play('receive TL', 'take P');
    expect(table.of('yield-received')).toHaveLength(2);
    expect(table.types().lastIndexOf('yield-received')).toBeLessThan(table.types().indexOf('holi/festival'));
    expect(table.of('holi/festival')).toMatchObject([{ seat: 0, order: [1, 0] }]);
  });

  test('GB2-HOLI-09 several festivals in the order triggered, each with its own ranking', () => {
    const table = holiTable('front', 2).seat(0, { money: 12, fame: 18 }).seat(1, { fame: 21, money: 1 });
    festivalsOf(table).tiles[AT_20] = ON_TRACK;
    table.earn(0, 3).praise(0, 2).play('front-terrace', 'decline', 'decline', 'decline', 'decline');
    expect(table.of('holi/festival')).toMatchObject([
      { tile: AT_53, order: [1, 0] },
      { tile: AT_20, order: [0, 1] },
    ]);
    expect(table.decider()).toBe(1);
    expect(table.frame()?.kind).toBe('place');
  });
});

describe('the ranking', () => {
  const orderOf = (money: readonly number[], fame: readonly number[], start = 0): readonly number[] => {
    const table = holiTable('front', money.length);
    for (const seat of money.keys()) table.seat(seat, { money: money[seat] ?? 0, fame: fame[seat] ?? 0 });
    table.state.start = start;
    festivalsOf(table).queue = [{ tile: AT_53, track: MONEY, activator: 0 }];
    return table.run({ kind: 'holi/festival' }).of('holi/festival')[0]?.order ?? [];
  };

  test('GB2-HOLI-11 furthest behind first; the other track breaks ties', () => {
    expect(orderOf([18, 7, 7], [5, 0, 2])).toEqual([1, 2, 0]);
    expect(orderOf([18, 7, 7], [5, 2, 0])).toEqual([2, 1, 0]);
  });

  test('GB2-HOLI-12 tied on both tracks: the later player in turn order', () => {
    expect(orderOf([20, 3, 9, 3], [0, 1, 0, 1])).toEqual([3, 1, 2, 0]);
    expect(orderOf([20, 3, 9, 3], [0, 1, 0, 1], 2)).toEqual([1, 3, 2, 0]);
    expect(orderOf([3, 3, 3], [1, 1, 1], 1)).toEqual([0, 2, 1]);
  });

  test('GB2-HOLI-48 a festival in a round’s last turn uses that round’s start player', () => {
    const table = holiTable('front', 3).seat(2, { money: 14 });
    table.state.claim = 1;
    for (const seat of [0, 1, 2]) table.state.placed[seat] = at(table.state.active, seat) - (seat === 2 ? 1 : 0);
    table.position.agenda.splice(0, table.position.agenda.length, { kind: 'cycle-end' }, { kind: 'turn-end', seat: 2 });
    table.position.agenda.push({ kind: 'place', seat: 2 });
    table.state.placed[2] = at(table.state.active, 2) - 1;
    table.play('front-terrace');
    expect(table.of('holi/festival')).toMatchObject([{ order: [1, 0, 2] }]);
    expect(table.types()).not.toContain('start-player-moved');
    table.play('decline', 'decline', 'decline');
    expect(table.types()).toContain('start-player-moved');
    expect(table.state.start).toBe(1);
  });
});
