import { describe, expect, test } from 'vitest';
import {
  answerMatch,
  begin,
  mustAnswer,
  mustRules,
  newMatch,
  parseSavedGame,
  playOut,
  questionFor,
  questionOf,
  rulesFor,
  saveMatch,
  seededRandom,
  undoTarget,
  undoTo,
} from './index.ts';
import { contract, playthrough } from './testing/index.ts';
import { toyGame } from './testing/toy.ts';

contract(toyGame, { setUps: [{ players: 2 }, { players: 3, options: { deck: 'long' } }], maxDecisions: 20 });

const rules = mustRules(toyGame, { players: 2 });

function dealtMatch() {
  return mustAnswer(mustAnswer(newMatch(rules), 'card 1'), 'card 3');
}

describe('a match', () => {
  test('asks the top frame and folds the answer', () => {
    const match = dealtMatch();
    expect(match.position.state.hands).toEqual([3, 1]);
    expect(questionOf(match)).toEqual({ decider: 1, choices: [{ type: 'keep' }, { type: 'swap' }] });
    expect(questionOf({ ...match }), 'asked once').toBe(questionOf(match));
  });

  test('rejects foreign, stale and illegal answers without changing state', () => {
    const match = dealtMatch();
    const before = JSON.stringify(match);
    expect(answerMatch(match, 0, 2, 'keep')).toMatchObject({ fault: { code: 'not-your-decision', decider: 1 } });
    expect(answerMatch(match, 1, 1, 'keep')).toMatchObject({ fault: { code: 'stale-number', number: 2 } });
    expect(answerMatch(match, 1, 2, 'fold')).toMatchObject({ fault: { code: 'illegal-choice', text: 'fold' } });
    expect(answerMatch(match, 1, 2, 'keep')).toMatchObject({ ok: true });
    expect(JSON.stringify(match)).toBe(before);
  });

  test('recognises a finished game', () => {
    const match = mustAnswer(mustAnswer(dealtMatch(), 'keep'), 'keep');
    expect(answerMatch(match, 0, 4, 'keep')).toMatchObject({ fault: { code: 'game-over' } });
    expect(match.journal.entries.at(-1)).toMatchObject({ facts: [{ type: 'revealed', hands: [3, 1] }] });
  });

  test('undoes a seat’s own answers back to the last draw', () => {
    const dealt = dealtMatch();
    expect(undoTarget(dealt.journal, 1, 'step')).toBeUndefined();
    const kept = mustAnswer(dealt, 'keep');
    expect(undoTarget(kept.journal, 1, 'step')).toBe(2);
    expect(undoTarget(kept.journal, 0, 'step')).toBeUndefined();
    const back = undoTo(kept, 1, 2);
    expect(back.position).toEqual(dealt.position);
    expect(questionOf(back)?.decider).toBe(1);
    const swapped = mustAnswer(back, 'swap');
    expect(undoTarget(swapped.journal, 1, 'step'), 'a swap is shown to everyone').toBeUndefined();
    expect(undoTarget(mustAnswer(swapped, 'card 0').journal, 1, 'step')).toBeUndefined();
  });

  test('an answer that makes an automatic frame reveal something cannot be undone', () => {
    const over = mustAnswer(mustAnswer(dealtMatch(), 'keep'), 'keep');
    expect(over.journal.entries.at(-2)).toMatchObject({ by: 1, barrier: false });
    expect(over.journal.entries.at(-1)).toMatchObject({ by: 0, barrier: true });
    expect(undoTarget(over.journal, 0, 'turn')).toBeUndefined();
  });
});

test('only the decider sees the choices', () => {
  const { position } = dealtMatch();
  expect(questionFor(rules, position, 1)?.choices.map(({ text }) => text)).toEqual(['keep', 'swap']);
  expect(questionFor(rules, position, 0)).toEqual({ decider: 1, frame: { kind: 'swap' }, choices: [] });
});

test('random play is the same for the same seed', () => {
  const finals = ['a', 'a', 'b'].map((seed) => {
    const { position } = begin(mustRules(toyGame, { players: 3, options: { deck: 'long' } }));
    playOut(mustRules(toyGame, { players: 3, options: { deck: 'long' } }), position, seededRandom(seed));
    return JSON.stringify(position.state);
  });
  expect(finals[0]).toBe(finals[1]);
  expect(finals[0]).not.toBe(finals[2]);
});

test('a set-up is completed with defaults, and all its faults are reported together', () => {
  expect(rules.setUp).toEqual({ players: 2, options: { deck: 'short' }, edition: 'house' });
  const refused = rulesFor(toyGame, { players: 9, options: { deck: 'huge', colour: 'red' }, edition: 'lost' });
  expect(refused).toMatchObject({
    ok: false,
    fault: [{ path: 'players' }, { path: 'options.deck' }, { path: 'options.colour' }, { path: 'edition' }],
  });
});

test('rejects invalid saved games with the path of each fault', () => {
  const saved = { ...saveMatch(dealtMatch()), players: 'two', entries: [{ kind: 'move' }, { kind: 'bid' }], colour: 'red' };
  const parsed = parseSavedGame(saved);
  expect(parsed).toMatchObject({ ok: false, fault: { code: 'malformed' } });
  const paths = !parsed.ok && 'faults' in parsed.fault ? parsed.fault.faults.map(({ path }) => path) : [];
  expect(paths).toContain('players');
  expect(paths).toContain('entries[0].text');
  expect(paths).toContain('entries[1].kind');
  expect(paths).toContain('colour');
});

test('a playthrough reads like a game', () => {
  const text = playthrough(rules, 'seed 1');
  expect(text).toContain('toy · 2 players · deck=short · edition house');
  expect(text).toMatch(/# 1 {2}chance {2}deal/);
  expect(text).toMatch(/rank 1 {2}seat/);
});
