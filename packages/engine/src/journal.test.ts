import { describe, expect, test } from 'vitest';
import {
  applyEntry,
  EMPTY_JOURNAL,
  type Entry,
  foldEntry,
  type Journal,
  journalOf,
  liveCounts,
  liveMoves,
  type Move,
  mustAnswer,
  mustRules,
  newMatch,
  positionAt,
  undoFloor,
  undoTarget,
} from './index.ts';
import { toyGame } from './testing/toy.ts';

function move(by: Move['by'], text: string, barrier = false): Move {
  return { kind: 'move', by, text, facts: [], barrier, agenda: { kept: 0, added: [] } };
}

const CORRECTION: Entry = { kind: 'correction', to: 2, rules: { from: 1, to: 2 }, position: { state: {}, agenda: [] } };

function textsOf(journal: Journal): string[] {
  return liveMoves(journal).map(({ text }) => text);
}

describe('a journal', () => {
  const entries: Entry[] = [
    move(0, 'a'),
    move(0, 'b'),
    { kind: 'undo', by: 0, to: 1 },
    move(0, 'c'),
    move(1, 'd'),
    { kind: 'undo', by: 1, to: 0 },
    move(0, 'e'),
  ];

  test('knows how many moves were live before each entry', () => {
    expect(liveCounts(entries)).toEqual([0, 1, 2, 1, 2, 3, 0]);
  });

  test('keeps every entry and knows the live moves', () => {
    const folded = entries.reduce<Journal>(foldEntry, EMPTY_JOURNAL);
    expect(folded).toEqual(journalOf(entries));
    expect([...folded.entries]).toEqual(entries);
    expect([...folded.live]).toEqual([6]);
    expect(textsOf(journalOf(entries.slice(0, 5)))).toEqual(['a', 'c', 'd']);
  });

  test('does not change the original journal', () => {
    const before = journalOf(entries.slice(0, 2));
    foldEntry(before, { kind: 'undo', by: 0, to: 0 });
    expect([...before.live]).toEqual([0, 1]);
    expect(before.entries).toHaveLength(2);
  });

  test('can be continued in two ways', () => {
    const before = journalOf(entries.slice(0, 2));
    const one = foldEntry(before, move(0, 'c'));
    const other = foldEntry(foldEntry(before, { kind: 'undo', by: 0, to: 1 }), move(0, 'd'));
    expect(textsOf(one)).toEqual(['a', 'b', 'c']);
    expect(textsOf(other)).toEqual(['a', 'd']);
    expect(textsOf(before)).toEqual(['a', 'b']);
  });
});

describe('undo', () => {
  test('a step undoes one answer, a turn everything since another player decided or something was revealed', () => {
    const journal = journalOf([move(0, 'a'), move(1, 'b', true), move(1, 'c'), move(1, 'd')]);
    expect(undoTarget(journal, 1, 'step')).toBe(3);
    expect(undoTarget(journal, 1, 'turn')).toBe(2);
    expect(undoTarget(journal, 0, 'turn')).toBeUndefined();
  });

  test('only considers live moves', () => {
    const journal = journalOf([move(0, 'a'), move(1, 'b'), { kind: 'undo', by: 1, to: 1 }]);
    expect(undoTarget(journal, 0, 'step')).toBe(0);
    expect(undoTarget(journal, 1, 'step')).toBeUndefined();
  });

  test('never reaches back past a correction', () => {
    const corrected = journalOf([move(0, 'a'), move(0, 'b'), move(0, 'c'), CORRECTION]);
    expect(textsOf(corrected)).toEqual(['a', 'b']);
    expect(undoFloor(corrected)).toBe(2);
    expect(undoTarget(corrected, 0, 'turn')).toBeUndefined();
    expect(undoTarget(foldEntry(corrected, move(0, 'd')), 0, 'turn')).toBe(2);
  });
});

test('a corrected game continues from the position of the correction', () => {
  const rules = mustRules(toyGame, { players: 2 });
  const dealt = mustAnswer(mustAnswer(newMatch(rules), 'card 1'), 'card 3');
  const { state } = dealt.position;
  const position = { state: { ...state, hands: [0, 0] }, agenda: dealt.position.agenda };
  const corrected = applyEntry(mustAnswer(dealt, 'keep'), { kind: 'correction', to: 2, rules: { from: 1, to: 2 }, position });
  const played = mustAnswer(corrected, 'keep');
  expect(played.position.state.hands).toEqual([0, 0]);
  expect(positionAt(played, 3)).toEqual(played.position);
  expect(positionAt(played, 2)).toEqual(position);
  expect(positionAt(played, 1).state.hands, 'the past stays').toEqual([-1, 1]);
});
