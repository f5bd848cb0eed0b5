import { advance, ask, begin, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import type { RajasFact } from '../modules/index.ts';
import { countBits } from '../numbers.ts';
import { newTable } from '../testing/table.ts';
import { COLOURS, NONE, WAITING } from '../words.ts';

/** A game after its set-up with random chance. */
function setUpWith(seed: string, players = 4, options = {}) {
  const rules = mustRules(rajas, { players, options });
  const { position, facts } = begin(rules);
  const random = seededRandom(seed);
  const all: RajasFact[] = [...facts];
  while (ask(rules, position)?.decider === 'chance') advance(rules, position, randomChoice(rules, position, random), all);
  return { game: rules.game, state: position.state, facts: all };
}

/** A game in which chance rolls given starting dice. */
function startWith(sums: readonly (readonly number[])[]) {
  const rules = mustRules(rajas, { players: sums.length });
  const { position, facts } = begin(rules);
  const rolls = sums.flat();
  const all = [...facts];
  while (position.agenda.at(-1)?.kind !== 'find-start-player') {
    const question = ask(rules, position);
    const isRoll = position.agenda.at(-1)?.kind === 'roll';
    const wanted = isRoll ? rolls.shift() : undefined;
    const choice = question?.choices.find((one) => one.type !== 'roll' || one.value === wanted);
    if (!choice) throw new Error('no such roll');
    advance(rules, position, choice, all);
  }
  return { rules, position, facts: all, question: ask(rules, position) };
}

describe('set-up', () => {
  test('RAJ-SETUP-01 the 2-player side with 2 players, the other with 3 and 4', () => {
    const ids = (players: number): string[] => newTable({ players }).game.spaces.map(({ id }) => id);
    const { boards } = newTable().game.edition;
    expect(ids(2)).toEqual(boards[0]?.spaces.map(({ id }) => id));
    expect(ids(4)).toEqual(boards[1]?.spaces.map(({ id }) => id));
  });

  test('RAJ-SETUP-02 with exactly 3 players covered spaces do not exist', () => {
    const covered = newTable({ players: 3 }).game.edition.boards[1]?.coverTiles?.flatMap(({ covers }) => covers) ?? [];
    expect(covered).toEqual(['quarry-6', 'quarry-8', 'harbour-5']);
    const three = newTable({ players: 3 });
    const four = newTable({ players: 4 });
    for (const id of covered) {
      expect(three.space(id)).toBe(NONE);
      expect(four.space(id)).not.toBe(NONE);
    }
    const quarry = three.game.spaces.find(({ id }) => id === 'quarry-7');
    expect(quarry?.before.map((i) => three.game.spaces[i]?.id)).toEqual([
      'quarry-5',
      'quarry-4',
      'quarry-3',
      'quarry-2',
      'quarry-1',
    ]);
  });

  test('RAJ-SETUP-03 no coloured yield tile and no river tile in the base game', () => {
    const { game, state } = newTable();
    expect(game.riverTiles).toEqual([]);
    expect(state.riverTiles.every((tile) => tile === NONE)).toBe(true);
    for (const { index, colourName } of game.yieldTiles) {
      if (colourName !== 'white') expect(state.yieldStack[index]).toBe(0);
    }
  });

  test('RAJ-SETUP-04 all dice form the supply before the players take theirs', () => {
    for (const players of [2, 3, 4]) expect(setUpWith('a', players).state.supply).toEqual(COLOURS.map(() => 12 - players));
  });

  test('RAJ-SETUP-05 twelve stacks of one colour and one animal, each shuffled', () => {
    const { game } = newTable();
    expect(game.stacks).toHaveLength(12);
    for (const { tiles } of game.stacks) {
      const kinds = tiles.map((tile) => game.edition.provinceTiles[tile]).map((tile) => `${tile?.colour} ${tile?.back}`);
      expect(new Set(kinds).size).toBe(1);
    }
    expect(game.stacks.flatMap(({ tiles }) => tiles)).toHaveLength(64);
    expect(setUpWith('a').state.tops).not.toEqual(setUpWith('b').state.tops);
  });

  test('RAJ-SETUP-06 eight white yield tiles are face down', () => {
    const { state } = newTable();
    expect(state.yieldStack.reduce((a, b) => a + b)).toBe(8);
    expect(state.yieldAside.reduce((a, b) => a + b)).toBe(0);
  });

  test('RAJ-SETUP-07 RAJ-SETUP-09 six workers each: 3 active and unplaced, 3 inactive', () => {
    const { state } = newTable({ players: 4 });
    expect(state.active).toEqual([3, 3, 3, 3]);
    expect(state.placed).toEqual([0, 0, 0, 0]);
    expect(state.waiting.map(countBits)).toEqual([3, 3, 3, 3]);
  });

  test('RAJ-SETUP-08 inactive workers are at fame 15, money 20 and the bridge', () => {
    const { state, game } = newTable();
    expect(state.waiting).toEqual([7, 7].map(() => WAITING.fame | WAITING.money | WAITING.bridge));
    expect(game.tracks.map(({ worker }) => worker)).toEqual([15, 20]);
  });

  test('RAJ-SETUP-10 everyone uses the front: ten hands', () => {
    expect(newTable({ players: 4 }).game.sides.map(({ name, hands }) => [name, hands])).toEqual(
      [0, 1, 2, 3].map(() => ['front', 10]),
    );
  });

  test('RAJ-SETUP-11 all boats on the start space', () => {
    expect(newTable({ players: 4 }).state.boats).toEqual([0, 0, 0, 0]);
  });

  test('RAJ-SETUP-12 karma 1', () => {
    expect(newTable({ players: 3 }).state.karma).toEqual([1, 1, 1]);
  });

  test('RAJ-SETUP-13 all buildings at 2', () => {
    expect(newTable().state.levels).toEqual(Array(8).fill(2));
  });

  test('RAJ-SETUP-14 one rolled die of each colour', () => {
    const { facts } = setUpWith('dice', 2);
    const rolled = facts.filter((fact) => fact.type === 'die-rolled');
    expect(rolled.map(({ seat, colour }) => [seat, colour])).toEqual(
      [0, 1].flatMap((seat) => [0, 1, 2, 3].map((c) => [seat, c])),
    );
    for (const { value } of rolled) expect(value >= 1 && value <= 6).toBe(true);
  });

  test('RAJ-SETUP-15 the lowest sum starts; ties are broken at random', () => {
    const clear = startWith([
      [3, 3, 4, 4],
      [1, 2, 3, 3],
      [5, 4, 4, 4],
    ]);
    expect(clear.question).toMatchObject({ decider: 'chance', choices: [{ seat: 1 }], weights: [1] });
    const tied = startWith([
      [1, 2, 3, 3],
      [1, 2, 3, 3],
      [5, 4, 4, 4],
    ]);
    expect(tied.question).toMatchObject({ decider: 'chance', choices: [{ seat: 0 }, { seat: 1 }], weights: [1, 1] });
  });

  test('RAJ-SETUP-16 start player 3 money, then 4, 5, 6 clockwise', () => {
    const { rules, position } = startWith([
      [6, 6, 6, 6],
      [1, 1, 1, 1],
      [6, 6, 6, 6],
      [6, 6, 6, 6],
    ]);
    advance(rules, position, { type: 'first', seat: 1 });
    expect(position.state.money).toEqual([6, 3, 4, 5]);
  });

  test('RAJ-SETUP-17 the bonus marker is on 12, a boat move', () => {
    const { game } = newTable();
    expect(rajas.viewFor(game, newTable().position, 0).seats[0]?.bonusMarker).toBe(12);
    expect(game.tracks[1]?.bonuses[0]).toMatchObject({ space: 12, gain: { kind: 'boat-move' } });
  });

  test('RAJ-SETUP-18 fame 0', () => {
    expect(newTable().state.fame).toEqual([0, 0]);
  });

  test('RAJ-SETUP-19 set-up triggers nothing', () => {
    const types = setUpWith('x').facts.map(({ type }) => type);
    expect(types).not.toContain('bonus-reached');
    expect(types).not.toContain('worker-won');
  });

  test('RAJ-SETUP-20 dice, then the start player, then money', () => {
    const types = setUpWith('x', 2).facts.map(({ type }) => type);
    expect(types.lastIndexOf('die-rolled')).toBeLessThan(types.indexOf('start-player-found'));
    expect(types.indexOf('start-player-found')).toBeLessThan(types.indexOf('money-set'));
  });

  test('RAJ-SETUP-21 dice, tiles and white tiles do not depend on the number of players', () => {
    for (const players of [2, 3, 4]) {
      const { game, state } = newTable({ players });
      expect(game.edition.dice.perColour * COLOURS.length).toBe(48);
      expect(game.tiles).toHaveLength(64);
      expect(state.yieldStack.reduce((a, b) => a + b)).toBe(8);
    }
  });
});
