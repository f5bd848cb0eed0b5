import { describe, expect, test } from 'vitest';
import type { SeenMove } from '../worker/news.ts';
import { changesSince, isEmpty, type Known, together } from './changes.ts';
import type { NumberedLine } from './chronicle.ts';

const ME = 0;
const move = (by: SeenMove['by']): SeenMove => ({ kind: 'move', by, facts: [] });
const line = (number: number, seat: number): NumberedLine => ({
  text: `line ${number}`,
  seat,
  entry: number,
  key: `${number} 0`,
});
const mine = move(ME);
const theirs = move(1);
const start: Known = { moves: [mine], lines: [line(0, ME)] };

describe('what changed since one last decided', () => {
  test('a gift on another player’s turn is reported, even from chance', () => {
    const now: Known = { moves: [mine, theirs, move('chance')], lines: [line(0, ME), line(1, 1), line(2, ME)] };
    expect(changesSince(start, now, ME, new Set([0])).cameToMe).toEqual([line(2, ME)]);
  });

  test('chance on your own turn, and what others do for themselves, is not', () => {
    const now: Known = { moves: [mine, move('chance'), theirs], lines: [line(0, ME), line(1, ME), line(2, 1)] };
    expect(isEmpty(changesSince(start, now, ME, new Set([0])))).toBe(true);
  });

  test('a decision made in your place is reported, your own is not', () => {
    const now: Known = { moves: [mine, theirs, move(ME)], lines: [line(0, ME), line(1, 1), line(2, ME)] };
    expect(changesSince(start, now, ME, new Set([0])).decidedForMe).toEqual([line(2, ME)]);
    expect(changesSince(start, now, ME, new Set([0, 2])).decidedForMe).toEqual([]);
  });

  test('someone else’s undo is reported, your own is not', () => {
    const before: Known = { moves: [mine, theirs], lines: [line(0, ME), line(1, 1)] };
    expect(changesSince(before, start, ME, new Set()).takenBack).toEqual([line(1, 1)]);
    expect(isEmpty(changesSince(start, { moves: [], lines: [] }, ME, new Set()))).toBe(true);
  });

  test('lines marked as undone count too', () => {
    const before: Known = { moves: [mine, theirs], lines: [line(0, ME), line(1, 1)] };
    const now: Known = { moves: [mine], lines: [line(0, ME), { ...line(1, 1), undone: true }] };
    expect(changesSince(before, now, ME, new Set()).takenBack).toEqual([line(1, 1)]);
  });

  test('reported changes stay, unless undone since', () => {
    const told = { takenBack: [line(9, 1)], decidedForMe: [line(1, ME)], cameToMe: [line(2, ME)] };
    const found = { takenBack: [], decidedForMe: [line(3, ME)], cameToMe: [] };
    const now: Known = { moves: [], lines: [line(1, ME), { ...line(2, ME), undone: true }, line(3, ME)] };
    expect(together(told, found, now)).toEqual({
      takenBack: [line(9, 1)],
      decidedForMe: [line(1, ME), line(3, ME)],
      cameToMe: [],
    });
    expect(together(undefined, found, now)).toBe(found);
  });
});
