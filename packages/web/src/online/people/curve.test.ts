import { expect, test } from 'vitest';
import { curveOf } from './curve.ts';

const FRAME = { left: 0, right: 100, top: 0, bottom: 100 };

test('a curve spans the frame, at least two hundred points high', () => {
  const { points, ticks, path } = curveOf([1000, 1050, 1010], FRAME);
  expect(ticks.map(({ value }) => value)).toEqual([1000, 1100, 1200]);
  expect(points).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 75 },
    { x: 100, y: 95 },
  ]);
  expect(path).toBe('M0 100L50 75L100 95');
});

test('a large range has its own scale', () => {
  expect(curveOf([980, 1420], FRAME).ticks.map(({ value }) => value)).toEqual([900, 1000, 1100, 1200, 1300, 1400, 1500]);
});
