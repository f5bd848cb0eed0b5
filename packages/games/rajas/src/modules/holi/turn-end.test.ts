import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { at } from '../../numbers.ts';
import { AT_20, AT_36, AT_53, BONUS, celebrate, festivalsOf, holiTable, PALACE, YIELD } from '../../testing/holi.ts';
import type { Table } from '../../testing/table.ts';
import { MONEY } from '../../words.ts';

/** The last turn of a turn cycle: no one else has a worker left. */
function lastTurn(table: Table, seat: number): Table {
  const { state, position, game } = table;
  for (let other = 0; other < game.players; other++) state.placed[other] = at(state.active, other);
  state.placed[seat] = at(state.active, seat) - 1;
  position.agenda.splice(0, position.agenda.length, { kind: 'cycle-end' }, { kind: 'turn-end', seat }, { kind: 'place', seat });
  return table;
}

describe('festivals that trigger others', () => {
  test('GB2-HOLI-44 a gift that brings a marker to another tile queues its festival', () => {
    const table = holiTable('back', 3).seat(0, { fame: 40 }).seat(1, { fame: 5, money: 13 }).seat(2, { fame: 9 });
    festivalsOf(table).backs.splice(0, 3, YIELD, BONUS, PALACE);
    celebrate(table, 0, 0).play('gift money');
    expect(festivalsOf(table).queue).toEqual([{ tile: AT_53, track: MONEY, activator: 1 }]);
    expect(table.decider()).toBe(2);
    table.play('gift fame');
    expect(table.of('holi/festival')).toMatchObject([
      { tile: AT_36, seat: 0 },
      { tile: AT_53, seat: 1, order: [2, 0, 1] },
    ]);
  });

  test('GB2-INT-01 up to three festivals follow each other in queue order', () => {
    const table = holiTable('back', 3).seat(0, { fame: 35 }).seat(1, { fame: 19 }).seat(2, { fame: 10, money: 13 });
    table.state.bonuses = table.state.bonuses.map(() => 9);
    festivalsOf(table).backs.splice(0, 3, YIELD, BONUS, PALACE);
    table.praise(0, 1).run({ kind: 'holi/festival' }).play('gift money', 'gift fame');
    expect(table.of('holi/triggered').map(({ seat, tile }) => [seat, tile])).toEqual([
      [0, AT_36],
      [2, AT_53],
      [1, AT_20],
    ]);
    table.play('gift raja-man-singh', 'upgrade mill', 'gift yogi', 'take B', 'take B');
    table.chance('draw W4', 'draw W4', 'draw W2').play('gift white');
    expect(table.of('holi/festival').map(({ tile }) => tile)).toEqual([AT_36, AT_53, AT_20]);
    const course = table.types().filter((type) => ['holi/triggered', 'holi/festival', 'holi/tile-given'].includes(type));
    expect(course.join(' ').replaceAll('holi/', '')).toBe(
      'triggered festival triggered triggered tile-given festival tile-given festival tile-given',
    );
    expect(festivalsOf(table).tiles.every((holder) => holder >= 0)).toBe(true);
    expect(table.frame()?.kind).toBe('place');
  });
});

