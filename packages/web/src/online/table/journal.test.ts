import type { JournalEntry } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { chronicler } from '../../table/chronicle.ts';
import type { AnyTable, Telling } from '../../table/contract.ts';
import { messages } from '../messages/en.ts';
import { firstSinceTurn, liveEntries, readJournal, tellJournal } from './journal.ts';

function move(number: number, by: number | 'chance', type: string): JournalEntry {
  return { kind: 'move', number, by, facts: [{ type }], at: 0 };
}

const JOURNAL: readonly JournalEntry[] = [
  move(0, 'chance', 'deal'),
  move(1, 0, 'a'),
  move(2, 0, 'b'),
  { kind: 'undo', number: 3, by: 0, to: 1, at: 0 },
  move(4, 0, 'c'),
  move(5, 1, 'd'),
];

const table = { line: (fact: { type: string }) => ({ text: fact.type }) } as unknown as AnyTable;
const telling = { words: {}, name: (seat: number) => `seat ${seat}` } as unknown as Telling<unknown, unknown>;

test('moves taken back do not count and know their place', () => {
  expect(liveEntries(JOURNAL).map(({ by }) => by)).toEqual(['chance', 0, 1]);
  expect(readJournal(JOURNAL).moves.map(({ undone, place }) => [undone, place])).toEqual([
    [false, 0],
    [true, 1],
    [true, 2],
    [false, 1],
    [false, 2],
  ]);
});

test('the chronicle keeps them in order, marked, with who took them back', () => {
  const lines = tellJournal(chronicler(table), JOURNAL, telling, messages, [], 'en');
  expect(lines.map(({ text, undone }) => [text, undone ?? false])).toEqual([
    ['deal', false],
    ['a', true],
    ['b', true],
    [messages.table.tookBack('seat 0', 2), false],
    ['c', false],
    ['d', false],
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('everything after the own last move that counts is new', () => {
  expect(firstSinceTurn({ entries: JOURNAL }, 0)).toBe(2);
  expect(firstSinceTurn({ entries: JOURNAL }, 1)).toBe(3);
  expect(firstSinceTurn({ entries: JOURNAL }, 'spectator')).toBe(0);
});

test('a correction of the rules says what changed', () => {
  const entries: JournalEntry[] = [
    move(0, 0, 'a'),
    move(1, 0, 'b'),
    { kind: 'correction', number: 2, to: 1, rules: { from: 1, to: 2 }, at: 0 },
  ];
  const changes = [
    { version: 2, rule: 'TOY-01', says: { en: 'Swapping ends your turn.' } },
    { version: 3, rule: 'TOY-02', says: { en: 'Later.' } },
  ];
  const lines = tellJournal(chronicler(table), entries, telling, messages, changes, 'en');
  expect(lines.map(({ text, undone }) => [text, undone ?? false])).toEqual([
    ['a', false],
    ['b', true],
    ['The rules of this game were corrected: Swapping ends your turn.', false],
  ]);
});
