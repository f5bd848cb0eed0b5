import { expect, test } from 'vitest';
import { DIE_RATIO, type KaliShape, kaliInRow } from './kali.ts';

/** Overlapping pairs of dice. */
function overlaps({ hands, size }: KaliShape): number {
  return hands.filter(([x, y], index) =>
    hands.slice(index + 1).some(([u, v]) => Math.abs(x - u) < size && Math.abs(y - v) < size * DIE_RATIO),
  ).length;
}

test.each([8, 10])('the hands of Kali hold %i dice side by side, inside the drawing', (count) => {
  const shape = kaliInRow(count);
  expect(shape.hands).toHaveLength(count);
  expect(overlaps(shape)).toBe(0);
  for (const [x, y] of shape.hands) {
    expect(x - shape.size / 2).toBeGreaterThanOrEqual(0);
    expect(x + shape.size / 2).toBeLessThanOrEqual(shape.width);
    expect(y + shape.size * DIE_RATIO).toBeLessThanOrEqual(shape.height);
  }
});