describe('the end of turn, round and game', () => {
  test('GB2-INT-15 a market scored by a worker re-placed with a last gift still counts', () => {
    const table = holiTable('back', 4, { river: 'full-random' })
      .seat(0, { money: 14 })
      .seat(1, { money: 3 })
      .seat(2, { money: 5 })
      .seat(3, { fame: 60, money: 0, boat: 0, province: [['C2', 'B-S4', 0]] })
      .occupy(3, 'blue-terrace-1');
    table.state.riverTiles = table.state.riverTiles.with(
      1,
      table.game.riverTiles.findIndex(({ gain }) => gain.kind === 'ganga3/re-place'),
    );
    festivalsOf(table).backs.splice(0, 3, YIELD, PALACE, BONUS);
    table.state.trigger = 2;
    lastTurn(table, 0).play('front-terrace', 'gift boat-move', 'sail 1', 'lift blue-terrace-1', 'assorted-1');
    table.play(table.choices()[0] ?? '', 'gift fame', 'gift fame');
    expect(table.of('markers-met')).toMatchObject([{ seat: 3 }]);
    expect(at(table.state.money, 3)).toBeGreaterThan(0);
    expect(table.of('turn-started')).toEqual([]);
    expect(table.types().at(-1)).toBe('game-ended');
    expect(rajas.standings(table.game, table.state).find(({ rank }) => rank === 1)?.seat).toBe(3);
  });

  test('GB2-HOLI-45 GB2-INT-15 a festival of the very last turn is held before the comparison', () => {
    const table = holiTable('back', 3).seat(0, { money: 14, fame: 10 }).seat(1, { fame: 60, money: 0 }).seat(2, { money: 5 });
    festivalsOf(table).backs.splice(0, 3, YIELD, PALACE, BONUS);
    table.state.trigger = 2;
    lastTurn(table, 0).play('front-terrace');
    expect(table.types()).not.toContain('game-ended');
    expect(table.decider()).toBe(1);
    table.play('gift fame', 'gift fame');
    expect(table.of('markers-met')).toMatchObject([{ seat: 1 }]);
    expect(table.types().at(-1)).toBe('game-ended');
    expect(table.of('turn-started')).toEqual([]);
    expect(rajas.standings(table.game, table.state).find(({ rank }) => rank === 1)?.seat).toBe(1);
  });

  test('GB2-HOLI-46 if a gift triggers the end, last turns follow the active player', () => {
    const table = holiTable('back', 3).seat(0, { fame: 60 }).seat(1, { money: 14 }).seat(2, { money: 1 });
    festivalsOf(table).backs.splice(0, 3, YIELD, PALACE, BONUS);
    table.play('blue-terrace-1');
    expect(table.decider()).toBe(1);
    table.play('front-terrace');
    expect(table.of('holi/festival')).toMatchObject([{ order: [0, 2, 1] }]);
    table.play('gift fame', 'gift fame');
    expect(table.of('end-triggered')).toMatchObject([{ seat: 0 }]);
    expect([table.decider(), table.frame()?.kind]).toEqual([2, 'place']);
    table.play('blue-terrace-2');
    expect(table.types().at(-1)).toBe('game-ended');
  });

  test('GB2-HOLI-47 meetings through gifts rank after those of the turn, in the order they happen', () => {
    const table = holiTable('back', 3).seat(0, { fame: 52, money: 15 }).seat(1, { fame: 60 }).seat(2, { fame: 60, money: 0 });
    festivalsOf(table).backs.splice(0, 3, YIELD, BONUS, PALACE);
    festivalsOf(table).tiles[AT_53] = -3;
    table.praise(0, 1);
    celebrate(table, 0, MONEY, BONUS).play('gift fame', 'gift fame');
    expect(table.of('markers-met').map(({ seat }) => seat)).toEqual([0, 2, 1]);
    expect(table.state.crossed).toEqual([1, 3, 2]);
    const level = { ...table.state, fame: [61, 61, 61], money: [0, 0, 0] };
    expect(rajas.standings(table.game, level).map(({ rank }) => rank)).toEqual([1, 3, 2]);
  });

  test('GB2-HOLI-49 a worker earned by a gift can still be placed this round', () => {
    const table = holiTable('back', 3).seat(0, { money: 14 }).seat(1, { money: 3 }).seat(2, { fame: 14, waiting: 1 });
    festivalsOf(table).backs.splice(0, 3, YIELD, PALACE, BONUS);
    lastTurn(table, 0).play('front-terrace', 'gift fame', 'gift fame');
    expect(table.of('worker-won')).toMatchObject([{ seat: 2 }]);
    expect(table.types()).not.toContain('workers-returned');
    expect([table.decider(), table.frame()?.kind]).toEqual([2, 'place']);
  });

  test('GB2-GEN-12 a gift out of turn: karma can turn dice, and the turn order continues', () => {
    const table = holiTable('back', 2)
      .seat(0, { money: 14 })
      .seat(1, { boat: 8, dice: ['B1'], karma: 1, province: [['C2', 'B-S4', 0]] })
      .onlyOpen('B-C3');
    festivalsOf(table).backs.splice(0, 3, YIELD, BONUS, PALACE);
    table.play('front-terrace', 'gift portuguese', 'master-builder', 'take B-C3', 'lay C2 r0');
    expect([table.decider(), table.choices()]).toEqual([1, ['pay B1*']]);
    const placed = at(table.state.placed, 1);
    table.play('pay B1*', 'take B');
    expect([at(table.state.karma, 1), at(table.state.placed, 1)]).toEqual([0, placed]);
    expect([table.decider(), table.frame()?.kind]).toEqual([1, 'place']);
  });
});
