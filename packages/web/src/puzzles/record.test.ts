import type { PuzzleRecord } from '@durbar/protocol';
import { describe, expect, test } from 'vitest';
import type { GamePuzzle } from './book.ts';
import { dailyOf, dayNumber, dayOf, difficultyOf, nextAfter, streamOf } from './choice.ts';
import { afterFirstTry, afterSolving, daysInARow, NEW_RECORD, weekOf } from './record.ts';

function puzzle(id: string, rating: number, game = 'rajas'): GamePuzzle {
  const solution = { texts: ['a'], chance: 0.5, later: 0 };
  return { id, game, rating, position: '', seat: 0, goal: 'plan', solution, also: [], refuted: [], found: {} };
}

describe('the puzzle rating', () => {
  test('rises with a puzzle solved on the first try and falls otherwise, more for a surprise', () => {
    const easy = puzzle('a', 1000);
    const hard = puzzle('b', 1600);
    const change = (one: GamePuzzle, how: 'found' | 'missed') => afterFirstTry(NEW_RECORD, one, how).rating - NEW_RECORD.rating;
    expect(change(hard, 'found')).toBeGreaterThan(change(easy, 'found'));
    expect(change(easy, 'found')).toBeGreaterThan(0);
    expect(change(easy, 'missed')).toBeLessThan(change(hard, 'missed'));
    expect(change(hard, 'missed')).toBeLessThan(0);
  });

  test('changes only with the first try', () => {
    const missed = afterFirstTry(NEW_RECORD, puzzle('a', 1300), 'missed');
    expect(afterFirstTry(missed, puzzle('a', 1300), 'found')).toBe(missed);
  });

  test('cannot rise with a nudge, but falls as without', () => {
    const found = afterFirstTry(NEW_RECORD, puzzle('a', 1300), 'found', 'nudged');
    expect(found).toEqual({ ...NEW_RECORD, tried: { a: 'found' } });
    expect(afterFirstTry(NEW_RECORD, puzzle('a', 1300), 'missed', 'nudged')).toEqual(
      afterFirstTry(NEW_RECORD, puzzle('a', 1300), 'missed'),
    );
  });

  test('settles: the hundredth try moves it less than the first', () => {
    const tried = Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`p${index}`, 'found' as const]));
    const moved = (record: PuzzleRecord) => afterFirstTry(record, puzzle('z', 1200), 'found').rating - record.rating;
    expect(moved({ ...NEW_RECORD, tried })).toBeLessThan(moved(NEW_RECORD));
  });

  test('finds the level of a solver who solves half of them', () => {
    let record = NEW_RECORD;
    for (let index = 0; index < 60; index++)
      record = afterFirstTry(record, puzzle(`p${index}`, 1500), index % 2 === 0 ? 'found' : 'missed');
    expect(Math.abs(record.rating - 1500)).toBeLessThan(60);
  });
});

describe('the streak', () => {
  const solvedOn = (...days: string[]): PuzzleRecord => days.reduce(afterSolving, NEW_RECORD);

  test('counts until yesterday, and includes today once it is solved', () => {
    const record = solvedOn('2026-11-14', '2026-11-15', '2026-11-16');
    expect(daysInARow(record, '2026-11-17')).toBe(3);
    expect(daysInARow(afterSolving(record, '2026-11-17'), '2026-11-17')).toBe(4);
    expect(daysInARow(NEW_RECORD, '2026-11-17')).toBe(0);
  });

  test('survives one missed day a week, but not two', () => {
    expect(daysInARow(solvedOn('2026-11-13', '2026-11-15', '2026-11-16'), '2026-11-16')).toBe(3);
    expect(daysInARow(solvedOn('2026-11-12', '2026-11-14', '2026-11-16'), '2026-11-16')).toBe(2);
    expect(daysInARow(solvedOn('2026-11-13', '2026-11-16'), '2026-11-16')).toBe(1);
  });

  test('weeks begin on Monday', () => {
    expect(weekOf(solvedOn('2026-11-15', '2026-11-16', '2026-11-18'), '2026-11-17')).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('are the solver’s own', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dayNumber('1970-01-02')).toBe(1);
  });
});

describe('what the page offers', () => {
  const all = [puzzle('a', 1300), puzzle('b', 1500), puzzle('c', 1250, 'taj-mahal')];

  test('the puzzle of the day is the same all day and another the next', () => {
    expect(dailyOf(all, '2026-11-17')).toBe(dailyOf(all, '2026-11-17'));
    expect(dailyOf(all, '2026-11-18')).not.toBe(dailyOf(all, '2026-11-17'));
    expect(dailyOf([], '2026-11-17')).toBeUndefined();
  });

  test('untried puzzles near the solver’s rating come first', () => {
    const ids = (record: PuzzleRecord) => streamOf(all, record, 'mine').map(({ id }) => id);
    expect(ids(NEW_RECORD)).toEqual(['c', 'a', 'b']);
    expect(ids({ ...NEW_RECORD, tried: { c: 'found' } })).toEqual(['a', 'b', 'c']);
    expect(streamOf(all, NEW_RECORD, difficultyOf({ rating: 1500 })).map(({ id }) => id)).toEqual(['b']);
  });

  test('the next one is from the same game while it has any', () => {
    expect(nextAfter(puzzle('a', 1300), all, NEW_RECORD)?.id).toBe('b');
    expect(nextAfter(puzzle('a', 1300), all, { ...NEW_RECORD, tried: { b: 'found' } })?.id).toBe('c');
  });
});
