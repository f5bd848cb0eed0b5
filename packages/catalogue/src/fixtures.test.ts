import { readdirSync, readFileSync } from 'node:fs';
import {
  advance,
  defined,
  isOver,
  type Match,
  mustAnswer,
  mustRules,
  parsePosition,
  parsePositionHead,
  parseSavedGame,
  questionOf,
  randomChoice,
  type Standing,
  seededRandom,
  standingsOf,
} from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { loadGame, openGame } from './index.ts';

const FIXTURES = new URL('../../../fixtures/', import.meta.url);

interface Expected {
  readonly entries: number;
  readonly standings: readonly Standing[];
}
type Kind = 'games' | 'running';

/** Upper bound on the decisions in one turn of any game. */
const A_TURN = 40;

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, FIXTURES), 'utf8'));
}

const expected = read('expected.json') as Record<Kind, Record<string, Expected>>;

function namesOf(kind: Kind): string[] {
  return readdirSync(new URL(`${kind}/`, FIXTURES)).map((file) => file.replace('.json', ''));
}

async function open(kind: Kind, name: string): Promise<Match> {
  const saved = parseSavedGame(read(`${kind}/${name}.json`));
  if (!saved.ok) throw new Error(saved.fault.message);
  const match = await openGame(saved.value);
  if (!match.ok) throw new Error(match.fault.message);
  return match.value;
}

describe('finished games of every version', () => {
  test('none has been lost', () => {
    expect(namesOf('games').sort()).toEqual(Object.keys(expected.games).sort());
    expect(namesOf('games').length).toBeGreaterThanOrEqual(65);
  });

  test.each(namesOf('games'))('%s opens and ends as it did', async (name) => {
    const match = await open('games', name);
    expect(questionOf(match)).toBeUndefined();
    expect({ entries: match.journal.live.length, standings: standingsOf(match) }).toEqual(expected.games[name]);
  });
});

describe('running games of every version', () => {
  test('none has been lost', () => {
    expect(namesOf('running').sort()).toEqual(Object.keys(expected.running).sort());
    expect(namesOf('running').length).toBeGreaterThanOrEqual(12);
  });

  test.each(namesOf('running'))('%s plays to the end', async (name) => {
    let match = await open('running', name);
    const { entries, standings } = defined(expected.running[name], name);
    const again = entries - match.journal.live.length;
    expect(again, 'at most one turn is played again').toBeLessThanOrEqual(A_TURN);
    if (again === 0) expect(standingsOf(match)).toEqual(standings);
    const { rules } = match;
    const random = seededRandom(name);
    while (questionOf(match)) {
      match = mustAnswer(match, rules.definition.format(rules.game, randomChoice(rules, match.position, random)));
    }
    expect(standingsOf(match).map(({ rank }) => rank)).toContain(1);
  });

  test('a pending gain stays the same gain', async () => {
    const { position, journal, rules } = await open('running', 'rajas-temple-pending-3-random');
    expect(journal.live).toHaveLength(defined(expected.running['rajas-temple-pending-3-random'], 'fixture').entries);
    const waiting = position.agenda.find(({ kind }) => kind === 'gain') as { readonly gain?: number } | undefined;
    const { gains } = rules.game as { readonly gains: readonly { readonly data: unknown }[] };
    expect(gains[waiting?.gain ?? -1]?.data).toEqual({ kind: 'karma', amount: 1 });
  });
});

describe('positions reported from online tables', () => {
  const names = readdirSync(new URL('positions/', FIXTURES));

  test.each(names)('%s parses and plays to the end', async (name) => {
    const text = readFileSync(new URL(`positions/${name}`, FIXTURES), 'utf8').trim();
    const head = parsePositionHead(text);
    if (!head.ok) throw new Error(head.fault.message);
    const rules = mustRules(defined(await loadGame(head.value.game), name), head.value.setUp);
    const position = parsePosition(rules, text);
    if (!position.ok) throw new Error(position.fault.message);
    const random = seededRandom(name);
    while (!isOver(position.value)) advance(rules, position.value, randomChoice(rules, position.value, random), []);
    expect(rules.definition.standings(rules.game, position.value.state).map(({ rank }) => rank)).toContain(1);
  });
});
