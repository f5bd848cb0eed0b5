import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { at } from '../../numbers.ts';
import { AT_20, AT_36, AT_53, BONUS, celebrate, festivalsOf, holdTiles, holiTable, PALACE, YIELD } from '../../testing/holi.ts';
import type { Table } from '../../testing/table.ts';
import { viewFor } from '../../view.ts';
import { MONEY } from '../../words.ts';

/** Seats in order on the money track, seat 0 leading; last place chooses first. */
function ranked(players: number, options = {}): Table {
  const table = holiTable('back', players, options);
  for (let seat = 0; seat < players; seat++) table.seat(seat, { money: 10 - seat });
  return table;
}

describe('places and gifts', () => {
  test('GB2-HOLI-24 the player in place p chooses from gifts 1 to p; the leader gets gift 1', () => {
    const table = celebrate(ranked(4), 0, MONEY, BONUS);
    expect([table.decider(), table.choices()]).toEqual([3, ['gift boat-move', 'gift money', 'gift die', 'gift fame']]);
    table.play('gift fame');
    expect([table.decider(), table.choices()]).toEqual([2, ['gift money', 'gift die', 'gift fame']]);
    table.play('gift fame');
    expect([table.decider(), table.choices()]).toEqual([1, ['gift die', 'gift fame']]);
    table.play('gift fame');
    expect(table.state.fame).toEqual([1, 1, 1, 1]);
    expect(table.of('holi/gift').map(({ place }) => place)).toEqual([4, 3, 2, 1]);
    expect(table.types()).not.toContain('holi/dice-left');
  });

  test('GB2-HOLI-25 with fewer players the upper gifts are out of reach', () => {
    expect(celebrate(ranked(3), 0, MONEY, PALACE).choices()).toEqual(['gift raja-man-singh', 'gift portuguese', 'gift yogi']);
    const table = celebrate(ranked(2), 0, MONEY, PALACE);
    expect(table.choices()).toEqual(['gift portuguese', 'gift yogi']);
    table.play('gift yogi', 'take B', 'take B');
    expect(table.of('holi/gift')).toMatchObject([
      { seat: 1, id: 'yogi' },
      { seat: 0, id: 'yogi' },
    ]);
  });

  test('GB2-HOLI-26 one after the other, and several may take the same', () => {
    const table = celebrate(ranked(4), 0, MONEY, BONUS).play('gift money', 'gift money');
    expect(table.of('money-gained')).toMatchObject([
      { seat: 3, amount: 3 },
      { seat: 2, amount: 3 },
    ]);
    const order = celebrate(ranked(3), 0, MONEY, PALACE).play('gift raja-man-singh');
    expect([order.decider(), order.frame()?.kind]).toEqual([2, 'upgrade']);
  });

  test('GB2-HOLI-13 the order stays as it was when the festival began', () => {
    const table = celebrate(ranked(4), 0, MONEY, BONUS).play('gift money');
    expect(at(table.state.money, 3)).toBeGreaterThan(at(table.state.money, 2));
    expect([table.decider(), table.frame()]).toMatchObject([2, { place: 3 }]);
  });

  test('GB2-HOLI-27 the activator gets the lowest gift, even if an earlier queued festival put someone else in front', () => {
    const table = holiTable('back', 2).seat(0, { fame: 19, money: 14 }).seat(1, { fame: 19, boat: 11 });
    festivalsOf(table).backs.splice(0, 3, BONUS, YIELD, PALACE);
    table.earn(0, 1).praise(0, 1).run({ kind: 'holi/festival' });
    expect(table.of('holi/festival')).toMatchObject([{ tile: AT_53, seat: 0, order: [1, 0] }]);
    table.play('gift portuguese', 'take B');
    expect(table.state.fame).toEqual([21, 23]);
    expect(table.of('holi/festival').at(-1)).toMatchObject({ tile: AT_20, seat: 0, order: [0, 1] });
    expect(table.of('holi/gift').slice(-2)).toMatchObject([
      { seat: 0, place: 1, id: 'fame' },
      { seat: 1, place: 1, id: 'fame' },
    ]);
  });

  test('GB2-HOLI-28 last place receives the tile after all gifts', () => {
    const table = celebrate(ranked(3), 0, MONEY, BONUS);
    table.seat(2, { dice: ['B1'] });
    expect(festivalsOf(table).tiles[AT_36]).toBeLessThan(0);
    table.play('gift money');
    expect(festivalsOf(table).tiles[AT_36]).toBeLessThan(0);
    table.play('gift fame');
    expect(festivalsOf(table).tiles[AT_36]).toBe(2);
  });

  test('GB2-HOLI-28 the tile cannot be used during its own festival’s gift, but one from an earlier festival can', () => {
    const duringGift = (held: number): string[] => {
      const table = ranked(3).seat(2, { boat: 8, dice: ['B1', 'G1'], karma: 1, province: [['C2', 'B-S4', 0]] });
      holdTiles(table.onlyOpen('B-C3'), 2, held);
      return celebrate(table, 0, MONEY, PALACE).play('gift portuguese', 'master-builder').choices();
    };
    expect(duringGift(0)).not.toContain('use a Holi tile');
    expect(duringGift(1)).toContain('use a Holi tile');
  });

  test('GB2-HOLI-43 a gift without effect is not offered, a partial one is', () => {
    const table = ranked(4);
    table.seat(3, { boat: table.game.river.last });
    expect(celebrate(table, 0, MONEY, BONUS).choices()).toEqual(['gift money', 'gift die', 'gift fame']);
    const view = viewFor(table.game, table.position, 3);
    expect(rajas.explain(table.game, view, 3, 'holi-gift:boat-move')).toMatchObject({ code: 'boat-at-river-end' });
    expect(rajas.explain(table.game, view, 3, 'holi-gift:money')).toBeUndefined();
    const levels = { temple: 4, palace: 4, fort: 4, mill: 4 };
    const raja = celebrate(ranked(3).seat(2, { levels, money: 0 }), 0, MONEY, PALACE).play('gift raja-man-singh');
    expect(at(raja.state.money, 2)).toBe(3);
    expect(raja.of('lapsed')).toMatchObject([{ what: 'upgrade' }]);
  });
});

