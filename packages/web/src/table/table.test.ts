import { describe, expect, test } from 'vitest';
import type { SeenEntry, SeenMove } from '../worker/news.ts';
import { chronicler, firstSinceTurn, firstViewer, joined, peopleOf } from './chronicle.ts';
import type { AnyTable, Telling } from './contract.ts';
import { messages } from './messages/en.ts';
import { pauseAfter } from './pace.ts';
import { startSection, withSeat } from './start-option.ts';

describe('the chronicle', () => {
  const told: string[] = [];
  const table = {
    line: ({ type }: { type: string }) => {
      told.push(type);
      return type === 'silent' ? undefined : { text: type };
    },
  } as unknown as AnyTable;
  const move = (by: SeenMove['by'], ...types: string[]): SeenMove => ({
    kind: 'move',
    by,
    facts: types.map((type) => ({ type })),
  });
  const moves: readonly SeenMove[] = [move('chance', 'dealt'), move(0, 'played', 'scored', 'silent'), move(1), move(1, 'won')];
  const voice = (words: unknown) => ({
    ...({ words, language: 'en', name: (seat: number) => `seat ${seat}` } as unknown as Telling<unknown, unknown>),
    common: messages,
  });

  test('numbers the lines by their moves and lists each move once', () => {
    const tell = chronicler(table);
    const english = voice(1);
    expect(tell(moves, english).map(({ text, entry }) => `${entry} ${text}`)).toEqual([
      '0 dealt',
      '1 played',
      '1 scored',
      '3 won',
    ]);
    const before = told.length;
    tell(moves, english);
    expect(told.length).toBe(before);
    tell(moves, voice(2));
    expect(told.length).toBeGreaterThan(before);
  });

  test('keeps undone moves in order, marked, with who undid them', () => {
    const journal: readonly SeenEntry[] = [
      move('chance', 'deal'),
      move(0, 'a'),
      move(0, 'b'),
      { kind: 'undo', by: 0, to: 1 },
      move(0, 'c'),
      move(1, 'd'),
    ];
    const lines = chronicler(table)(journal, voice(1));
    expect(lines.map(({ text, entry, undone }) => [text, entry, undone ?? false])).toEqual([
      ['deal', 0, false],
      ['a', 1, true],
      ['b', 2, true],
      [messages.tookBack('seat 0', 2), 0, false],
      ['c', 1, false],
      ['d', 2, false],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  test('says what a correction of the rules changed', () => {
    const changes = [
      { version: 2, rule: 'TOY-01', says: { en: 'Swapping ends your turn.' } },
      { version: 3, rule: 'TOY-02', says: { en: 'Later.' } },
    ];
    const journal: readonly SeenEntry[] = [move(0, 'a'), move(0, 'b'), { kind: 'correction', to: 1, rules: { from: 1, to: 2 } }];
    const lines = chronicler(table, changes)(journal, voice(1));
    expect(lines.map(({ text, undone }) => [text, undone ?? false])).toEqual([
      ['a', false],
      ['b', true],
      ['The rules of this game have been corrected: Swapping ends your turn.', false],
    ]);
  });

  test('joins consecutive drawn lines of one player', () => {
    const line = (seat: number, mark: number) => ({
      text: `${seat} plays ${mark}.`,
      seat,
      drawn: { text: `${seat}`, marks: [mark] },
    });
    expect(joined([line(1, 4), line(1, 7), line(2, 7), { text: 'x', seat: 2 }])).toEqual([
      { text: '1 plays 4. 1 plays 7.', seat: 1, drawn: { text: '1', marks: [4, 7] } },
      line(2, 7),
      { text: 'x', seat: 2 },
    ]);
  });

  test('knows what is new since a viewer’s last turn', () => {
    expect(firstSinceTurn(moves, 0)).toBe(2);
    expect(firstSinceTurn(moves, 1)).toBe(4);
    expect(firstSinceTurn(moves, 'spectator')).toBe(0);
  });
});

test('the table opens for the one person at the screen; several must say who they are', () => {
  const people = peopleOf([{ kind: 'bot' }, { kind: 'person' }, { kind: 'person' }]);
  expect(people).toEqual([1, 2]);
  expect(firstViewer(people)).toBe('spectator');
  expect(firstViewer([1])).toBe(1);
  expect(firstViewer([])).toBe('spectator');
});

describe('the pace', () => {
  const move = (by: SeenMove['by'], facts: SeenMove['facts'] = [{ type: 'x' }]): SeenMove => ({ kind: 'move', by, facts });
  const passing = { entries: [move(1)], viewer: 0, next: 2 } as const;

  test('waits longest at the end of a turn, less within it, least after chance', () => {
    const end = pauseAfter(passing, 'calm');
    const step = pauseAfter({ ...passing, next: 1 }, 'calm');
    const roll = pauseAfter({ ...passing, entries: [move('chance')] }, 'calm');
    expect(end).toBeGreaterThan(step);
    expect(step).toBeGreaterThan(roll);
    expect(roll).toBeGreaterThan(0);
  });

  test('chance results belong to their answer', () => {
    expect(pauseAfter({ ...passing, entries: [move(1), move('chance')] }, 'calm')).toBe(pauseAfter(passing, 'calm'));
  });

  test('never waits after an own or unseen answer', () => {
    expect(pauseAfter({ ...passing, viewer: 1 }, 'calm')).toBe(0);
    expect(pauseAfter({ ...passing, entries: [move(1, [])] }, 'calm')).toBe(0);
    expect(pauseAfter(passing, 'instant')).toBe(0);
  });
});

test('a start player is only offered for an existing seat, and falls back to random when the seat is removed', () => {
  const [start] = startSection('start', 3, 'Who begins.', 'en').options;
  expect(start?.values.map(({ value, fromPlayers }) => [value, fromPlayers])).toEqual([
    ['random', undefined],
    ['1', 1],
    ['2', 2],
    ['3', 3],
  ]);
  expect(withSeat('start', { start: '4', other: 'x' }, 3)).toEqual({ start: 'random', other: 'x' });
  expect(withSeat('start', { start: '3' }, 3)).toEqual({ start: '3' });
  expect(withSeat('start', { start: 'random' }, 2)).toEqual({ start: 'random' });
});
