import { ask } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import type { Space } from '../game.ts';
import { bitsOf } from '../numbers.ts';
import { colourOf, faceOf } from '../rules/dice.ts';
import { newTable, type Table } from '../testing/table.ts';

const TEN = ['B1', 'B2', 'B3', 'G1', 'G2', 'G3', 'O1', 'O2', 'P1', 'P2'];

/** The draw of a white yield tile of this kind. */
function white(table: Table, kind: string): string {
  return `draw ${table.game.yieldTiles.find(({ colourName, gain }) => colourName === 'white' && gain.kind === kind)?.id}`;
}

const isChamber = ({ group }: Space): boolean => group === 'chambers';

describe('palace', () => {
  test('RAJ-PALACE-01 a palace space is free or costs one die: of a colour on balconies, of a value in chambers', () => {
    for (const players of [2, 4]) {
      const palace = newTable({ players }).game.spaces.filter(({ area }) => area === 'palace');
      const [chambers, others] = [palace.filter(isChamber), palace.filter((space) => !isChamber(space))];
      expect([chambers.length, others.length]).toEqual([6, players === 2 ? 9 : 13]);
      expect(palace.every(({ cost }) => cost.money === 0)).toBe(true);
      expect(others.every(({ id, cost }) => cost.die === id.endsWith('balcony'))).toBe(true);
      for (const { cost } of chambers) expect(new Set(bitsOf(cost.plain).map(faceOf)).size).toBe(1);
      for (const { cost } of others.filter((space) => space.cost.die)) {
        expect(new Set(bitsOf(cost.plain).map(colourOf)).size).toBe(1);
      }
    }
  });

  test('RAJ-PALACE-02 outer terrace: 2 money, then reroll any number of dice', () => {
    for (const named of [[], ['B1', 'O2'], ['B1', 'G4', 'O2', 'P5']]) {
      const table = newTable()
        .seat(0, { money: 3, dice: ['B1', 'G4', 'O2', 'P5'] })
        .fresh();
      table.play('front-terrace', ...named.map((die) => `reroll ${die}`), 'done');
      expect(table.state.money[0]).toBe(5);
      expect(table.of('die-rerolled').map(({ from, colour }) => `${'BGOP'[colour]}${from}`)).toEqual(named);
    }
  });

  test('RAJ-PALACE-03 dice are rerolled once and keep their colours, including dice from a bonus', () => {
    const table = newTable().seat(0, { money: 31, bonusMarker: 33, waiting: 0 }).fresh();
    table.play('front-terrace', 'take G', 'take P');
    expect(table.choices()).toEqual(['done', 'reroll G1', 'reroll P1']);
    table.play('reroll G1');
    expect(table.choices()).toEqual(['done', 'reroll P1']);
    table.chance('roll 6').play('done');
    expect(table.dice(0)).toEqual(['G6', 'P1']);
  });

  test('RAJ-PALACE-03 dice are named one by one, each set in one order only', () => {
    const table = newTable()
      .seat(0, { dice: ['B1', 'G4', 'G4', 'O2'] })
      .seat(1, { dice: ['B1', 'O2'] });
    table.play('front-terrace', 'reroll B1', 'reroll G4');
    expect(table.choices()).toEqual(['done', 'reroll G4', 'reroll O2']);
    expect(table.play('reroll O2').choices()).toEqual(['done']);
  });

  test('RAJ-PALACE-05 a full Kali may still use the terrace', () => {
    const swap = newTable().seat(0, { dice: TEN }).play('orange-terrace-1', 'return B1');
    expect(swap.dice(0)).toEqual([...TEN.slice(1, 6), 'O1', 'O1', 'O2', 'P1', 'P2']);
    const none = newTable()
      .seat(0, { dice: TEN })
      .seat(1, { dice: ['B1'] })
      .play('orange-terrace-1');
    expect(none.choices()).toEqual(['done', ...TEN.map((die) => `return ${die}`)]);
    expect(none.play('done').dice(0)).toEqual(TEN);
    expect(none.of('declined')).toMatchObject([{ seat: 0, what: 'dice' }]);
  });

  test('RAJ-PALACE-05 RAJ-PLACE-12 with full hands a player can return a die of a colour that has run out and take it again', () => {
    const table = newTable().seat(0, { dice: TEN }).supply({ orange: 0 });
    expect(table.play('orange-terrace-1').choices()).toEqual(['done', 'return O1', 'return O2']);
    table.chance('roll 6').play('return O1');
    expect(table.dice(0)).toContain('O6');
    const free = newTable()
      .seat(0, { dice: TEN.slice(0, 9) })
      .supply({ orange: 0 });
    expect(free.choices()).not.toContain('orange-terrace-1');
  });

  test('RAJ-PALACE-06 RAJ-EX-10 balcony: one blue die buys two orange ones', () => {
    const table = newTable()
      .seat(0, { dice: ['B3'] })
      .chance('roll 4', 'roll 2')
      .play('blue-balcony', 'pay B3');
    expect(table.dice(0)).toEqual(['O2', 'O4']);
  });

  test('RAJ-PALACE-08 six chambers, one for each value', () => {
    const names = ['great-mogul', 'dancer', 'yogi', 'raja-man-singh', 'master-builder', 'portuguese'];
    const { spaces } = newTable().game;
    expect(spaces.filter(({ group }) => group === 'chambers').map(({ id }) => id)).toEqual(names);
    const opened = (die: string, karma: number): string[] =>
      newTable()
        .seat(0, { dice: [die, 'P6', 'P6'], karma, province: [['C2', 'O-S4', 0]] })
        .open('P-T2')
        .choices();
    expect(opened('B4', 0)).toContain('raja-man-singh');
    expect(opened('B3', 1)).toContain('raja-man-singh');
    expect(opened('B3', 0)).not.toContain('raja-man-singh');
    expect(opened('B5', 0)).not.toContain('raja-man-singh');
    for (const [index, name] of names.entries()) expect(opened(`B${index + 1}`, 0)).toContain(name);
    expect(opened('B4', 1)).toContain('yogi');
    expect(opened('B4', 0)).not.toContain('yogi');
  });

  test('RAJ-PALACE-09 Great Mogul: 2 fame and the start of the next round', () => {
    const table = newTable().seat(1, { dice: ['B1'] });
    table.state.active.fill(1);
    table.play('blue-terrace-1', 'great-mogul', 'pay B1');
    expect(table.state.fame[1]).toBe(2);
    expect(table.state.start).toBe(1);
    expect(table.of('start-player-moved')).toMatchObject([{ seat: 1 }]);
  });

  test('RAJ-PALACE-10 the elephant moves only at the round end', () => {
    const table = newTable({ players: 3 }).seat(2, { dice: ['B1'] });
    table.play('blue-terrace-1', 'blue-terrace-2', 'great-mogul', 'pay B1');
    expect(table.state.start).toBe(0);
    expect(table.state).toMatchObject({ cycle: 2, turn: 0 });
  });

  test('RAJ-PALACE-11 Dancer: 2 dice, then draw a white tile and use it immediately', () => {
    const table = newTable()
      .seat(0, { money: 3, dice: ['B2'] })
      .fresh();
    table.chance(white(table, 'money')).play('dancer', 'pay B2', 'take B', 'take G');
    expect(table.dice(0)).toEqual(['B1', 'G1']);
    expect(table.state.money[0]).toBe(6);
    const types = table.types();
    expect(types.lastIndexOf('die-rolled')).toBeLessThan(types.indexOf('yield-tile-drawn'));
    const kinds = table.game.yieldTiles
      .filter(({ colourName }) => colourName === 'white')
      .map(({ gain }) => [gain.kind, gain.amount]);
    expect(kinds).toEqual([
      ['dice', 1],
      ['money', 3],
      ['upgrade', 1],
      ['karma', 1],
    ]);
  });

  test('RAJ-PALACE-11 white tiles are drawn in proportion to their copies', () => {
    const { rules, game, position } = newTable();
    const white = game.yieldTiles.filter(({ colourName }) => colourName === 'white');
    position.agenda.push({ kind: 'draw-yield-tile', seat: 0 });
    expect(ask(rules, position)).toMatchObject({ decider: 'chance', weights: white.map(({ count }) => count) });
  });

  test('RAJ-PALACE-12 used white tiles are reshuffled when the stack is empty', () => {
    const table = newTable().seat(0, { money: 0, bonusMarker: 0, karma: 3, waiting: 0 });
    for (let draw = 1; draw <= 8; draw++) {
      table.run({ kind: 'draw-yield-tile', seat: 0 });
      for (const text of [table.choices()[0] ?? '']) if (text.startsWith('take') || text.startsWith('upgrade')) table.play(text);
      const left = table.state.yieldStack.reduce((a, b) => a + b);
      const aside = table.state.yieldAside.reduce((a, b) => a + b);
      expect([left, aside]).toEqual(draw === 8 ? [8, 0] : [8 - draw, draw]);
    }
    expect(table.of('yield-stack-renewed')).toHaveLength(1);
    table.position.agenda.push({ kind: 'draw-yield-tile', seat: 0 });
    expect(table.choices()).toHaveLength(4);
  });

  test('RAJ-PALACE-13 the Dancer’s dice and the die of the tile are two gains', () => {
    const table = newTable().seat(0, { dice: TEN.slice(1) });
    table.chance(white(table, 'dice')).play('dancer', 'pay B2', 'take O', 'take O');
    expect(table.dice(0)).toHaveLength(10);
    expect(table.choices()).toContain('done');
    expect(table.choices()).toContain('return B3');
  });

  test('RAJ-PALACE-14 Yogi: 2 karma, then a die', () => {
    const table = newTable()
      .seat(0, { karma: 2, dice: ['B3'] })
      .play('yogi', 'pay B3', 'take O');
    expect(table.state.karma[0]).toBe(3);
    expect(table.dice(0)).toEqual(['O1']);
  });

  test('RAJ-PALACE-16 Raja Man Singh: an upgrade and 3 money', () => {
    const table = newTable()
      .seat(0, { money: 3, dice: ['B4'] })
      .play('raja-man-singh', 'pay B4', 'upgrade palace');
    expect(table.level(0, 'palace')).toBe(3);
    expect(table.state.money[0]).toBe(6);
  });

  test('RAJ-PALACE-18 the fifth chamber is the Master Builder', () => {
    const { spaces } = newTable().game;
    expect(spaces.find(({ id }) => id === 'master-builder')?.effects.map(({ kind }) => kind)).toEqual(['overbuild']);
  });

  test('RAJ-PALACE-19 RAJ-PALACE-20 Portuguese: exactly 6 unoccupied spaces', () => {
    const table = newTable()
      .seat(0, { boat: 2, dice: ['B6'] })
      .seat(1, { boat: 5 })
      .fresh();
    table.play('portuguese', 'pay B6');
    expect(table.state.boats[0]).toBe(9);
    expect(table.of('boat-moved')).toMatchObject([{ from: 2, to: 9 }]);
    expect(table.decider()).toBe(1);
  });

  test('RAJ-PALACE-21 passing the bridge gives the worker, then the benefit', () => {
    const table = newTable()
      .seat(0, { boat: 16, dice: ['B6'], money: 0, bonusMarker: 0 })
      .fresh();
    table.play('portuguese', 'pay B6');
    expect(table.types().slice(2, 5)).toEqual(['boat-moved', 'worker-won', 'money-gained']);
    expect(table.state.active[0]).toBe(4);
  });

  test('RAJ-PALACE-22 not from the last six spaces', () => {
    const { last } = newTable().game.river;
    expect(
      newTable()
        .seat(0, { boat: last - 6, dice: ['B6'] })
        .choices(),
    ).toContain('portuguese');
    expect(
      newTable()
        .seat(0, { boat: last - 5, dice: ['B6'] })
        .choices(),
    ).not.toContain('portuguese');
    const table = newTable()
      .seat(0, { boat: last - 6, dice: ['B6'] })
      .play('portuguese', 'pay B6');
    expect(table.state.boats[0]).toBe(last);
  });

  test('RAJ-PALACE-23 not with fewer than 6 unoccupied spaces ahead', () => {
    const { last } = newTable().game.river;
    const table = newTable()
      .seat(0, { boat: last - 6, dice: ['B6'] })
      .seat(1, { boat: last - 3 });
    expect(table.choices()).not.toContain('portuguese');
    expect(table.seat(1, { boat: last }).choices()).toContain('portuguese');
  });
});
