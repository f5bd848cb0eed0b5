import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import type { GainData } from '../../edition.ts';
import { AT_36, BONUS, celebrate, festivalsOf, holdTiles, holiTable } from '../../testing/holi.ts';
import { newTable, type Table, TEST_SOURCE } from '../../testing/table.ts';
import { viewFor } from '../../view.ts';
import { MONEY } from '../../words.ts';
import type { RajasFrame } from '../index.ts';
import { GONE, PENDING } from './places.ts';

describe('the dice of a festival', () => {
  test('GB2-HOLI-14 one of each colour, rolled by the activator, at every player count', () => {
    for (const players of [2, 3, 4]) {
      const table = celebrate(holiTable('front', players).chance('roll 2', 'roll 3', 'roll 4', 'roll 5'), 0, MONEY);
      expect(table.of('holi/die-laid').map(({ seat, die }) => [seat, die])).toEqual([
        [0, 'B2'],
        [0, 'G3'],
        [0, 'O4'],
        [0, 'P5'],
      ]);
      expect(table.state.supply).toEqual([11, 11, 11, 11]);
    }
  });

  test('GB2-HOLI-15 the activator replaces a colour that is not in the supply', () => {
    const table = celebrate(holiTable('front').supply({ blue: 0, purple: 1 }), 1, MONEY);
    expect([table.decider(), table.choices()]).toEqual([1, ['lay G', 'lay O']]);
    table.play('lay G');
    expect(table.of('holi/die-laid').map(({ die }) => die[0])).toEqual(['G', 'G', 'O', 'P']);
  });

  test('GB2-HOLI-16 a die keeps its value when taken', () => {
    const table = celebrate(holiTable('front').chance('roll 1', 'roll 3'), 0, MONEY);
    expect(table.choices()).toEqual(['take B1', 'take G3', 'take O1', 'take P1', 'decline']);
    const seat = table.decider();
    table.play('take G3');
    expect(table.dice(Number(seat))).toEqual(['G3']);
    expect(table.choices()).toEqual(['take B1', 'take O1', 'take P1', 'decline']);
  });

  test('GB2-HOLI-17 GB2-GEN-06 RAJ-DICE-05 full hands return a die and then take one, or take none', () => {
    const table = holiTable('front', 2, { navaratnas: 'on' }).seat(1, { dice: Array<string>(8).fill('B6') });
    table.seat(0, { money: 20 });
    celebrate(table, 0, MONEY);
    expect([table.decider(), table.choices()]).toEqual([1, ['return B6', 'decline']]);
    expect(table.play('return B6').choices()).toEqual(['take B1', 'take G1', 'take O1', 'take P1']);
    expect(table.play('take P1').dice(1)).toHaveLength(8);
    const without = holiTable('front', 2)
      .seat(1, { dice: Array<string>(10).fill('B6') })
      .seat(0, { money: 20 });
    celebrate(without, 0, MONEY).play('decline');
    expect(without.choices()).toHaveLength(5);
    festivalsOf(without).dice = [];
    without.seat(0, { dice: Array<string>(10).fill('G6') });
    expect(without.choices()).toEqual(['decline']);
  });

  test('GB2-HOLI-18 what is left goes back', () => {
    for (const [players, left] of [
      [2, 2],
      [3, 1],
      [4, 0],
    ] as const) {
      const table = celebrate(holiTable('front', players), 0, MONEY);
      for (let i = 0; i < players; i++) table.play(table.choices()[0] ?? '');
      expect(table.of('holi/dice-left').flatMap(({ dice }) => dice)).toHaveLength(left);
      expect(table.state.supply.reduce((sum, dice) => sum + dice, 0)).toBe(48 - players);
    }
  });

  test('GB2-HOLI-19 the first player to choose receives the tile, even without taking a die', () => {
    const table = holiTable('front').seat(0, { money: 20 }).seat(2, { money: 3 });
    celebrate(table, 0, MONEY).play('decline', 'take B1', 'take G1');
    expect(festivalsOf(table).tiles[AT_36]).toBe(1);
    expect(table.types().at(-1)).toBe('holi/tile-given');
    expect(table.of('declined')).toMatchObject([{ what: 'dice', source: { kind: 'holi/festival' } }]);
  });

  test('GB2-EX-01 Leila, Mira, Rajesh take green, blue and orange; Leila gets the tile', () => {
    const [leila, mira, rajesh] = [1, 2, 0];
    const table = holiTable('front').seat(leila, { money: 7 }).seat(mira, { money: 7, fame: 2 }).seat(rajesh, { money: 10 });
    table.earn(rajesh, 6).chance('roll 4', 'roll 3', 'roll 6', 'roll 2').play('front-terrace');
    expect(table.of('holi/festival')).toMatchObject([{ seat: rajesh, order: [leila, mira, rajesh] }]);
    table.play('take G3', 'take B4', 'take O6');
    expect([table.dice(leila), table.dice(mira), table.dice(rajesh)]).toEqual([['G3'], ['B4'], ['O6']]);
    expect(table.of('holi/dice-left')).toMatchObject([{ dice: ['P2'] }]);
    expect(table.state.supply).toEqual([11, 11, 11, 12]);
    expect(table.of('holi/tile-given')).toMatchObject([{ seat: leila }]);
  });
});

