import { ask, begin, mustRules, play, rulesFor, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import { at, bitsOf, range } from '../numbers.ts';
import { overlapOf } from '../rules/tracks.ts';
import { playAtRandom, SET_UPS } from '../testing/random-games.ts';
import { newTable, TEST_SOURCE } from '../testing/table.ts';
import { viewFor } from '../view.ts';
import { COLOURS, KINDS_OF_DICE } from '../words.ts';

describe('general', () => {
  test('RAJ-GEN-01 the game is for 2, 3 or 4 players', () => {
    for (const players of [1, 5]) expect(rulesFor(rajas, { players })).toMatchObject({ ok: false, fault: [{ path: 'players' }] });
    for (const players of [2, 3, 4]) expect(rulesFor(rajas, { players }).ok).toBe(true);
  });

  test('RAJ-GEN-02 crossing first usually wins, but the larger overlap decides', () => {
    const table = newTable().seat(0, { fame: 30, money: 65 }).seat(1, { fame: 40, money: 52 });
    table.state.crossed = table.state.crossed.with(0, 1);
    table.state.crossed = table.state.crossed.with(1, 2);
    expect(rajas.standings(table.game, table.state)).toMatchObject([
      { seat: 0, rank: 2, score: 2 },
      { seat: 1, rank: 1, score: 5 },
    ]);
  });

  test('RAJ-GEN-03 more money moves the money marker closer to fame 0', () => {
    const { game } = newTable();
    const besideMoney = (money: number): number => -overlapOf(game, 0, money);
    for (const money of range(130)) expect(besideMoney(money + 1)).toBeLessThanOrEqual(besideMoney(money));
    expect(overlapOf(game, 1, 0) - overlapOf(game, 0, 0)).toBe(1);
  });

  test('RAJ-GEN-04 the components of the box, and 12 dice of each colour at any time', () => {
    const { game } = newTable({ options: { river: 'ganga-roll' } });
    const { edition } = game;
    expect(edition.dice.perColour).toBe(12);
    expect(COLOURS.map((colour) => edition.provinceTiles.filter((tile) => tile.colour === colour).length)).toEqual([
      16, 16, 16, 16,
    ]);
    const yieldTiles = (colour: string): number =>
      edition.yieldTiles.filter((tile) => tile.colour === colour).reduce((sum, { count }) => sum + count, 0);
    expect(['white', 'yellow', 'red', 'brown'].map(yieldTiles)).toEqual([8, 9, 6, 7]);
    expect(game.riverTiles).toHaveLength(8);
    expect(edition.boards.flatMap(({ coverTiles = [] }) => coverTiles)).toHaveLength(2);
    expect(edition.limits.workers).toBe(6);
    for (const setUp of SET_UPS) {
      playAtRandom(setUp, 'dice', ({ position: { state } }) => {
        for (const [colour] of COLOURS.entries()) {
          const onKali = state.dice.filter((_, kind) => Math.floor((kind % KINDS_OF_DICE) / 6) === colour);
          expect(onKali.reduce((sum, count) => sum + count, at(state.supply, colour))).toBe(12);
        }
      });
    }
  });

  test('RAJ-GEN-05 the view shows tops and sizes of stacks, but no tile below and no order of the white stack', () => {
    const table = newTable();
    const view = viewFor(table.game, table.position, 0);
    expect(view.stacks.map(({ top }) => top).filter((top) => top !== '')).toHaveLength(12);
    expect(view.stacks.map(({ size }) => size)).toEqual(table.game.stacks.map(({ tiles }) => tiles.length));
    const hidden = table.game.stacks.flatMap(({ tiles }, stack) =>
      bitsOf(at(table.state.below, stack)).map((place) => table.game.tiles[at(tiles, place)]?.id ?? ''),
    );
    expect(hidden).toHaveLength(64 - 12);
    const text = JSON.stringify(view);
    for (const id of hidden) expect(text).not.toContain(`"${id}"`);
    expect(view.yieldStack).toBe(8);
  });

  test('RAJ-GEN-06 rolls are even, and the same decisions give the same game', () => {
    const rules = mustRules(rajas, { players: 2 });
    const table = newTable().seat(0, { dice: [] });
    table.run({ kind: 'take-dice', seat: 0, due: 1, any: 0, taken: 0, optional: false, source: TEST_SOURCE });
    const rolling = { state: table.state, agenda: [{ kind: 'roll', seat: 0, colour: 0 } as const] };
    expect(ask(rules, rolling)).toMatchObject({ decider: 'chance', weights: [1, 1, 1, 1, 1, 1] });
    const { position } = begin(rules);
    const [choice] = ask(rules, position)?.choices ?? [];
    if (!choice) throw new Error('the set-up asks chance');
    expect(play(rules, position, choice)).toEqual(play(rules, position, choice));
    expect(seededRandom('a')()).toBe(seededRandom('a')());
  });

  test('RAJ-GEN-07 Navaratnas and mixed rounds exclude each other; the Ganga module combines with all', () => {
    const accepts = (options: Record<string, string>): boolean => rulesFor(rajas, { players: 4, options }).ok;
    expect(rulesFor(rajas, { players: 4, options: { navaratnas: 'on', mixedRounds: '1' } })).toMatchObject({
      ok: false,
      fault: [{ path: 'options.mixedRounds' }],
    });
    expect(accepts({ mixedRounds: '1+2', river: 'ganga-roll' })).toBe(true);
    expect(accepts({ navaratnas: 'on', river: 'ganga-roll' })).toBe(true);
    expect(accepts({ river: 'ganga-roll' })).toBe(true);
  });
});
