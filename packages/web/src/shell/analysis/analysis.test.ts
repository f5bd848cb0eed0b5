import type { AnalysedTurn, Analysis } from '@durbar/bots';
import { expect, test } from 'vitest';
import { bandsOf, chancesByTurn } from './bands.ts';
import { isMistake, luckIn, summaryOf, turnAt } from './summary.ts';

function turn(seat: number, first: number, last: number, lost: number, verdict: 'best' | 'mistake'): AnalysedTurn {
  return { seat, first, last, starts: [first], judgement: { verdict, lost } };
}

const ANALYSIS: Analysis = {
  chances: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.4, 0.6],
    [1, 0],
  ],
  luck: [
    { entry: 1, worth: [0.03, -0.03] },
    { entry: 2, worth: [-0.01, 0.01] },
  ],
  turns: [turn(0, 0, 1, 0, 'best'), turn(1, 2, 2, 0.1, 'mistake')],
};

test('accuracy falls by four for each point given away; luck is separate', () => {
  expect(summaryOf(0, ANALYSIS)).toEqual({ seat: 0, accuracy: 100, luck: 2, inaccuracies: 0, mistakes: 0 });
  expect(summaryOf(1, ANALYSIS)).toEqual({ seat: 1, accuracy: 60, luck: -2, inaccuracies: 0, mistakes: 1 });
  expect(summaryOf(0, { ...ANALYSIS, turns: [] }).accuracy).toBeUndefined();
  expect(ANALYSIS.turns.map((one) => luckIn(ANALYSIS, one))).toEqual([3, 1]);
});

test('a moment belongs to the turn in progress, the end to the last one', () => {
  expect([0, 1, 2, 3].map((number) => turnAt(ANALYSIS.turns, number))).toEqual([0, 0, 1, 1]);
  expect(ANALYSIS.turns.map(isMistake)).toEqual([false, true]);
});

test('bands are stacked and fill the whole', () => {
  const rows = chancesByTurn(ANALYSIS);
  expect(rows).toEqual([
    [0.5, 0.5],
    [0.4, 0.6],
    [1, 0],
  ]);
  const bands = bandsOf(rows);
  expect(bands.map(({ path }) => path)).toEqual([
    'M0 0.00L1 0.00L2 0.00L2 100.00L1 40.00L0 50.00Z',
    'M0 50.00L1 40.00L2 100.00L2 100.00L1 100.00L0 100.00Z',
  ]);
});
