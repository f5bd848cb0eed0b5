import { submit } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { navaratnasOf } from '../modules/navaratnas/tiles.ts';
import { at, range } from '../numbers.ts';
import { kind, NAV, navaratnas, placeOf, withTile } from '../testing/navaratnas.ts';
import { newTable, type Table, TEST_SOURCE } from '../testing/table.ts';
import { NONE } from '../words.ts';

describe('Navaratnas', () => {
  test('RAJ-NAV-01 RAJ-NAV-03 all use the back: 8 hands', () => {
    expect(navaratnas(4).game.sides.map(({ name, hands }) => [name, hands])).toEqual(range(4).map(() => ['back', 8]));
    const table = navaratnas()
      .seat(0, { dice: Array(8).fill('B1') })
      .play('orange-terrace-1');
    expect(table.choices()).toEqual(['done', 'return B1']);
  });

  test('RAJ-NAV-02 up to six workers', () => {
    const table = navaratnas().seat(0, { fame: 14, money: 19, bonusMarker: 33, boat: 17, dice: ['B1'] });
    table.praise(0, 1).earn(0, 1).play('harbour-1', 'pay B1');
    expect(table.state.active[0]).toBe(6);
    expect(table.types()).not.toContain('worker-removed');
  });

  test('RAJ-NAV-04 every yield space has a colour, two of them brown', () => {
    const colours = navaratnas().game.edition.provinceBoard.yields.map(({ colour }) => colour);
    expect(colours.filter((colour) => colour === 'brown')).toHaveLength(2);
    expect(new Set(colours)).toEqual(new Set(['white', 'yellow', 'red', 'brown']));
  });

  test('RAJ-NAV-05 RAJ-NAV-06 everyone begins with a brown tile on a brown space of their choice, in turn order', () => {
    const table = newTable({ players: 3, ...NAV });
    const seats: unknown[] = [];
    while (table.frame()?.kind === 'navaratnas/lay') {
      seats.push(table.decider());
      expect(table.choices()).toEqual(['on TL', 'on TR']);
      table.play('on TR');
    }
    expect(seats).toEqual([0, 1, 2]);
    expect(table.of('navaratnas/tile-drawn').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const places = table.game.sides[0]?.yields.length ?? 0;
    const { laid } = navaratnasOf(table.state.modules);
    for (const seat of range(3)) {
      const own = laid.slice(seat * places, (seat + 1) * places).filter((tile) => tile !== NONE);
      expect(own.map((tile) => table.game.yieldTiles[tile]?.colourName)).toEqual(['brown']);
    }
  });

  test('RAJ-NAV-07 all other tiles are face up', () => {
    const table = navaratnas(3);
    const { display } = navaratnasOf(table.state.modules);
    const open = (colour: string): number =>
      table.game.yieldTiles.filter((tile) => tile.colourName === colour).reduce((sum, { index }) => sum + at(display, index), 0);
    expect(['brown', 'white', 'yellow', 'red'].map(open)).toEqual([4, 8, 9, 6]);
    expect(table.state.yieldStack.every((tiles) => tiles === 0)).toBe(true);
    expect(table.rules.definition.viewFor(table.game, table.position, 1).modules.navaratnas?.display).toEqual(display);
  });

  test('RAJ-NAV-08 a space without a tile gives its printed yield', () => {
    const table = navaratnas().seat(0, { money: 0 }).run({ kind: 'yield', seat: 0, place: 1 });
    expect(table.game.sides[0]?.yields[1]).toMatchObject({ id: 'T2', gain: { kind: 'money', amount: 1 } });
    expect(table.state.money[0]).toBe(1);
  });

  test('RAJ-NAV-09 a yield tile replaces the printed yield when the space is connected, after scoring the province tile', () => {
    const table = navaratnas()
      .seat(0, { money: 4, dice: ['B5'] })
      .onlyOpen('B-S5')
      .fresh();
    withTile(table, 'T2', kind(table, 'white', { kind: 'dice' }));
    table.play('quarry-1', 'take B-S5', 'lay B1 r0', 'pay B5', 'take G');
    expect(table.dice(0)).toEqual(['G1']);
    expect(table.of('money-gained').map(({ source }) => source)).toEqual([{ kind: 'tile', id: 'B-S5' }]);
    const types = table.types();
    expect(types.indexOf('tile-scored')).toBeLessThan(types.indexOf('yield-received'));
  });

  test('RAJ-NAV-10 kinds of white, yellow and red tiles', () => {
    for (const { colourName, gain } of navaratnas().game.yieldTiles) {
      if (colourName === 'brown') continue;
      expect(['dice', 'money', 'upgrade', 'boat-move', 'karma']).toContain(gain.kind);
      if (gain.kind === 'dice' || gain.kind === 'karma') expect([1, 2]).toContain(gain.amount);
    }
  });

  test('RAJ-NAV-11 the Dancer: 2 dice, then place a tile of your choice, which gives nothing yet', () => {
    const table = navaratnas()
      .seat(0, { money: 3, dice: ['B2'] })
      .fresh();
    const red = table.game.yieldTiles[kind(table, 'red', { kind: 'money' })];
    table.play('dancer', 'pay B2', 'take B', 'take G', `yield ${red?.id}`, 'on L4');
    expect(table.dice(0)).toEqual(['B1', 'G1']);
    expect(navaratnasOf(table.state.modules).laid[placeOf(table, 'L4')]).toBe(red?.index);
    expect(table.state.money[0]).toBe(3);
  });

  test('RAJ-NAV-12 a space with a received yield is not free; others of its colour are', () => {
    const table = navaratnas().seat(0, { dice: ['B2'] });
    const yellow = table.game.yieldTiles[kind(table, 'yellow', { kind: 'karma' })];
    table.state.connected = table.state.connected.with(0, 1 << placeOf(table, 'L3'));
    table.state.yielded = table.state.yielded.with(0, 1 << placeOf(table, 'L3'));
    table.play('dancer', 'pay B2', 'take B', 'take G', `yield ${yellow?.id}`);
    expect(table.choices()).toEqual(['on L2', 'on R2', 'on R3']);
    const filled = navaratnas().seat(0, { dice: ['B2'], province: [['B1', 'B-S5', 1]] });
    const whiteTile = filled.game.yieldTiles[kind(filled, 'white', { kind: 'money' })];
    filled.play('dancer', 'pay B2', 'take B', 'take G', `yield ${whiteTile?.id}`);
    expect(filled.choices()).toContain('on T2');
  });

  test('RAJ-NAV-13 only with a free space of the colour', () => {
    const table = navaratnas().seat(0, { dice: ['B2'] });
    withTile(withTile(table, 'TL', 0), 'TR', 0);
    table.play('dancer', 'pay B2', 'take B', 'take G');
    const browns = table.game.yieldTiles.filter(({ colourName }) => colourName === 'brown').map(({ id }) => `yield ${id}`);
    expect(table.choices().filter((text) => browns.includes(text))).toEqual([]);
    expect(table.choices().length).toBeGreaterThan(5);
  });

  test('RAJ-NAV-14 taking a tile is voluntary', () => {
    const table = navaratnas()
      .seat(0, { dice: ['B2'] })
      .play('dancer', 'pay B2', 'take B', 'take G', 'no yield tile');
    expect(table.dice(0)).toEqual(['B1', 'G1']);
    expect(table.of('navaratnas/tile-laid').filter(({ seat }) => seat === 0)).toHaveLength(1);
    expect(table.of('declined')).toMatchObject([{ seat: 0, what: 'yield-tile' }]);
  });

  test('RAJ-NAV-13 the only free space of a colour is used without asking', () => {
    const table = navaratnas();
    const white = table.game.yieldTiles[kind(table, 'white', { kind: 'money' })];
    for (const place of ['T2', 'BC']) withTile(table, place, white?.index ?? NONE);
    table.run({ kind: 'navaratnas/choose', seat: 0, source: TEST_SOURCE }).play(`yield ${white?.id}`);
    expect(table.of('navaratnas/tile-laid').at(-1)).toMatchObject({ seat: 0, at: 'T4' });
  });

  test('RAJ-NAV-15 a placed tile stays', () => {
    const table = navaratnas().seat(0, { dice: ['B2'] });
    const white = table.game.yieldTiles[kind(table, 'white', { kind: 'money' })];
    withTile(table, 'T2', white?.index ?? NONE);
    table.play('dancer', 'pay B2', 'take B', 'take G', `yield ${white?.id}`);
    expect(table.choices()).toEqual(['on T4', 'on BC']);
  });

  test('RAJ-NAV-16 no suitable tile left: only the dice', () => {
    const table = navaratnas().seat(0, { dice: ['B2'] });
    navaratnasOf(table.state.modules).display.fill(0);
    expect(table.choices()).toContain('dancer');
    table.play('dancer', 'pay B2', 'take B', 'take G');
    expect(table.of('lapsed')).toMatchObject([{ what: 'yield-tile' }]);
    expect(table.decider()).toBe(1);
  });

  /** A turn cycle in which A and B own this many workers and only B has one left. */
  function idleCycle(own: number, other: number, offers = 0): Table {
    const table = navaratnas();
    table.state.active[0] = own;
    table.state.placed[0] = own;
    table.state.active[1] = other;
    table.state.placed[1] = other - 1;
    navaratnasOf(table.state.modules).offers[0] = offers;
    table.position.agenda.length = 0;
    return table.fresh().run({ kind: 'cycle' });
  }

  test('RAJ-NAV-17 RAJ-EX-24 four against five workers: one tile in the fifth turn cycle', () => {
    const table = idleCycle(4, 5);
    expect(table.frame()).toMatchObject({ kind: 'navaratnas/choose', seat: 0, source: { kind: 'navaratnas/catch-up' } });
    const white = table.game.yieldTiles[kind(table, 'white', { kind: 'money' })];
    table.play(`yield ${white?.id}`, 'on T2');
    expect(table.decider()).toBe(1);
    expect(idleCycle(4, 5, 1).decider()).toBe(1);
    expect(idleCycle(4, 6, 1).frame()).toMatchObject({ kind: 'navaratnas/choose', seat: 0 });
  });

  test('RAJ-NAV-18 RAJ-NAV-19 a player further behind gets more than one tile', () => {
    expect(idleCycle(3, 5, 0).decider()).toBe(0);
    expect(idleCycle(3, 5, 1).decider()).toBe(0);
    expect(idleCycle(3, 5, 2).decider()).toBe(1);
    expect(idleCycle(3, 6, 2).decider()).toBe(0);
    const declined = idleCycle(4, 5).play('no yield tile');
    expect(navaratnasOf(declined.state.modules).offers[0]).toBe(1);
    const impossible = navaratnas();
    navaratnasOf(impossible.state.modules).display.fill(0);
    impossible.state.active[1] = 5;
    impossible.state.placed[0] = 3;
    impossible.position.agenda.length = 0;
    impossible.run({ kind: 'cycle' });
    expect(navaratnasOf(impossible.state.modules).offers[0]).toBe(1);
    expect(impossible.frame()?.kind).not.toBe('navaratnas/choose');
    impossible.position.agenda.length = 0;
    impossible.run({ kind: 'round-end' });
    expect(navaratnasOf(impossible.state.modules).offers).toEqual([0, 0]);
  });

  test('RAJ-NAV-29 a free Dancer also lets the player choose', () => {
    const table = navaratnas()
      .seat(0, { boat: 3, dice: ['B1'] })
      .play('harbour-1', 'pay B1', 'dancer', 'take B', 'take G');
    expect(table.frame()).toMatchObject({ kind: 'navaratnas/choose', seat: 0 });
  });

  test('RAJ-NAV-30 a player with a worker but no legal placement gets no catch-up tile', () => {
    const table = navaratnas();
    table.state.workers.fill(2);
    table.state.active[1] = 5;
    table.position.agenda.length = 0;
    table.fresh().run({ kind: 'turn', seat: 0 });
    expect(table.types()).toEqual(['passed-over']);
  });

  test('RAJ-NAV-30 taking a catch-up tile is not a turn and has no other effect', () => {
    const table = idleCycle(4, 5);
    const { karma, money, fame, placed } = structuredClone(table.state);
    const white = table.game.yieldTiles[kind(table, 'white', { kind: 'money' })];
    table.play(`yield ${white?.id}`, 'on T2');
    expect(table.types()).toEqual(['cycle-started', 'navaratnas/offered', 'navaratnas/tile-laid', 'turn-started']);
    expect(table.of('turn-started')).toMatchObject([{ seat: 1 }]);
    expect(table.state).toMatchObject({ karma, money, fame, placed });
  });

  test('RAJ-NAV-31 no catch-up after the trigger', () => {
    const table = navaratnas();
    table.state.trigger = 1;
    table.state.active[1] = 5;
    table.state.placed[0] = 3;
    table.position.agenda.length = 0;
    table.fresh().run({ kind: 'turn', seat: 0 });
    expect(table.facts).toEqual([]);
  });

  test('RAJ-NAV-32 overbuilding never gives the yield of a tile', () => {
    const table = navaratnas()
      .seat(0, { dice: ['G5', 'P6'], province: [['B1', 'B-S5', 1]] })
      .onlyOpen('P-T1')
      .fresh();
    withTile(table, 'TL', kind(table, 'white', { kind: 'money' }));
    table.play('master-builder', 'pay G5', 'take P-T1', 'lay B1 r1', 'pay P6');
    expect(table.types()).not.toContain('yield-received');
    expect(table.state.yielded[0]).toBe(0);
    expect(submit(table.rules, table.position, 0, 'receive TL').ok).toBe(false);
  });
});