describe('a held tile', () => {
  const holder = (dice: readonly string[], tiles = 1) => holdTiles(holiTable('front').seat(0, { money: 5, dice }), 0, tiles);

  test('GB2-HOLI-20 changes the colour of a die, not its number', () => {
    const table = holder(['O6']).play('use a Holi tile');
    expect(table.choices()).toEqual(['colour O6 B', 'colour O6 G', 'colour O6 P']);
    table.play('colour O6 B');
    expect(table.dice(0)).toEqual(['B6']);
    expect(table.frame()).toMatchObject({ kind: 'place', seat: 0 });
  });

  test('GB2-HOLI-21 usable at its holder’s questions, even between choosing and paying for a tile', () => {
    const table = holder(['B6', 'O2']).onlyOpen('B-C1').play('quarry-1', 'take B-C1');
    expect(table.choices()).toContain('use a Holi tile');
    table.play('lay C2 r0');
    expect(table.choices()).toEqual(['pay B6', 'use a Holi tile']);
    table.play('use a Holi tile');
    expect(table.choices()).toEqual(['colour O2 B', 'colour O2 G', 'colour O2 P']);
    expect(holdTiles(holiTable('front').seat(0, { dice: ['O6'] }), 1).choices()).not.toContain('use a Holi tile');
    expect(holder([]).choices()).not.toContain('use a Holi tile');
  });

  test('GB2-HOLI-21 usable at every question of its holder', () => {
    const USE = 'use a Holi tile';
    const asked = (frame: RajasFrame) => holder(['O6']).run(frame).choices();
    expect(asked({ kind: 'upgrade', seat: 0, times: 1, late: false, source: TEST_SOURCE })).toContain(USE);
    expect(asked({ kind: 'sail', seat: 0, least: 0, most: 3, source: TEST_SOURCE })).toContain(USE);
    expect(asked({ kind: 'score-markets', seat: 0, amounts: [3], source: TEST_SOURCE })).toContain(USE);
    expect(asked({ kind: 'reroll', seat: 0, named: [] })).toContain(USE);
    expect(asked({ kind: 'upgrade', seat: 1, times: 1, late: false, source: TEST_SOURCE })).not.toContain(USE);
  });

  test('GB2-HOLI-21 RAJ-PALACE-02 not for a die named for a reroll', () => {
    const table = holder(['O6', 'G1']).run({ kind: 'reroll', seat: 0, named: [] }).play('reroll G1', 'use a Holi tile');
    expect(table.choices()).toEqual(['colour O6 B', 'colour O6 G', 'colour O6 P']);
  });

  test('GB2-HOLI-21 before a free palace action, which may then be the Master Builder', () => {
    const table = holder(['O6'])
      .seat(0, { province: [['C2', 'B-S4', 0]] })
      .onlyOpen('B-C3')
      .receive(0, { kind: 'palace-action', actions: ['dancer', 'yogi', 'raja-man-singh', 'master-builder', 'portuguese'] });
    expect(table.choices()).not.toContain('master-builder');
    table.play('use a Holi tile', 'colour O6 B');
    expect(table.choices()).toContain('master-builder');
    table.play('master-builder', 'take B-C3', 'lay C2 r0', 'pay B6');
    expect(table.top(0, 'C2')).toBe('B-C3');
  });

  test('GB2-HOLI-21 usable out of turn, when choosing a festival gift', () => {
    const table = holdTiles(holiTable('back').seat(1, { dice: ['O6'] }), 1);
    festivalsOf(table).tiles[AT_36] = PENDING;
    celebrate(table.seat(0, { money: 9 }).seat(2, { money: 5 }), 0, MONEY, BONUS);
    expect([table.decider(), table.choices()]).toEqual([1, expect.arrayContaining(['gift money', 'use a Holi tile'])]);
    table.play('use a Holi tile', 'colour O6 P');
    expect([table.decider(), table.dice(1)]).toEqual([1, ['P6']]);
  });

  test('GB2-HOLI-22 RAJ-DICE-11 returning a recoloured die does not supply the colour it shows', () => {
    const dice = ['O6', ...Array<string>(9).fill('G1')];
    const table = holder(dice).play('use a Holi tile', 'colour O6 B').supply({ blue: 0, orange: 1 });
    expect(table.choices()).not.toContain('blue-terrace-1');
    expect(table.supply({ orange: 0 }).choices()).toContain('orange-terrace-1');
    expect(table.play('orange-terrace-1').choices()).toEqual(['done', 'return B6']);
    expect(table.play('return B6').dice(0)).toContain('O1');
    expect(festivalsOf(table).recoloured).toEqual([]);
  });

  test('GB2-HOLI-22 other dice stay unchanged', () => {
    const table = holder(['O6', 'B3', 'B3']).supply({ blue: 5 }).play('use a Holi tile', 'colour O6 B');
    const recoloured = [{ seat: 0, die: 5, own: 2 }];
    table.seat(1, { dice: ['B6'] }).run({ kind: 'reroll-die', seat: 0, die: 2 });
    expect(festivalsOf(table).recoloured).toEqual(recoloured);
    const blue = table.state.supply[0] ?? 0;
    table.position.agenda.push({ kind: 'place', seat: 0 });
    table.play('yogi', 'pay B3');
    expect([table.state.supply[0], festivalsOf(table).recoloured]).toEqual([blue + 1, recoloured]);
    table.run({ kind: 'pay-space', seat: 1, space: table.space('blue-balcony') }).play('pay B6');
    expect([table.state.supply[0], festivalsOf(table).recoloured]).toEqual([blue + 2, recoloured]);
  });

  test.each(['build', 'overbuild'])(
    'GB2-HOLI-21 GB2-INT-08 before a gain “%s” that would lapse with these colours, and only then',
    (kind) => {
      const table = holder(['O6'])
        .seat(0, { province: [['C2', 'B-S4', 0]] })
        .onlyOpen('B-C1');
      const gain = table.game.gains.findIndex((one) => one.kind === kind);
      table.run({ kind: 'gain', seat: 0, gain, die: 6, source: TEST_SOURCE });
      expect(table.choices()).toEqual(['done', 'use a Holi tile']);
      expect(table.play('use a Holi tile', 'colour O6 B', 'done').choices()).toEqual(['take B-C1']);
      const possible = holder(['B6', 'O1']).seat(0, { province: [['C2', 'G-S4', 0]] });
      possible.onlyOpen('B-C1').run({ kind: 'gain', seat: 0, gain, die: 6, source: TEST_SOURCE });
      expect(possible.choices()).toEqual(['take B-C1', 'use a Holi tile']);
    },
  );

  test('GB2-HOLI-21 GB2-INT-08 before a free palace action that only other colours make possible', () => {
    const action: GainData = { kind: 'palace-action', actions: ['master-builder'] };
    const scene = (die: string): Table => {
      const table = newTable({ options: { holi: 'front' }, edit: ({ river }) => (river.spaces[0] = action) });
      return holdTiles(table.seat(0, { dice: [die], province: [['C2', 'B-S4', 0]] }), 0)
        .onlyOpen('B-C1')
        .receive(0, action);
    };
    expect(scene('O6').choices()).toEqual(['done', 'use a Holi tile']);
    expect(scene('O6').play('use a Holi tile', 'colour O6 B', 'done').choices()).toContain('master-builder');
    expect(scene('B6').choices()).not.toContain('done');
  });

  test('GB2-HOLI-21 RAJ-ROUND-05 a player who could only place after recolouring may do so or pass', () => {
    const table = holder(['O6']);
    for (const { id, index } of table.game.spaces) table.state.workers[index] = id === 'blue-balcony' ? 0 : 2;
    table.position.agenda.length = 0;
    table.run({ kind: 'turn', seat: 0 });
    expect(table.choices()).toEqual(['pass', 'use a Holi tile']);
    expect(table.play('use a Holi tile', 'colour O6 B').choices()).toEqual(['blue-balcony']);
  });

  test('GB2-HOLI-21 an action in progress can still be finished after it', () => {
    const table = holder(['B6']).onlyOpen('B-C1').play('quarry-1');
    expect(table.choices()).toEqual(['take B-C1']);
    expect(table.play('take B-C1').choices()).not.toContain('use a Holi tile');
    const balcony = holder(['B6', 'O1']).play('blue-balcony', 'use a Holi tile');
    expect(balcony.choices()).toEqual(['colour O1 B', 'colour O1 G', 'colour O1 P']);
  });

  test('GB2-HOLI-22 a recoloured die returns to the supply in its true colour', () => {
    const table = holder(['O6']).supply({ blue: 0 }).onlyOpen('B-C1').play('use a Holi tile', 'colour O6 B');
    expect(table.state.supply).toEqual([0, 12, 11, 12]);
    table.play('quarry-1', 'take B-C1', 'lay C2 r0', 'pay B6');
    expect(table.state.supply).toEqual([0, 12, 12, 12]);
    expect(festivalsOf(table).recoloured).toEqual([]);
  });

  test('GB2-HOLI-22 it keeps the new colour when rerolled, and a second tile can restore its own', () => {
    const table = holder(['O6'], 2).play('use a Holi tile', 'colour O6 B', 'front-terrace', 'reroll B6', 'done', 'roll 2');
    expect(table.dice(0)).toEqual(['B2']);
    expect(festivalsOf(table).recoloured).toEqual([{ seat: 0, die: 1, own: 2 }]);
    table.run({ kind: 'place', seat: 0 }).play('use a Holi tile', 'colour B2 O');
    expect([table.dice(0), festivalsOf(table).recoloured]).toEqual([['O2'], []]);
  });

  test('GB2-HOLI-23 each tile once; two can be used for one purchase; they are worth nothing at the end', () => {
    const table = holder(['O3', 'O4'], 2)
      .onlyOpen('B-C3')
      .play('use a Holi tile', 'colour O3 B', 'use a Holi tile', 'colour O4 B');
    table.play('quarry-1', 'take B-C3', 'lay C2 r0', 'pay B4 B3');
    expect(festivalsOf(table).tiles.filter((tile) => tile === GONE)).toHaveLength(2);
    const scores = ({ game, state }: Table) => rajas.standings(game, state).map(({ score }) => score);
    expect(scores(holder([], 3))).toEqual(scores(holder([], 0)));
  });

  test('GB2-EX-02 Leila pays blue 3 and a recoloured orange 6 for a blue tile of 8', () => {
    const table = holder(['B3', 'O6']).onlyOpen('B-C5').play('use a Holi tile', 'colour O6 B');
    table.play('quarry-1', 'take B-C5', 'lay C2 r0', 'pay B6 B3');
    expect(table.top(0, 'C2')).toBe('B-C5');
    expect(table.state.supply).toEqual([12, 12, 12, 12]);
    expect(festivalsOf(table).tiles).toContain(GONE);
  });

  test('the tile says why it cannot be used', () => {
    const table = holder(['O6']);
    const view = viewFor(table.game, table.position, 0);
    expect(rajas.explain(table.game, view, 0, 'holi-tile')).toBeUndefined();
    expect(rajas.explain(table.game, view, 1, 'holi-tile')).toMatchObject({ code: 'no-holi-tile', rule: 'GB2-HOLI-20' });
  });
});
