import { commitmentOf } from '@durbar/chance';
import {
  type AnyGame,
  defined,
  journalOf,
  liveMoves,
  type Match,
  mustAnswer,
  type Options,
  openSaved,
  type SavedGame,
  saveAgain,
} from '@durbar/engine';
import { toyGame } from '@durbar/engine/testing';
import { describe, expect, test } from 'vitest';
import { beginGame, branchGame, colourOf, exportedGame, groups, importedGame, type TablePlan } from './begin.ts';
import type { LocalGame } from './games.ts';

const game = toyGame as unknown as AnyGame;
const SEED = 'ab'.repeat(32);

const plan: TablePlan = {
  name: 'Evening',
  seats: [
    { name: 'Ana', colour: 'crimson', driver: { kind: 'person' } },
    { name: 'Bot', colour: 'teal', driver: { kind: 'bot', level: 'greedy' } },
  ],
  options: { deck: 'long' },
  edition: 'house',
  seed: SEED,
};

function finished(): LocalGame {
  const begun = beginGame(game, plan, 5);
  return { ...begun, saved: played(begun.saved, ['card 1', 'card 2', 'keep', 'keep']), standings: [], decider: undefined };
}

function played(saved: SavedGame, texts: readonly string[]): SavedGame {
  const opened = openSaved(game, saved);
  if (!opened.ok) throw new Error(opened.fault.message);
  return saveAgain(texts.reduce<Match>(mustAnswer, opened.value), saved);
}

describe('a game that begins', () => {
  test('is saved with its promise and can be replayed', () => {
    const begun = beginGame(game, plan, 5);
    expect(begun.saved).toMatchObject({ game: 'toy', players: 2, options: { deck: 'long' }, names: ['Ana', 'Bot'], entries: [] });
    expect(begun.saved.fairness).toEqual({ commitment: commitmentOf(SEED) });
    expect(openSaved(game, begun.saved).ok).toBe(true);
  });

  test('keeps its secret in files until it is over', () => {
    expect(exportedGame(beginGame(game, plan, 5)).fairness?.seed).toBeUndefined();
    expect(exportedGame(finished()).fairness?.seed).toBe(SEED);
  });
});

describe('a branch', () => {
  test('continues from a moment with people only and its own seed', () => {
    const branched = branchGame(finished(), played(beginGame(game, plan, 5).saved, ['card 1', 'card 2']), 9);
    expect(liveMoves(journalOf(branched.saved.entries)).map(({ text }) => text)).toEqual(['card 1', 'card 2']);
    expect(branched.drivers.every(({ kind }) => kind === 'person')).toBe(true);
    expect(branched.seed).not.toBe(SEED);
    expect(branched.saved.fairness?.commitment).toBe(commitmentOf(branched.seed));
    expect(branched).toMatchObject({ fairFrom: 2, standings: undefined, created: 9 });
  });
});

describe('a game from a file', () => {
  test('can be verified if the file contains its seed', () => {
    const imported = importedGame(exportedGame(finished()), 9);
    expect(imported).toMatchObject({ seed: SEED, fairFrom: 0 });
    expect(imported.players.map(({ name }) => name)).toEqual(['Ana', 'Bot']);
  });

  test('makes no claim without it', () => {
    const { names, fairness, ...bare } = finished().saved;
    const imported = importedGame(bare, 9);
    expect(imported.fairFrom).toBe(4);
    expect(imported.players.map(({ name }) => name)).toEqual(['1', '2']);
    expect(names).toBeDefined();
    expect(fairness).toBeDefined();
  });
});

test('seats have five different colours', () => {
  expect(new Set([0, 1, 2, 3, 4].map((seat) => colourOf(seat))).size).toBe(5);
  expect(defined(colourOf(5), 'colour')).toBe(colourOf(0));
});

test('a seat has its chosen colour, as its game names it', () => {
  const colours = (options: Options): readonly string[] => [0, 1, 2].map((seat) => colourOf(seat, options));
  expect(colours({ colours: 'sand, red, blue' })).toEqual(['ivory', 'crimson', 'teal']);
  expect(colours({ colours: 'teal crimson charcoal' })).toEqual(['teal', 'crimson', 'charcoal']);
  expect(colours({ colours: 'mauve' })).toEqual(colours({}));
});

test('a seal is read in groups of four', () => {
  expect(groups('7c1e94ab20')).toBe('7c1e 94ab 20');
});
