import { advance, ask, begin, mustRules } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { compileGame } from '../compile/index.ts';
import { rajas } from '../definition.ts';
import { at } from '../numbers.ts';
import { canCoverSomewhere, overbuildFace, overbuildPrice, whyNotCover } from '../rules/building-ground.ts';
import { dieOf, purseOf } from '../rules/dice.ts';
import { layTop } from '../rules/province.ts';
import { startedTable } from '../testing/river.ts';
import { TEST_SOURCE } from '../testing/table.ts';
import { KINDS_OF_DICE, NONE } from '../words.ts';
import { installedModules, type RajasFact } from './index.ts';
import type { ModuleTileData } from './module.ts';
import { joinableSpaces } from './pink-elephant/elephant.ts';

/** A game with the cows and one tile from another box, described only by its attributes. */
function withTile(tile: Partial<ModuleTileData>) {
  const options = { cows: 'on' };
  const rules = mustRules(rajas, { players: 2, options });
  const foreign: ModuleTileData = { id: 'foreign', road: 'straight', buildings: [], markets: [], ...tile };
  const modules = [...installedModules(rules.game.edition, options), { id: 'foreign', tiles: [foreign] }];
  const game = compileGame(rules.game.edition, 2, modules);
  const { position } = begin({ ...rules, game });
  const found = (id: string) => {
    const one = game.tiles.find((candidate) => candidate.id === id);
    if (!one) throw new Error(`no tile ${id}`);
    return one;
  };
  const lay = (id: string) => layTop(game, position.state, 0, game.grid.cells.indexOf('C2'), found(id).index, 0);
  return { rules: { ...rules, game }, game, position, state: position.state, found, lay };
}

describe('tiles of other boxes, by their attributes', () => {
  test('GB2-GB1-01 a tile that counts as a market tile is counted by the cow', () => {
    const { game, state, lay } = withTile({ marketTile: true });
    lay('foreign');
    const counter = game.gains.find(({ data }) => data.per === 'market-tile')?.counter;
    expect(counter?.(game, state, 0)).toBe(1);
  });

  test('GB2-GB1-03 covering a cow with it costs one die of any colour with its value; a cow cannot cover it', () => {
    const { game, state, found, lay } = withTile({ colour: 'blue', dice: 2, coverFace: 5, safeFromDice: true });
    lay('cow-orange');
    expect(overbuildFace(found('cow-orange'), found('foreign'))).toBe(5);
    expect(overbuildFace(found('O-S4'), found('foreign'))).toBe(0);
    const cell = game.grid.cells.indexOf('C2');
    const why = (tile: string) => whyNotCover(game, state, 0, cell, found(tile), NONE, purseOf(state, 0, NONE, 0));
    state.dice.fill(0);
    state.dice[KINDS_OF_DICE + dieOf(0, 5)] = 1;
    expect(why('foreign')).toMatchObject({ code: 'difference-too-high' });
    state.dice[dieOf(3, 5)] = 1;
    expect(why('foreign')).toBeUndefined();
    const coverable = (spent: number): boolean =>
      canCoverSomewhere(game, state, 0, found('foreign'), spent, purseOf(state, 0, spent, 0));
    expect([coverable(NONE), coverable(dieOf(3, 5))]).toEqual([true, false]);
    state.dice[dieOf(2, 5)] = 1;
    expect([coverable(dieOf(3, 5)), coverable(dieOf(3, 4))]).toEqual([true, true]);
    state.dice[dieOf(2, 5)] = 0;
    lay('foreign');
    state.dice[dieOf(2, 1)] = 1;
    expect(why('cow-orange')).toMatchObject({ rule: 'GB2-COW-18' });
  });

  test('GB2-GB1-03 the die for such a tile can have any colour', () => {
    const { game, position, state, found, rules } = withTile({ colour: 'blue', back: 'snake', dice: 2, coverFace: 5 });
    const stack = game.stacks.findIndex(({ tiles }) => tiles.includes(found('foreign').index));
    layTop(game, state, 0, game.grid.cells.indexOf('C2'), found('cow-orange').index, 0);
    state.tops = state.tops.with(stack, found('foreign').index);
    state.dice.fill(0);
    state.dice[dieOf(1, 5)] = 1;
    state.dice[dieOf(3, 5)] = 1;
    state.dice[KINDS_OF_DICE + dieOf(0, 5)] = 1;
    const frame = {
      kind: 'pay-tile',
      seat: 0,
      over: true,
      source: TEST_SOURCE,
      stack,
      cell: game.grid.cells.indexOf('C2'),
      rotation: 0,
    } as const;
    position.agenda.push(frame);
    const choices = ask(rules, position)?.choices ?? [];
    expect(choices.map((choice) => rajas.format(game, choice))).toEqual(['pay G5', 'pay P5']);
    expect(overbuildPrice(found('cow-orange'), found('foreign'))).toBe(-1);
    const facts: RajasFact[] = [];
    for (const choice of choices.slice(0, 1)) advance(rules, position, choice, facts);
    expect(facts.slice(0, 2)).toMatchObject([
      { type: 'die-paid', seat: 0, die: 'G5', turned: false },
      { type: 'tile-overbuilt', overId: 'cow-orange', id: 'foreign' },
    ]);
    expect(at(state.dice, dieOf(1, 5))).toBe(0);
  });

  test('GB2-GB1-04 any effect that returns a worker lays the elephant flat', () => {
    const table = startedTable({ pinkElephant: 'on' })
      .seat(1, { dice: ['B3'] })
      .occupy(0, 'yogi');
    if (table.state.modules.pinkElephant) table.state.modules.pinkElephant.owner = 1;
    table.position.agenda.push({ kind: 'place', seat: 1 });
    table.play('join yogi', 'pay B3');
    const space = table.space('yogi');
    rajas.fold(table.game, table.state, { type: 'worker-lifted', seat: 1, space, id: 'yogi' });
    expect(table.state.modules.pinkElephant).toMatchObject({ lying: 1, owner: 1 });
    expect(joinableSpaces(table.game, table.state, 1)).toEqual([]);
  });

  test('GB2-GB1-05 the road board ignores the worker on it', () => {
    const table = startedTable({ roads: 'back' })
      .seat(0, { dice: ['B3'], money: 0 })
      .chance('roll 4');
    table.play('road-board', 'pay B3');
    expect(table.of('worker-placed')).toEqual([
      { type: 'worker-placed', seat: 0, space: table.space('road-board'), id: 'road-board' },
    ]);
    expect(table.of('roads/rolled')).toMatchObject([{ value: 4 }]);
  });
});

