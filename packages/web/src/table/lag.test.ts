import { expect, test } from 'vitest';
import type { Happened, SeenMove } from '../worker/news.ts';
import { overdue, wholeTurns } from './lag.ts';

/** An answer, and who decides next. */
const news = (by: SeenMove['by'], next: SeenMove['by']): Happened => ({
  kind: 'happened',
  entries: [{ kind: 'move', by, facts: [] }],
  moment: {
    number: 1,
    viewer: 0,
    view: {},
    question: { decider: next as number, frame: { kind: 'turn' }, choices: [] },
    undo: undefined,
    reset: undefined,
    standings: undefined,
  },
});

test('a turn is what one player answers in a row, including chance results', () => {
  expect(wholeTurns([news(1, 1), news(1, 'chance'), news('chance', 2)])).toBe(1);
  expect(wholeTurns([news(1, 1)])).toBe(0);
  expect(wholeTurns([news(1, 'chance')])).toBe(0);
  expect(wholeTurns([news(1, 2), news(2, 2)])).toBe(1);
});

test('nothing is overdue while only one turn is waiting', () => {
  expect(overdue([])).toBe(0);
  expect(overdue([news(1, 1), news(1, 2)])).toBe(0);
  expect(overdue([news(1, 2), news(2, 2)])).toBe(0);
});

test('of several turns, all but the newest whole one are overdue', () => {
  expect(overdue([news(1, 1), news(1, 2), news(2, 3)])).toBe(2);
  expect(overdue([news(1, 2), news(2, 3), news(3, 0)])).toBe(2);
  expect(overdue([news(1, 2), news(2, 3), news(3, 3)])).toBe(1);
});
