import { describe, expect, test } from 'vitest';
import type { KeptMatch, KeptRound } from './kept.ts';
import { ratingsTable, stateOf, targetsTable, withTable } from './tables.ts';
import type { StrengthTarget } from './targets.ts';

const target: StrengthTarget = {
  ...{ a: 'expert', b: 'ismcts', game: 'taj-mahal', players: 3, seconds: 1, share: 0.6 },
  hypotheses: { below: 0.33, above: 0.6 },
};

function rounds(...wins: number[]): KeptRound[] {
  return wins.map((winA) => ({ seatA: 0, winA, seconds: 1, slowestA: 0.1, decisions: 10, scores: [], ranks: [] }));
}

describe('a target', () => {
  test('is reached or missed by the sequential test', () => {
    expect(stateOf({ target, rounds: rounds(1, 1, 1, 1, 1) }, 60)).toBe('above');
    expect(stateOf({ target, rounds: rounds(0, 0, 0, 0, 0, 0) }, 60)).toBe('below');
    expect(stateOf({ target, rounds: rounds(1, 0, 1) }, 60)).toBe('open');
  });

  test('is decided by its share once all games are played', () => {
    expect(stateOf({ target, rounds: rounds(1, 0, 1) }, 3)).toBe('above');
    expect(stateOf({ target, rounds: rounds(1, 0, 0) }, 3)).toBe('below');
  });

  test('above an equal means that the whole interval is', () => {
    const above: StrengthTarget = { ...target, share: undefined, hypotheses: { below: 0.45, above: 0.55 } };
    expect(stateOf({ target: above, rounds: rounds(1, 0) }, 2)).toBe('below');
    expect(stateOf({ target: above, rounds: rounds(1, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 1) }, 14)).toBe('above');
  });

  test('is a row of the table, with or without games', () => {
    const [, , played, unplayed] = targetsTable(
      [
        { target, rounds: rounds(1, 0, 1) },
        { target, rounds: [] },
      ],
      60,
    ).split('\n');
    expect(cells(played)).toEqual([
      'taj-mahal',
      '3',
      'expert against 2 ismcts',
      '1 s',
      '60%',
      '67%',
      '21–94%',
      '3',
      '0.33, 0.6',
      'open',
    ]);
    expect(cells(unplayed).slice(5)).toEqual(['', '', '0', '0.33, 0.6', 'open']);
  });
});

function cells(line = ''): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

test('ratings put thinkers with different budgets on one scale with those that answer at once', () => {
  const match = (a: string, b: string, budget: string, ...wins: number[]): KeptMatch => ({
    plan: { a, b, game: 'rajas', players: 2, options: {}, budget, seed: 's', ways: [a, b] },
    rounds: rounds(...wins),
  });
  const table = ratingsTable([
    match('greedy', 'random', '1 look', 1, 1, 0, 1),
    match('master', 'greedy', '0.3 s of the processor', 1, 1, 0),
    match('master', 'greedy', '1 s of the processor', 1, 1, 1, 0),
  ]);
  const rows = table.split('\n').slice(2).map(cells);
  expect(rows.map(([, who, budget, , games]) => [who, budget, games])).toEqual([
    ['master', '1 s', '4'],
    ['master', '0.3 s', '3'],
    ['greedy', '', '11'],
    ['random', '', '4'],
  ]);
});

test('a table replaces what stands between its marks', () => {
  const page = 'before\n<!-- t -->\nold\n<!-- end of t -->\nafter';
  expect(withTable(page, 't', 'new')).toBe('before\n<!-- t -->\n\nnew\n\n<!-- end of t -->\nafter');
  expect(() => withTable(page, 'other', 'new')).toThrow('no marks');
});
