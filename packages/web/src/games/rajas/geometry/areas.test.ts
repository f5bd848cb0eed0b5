import { expect, test } from 'vitest';
import { archedPanel } from './arch.ts';
import { AREAS, centre, columns, grid, inset } from './areas.ts';
import { BOARD, FRAME } from './tracks.ts';

test('no area overlaps another or the frame', () => {
  const boxes = Object.entries(AREAS);
  for (const [name, a] of boxes) {
    expect(Math.min(a.x, a.y), name).toBeGreaterThanOrEqual(FRAME);
    expect(Math.max(a.x + a.width, a.y + a.height), name).toBeLessThanOrEqual(BOARD - FRAME);
    for (const [other, b] of boxes) {
      if (other === name) continue;
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(apart, `${name} and ${other}`).toBe(true);
    }
  }
});

test('columns and grids fill their box exactly', () => {
  const box = { x: 10, y: 20, width: 100, height: 50 };
  const boxes = columns(box, 3, 5);
  expect(boxes).toHaveLength(3);
  expect(boxes[0]).toMatchObject({ x: 10, width: 30 });
  expect(boxes[2]).toMatchObject({ x: 80, width: 30 });
  expect(grid(box, { across: 2, down: 2, gap: 10 }).at(-1)).toEqual({ x: 65, y: 50, width: 45, height: 20 });
  expect(centre(inset(box, 5))).toEqual([60, 45]);
});

test('an arched panel stays inside its box and is closed', () => {
  const path = archedPanel({ x: 0, y: 0, width: 200, height: 100 }, { rise: 15, half: 80, radius: 12 });
  expect(path).toMatch(/^M0 25Q0 13 .*Z$/);
  expect(path).toContain('100 -2');
});
