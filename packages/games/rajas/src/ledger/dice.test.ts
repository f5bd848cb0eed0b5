import { describe, expect, test } from 'vitest';
import type { GainData } from '../edition.ts';
import { playAtRandom, SET_UPS } from '../testing/random-games.ts';
import { newTable } from '../testing/table.ts';
import { KINDS_OF_DICE } from '../words.ts';

const GANGA = { players: 2, options: { river: 'ganga-roll' } } as const;
const ORANGE_FOR_KARMA: GainData = { kind: 'dice', amount: 1, per: 'karma', colour: 'orange' };
const TEN = ['B1', 'B2', 'B3', 'G1', 'G2', 'G3', 'O1', 'O2', 'P1', 'P2'];

describe('dice and the Kali statue', () => {
  test('RAJ-DICE-01 RAJ-PALACE-04 RAJ-EX-09 a terrace die is rolled and kept on Kali; nothing is paid', () => {
    const table = newTable().fresh().chance('roll 5');
    table.play('orange-terrace-1');
    expect(table.dice(0)).toEqual(['O5']);
    expect(table.state.supply[2]).toBe(11);
    expect(table.types().filter((type) => type.endsWith('-paid'))).toEqual([]);
  });

  test('RAJ-DICE-02 a stored die keeps its value over turns and rounds', () => {
    const table = newTable().seat(0, { dice: ['B4'] });
    table.state.active[0] = 1;
    table.state.active[1] = 1;
    table.play('orange-terrace-1', 'green-terrace-1', 'blue-terrace-1');
    expect(table.state.round).toBe(2);
    expect(table.dice(0)).toContain('B4');
  });

  test('RAJ-DICE-03 no one ever owns more dice than hands', () => {
    for (const setUp of SET_UPS) {
      playAtRandom(setUp, 'hands', ({ game, position: { state } }) => {
        for (const [seat, { hands }] of game.sides.entries()) {
          const own = state.dice.slice(seat * KINDS_OF_DICE, (seat + 1) * KINDS_OF_DICE).reduce((a, b) => a + b);
          expect(own).toBeLessThanOrEqual(hands);
        }
      });
    }
  });

  test('RAJ-DICE-04 too many dice: take fewer, or return some before the roll', () => {
    const nine = TEN.slice(1);
    const few = newTable().seat(0, { dice: nine, boat: 0 });
    few.receive(0, { kind: 'dice', amount: 2 });
    few.play('take G');
    expect(few.dice(0)).toHaveLength(9);
    expect(few.choices()).toContain('done');
    expect(few.choices()).toContain('return B2');
    expect(few.choices().some((text) => text.startsWith('take'))).toBe(false);
    few.play('done');
    expect(few.dice(0)).toHaveLength(10);
    const swap = newTable().seat(0, { dice: nine }).receive(0, { kind: 'dice', amount: 2 });
    swap.play('take G', 'return B2', 'take P');
    expect(swap.dice(0)).toHaveLength(10);
    expect(swap.dice(0)).not.toContain('B2');
  });

  test('RAJ-DICE-05 no more is returned than needed', () => {
    const table = newTable()
      .seat(0, { dice: TEN.slice(1) })
      .receive(0, { kind: 'dice', amount: 2 });
    table.play('take G', 'return B2');
    expect(table.choices().some((text) => text.startsWith('return'))).toBe(false);
    const roomy = newTable()
      .seat(0, { dice: ['B1', 'B2'] })
      .receive(0, { kind: 'dice', amount: 1 });
    expect(roomy.choices()).toEqual(['take B', 'take G', 'take O', 'take P']);
  });

  test('RAJ-DICE-05 a player who returned a die takes a new one, even if the gain was optional', () => {
    const table = newTable().seat(0, { dice: TEN }).receive(0, { kind: 'dice', amount: 2, optional: true });
    expect(table.choices()).toContain('decline');
    expect(table.choices()).not.toContain('done');
    expect(table.play('return B2').choices()).toEqual(['take B', 'take G', 'take O', 'take P']);
    expect(table.play('take P').choices()).toContain('done');
    expect(table.play('done').dice(0)).toHaveLength(10);
  });

  test('RAJ-DICE-06 paying dice frees up hands before the gain', () => {
    const table = newTable().seat(0, { dice: TEN });
    table.play('blue-balcony', 'pay B1');
    expect(table.dice(0)).toHaveLength(9);
    expect(table.choices()).toEqual(['take O']);
    expect(table.play('take O').choices()).toContain('return B2');
    expect(table.choices()).toContain('done');
  });

  test('RAJ-DICE-07 all colours are named before anything is rolled', () => {
    const table = newTable()
      .seat(0, { dice: ['B2'] })
      .fresh();
    table.play('dancer', 'pay B2', 'take G');
    expect(table.types()).not.toContain('die-rolled');
    expect(table.choices()).toContain('take P');
    table.play('take P');
    expect(
      table
        .of('die-rolled')
        .slice(0, 2)
        .map(({ colour }) => colour),
    ).toEqual([1, 3]);
  });

  test('RAJ-DICE-08 RAJ-GAIN-01 any dice: the same or different colours', () => {
    for (const [second, dice] of [
      ['take G', ['G1', 'G1']],
      ['take B', ['B1', 'G1']],
    ] as const) {
      const table = newTable()
        .seat(0, { dice: ['B1'] })
        .play('harbour-1', 'pay B1');
      expect(table.state.boats[0]).toBe(1);
      expect(table.play('take G', second).dice(0)).toEqual(dice);
    }
  });

  test('RAJ-DICE-09 RAJ-PALACE-07 a colour that has run out cannot be taken', () => {
    const one = newTable()
      .seat(0, { dice: ['B4'] })
      .supply({ orange: 1 })
      .play('blue-balcony', 'pay B4');
    expect(one.dice(0)).toEqual(['O1']);
    const none = newTable()
      .seat(0, { dice: ['B4'] })
      .supply({ orange: 0 });
    expect(none.choices()).not.toContain('blue-balcony');
    const free = newTable().supply({ green: 0 }).receive(0, { kind: 'dice', amount: 1 });
    expect(free.choices()).toEqual(['take B', 'take O', 'take P']);
  });

  test('RAJ-DICE-04 RAJ-DICE-06 two dice for one free hand: the second replaces a returned die', () => {
    const table = newTable().seat(0, { dice: TEN }).play('blue-balcony', 'pay B1', 'take O').fresh();
    table.play('return B2');
    expect(table.of('die-rolled').map(({ colour }) => colour)).toEqual([2, 2]);
    expect([table.dice(0).length, table.decider()]).toEqual([10, 1]);
  });

  test('RAJ-DICE-09 dice the supply lacks lapse without a question', () => {
    const none = { blue: 0, green: 0, orange: 0, purple: 0 };
    const one = newTable()
      .supply({ ...none, purple: 1 })
      .receive(0, { kind: 'dice', amount: 2 });
    expect(one.choices()).toEqual(['take P']);
    expect(one.play('take P').frame()).toMatchObject({ kind: 'place' });
    expect(one.dice(0)).toEqual(['P1']);
    const optional = newTable().supply(none).receive(0, { kind: 'dice', amount: 2, optional: true });
    expect(optional.frame()).toMatchObject({ kind: 'place' });
    const orange: GainData = { kind: 'dice', amount: 1, colour: 'orange' };
    const full = newTable()
      .seat(0, { dice: TEN.map((die) => die.replace('O', 'P')) })
      .supply({ orange: 0 });
    expect(full.receive(0, orange).frame()).toMatchObject({ kind: 'place' });
    const roomy = newTable()
      .seat(0, { dice: ['O1'] })
      .supply({ orange: 0 });
    expect(roomy.receive(0, orange).frame()).toMatchObject({ kind: 'place' });
  });

  test('RAJ-DICE-10 all dice of a gain are taken', () => {
    const table = newTable()
      .seat(0, { dice: ['B2', 'B3', 'G1', 'G2'] })
      .play('dancer', 'pay B2', 'take O');
    expect(table.choices()).toEqual(['take B', 'take G', 'take O', 'take P']);
  });

  test('RAJ-DICE-11 a die just paid may be taken again', () => {
    const table = newTable()
      .seat(0, { dice: ['G2'] })
      .supply({ green: 0 })
      .play('dancer', 'pay G2');
    expect(table.choices()).toContain('take G');
    expect(table.play('take G').choices()).not.toContain('take G');
  });

  test('RAJ-DICE-11 RAJ-DICE-04 with full hands, as many dice of a missing colour can be returned as the gain still needs', () => {
    const dice = ['O1', 'O2', 'O3', 'O4', ...Array<string>(6).fill('G1')];
    const table = newTable().seat(0, { dice, karma: 3 }).supply({ orange: 0 }).chance('roll 6', 'roll 6', 'roll 6');
    table.receive(0, ORANGE_FOR_KARMA);
    expect(table.choices()).toEqual(['done', 'return O1', 'return O2', 'return O3', 'return O4']);
    table.play('return O1', 'take O', 'return O2', 'take O');
    expect(table.choices()).toEqual(['done', 'return O3', 'return O4']);
    table.play('return O3');
    expect(table.dice(0).filter((die) => die.startsWith('O'))).toEqual(['O4', 'O6', 'O6', 'O6']);
    expect(table.frame()).toMatchObject({ kind: 'place' });
  });

  test('RAJ-DICE-11 RAJ-DICE-09 missing dice that no returned die can replace lapse', () => {
    const dice = ['O1', ...Array<string>(9).fill('G1')];
    const table = newTable().seat(0, { dice, karma: 3 }).supply({ orange: 0 });
    table.receive(0, ORANGE_FOR_KARMA).fresh().play('return O1');
    expect([table.of('die-rolled').length, table.frame()]).toMatchObject([1, { kind: 'place' }]);
  });

  test('RAJ-DICE-11 RAJ-DICE-06 the last die of the supply fills the hands: a returned die can become the second', () => {
    const dice = ['B1', 'O1', ...Array<string>(8).fill('G1')];
    const table = newTable().seat(0, { dice }).supply({ orange: 1 }).play('blue-balcony', 'pay B1', 'take O');
    expect(table.choices()).toEqual(['done', 'return O1']);
    expect(table.fresh().play('return O1').of('die-rolled')).toHaveLength(2);
  });

  test('RAJ-DICE-09 RAJ-DICE-11 while a hand is free, dice the supply lacks lapse and none is returned for them', () => {
    const dice = ['O1', ...Array<string>(8).fill('G1')];
    const table = newTable().seat(0, { dice }).supply({ orange: 0 });
    table.receive(0, { kind: 'dice', amount: 2, colour: 'orange' });
    expect(table.frame()).toMatchObject({ kind: 'place' });
  });

  test('RAJ-DICE-11 RAJ-DICE-09 a gain of several colours: each missing colour separately', () => {
    const dice = ['O1', 'O2', ...Array<string>(7).fill('P1')];
    const table = newTable(GANGA).seat(0, { dice }).supply({ blue: 1, green: 0, orange: 0 });
    table.receive(0, { kind: 'dice', colours: ['blue', 'green', 'orange'] });
    expect(table.choices()).toEqual(['take B']);
    expect(table.play('take B').choices()).toEqual(['done', 'return O1', 'return O2']);
    table.fresh().play('return O1');
    expect(table.of('die-rolled').map(({ colour }) => colour)).toEqual([0, 2]);
  });

  test('RAJ-DICE-12 dice are in the supply or on Kali after every event', () => {
    playAtRandom({ players: 4 }, 'never on the board', ({ game, position: { state } }) => {
      const total = [...state.supply, ...state.dice].reduce((a, b) => a + b);
      expect(total).toBe(4 * game.edition.dice.perColour);
    });
  });
});
