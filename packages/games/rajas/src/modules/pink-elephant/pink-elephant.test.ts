import type { Seat } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { at } from '../../numbers.ts';
import { newTable, type SeatFixture, type Table, type TableOptions } from '../../testing/table.ts';
import { viewFor } from '../../view.ts';
import { NONE } from '../../words.ts';
import { elephantOf } from './elephant.ts';

const DICE = ['B1', 'B2', 'G2', 'O2', 'P5', 'P6'];

function elephantTable(players = 3, more: TableOptions['options'] = {}, fixture: SeatFixture = {}): Table {
  const table = newTable({ players, options: { pinkElephant: 'on', ...more } });
  for (let seat = 0; seat < players; seat++) table.seat(seat, { money: 9, dice: DICE, ...fixture });
  return table.fresh();
}

const elephant = (table: Table) => elephantOf(table.state.modules);

/** A seat has owned the elephant since an earlier round. */
function ownedBy(seat: Seat, table: Table): Table {
  elephant(table).owner = seat;
  return table;
}

/** A seat's choices for placing a worker now. */
function placements(table: Table, seat: Seat): string[] {
  table.position.agenda.push({ kind: 'place', seat });
  const choices = table.choices();
  table.position.agenda.pop();
  return choices;
}

const joins = (table: Table, seat: Seat) => placements(table, seat).filter((text) => text.startsWith('join'));

/** Asks a seat to place a worker. */
function turnOf(table: Table, seat: Seat): Table {
  table.position.agenda.push({ kind: 'place', seat });
  return table;
}

function nextRound(table: Table): Table {
  return table.run({ kind: 'round-end' });
}

describe('owning it', () => {
  test('GB2-PINK-01 it has no owner at the start', () => {
    expect(elephant(elephantTable()).owner).toBe(NONE);
  });

  test('GB2-PINK-02 a player who uses the outer terrace may also take it', () => {
    const table = elephantTable().play('front-terrace', 'take the elephant');
    expect(elephant(table).owner).toBe(0);
    expect(table.of('money-gained')).toMatchObject([{ seat: 0, amount: 2 }]);
    expect(table.choices()).toContain('done');
    const later = ownedBy(1, elephantTable()).play('front-terrace');
    expect(later.of('pink-elephant/taken')).toMatchObject([{ seat: 0, from: 1 }]);
  });

  test('GB2-PINK-03 taking it first is optional, and yes is listed first', () => {
    const table = elephantTable().play('front-terrace');
    expect(table.choices()).toEqual(['take the elephant', 'leave the elephant']);
    expect(elephant(table.play('leave the elephant')).owner).toBe(NONE);
    expect(table.of('declined')).toMatchObject([
      { seat: 0, what: 'pink-elephant', source: { kind: 'space', id: 'front-terrace' } },
    ]);
  });

  test('GB2-PINK-03 it is taken from another player without asking', () => {
    const table = ownedBy(1, elephantTable()).play('front-terrace');
    expect(elephant(table).owner).toBe(0);
    expect(table.choices()).not.toContain('leave the elephant');
  });

  test('GB2-PINK-04 GB2-PINK-15 its owner keeps it for the next round and can use it again', () => {
    const table = ownedBy(1, elephantTable()).play('dancer', 'pay B2');
    elephant(table).used = 0b10;
    elephant(table).space = 3;
    nextRound(table);
    expect(elephant(table)).toEqual({ owner: 1, space: NONE, changed: 0, lying: 0, used: 0 });
    expect(table.state.start).toBe(1);
    expect(joins(table, 1)).toEqual([]);
  });

  test('GB2-PINK-05 it changes hands at most once per round', () => {
    const table = elephantTable().play('front-terrace', 'take the elephant', 'done');
    table.state.workers[table.space('front-terrace')] = 0;
    turnOf(table, 1).play('front-terrace');
    expect(table.choices()).not.toContain('take the elephant');
    expect(elephant(table).owner).toBe(0);
    expect(table.of('money-gained')).toHaveLength(2);
  });

  test('GB2-PINK-05 its owner keeps it when using the outer terrace', () => {
    const table = ownedBy(0, elephantTable()).play('front-terrace', 'done');
    expect(table.of('pink-elephant/taken')).toEqual([]);
    table.state.workers[table.space('front-terrace')] = 0;
    turnOf(table, 1).play('front-terrace');
    expect(table.of('pink-elephant/taken')).toMatchObject([{ seat: 1, from: 0 }]);
  });

  test('GB2-PINK-13 taken from beside a worker, it leaves the board; the worker stays', () => {
    const table = ownedBy(1, elephantTable()).occupy(0, 'dancer');
    turnOf(table, 1).play('join dancer', 'pay B2');
    while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
    turnOf(table, 2).play('front-terrace');
    expect(elephant(table)).toMatchObject({ owner: 2, space: NONE });
    expect(at(table.state.workers, table.space('dancer'))).toBe(0b11);
  });

  test('GB2-PINK-20 it is worth nothing at the end', () => {
    const table = elephantTable();
    const before = rajas.standings(table.game, table.state);
    expect(rajas.standings(table.game, ownedBy(2, table).state)).toEqual(before);
  });
});

