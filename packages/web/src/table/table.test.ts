import { type AnyGame, defined, mustAnswer, mustRules, newMatch, questionFor } from '@durbar/engine';
import { toyGame } from '@durbar/engine/testing';
import { describe, expect, test } from 'vitest';
import type { SeenEntry } from '../worker/protocol.ts';
import { chronicler, firstSinceTurn, firstViewer, joined, peopleOf } from './chronicle.ts';
import type { AnyTable, Telling } from './contract.ts';
import { foresee, outcomes } from './foresee.ts';
import { seatValues, withSeat } from './lobby.ts';
import { moveTime, pauseAfter } from './pace.ts';

const rules = mustRules(toyGame as unknown as AnyGame, { players: 2 });

function dealt() {
  const match = mustAnswer(mustAnswer(newMatch(rules), 'card 1'), 'card 3');
  const { definition, game } = rules;
  const view = definition.viewFor(game, match.position, 1);
  const question = defined(questionFor(rules, match.position, 1), 'question');
  const choiceOf = (text: string) => defined(question.choices.find((open) => open.text === text)?.choice, text);
  return { view, choiceOf };
}

describe('a preview', () => {
  test('tells the sure facts of a choice and the view after them', () => {
    const { view, choiceOf } = dealt();
    const { facts, view: after } = foresee(rules, view, 1, choiceOf('swap'));
    expect(facts).toEqual([{ type: 'swapped', seat: 1 }]);
    expect(after).not.toEqual(view);
  });

  test('goes through the viewer’s own further choices only when they are named', () => {
    const { view, choiceOf } = dealt();
    expect(outcomes(rules, view, 1, choiceOf('keep'), ['swap'])).toHaveLength(1);
    expect(outcomes(rules, view, 1, choiceOf('keep'), [])).toHaveLength(1);
  });
});

describe('the chronicle', () => {
  const told: string[] = [];
  const table = {
    line: ({ type }: { type: string }) => {
      told.push(type);
      return type === 'silent' ? undefined : { text: type };
    },
  } as unknown as AnyTable;
  const entries: readonly SeenEntry[] = [
    { by: 'chance', facts: [{ type: 'dealt' }] },
    { by: 0, facts: [{ type: 'played' }, { type: 'scored' }, { type: 'silent' }] },
    { by: 1, facts: [] },
    { by: 1, facts: [{ type: 'won' }] },
  ];

  test('numbers the lines by their entries and tells each entry once', () => {
    const tell = chronicler(table);
    const telling = { words: 1 } as unknown as Telling<unknown, unknown>;
    expect(tell(entries, telling).map(({ text, entry }) => `${entry} ${text}`)).toEqual([
      '0 dealt',
      '1 played',
      '1 scored',
      '3 won',
    ]);
    const before = told.length;
    tell(entries, telling);
    expect(told.length).toBe(before);
    tell(entries, { words: 2 } as unknown as Telling<unknown, unknown>);
    expect(told.length).toBeGreaterThan(before);
  });

  test('joins drawn lines of one player that follow each other', () => {
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
    expect(firstSinceTurn(entries, 0)).toBe(2);
    expect(firstSinceTurn(entries, 1)).toBe(4);
    expect(firstSinceTurn(entries, 'spectator')).toBe(0);
  });
});

test('the table is opened for the one person at the screen; several must say who they are', () => {
  const people = peopleOf([{ kind: 'bot' }, { kind: 'person' }, { kind: 'person' }]);
  expect(people).toEqual([1, 2]);
  expect(firstViewer(people)).toBe('spectator');
  expect(firstViewer([1])).toBe(1);
  expect(firstViewer([])).toBe('spectator');
});

describe('the pace', () => {
  const passing = { entry: { by: 1, facts: [{ type: 'x' }] }, viewer: 0, next: 2, hasBegun: true } as const;

  test('lets nothing move longer than 600 ms', () => {
    for (const speed of ['calm', 'brisk', 'swift', 'instant'] as const) expect(moveTime(speed, true)).toBeLessThanOrEqual(600);
    expect(moveTime('calm', false)).toBe(0);
  });

  test('waits longest at the end of a turn, less within it, least after chance', () => {
    const end = pauseAfter(passing, 'calm');
    const step = pauseAfter({ ...passing, next: 1 }, 'calm');
    const roll = pauseAfter({ ...passing, entry: { by: 'chance', facts: [{ type: 'x' }] } }, 'calm');
    expect(end).toBeGreaterThan(step);
    expect(step).toBeGreaterThan(roll);
    expect(roll).toBeGreaterThan(0);
  });

  test('never waits after an own or unseen entry, nor while the table is being set', () => {
    expect(pauseAfter({ ...passing, viewer: 1 }, 'calm')).toBe(0);
    expect(pauseAfter({ ...passing, entry: { by: 1, facts: [] } }, 'calm')).toBe(0);
    expect(pauseAfter({ ...passing, hasBegun: false }, 'calm')).toBe(0);
    expect(pauseAfter(passing, 'instant')).toBe(0);
  });
});

test('a start player is offered only where a seat is, and gives way to chance when the seat goes', () => {
  expect(seatValues(3, (seat) => `Seat ${seat}`).map(({ value, fromPlayers }) => [value, fromPlayers])).toEqual([
    ['1', 1],
    ['2', 2],
    ['3', 3],
  ]);
  expect(withSeat('start', { start: '4', other: 'x' }, 3)).toEqual({ start: 'random', other: 'x' });
  expect(withSeat('start', { start: '3' }, 3)).toEqual({ start: '3' });
  expect(withSeat('start', { start: 'random' }, 2)).toEqual({ start: 'random' });
});
