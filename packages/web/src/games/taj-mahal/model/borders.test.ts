import { describe, expect, test } from 'vitest';
import { border, corner, outlines, type Point } from './borders.ts';

const WEST: Point[] = [
  [255, 260],
  [500, 255],
  [490, 482],
  [255, 490],
];
const EAST: Point[] = [
  [500, 255],
  [732, 250],
  [732, 482],
  [490, 482],
];

describe('a border', () => {
  test('is the same line from either end', () => {
    const there = border([500, 255], [490, 482], 'inland');
    const back = border([490, 482], [500, 255], 'inland');
    expect(there.length).toBeGreaterThan(2);
    expect(back.reverse()).toEqual(there);
  });

  test('stays near the straight line between its corners', () => {
    const [a, b] = [corner([500, 255]), corner([490, 482])];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (const [x, y] of border([500, 255], [490, 482], 'inland')) {
      const distance = Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
      expect(distance).toBeLessThanOrEqual(15 * 1.11);
    }
  });
});

describe('outlines', () => {
  test('of neighbours share the points of their border', () => {
    const [west = '', east = ''] = outlines([WEST, EAST]);
    const shared = border([500, 255], [490, 482], 'inland').map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    for (const point of shared) {
      expect(west).toContain(point);
      expect(east).toContain(point);
    }
  });

  test('are closed curves with rounded lone capes', () => {
    const [west = ''] = outlines([WEST, EAST]);
    expect(west).toMatch(/^M[\d. ]+C.*z$/);
    expect(west.match(/Q/g)).toHaveLength(2);
    expect(west).not.toContain('NaN');
  });
});