describe('back A, bonus', () => {
  test('GB2-HOLI-29 a boat move, 3 money, a die of your choice, 1 fame', () => {
    const table = celebrate(ranked(3), 0, MONEY, BONUS).play('gift die', 'take P', 'roll 5', 'gift fame');
    expect([table.dice(2), table.state.fame]).toEqual([['P5'], [1, 1, 0]]);
  });

  test('GB2-HOLI-30 the boat move gives the benefit of its space immediately', () => {
    const table = celebrate(ranked(4).seat(3, { boat: 2, money: 0 }), 0, MONEY, BONUS).play('gift boat-move', 'sail 1');
    expect([at(table.state.boats, 3), at(table.state.money, 3)]).toEqual([3, 3]);
    expect(table.decider()).toBe(2);
  });
});

describe('back B, palace', () => {
  test('GB2-HOLI-31 GB2-HOLI-33 the action without worker or die, even if its space is occupied', () => {
    const table = ranked(3).seat(2, { dice: ['B1'], money: 0 });
    table.occupyArea(0, 'palace');
    celebrate(table, 0, MONEY, PALACE).play('gift raja-man-singh', 'upgrade mill');
    expect([table.level(2, 'mill'), at(table.state.money, 2), table.dice(2)]).toEqual([3, 3, ['B1']]);
    expect(table.types()).not.toContain('worker-placed');
  });

  test('GB2-HOLI-32 the Dancer: two dice of your choice and a yield tile', () => {
    const table = celebrate(ranked(4), 0, MONEY, PALACE).play('gift dancer', 'take B', 'take P');
    expect(table.dice(3)).toHaveLength(2);
    expect(table.of('yield-tile-drawn')).toMatchObject([{ seat: 3 }]);
  });

  test('GB2-HOLI-34 the Portuguese needs six free spaces ahead', () => {
    const table = ranked(2);
    celebrate(table.seat(1, { boat: table.game.river.last - 5 }), 0, MONEY, PALACE);
    expect(table.of('holi/gift')).toMatchObject([{ seat: 1, id: 'yogi' }]);
    const far = ranked(2);
    celebrate(far.seat(1, { boat: far.game.river.last - 6 }), 0, MONEY, PALACE).play('gift portuguese');
    expect(at(far.state.boats, 1)).toBe(far.game.river.last);
  });

  test('GB2-HOLI-35 the Yogi: two karma up to the limit and a die', () => {
    const table = celebrate(ranked(2).seat(1, { karma: 2 }), 0, MONEY, PALACE).play('gift yogi', 'take G');
    expect([at(table.state.karma, 1), table.dice(1).length]).toEqual([3, 1]);
  });
});