describe('set-up with modules', () => {
  test('GB2-GEN-04 GB2-INT-36 river, stacks, dice and money, brown tiles, wilderness', () => {
    const options = { river: 'full-random', cows: 'on', navaratnas: 'on', wilderness: 'on', kedarnath: 'front', roads: 'front' };
    const rules = mustRules(rajas, { players: 2, options });
    const agenda = rajas
      .begin(rules.game)
      .agenda.map(({ kind }) => kind)
      .toReversed();
    const order = ['full-river/draw', 'reveal-tile', 'roll', 'find-start-player', 'navaratnas/deal', 'wilderness/deal', 'round'];
    const firsts = order.map((kind) => agenda.indexOf(kind as (typeof agenda)[number]));
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    expect(firsts).not.toContain(NONE);
  });

  test('GB2-INT-37 in mixed rounds the white tile of the mountains is set aside', () => {
    const { game } = mustRules(rajas, { players: 2, options: { wilderness: 'on', mixedRounds: '1' } });
    expect(game.sides.map(({ name }) => name)).toEqual(['back', 'front']);
    const table = startedTable({ wilderness: 'on', mixedRounds: '1' });
    const gain = table.game.ownGains.get('wilderness-mountains')?.index ?? NONE;
    const aside = table.state.yieldAside.reduce((sum, tiles) => sum + tiles, 0);
    table.run({ kind: 'gain', seat: 0, gain, die: 0, source: TEST_SOURCE });
    expect(table.state.yieldAside.reduce((sum, tiles) => sum + tiles, 0)).toBe(aside + 1);
  });

  test('GB2-INT-38 wilderness moves no boat', () => {
    for (const river of ['ganga-roll', 'full-random', 'drying', 'mysterious']) {
      expect(startedTable({ wilderness: 'on', river }).state.boats).toEqual([0, 0]);
    }
  });

  test('GB2-INT-22 with Navaratnas the tile for market tiles counts cows', () => {
    const table = startedTable({ navaratnas: 'on', cows: 'on' }).seat(0, {
      fame: 0,
      province: [
        ['C2', 'O-C6', 0],
        ['C3', 'B-C1', 0],
        ['B2', 'O-C1', 1],
        ['D2', 'cow-orange', 3],
      ],
    });
    const tile = table.game.yieldTiles.find(({ gain }) => gain.data.per === 'market-tile');
    table.fresh().run({ kind: 'gain', seat: 0, gain: tile?.gain.index ?? NONE, die: 0, source: TEST_SOURCE });
    expect(table.of('fame-gained')).toMatchObject([{ amount: 4 }]);
  });

  test('GB2-INT-56 the yield tile for fewer workers does not depend on the elephant', () => {
    const offers = (owner: number) => {
      const table = startedTable({ navaratnas: 'on', pinkElephant: 'on' });
      if (table.state.modules.pinkElephant) table.state.modules.pinkElephant.owner = owner;
      table.state.active[0] = 4;
      table.state.placed[0] = 4;
      table.state.active[1] = 5;
      return table.run({ kind: 'turn', seat: 0 }).of('navaratnas/offered').length;
    };
    expect([offers(0), offers(1), offers(NONE)]).toEqual([1, 1, 1]);
  });
});
