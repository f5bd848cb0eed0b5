import { describe, expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import { newTable, type Table } from '../testing/table.ts';

/** The worked examples of the rulebooks; the others are next to the rules they illustrate. */
describe('worked examples', () => {
  test('RAJ-EX-02 Rajesh builds orange 9', () => {
    const rajesh = (dice: readonly string[]): Table => newTable().seat(0, { money: 5, karma: 0, dice }).onlyOpen('O-T4').fresh();
    expect(rajesh(['O5', 'O3']).choices()).not.toContain('quarry-1');
    const table = rajesh(['O5', 'O4']).play('quarry-1');
    expect(table.state.money[0]).toBe(4);
    table.play('take O-T4', 'lay C2 r0', 'pay O5 O4');
    expect(table.state.supply[2]).toBe(12);
    expect(table.top(0, 'C2')).toBe('O-T4');
    expect(table.of('tile-scored')).toMatchObject([{ id: 'O-T4', money: 0, fame: 4 }]);
  });

  test('RAJ-EX-03 Leila connects two yields with a fork; a bend touches only one', () => {
    const fork = newTable()
      .seat(0, { money: 3, dice: ['O5'] })
      .onlyOpen('O-S3')
      .fresh();
    fork.play('quarry-1', 'take O-S3', 'lay B1 r0', 'pay O5', 'receive T2', 'take P');
    expect(fork.dice(0)).toEqual(['P1']);
    expect(fork.state.money[0]).toBe(3 - 1 + 5);
    const types = fork.types();
    expect(types.indexOf('tile-scored')).toBeLessThan(types.indexOf('yield-received'));
    const bend = newTable()
      .seat(0, { money: 3, dice: ['O5'] })
      .onlyOpen('O-S5')
      .fresh();
    bend.play('quarry-1', 'take O-S5', 'lay B1 r0', 'pay O5', 'take P');
    expect(bend.of('yield-received').map(({ id }) => id)).toEqual(['T2']);
  });

  test('RAJ-EX-04 Leila scores two buildings, then die and upgrade', () => {
    const table = newTable()
      .seat(0, { money: 3, fame: 6, dice: ['G6', 'G2'], levels: { mill: 3 } })
      .onlyOpen('G-T3')
      .fresh();
    table.play('quarry-1', 'take G-T3', 'lay D1 r0', 'pay G6 G2');
    expect(table.state.fame[0]).toBe(11);
    table.play('receive T4', 'take B', 'upgrade temple');
    expect(table.dice(0)).toEqual(['B1']);
    expect(table.level(0, 'temple')).toBe(3);
    expect(table.state.fame[0]).toBe(11);
  });

  test('RAJ-EX-05 building values at the start', () => {
    const fame = (tile: string, dice: readonly string[], pay: string): number | undefined =>
      newTable().seat(0, { money: 3, dice }).onlyOpen(tile).play('quarry-1', `take ${tile}`, 'lay C2 r0', pay).state.fame[0];
    expect(fame('B-S1', ['B4'], 'pay B4')).toBe(2);
    expect(fame('B-T1', ['B6'], 'pay B6')).toBe(4);
  });

  test('RAJ-EX-11 Leila and the Master Builder', () => {
    const leila = (violet: string, karma: number): Table =>
      newTable()
        .seat(0, { karma, dice: ['G5', violet], province: [['C2', 'O-S4', 0]] })
        .onlyOpen('P-T1')
        .fresh();
    const table = leila('P2', 0).play('master-builder', 'pay G5', 'take P-T1', 'lay C2 r0', 'pay P2');
    expect(table.of('tile-scored')).toMatchObject([{ id: 'P-T1', fame: 4, overbuilt: true }]);
    expect(table.types()).not.toContain('yield-received');
    expect(leila('P1', 0).choices()).not.toContain('master-builder');
    const turned = leila('P1', 1).play('master-builder', 'pay G5', 'take P-T1', 'lay C2 r0', 'pay P1*');
    expect(turned.state.karma[0]).toBe(0);
    expect(turned.top(0, 'C2')).toBe('P-T1');
  });

  test('RAJ-EX-12 Leila in the harbour', () => {
    const table = newTable()
      .seat(0, { money: 4, boat: 4, dice: ['B2'], levels: { mill: 3 } })
      .seat(1, { boat: 5 });
    table.occupy(1, 'harbour-1').play('harbour-2', 'pay B2', 'sail 2', 'upgrade mill');
    expect(table.state.money[0]).toBe(3);
    expect(table.state.boats[0]).toBe(7);
    expect(table.level(0, 'mill')).toBe(4);
  });

  test('RAJ-EX-20 starting money', () => {
    expect(newTable({ players: 4 }).state.money).toEqual([3, 4, 5, 6]);
    expect(newTable({ players: 2 }).state.money).toEqual([3, 4]);
  });

  test('RAJ-EX-23 Rajesh and Leila at the end', () => {
    const table = newTable().seat(0, { money: 65, fame: 30 }).seat(1, { money: 52, fame: 37 });
    table.state.crossed = table.state.crossed.with(0, 1);
    table.state.crossed = table.state.crossed.with(1, 2);
    expect(rajas.standings(table.game, table.state)).toMatchObject([
      { rank: 1, score: 2 },
      { rank: 2, score: 2 },
    ]);
    table.seat(1, { fame: 38 });
    expect(rajas.standings(table.game, table.state)).toMatchObject([
      { rank: 2, score: 2 },
      { rank: 1, score: 3 },
    ]);
  });
});