describe('back C, special yield', () => {
  const tilesOf = (table: Table, colour: string): number =>
    festivalsOf(table).piles.reduce(
      (sum, tiles, index) => sum + (table.game.yieldTiles[index]?.colourName === colour ? tiles : 0),
      0,
    );

  test('GB2-HOLI-36 the colours by place', () => {
    const colours = (players: number) => celebrate(ranked(players), 0, MONEY, YIELD).choices();
    expect(colours(4)).toEqual(['gift brown', 'gift red', 'gift yellow', 'gift white']);
    expect(colours(3)).toEqual(['gift red', 'gift yellow', 'gift white']);
    expect(colours(2)).toEqual(['gift yellow', 'gift white']);
  });

  test('GB2-HOLI-37 GB2-INT-12 with Navaratnas a space of your own board: its tile, or what is printed', () => {
    const table = ranked(2, { navaratnas: 'on' }).seat(1, { karma: 0 });
    for (const colour of ['yellow', 'red', 'brown']) expect(tilesOf(table, colour)).toBe(0);
    const { laid } = table.state.modules.navaratnas ?? { laid: [] };
    const places = table.game.sides[1]?.yields.length ?? 0;
    laid[places + 1] = table.game.yieldTiles.findIndex(({ id }) => id === 'W4');
    const before = [...laid];
    celebrate(table, 0, MONEY, YIELD).play('gift white');
    expect(table.choices()).toEqual(['receive T2', 'receive T4', 'receive BC']);
    table.play('receive T2');
    expect(at(table.state.karma, 1)).toBe(1);
    expect(laid).toEqual(before);
    expect(
      celebrate(ranked(4, { navaratnas: 'on' }), 0, MONEY, PALACE)
        .play('gift dancer', 'take B', 'take B')
        .frame()?.kind,
    ).toBe('navaratnas/choose');
  });

  test('GB2-HOLI-37 with one useful space there is no choice, with none no gift', () => {
    const withKarmaTiles = (...names: string[]): Table => {
      const table = ranked(2, { navaratnas: 'on' });
      const { laid } = table.state.modules.navaratnas ?? { laid: [] };
      const yields = table.game.sides[0]?.yields ?? [];
      const tile = table.game.yieldTiles.findIndex(({ id }) => id === 'W4');
      for (const seat of [0, 1]) {
        for (const { id, index } of yields) if (names.includes(id)) laid[seat * yields.length + index] = tile;
        table.seat(seat, { karma: 3 });
      }
      return celebrate(table.fresh(), 0, MONEY, YIELD);
    };
    const one = withKarmaTiles('T2', 'BC').play('gift white');
    expect(one.of('holi/yield-chosen')).toMatchObject([
      { seat: 1, id: 'T4' },
      { seat: 0, id: 'T4' },
    ]);
    const none = withKarmaTiles('T2', 'T4', 'BC');
    while (none.frame()?.kind !== 'place') none.play(none.choices()[0] ?? '');
    expect(none.of('holi/gift')).toMatchObject([{ seat: 1, id: 'yellow' }]);
    expect(none.of('lapsed')).toMatchObject([{ seat: 0, what: 'gift', source: { kind: 'holi/festival' } }]);
  });

  test('GB2-HOLI-38 GB2-HOLI-39 connected or not, at its current value, and again when connected', () => {
    const table = ranked(4, { navaratnas: 'on' }).seat(3, { active: 5, fame: 0 });
    const { laid } = table.state.modules.navaratnas ?? { laid: [] };
    const places = table.game.sides[3]?.yields.length ?? 0;
    laid[3 * places] = table.game.yieldTiles.findIndex(({ id }) => id === 'B7');
    celebrate(table, 0, MONEY, YIELD).play('gift brown', 'receive TL');
    expect(at(table.state.fame, 3)).toBe(5);
    expect([at(table.state.connected, 3), at(table.state.yielded, 3)]).toEqual([0, 0]);
    table.seat(3, { active: 6 }).run({ kind: 'yield', seat: 3, place: 0 });
    expect(at(table.state.fame, 3)).toBe(11);
  });

  test('GB2-HOLI-40 without Navaratnas there are piles of the reachable colours', () => {
    const piles = (players: number) => ['yellow', 'red', 'brown'].map((colour) => tilesOf(holiTable('back', players), colour));
    expect([piles(2), piles(3), piles(4)]).toEqual([
      [9, 0, 0],
      [9, 6, 0],
      [9, 6, 7],
    ]);
    expect(festivalsOf(holiTable('front', 4)).piles.every((tiles) => tiles === 0)).toBe(true);
    expect(tilesOf(holiTable('back', 4), 'white')).toBe(0);
  });

  test('GB2-HOLI-41 the top tile is used and set aside', () => {
    const table = celebrate(ranked(2).seat(1, { karma: 0 }), 0, MONEY, YIELD)
      .chance('draw Y6', 'draw W4')
      .play('gift yellow');
    expect([at(table.state.karma, 1), tilesOf(table, 'yellow')]).toEqual([2, 8]);
    expect(table.of('yield-tile-drawn')).toMatchObject([{ seat: 0, id: 'W4' }]);
    expect(table.state.yieldAside.reduce((sum, tiles) => sum + tiles, 0)).toBe(1);
  });

  test('GB2-HOLI-42 the tile for connected yields counts those of your own board', () => {
    const table = ranked(4).seat(3, { money: 0 });
    table.state.connected = table.state.connected.with(3, 0b111);
    table.state.yielded = table.state.yielded.with(3, 0b111);
    celebrate(table, 0, MONEY, YIELD).chance('draw B4').play('gift brown');
    expect(at(table.state.money, 3)).toBe(6);
  });
});
