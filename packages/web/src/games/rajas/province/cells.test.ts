import { expect, test } from 'vitest';
import { partsOfCell } from './cells.ts';

const CELL = { x: 10, y: 20, width: 60, height: 60 };

test.each([1, 2, 3, 4])('%i ways to lay a tile share its cell without overlapping', (ways) => {
  const parts = partsOfCell(CELL, ways);
  expect(parts.length).toBeGreaterThanOrEqual(ways);
  for (const { x, y, width, height } of parts) {
    expect(x).toBeGreaterThanOrEqual(CELL.x);
    expect(y).toBeGreaterThanOrEqual(CELL.y);
    expect(x + width).toBeLessThanOrEqual(70);
    expect(y + height).toBeLessThanOrEqual(80);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  expect(new Set(parts.map(({ x, y }) => `${x},${y}`)).size).toBe(parts.length);
});