describe('joining the start player', () => {
  test('GB2-PINK-06 GB2-EX-12 both have used the space', () => {
    const table = ownedBy(1, elephantTable(2)).occupy(0, 'dancer');
    expect(joins(table, 1)).toEqual(['join dancer']);
    turnOf(table, 1).play('join dancer', 'pay B2', 'take O', 'take O');
    expect(table.of('die-rolled')).toHaveLength(2);
    expect(table.of('yield-tile-drawn')).toHaveLength(1);
    expect(at(table.state.workers, table.space('dancer'))).toBe(0b11);
    expect(elephant(table).space).toBe(table.space('dancer'));
  });

  test('GB2-PINK-07 GB2-PINK-08 the joined space’s money is paid, and the next free space stays the same', () => {
    const table = ownedBy(1, elephantTable(3)).occupy(0, 'quarry-1').occupy(2, 'quarry-2');
    turnOf(table, 1).play('join quarry-1');
    expect(table.of('money-paid')).toMatchObject([{ seat: 1, amount: 1 }]);
    expect(placements(table, 2).filter((text) => text.startsWith('quarry'))).toEqual(['quarry-3']);
  });

  test('GB2-PINK-09 the space’s other conditions apply', () => {
    const province = [['C2', 'O-C6', 0]] as const;
    const table = ownedBy(1, elephantTable(3)).seat(1, { province });
    expect(joins(table.occupy(0, 'assorted-2'), 1)).toEqual(['join assorted-2']);
    expect(joins(table.occupy(1, 'assorted-1'), 1)).toEqual([]);
    const poor = ownedBy(1, elephantTable(3)).seat(1, { dice: [] }).occupy(0, 'dancer');
    expect(joins(poor, 1)).toEqual([]);
  });

  test('GB2-PINK-10 once per round for each player, at most two players', () => {
    const table = ownedBy(1, elephantTable(3)).occupy(0, 'dancer', 'yogi');
    turnOf(table, 1).play('join dancer', 'pay B2');
    expect(joins(table, 1)).toEqual([]);
    const view = viewFor(table.game, table.position, 1);
    expect(rajas.things(table.game, view, 1)).toContain('pink-elephant');
    turnOf(table, 2).play('front-terrace', 'done');
    turnOf(table, 2).play('join dancer', 'pay B2');
    expect(joins(table, 2)).toEqual([]);
    expect(elephant(table)).toMatchObject({ used: 0b110, changed: 1 });
  });

  test('GB2-PINK-11 the start player cannot use it', () => {
    const table = ownedBy(0, elephantTable(3)).occupy(0, 'dancer').occupy(1, 'yogi');
    expect(joins(table, 0)).toEqual([]);
    turnOf(table, 0);
    const view = viewFor(table.game, table.position, 0);
    expect(rajas.explain(table.game, view, 0, 'pink-elephant')).toMatchObject({ rule: 'GB2-PINK-11' });
  });

  test('GB2-PINK-12 spaces of others cannot be joined', () => {
    const table = ownedBy(1, elephantTable(3)).occupy(2, 'dancer');
    expect(joins(table, 1)).toEqual([]);
    turnOf(table, 1);
    const view = viewFor(table.game, table.position, 1);
    expect(rajas.explain(table.game, view, 1, 'pink-elephant')).toMatchObject({ rule: 'GB2-PINK-12' });
  });

  test('GB2-PINK-14 a new owner can be the third worker on a space', () => {
    const table = ownedBy(1, elephantTable(3)).occupy(0, 'dancer');
    turnOf(table, 1).play('join dancer', 'pay B2');
    while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
    turnOf(table, 2).play('front-terrace', 'done');
    turnOf(table, 2).play('join dancer', 'pay B2');
    expect(at(table.state.workers, table.space('dancer'))).toBe(0b111);
  });

  test('GB2-PINK-16 at the Great Mogul the later claim counts', () => {
    const table = ownedBy(1, elephantTable(3)).play('great-mogul', 'pay B1');
    expect(table.state.claim).toBe(0);
    turnOf(table, 1).play('join great-mogul', 'pay B1');
    expect(table.state.claim).toBe(1);
    expect(table.of('fame-gained').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  test('GB2-PINK-17 GB2-PINK-18 a lifted worker: the elephant lies flat; without the start player no one joins', () => {
    const table = ownedBy(1, elephantTable(3)).occupy(0, 'dancer');
    turnOf(table, 1).play('join dancer', 'pay B2');
    while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
    const space = table.space('dancer');
    rajas.fold(table.game, table.state, { type: 'worker-lifted', seat: 1, space, id: 'dancer' });
    expect(elephant(table)).toMatchObject({ owner: 1, lying: 1, space: NONE });
    expect(joins(table, 1)).toEqual([]);
    turnOf(table, 2).play('front-terrace', 'done');
    expect(joins(table, 2)).toEqual(['join dancer']);
    rajas.fold(table.game, table.state, { type: 'worker-lifted', seat: 0, space, id: 'dancer' });
    expect(joins(table, 2)).toEqual([]);
  });

  test('GB2-PINK-17 it stays standing when other workers leave', () => {
    const table = ownedBy(1, elephantTable(3)).occupy(0, 'dancer').occupy(1, 'yogi');
    turnOf(table, 1).play('join dancer', 'pay B2');
    const standing = { space: table.space('dancer'), lying: 0 };
    rajas.fold(table.game, table.state, { type: 'worker-lifted', seat: 1, space: table.space('yogi'), id: 'yogi' });
    expect(elephant(table)).toMatchObject(standing);
    rajas.fold(table.game, table.state, { type: 'worker-lifted', seat: 0, space: table.space('dancer'), id: 'dancer' });
    expect(elephant(table)).toMatchObject(standing);
  });

  test('GB2-PINK-06 joining is only possible as a placement', () => {
    const table = turnOf(ownedBy(1, elephantTable(3)).occupy(0, 'dancer'), 1);
    expect(table.choices()).toContain('join dancer');
    table.play('great-mogul');
    expect(table.choices().filter((text) => text.startsWith('join'))).toEqual([]);
  });

  test('GB2-PINK-06 GB2-PINK-10 GB2-PINK-11 GB2-PINK-12 it says why it cannot be used', () => {
    const why = (table: Table, seat: Seat, thing = 'pink-elephant') =>
      rajas.explain(table.game, viewFor(table.game, table.position, seat), seat, thing);
    const NOT_ASKED = { code: 'not-your-decision', rule: 'GB2-PINK-06' };
    const table = ownedBy(1, elephantTable(3)).occupy(0, 'dancer');
    expect([why(table, 1), why(table, 1, 'dragon:1')]).toEqual([NOT_ASKED, undefined]);
    expect(why(table, 0)).toEqual({ code: 'elephant-not-yours', rule: 'GB2-PINK-06' });
    expect(why(turnOf(table, 1), 1)).toBeUndefined();
    elephant(table).used = 0b10;
    expect(why(table, 1)).toEqual({ code: 'elephant-used', rule: 'GB2-PINK-10' });
    elephant(table).used = 0;
    table.state.start = 1;
    expect(why(table, 1)).toEqual({ code: 'elephant-of-start-player', rule: 'GB2-PINK-11' });
    table.state.start = 2;
    expect(why(table, 1)).toEqual({ code: 'nobody-to-join', rule: 'GB2-PINK-12' });
    table.position.agenda.push({ kind: 'pay-space', seat: 1, space: table.space('yogi') });
    expect(why(table, 1)).toEqual(NOT_ASKED);
    table.position.agenda.length = 0;
    expect(why(table, 1)).toEqual(NOT_ASKED);
  });

  test('GB2-PINK-19 on the outer terrace the owner joins and stays the owner', () => {
    const table = ownedBy(1, elephantTable(3)).occupy(0, 'front-terrace').fresh();
    turnOf(table, 1).play('join front-terrace');
    expect(table.of('money-gained')).toMatchObject([{ seat: 1, amount: 2 }]);
    expect(table.choices()).not.toContain('take the elephant');
    expect(elephant(table).owner).toBe(1);
  });
});

test('GB2-INT-29 rows of the temple are checked again when joining', () => {
  const table = ownedBy(1, elephantTable(4, { kedarnath: 'front' })).occupy(0, 'temple');
  for (const [seat, karma] of [3, 1, 2, 0].entries()) table.seat(seat, { karma });
  expect(joins(table, 1)).toEqual([]);
  expect(joins(table.seat(0, { karma: 2 }), 1)).toEqual(['join temple']);
});

test('GB2-INT-42 at the road board the joining player gets money, and a flag if one is left', () => {
  const province = [['C2', 'O-C6', 0]] as const;
  const table = ownedBy(1, elephantTable(3, { roads: 'front' }))
    .seat(1, { province })
    .occupy(0, 'road-board');
  if (table.state.modules.roads) table.state.modules.roads.supply = 0;
  turnOf(table, 1).play('join road-board');
  expect(table.of('money-gained')).toMatchObject([{ seat: 1, amount: 1 }]);
  expect(table.state.modules.roads?.held).toEqual([0, 0, 0]);
});
