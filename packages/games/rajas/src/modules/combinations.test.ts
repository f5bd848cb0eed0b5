import {
  advance,
  ask,
  begin,
  defined,
  mustRules,
  type Options,
  type Position,
  randomChoice,
  rulesFor,
  type SetUp,
  seededRandom,
} from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { compileGame } from '../compile/index.ts';
import { rajas } from '../definition.ts';
import type { RajasGame } from '../game.ts';
import { at, countBits } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { COLOURS, FACES, KINDS_OF_DICE, NONE } from '../words.ts';
import { installedModules, MODULES, OPTIONS, type RajasFrame } from './index.ts';

/** The values of each option that matter for combinations. */
const VALUES: readonly (readonly [string, readonly string[]])[] = [
  ['players', ['2', '3', '4']],
  ...OPTIONS.flatMap(({ id, values }): [string, readonly string[]][] => {
    if (values === 'text') return [];
    if (id === 'mixedRounds') return [[id, ['off', '1']]];
    return id === 'riverPool' ? [[id, ['usual', 'ganga1+ganga2+ganga3']]] : [[id, values]];
  }),
];

const EVERYTHING: Options = {
  holi: 'back',
  cows: 'on',
  kedarnath: 'back',
  roads: 'back',
  wilderness: 'on',
  pinkElephant: 'on',
};

type Combination = Readonly<Record<string, string>>;

function setUpOf({ players, ...options }: Combination): SetUp {
  return { players: Number(players), options };
}

function isAccepted(combination: Combination): boolean {
  return rulesFor(rajas, setUpOf(combination)).ok;
}

function pairsOf(combination: Combination): string[] {
  const entries = Object.entries(combination);
  return entries.flatMap(([a, x], i) => entries.slice(i + 1).map(([b, y]) => `${a}=${x} ${b}=${y}`));
}

/** Random combinations, kept if they contain a new pair of values. */
function pairwise(): Combination[] {
  const random = seededRandom('pairs');
  const seen = new Set<string>();
  const kept: Combination[] = [];
  for (let tries = 0; tries < 3000; tries++) {
    const drawn = Object.fromEntries(VALUES.map(([id, values]) => [id, values[Math.floor(random() * values.length)] ?? '']));
    const fresh = pairsOf(drawn).filter((pair) => !seen.has(pair));
    if (fresh.length === 0 || !isAccepted(drawn)) continue;
    for (const pair of fresh) seen.add(pair);
    kept.push(drawn);
  }
  return kept;
}

/** Allowed pairs of values not covered by any combination. */
function missingPairs(combinations: readonly Combination[]): string[] {
  const seen = new Set(combinations.flatMap(pairsOf));
  const wanted = VALUES.flatMap(([a, xs], i) =>
    VALUES.slice(i + 1).flatMap(([b, ys]) => xs.flatMap((x) => ys.map((y) => ({ players: '4', [a]: x, [b]: y })))),
  );
  return wanted
    .filter(isAccepted)
    .flatMap(({ players, ...pair }) => pairsOf(Object.keys(pair).length === 2 ? pair : { players, ...pair }))
    .filter((pair) => !seen.has(pair));
}

interface Moment {
  readonly game: RajasGame;
  readonly position: Position<RajasState, RajasFrame>;
}

function playOutLooking(setUp: SetUp, seed: string, look: (moment: Moment) => void): Position<RajasState, RajasFrame> {
  const rules = mustRules(rajas, setUp);
  const random = seededRandom(seed);
  const { position } = begin(rules);
  while (position.agenda.length > 0) {
    advance(rules, position, randomChoice(rules, position, random));
    look({ game: rules.game, position });
  }
  return position;
}

/** Twelve dice of each colour. With Holi only the sum is checked, because recoloured dice count as their new colour. */
function checkDice(game: RajasGame, state: RajasState): void {
  const { perColour } = game.edition.dice;
  const byColour = COLOURS.map((_, colour) => {
    const owned = state.dice.filter((_dice, i) => Math.floor((i % KINDS_OF_DICE) / FACES) === colour);
    return owned.reduce((sum, dice) => sum + dice, at(state.supply, colour));
  });
  expect(byColour.reduce((sum, dice) => sum + dice, 0)).toBe(perColour * COLOURS.length);
  if (!state.modules.holi) expect(byColour).toEqual(COLOURS.map(() => perColour));
}

