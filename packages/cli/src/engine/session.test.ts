import { loadGames } from '@durbar/catalogue';
import { beforeEach, describe, expect, test } from 'vitest';
import { EngineSession } from './session.ts';

const games = await loadGames();
let session: EngineSession;

interface Answer {
  readonly decider?: number | 'chance';
  readonly choices?: readonly string[];
  readonly weights?: readonly number[];
  readonly over?: boolean;
  readonly standings?: readonly { readonly rank: number }[];
  readonly position?: string;
  readonly view?: unknown;
  readonly decisions?: number;
  readonly error?: { readonly code: string };
}

const say = (line: string): Answer => JSON.parse(session.answer(line));

beforeEach(() => {
  session = new EngineSession(games);
});

describe.each(games)('$id', ({ id, players }) => {
  test('is played from the set-up to the standings', () => {
    let situation = say(`set-up a ${id} players=${players.max} seed=7`);
    let answers = 0;
    for (; !situation.over; answers++) {
      expect(situation.decider).not.toBe('chance');
      situation = say(`play a ${situation.choices?.[answers % situation.choices.length]}`);
    }
    expect(answers).toBeGreaterThan(20);
    expect(situation.standings).toHaveLength(players.max);
    expect(say('play a anything').error?.code).toBe('game-over');
  });

  test('the same seed gives the same game, another seed a different one', () => {
    const course = (seed: string): string => {
      say(`set-up a ${id} seed=${seed}`);
      say('random a 30');
      return say('position a').position ?? '';
    };
    expect(course('one')).toBe(course('one'));
    expect(course('one')).not.toBe(course('two'));
  });

  test('a position can be exported and imported as text', () => {
    say(`set-up a ${id} seed=3`);
    const before = say('random a 40');
    expect(say(`position b ${say('position a').position}`)).toEqual(before);
    expect(say('position b')).toEqual(say('position a'));
  });

  test('a copy is independent', () => {
    const before = say(`set-up a ${id} seed=3`);
    say('copy a b');
    say('random b 10');
    expect(say('choices a')).toEqual(before);
    expect(say('choices b')).not.toEqual(before);
  });

  test('an imagined world gives the same view', () => {
    say(`set-up a ${id} seed=3`);
    say('random a 40');
    say('imagine a 1 b');
    expect(say('view b 1')).toEqual(say('view a 1'));
    expect(say('view b spectator')).toEqual(say('view a spectator'));
  });

  test('a playout finishes the game without changing the table', () => {
    const before = say(`set-up a ${id} seed=3`);
    const { decisions, standings } = say('playout a');
    expect(decisions).toBeGreaterThan(50);
    expect(standings?.some(({ rank }) => rank === 1)).toBe(true);
    expect(say('choices a')).toEqual(before);
  });

  test('the program can decide chance itself', () => {
    let situation = say(`set-up a ${id} chance=asked`);
    for (let answers = 0; situation.decider !== 'chance' && answers < 200; answers++)
      situation = say(`play a ${situation.choices?.[0]}`);
    expect(situation.weights).toHaveLength(situation.choices?.length ?? -1);
  });
});

test('options and editions are those of the game', () => {
  expect(say('set-up a rajas players=3 navaratnas=on').choices?.length).toBeGreaterThan(0);
  expect(say('set-up a rajas players=9').error?.code).toBe('bad-set-up');
  expect(say('set-up a rajas navaratnas=perhaps').error?.code).toBe('bad-set-up');
});

test.each([
  ['play nowhere x', 'unknown-table'],
  ['set-up', 'unknown-game'],
  ['set-up a chess', 'unknown-game'],
  ['set-up a rajas players', 'bad-set-up'],
  ['set-up a rajas chance=fair', 'bad-set-up'],
  ['set-up a rajas players=two', 'bad-number'],
  ['position a taj-mahal rules:1 players:3 | .', 'bad-position'],
  ['position a | nonsense', 'bad-position'],
  ['constructor', 'unknown-command'],
])('“%s” is answered with %s', (line, code) => {
  expect(say(line).error?.code).toBe(code);
});

test('an error leaves the table unchanged', () => {
  const before = say('set-up a taj-mahal');
  expect(say('play a nonsense').error?.code).toBe('illegal-choice');
  expect(say('view a 9').error?.code).toBe('unknown-seat');
  expect(say('copy a').error?.code).toBe('missing-name');
  expect(say('choices a')).toEqual(before);
  say('forget a');
  expect(say('choices a').error?.code).toBe('unknown-table');
});
