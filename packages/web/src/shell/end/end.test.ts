import { describe, expect, test } from 'vitest';
import { chapterNumbers, type PlayedGame } from './chapters.ts';
import { MARK_RADIUS, markHeight, pathOf, scaleOf, spread } from './chart.ts';

const AREA = { left: 0, right: 100, top: 0, bottom: 60 };

describe('the chart', () => {
  test('spans all values with round marks, and ends where the values end', () => {
    const scale = scaleOf([{ seat: 0, values: [59, 20, -4] }], 3, AREA);
    expect(scale.ticks).toEqual([0, 15, 30, 45, 60]);
    expect(scale.y(60)).toBe(0);
    expect(scale.y(-4)).toBe(60);
    expect(scaleOf([{ seat: 0, values: [61, -13] }], 2, AREA).ticks).toEqual([-15, 0, 15, 30, 45, 60]);
    expect([0, 1, 2].map(scale.x)).toEqual([0, 50, 100]);
  });

  test('draws a flat line for a game without points', () => {
    const scale = scaleOf([{ seat: 0, values: [0, 0] }], 2, AREA);
    expect(pathOf([0, 0], scale)).toBe('M0.0 60.0L100.0 60.0');
  });

  test('moves labels apart and keeps them inside', () => {
    expect(spread([10, 12, 40], 27, 200)).toEqual([10, 37, 64]);
    expect(Math.max(...spread([190, 195, 199], 27, 200))).toBe(200);
  });
});

test('chapters: the start, the end of each chapter, the end', () => {
  const moves: PlayedGame['moves'] = [
    { kind: 'move', by: 0, facts: [] },
    { kind: 'move', by: 1, facts: [{ type: 'round-ended' }] },
    { kind: 'move', by: 0, facts: [{ type: 'x' }] },
    { kind: 'move', by: 1, facts: [{ type: 'round-ended' }] },
    { kind: 'move', by: 1, facts: [] },
  ];
  const numbers = chapterNumbers({ setUpFacts: [], moves }, (facts) => facts.some(({ type }) => type === 'round-ended'));
  expect(numbers).toEqual([0, 2, 4, 5]);
});

test('a numbered mark is below its line, but never on the axis labels', () => {
  expect(markHeight(100, { bottom: 300 })).toBeGreaterThan(100);
  for (const line of [276, 290, 300]) expect(markHeight(line, { bottom: 300 }) + MARK_RADIUS).toBeLessThanOrEqual(300);
});
