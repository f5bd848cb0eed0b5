import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { newTable, type Table } from '../testing/table.ts';

const illegal = (table: Table, text: string): boolean => !submit(table.rules, table.position, 0, text).ok;

describe('karma', () => {
  test('RAJ-KARMA-01 a level from 0 to 3; more is lost', () => {
    const table = newTable().seat(0, { karma: 2 }).fresh().receive(0, { kind: 'karma', amount: 2 });
    expect(table.state.karma[0]).toBe(3);
    expect(table.of('karma-gained')).toMatchObject([{ amount: 1 }]);
  });

  test('RAJ-KARMA-02 RAJ-EX-19 a die is turned to its opposite side for 1 karma', () => {
    for (const [shown, used, chamber] of [
      [1, 6, 'portuguese'],
      [6, 1, 'great-mogul'],
      [2, 5, 'master-builder'],
      [5, 2, 'dancer'],
      [3, 4, 'raja-man-singh'],
      [4, 3, 'yogi'],
    ] as const) {
      const table = newTable()
        .seat(0, { karma: 1, dice: [`B${shown}`, 'P6'], province: [['C2', 'O-S4', 0]] })
        .onlyOpen('P-T1');
      expect(table.choices()).toContain(chamber);
      table.play(chamber, `pay B${shown}*`);
      expect(table.state.karma[0]).toBe(chamber === 'yogi' ? 2 : 0);
      expect(shown + used).toBe(7);
    }
  });

  test('RAJ-KARMA-03 only on a die being paid, on your own turn', () => {
    const table = newTable()
      .seat(0, { karma: 3, dice: ['B1'] })
      .seat(1, { karma: 3, dice: ['B1'] });
    expect(table.choices().some((text) => text.includes('*'))).toBe(false);
    table.play('harbour-1');
    expect(table.choices()).toEqual(['pay B1']);
    expect(submit(table.rules, table.position, 1, 'pay B1')).toMatchObject({ ok: false, fault: { code: 'not-your-decision' } });
  });

  test('RAJ-KARMA-04 no worker is needed', () => {
    const table = newTable()
      .seat(0, { karma: 1, dice: ['B1'] })
      .play('portuguese', 'pay B1*');
    expect(table.state.placed[0]).toBe(1);
  });

  test('RAJ-KARMA-05 several dice of one payment', () => {
    const table = newTable({
      edit: ({ provinceTiles }) => {
        const tile = provinceTiles.find(({ id }) => id === 'G-T5');
        if (tile) tile.price = 12;
      },
    });
    table
      .seat(0, { karma: 3, dice: ['G1', 'G1'] })
      .onlyOpen('G-T5')
      .play('quarry-1', 'take G-T5', 'lay C2 r0');
    expect(table.choices()).toEqual(['pay G1* G1*']);
    expect(table.play('pay G1* G1*').state.karma[0]).toBe(1);
  });

  test('RAJ-KARMA-06 each die at most once', () => {
    const table = newTable()
      .seat(0, { karma: 3, dice: ['G1'] })
      .onlyOpen('G-C1')
      .play('quarry-1', 'take G-C1', 'lay C2 r0');
    expect(table.choices()).toEqual(['pay G1*']);
    expect(illegal(table, 'pay G1* G1*')).toBe(true);
  });

  test('RAJ-KARMA-07 only where the value matters', () => {
    const balcony = newTable()
      .seat(0, { karma: 3, dice: ['B1'] })
      .play('blue-balcony');
    expect(balcony.choices()).toEqual(['pay B1']);
    const market = newTable()
      .seat(0, { karma: 1, dice: ['B1'], province: [['C2', 'G-C1', 0]] })
      .play('tea-market');
    expect(market.choices()).toEqual(['pay B1', 'pay B1*']);
  });

  test('RAJ-KARMA-08 not for rerolls or returns', () => {
    const table = newTable()
      .seat(0, { karma: 3, dice: ['B1'] })
      .play('front-terrace');
    expect(table.choices()).toEqual(['done', 'reroll B1']);
    const full = newTable()
      .seat(0, { karma: 3, dice: Array(10).fill('B1') })
      .play('orange-terrace-1');
    expect(full.choices()).toEqual(['done', 'return B1']);
  });

  test('RAJ-KARMA-09 karma must be available when paying', () => {
    expect(
      newTable()
        .seat(0, { karma: 0, dice: ['B4'] })
        .choices(),
    ).not.toContain('yogi');
    expect(
      newTable()
        .seat(0, { karma: 1, dice: ['B4'] })
        .choices(),
    ).toContain('yogi');
  });

  test('RAJ-KARMA-10 down to zero, never less', () => {
    const table = newTable()
      .seat(0, { karma: 1, dice: ['G1', 'G1'] })
      .onlyOpen('G-C3');
    table.play('quarry-1', 'take G-C3', 'lay C2 r0');
    expect(table.choices()).toEqual(['pay G1 G1*']);
    table.play('pay G1 G1*');
    expect(table.state.karma[0]).toBe(0);
  });

  test('RAJ-KARMA-11 the sources of karma', () => {
    const from = (arrange: (table: Table) => void): number => {
      const table = newTable().seat(0, { karma: 0 });
      arrange(table);
      return table.state.karma[0] ?? 0;
    };
    expect(from((t) => t.seat(0, { dice: ['B3'] }).play('yogi', 'pay B3'))).toBe(2);
    expect(from((t) => t.seat(0, { boat: 1, dice: ['B1'] }).play('harbour-1', 'pay B1'))).toBe(2);
    expect(from((t) => t.seat(0, { fame: 23 }).praise(0, 1))).toBe(2);
    const white = newTable().game.yieldTiles.find(({ colourName, gain }) => colourName === 'white' && gain.kind === 'karma');
    expect(from((t) => t.chance(`draw ${white?.id}`).run({ kind: 'draw-yield-tile', seat: 0 }))).toBe(1);
    expect(
      from((t) => t.run({ kind: 'yield', seat: 0, place: t.game.sides[0]?.yields.findIndex(({ id }) => id === 'L2') ?? 0 })),
    ).toBe(2);
  });
});