/** GB2-INT-64: invariants at every placement. */
function checkInvariants({ game, position }: Moment): void {
  if (position.agenda.at(-1)?.kind !== 'place') return;
  const { state } = position;
  checkDice(game, state);
  for (const karma of state.karma) expect(karma >= 0 && karma <= game.edition.limits.karma).toBe(true);
  const round = state.boats.filter((index) => index > 0 && index < game.river.last);
  expect(new Set(round).size).toBe(round.length);
  const { roads, pinkElephant } = state.modules;
  for (const workers of state.workers) expect(countBits(workers)).toBeLessThanOrEqual(pinkElephant ? 3 : 1);
  if (!roads) return;
  const planted = roads.planted.reduce((sum, cells) => sum + countBits(cells), 0);
  expect(roads.supply + planted + roads.held.reduce((sum, flags) => sum + flags, 0)).toBe(3);
}

describe('combinations', () => {
  test('GB2-INT-64 every pair of options plays to the end and keeps dice, flags, boats, workers and karma', () => {
    const combinations = pairwise();
    expect(missingPairs(combinations)).toEqual([]);
    for (const [number, combination] of combinations.entries()) {
      playOutLooking(setUpOf(combination), `pairs ${number}`, checkInvariants);
    }
  });

  test('GB2-GEN-02 all modules together with 4 players', () => {
    const all: Options = { ...EVERYTHING, river: 'mysterious', navaratnas: 'on' };
    const { game } = mustRules(rajas, { players: 4, options: all });
    const ids = game.modules.map(({ id }) => id);
    for (const id of ['navaratnas', 'holi', 'cows', 'kedarnath', 'roads', 'wilderness', 'pink-elephant', 'mysterious', 'ganga3'])
      expect(ids).toContain(id);
    const end = playOutLooking({ players: 4, options: all }, 'all', checkInvariants);
    expect(end.state.trigger).not.toBe(NONE);
  });

  test('GB2-GEN-01 GB2-GB1-09 with all modules off it is the base game, and other boxes have no option', () => {
    const defaults = Object.fromEntries(OPTIONS.map(({ id, default: value }) => [id, value]));
    const plain = playOutLooking({ players: 3 }, 'base', () => undefined);
    const off = playOutLooking({ players: 3, options: defaults }, 'base', () => undefined);
    expect(off).toEqual(plain);
    const { game } = mustRules(rajas, { players: 3 });
    expect(game.modules.map(({ id }) => id)).toEqual(['base']);
    expect(OPTIONS.map(({ id }) => id as string).filter((id) => /tiger|snake|mango|garden/.test(id))).toEqual([]);
  });

  test.each<[string, Options]>([
    ['every module', { ...EVERYTHING, navaratnas: 'on', river: 'mysterious', riverPool: 'ganga1+ganga2+ganga3' }],
    ['the other sides', { ...EVERYTHING, holi: 'front', roads: 'front', kedarnath: 'front', mixedRounds: '1', river: 'drying' }],
  ])('the order of the list of modules changes nothing (%s)', (_name, options) => {
    const [usual, ...others] = [MODULES, MODULES.toReversed(), shuffled('one'), shuffled('two')].map((list) =>
      textsOf(options, list),
    );
    for (const texts of others) expect(texts).toEqual(usual);
  });
});

type ModuleList = Parameters<typeof installedModules>[2];

function shuffled(seed: string): NonNullable<ModuleList> {
  const random = seededRandom(seed);
  return MODULES.map((module) => ({ module, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ module }) => module);
}

/** A random game whose picks don't depend on the order of choices in a question. */
function textsOf(options: Options, list: ModuleList): string[] {
  const rules = mustRules(rajas, { players: 3, options });
  const game = compileGame(rules.game.edition, 3, installedModules(rules.game.edition, options, list));
  const random = seededRandom('order');
  const { position } = begin({ ...rules, game });
  const texts: string[] = [];
  while (position.agenda.length > 0 && texts.length < 1500) {
    const choices = (ask({ ...rules, game }, position)?.choices ?? []).toSorted((a, b) =>
      rajas.format(game, a) < rajas.format(game, b) ? -1 : 1,
    );
    const choice = defined(choices[Math.floor(random() * choices.length)], 'choice');
    texts.push(rajas.format(game, choice));
    advance({ ...rules, game }, position, choice);
  }
  return texts;
}
