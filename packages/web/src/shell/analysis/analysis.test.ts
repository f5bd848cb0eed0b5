import type { AnalysedTurn, Analysis } from '@durbar/bots';
import { expect, test } from 'vitest';
import { bandsOf, chancesByTurn, namePlace } from './bands.ts';
import { chapterAt, chapterStartsOf, namedChapters } from './course.ts';
import { isNear } from './mark-boxes.ts';
import { apart } from './places.ts';
import { biggestSwing, changeIn, isMistake, luckIn, luckiestIn, summaryOf, turnAt } from './summary.ts';

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

test('the turn that changed the most, and the draw that mattered most', () => {
  expect(ANALYSIS.turns.map((one) => changeIn(ANALYSIS, one))).toEqual([-10, -60]);
  expect([biggestSwing(0, ANALYSIS), biggestSwing(1, ANALYSIS)]).toEqual([0, 1]);
  expect(biggestSwing(0, { ...ANALYSIS, turns: [] })).toBeUndefined();
  expect(ANALYSIS.turns.map((one) => luckiestIn(ANALYSIS, one))).toEqual([1, 2]);
});

test('rounds begin at their first turn; a crowded axis names every second one', () => {
  const turns = [0, 3, 6, 9].map((first) => turn(0, first, first + 2, 0, 'best'));
  const chapterStarts = chapterStartsOf(turns, [0, 6, 8, 12]);
  expect(chapterStarts).toEqual([
    { chapter: 1, turn: 0 },
    { chapter: 2, turn: 2 },
    { chapter: 3, turn: 3 },
  ]);
  expect([0, 1, 2, 3].map((index) => chapterAt(chapterStarts, index))).toEqual([1, 1, 2, 3]);
  expect(namedChapters(chapterStarts, 2).map(({ chapter }) => chapter)).toEqual([1, 3]);
});

test('a name is written where its band is wide, away from marks, or not at all', () => {
  const rows = Array.from({ length: 50 }, (_, x) => [x < 25 ? 0.6 : 0.9, x < 25 ? 0.4 : 0.1]);
  expect(namePlace(rows, 0, [])?.x).toBeCloseTo((100 * 25) / 49);
  expect(namePlace(rows, 0, [26])?.x).toBeCloseTo((100 * 28) / 49);
  expect(namePlace(rows, 1, [])?.y).toBeCloseTo(80);
  expect(namePlace(rows.slice(25), 1, [])).toBeUndefined();
});

test('two turns are marked where they differ', () => {
  const [quarry, market, tile] = [{ place: 'space:quarry' }, { place: 'space:market' }, { place: 'stack:1', face: 'tile 3' }];
  expect(apart([quarry, tile], [quarry, market])).toEqual([tile]);
  expect(apart([quarry], [quarry, market])).toEqual([quarry]);
});

test('two boxes are near if their labels would overlap', () => {
  const card = { left: 660, top: 412 };
  expect(isNear(card, { left: 700, top: 412 })).toBe(true);
  expect(isNear(card, { left: 700, top: 452 })).toBe(false);
  expect(isNear(card, { left: 820, top: 412 })).toBe(false);
  expect(isNear(card, undefined)).toBe(false);
});
