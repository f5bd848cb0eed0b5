import { describe, expect, test } from 'vitest';
import { DIE_RATIO, type KaliShape, kaliInRow, kaliInTiers } from './kali.ts';

/** Pairs of dice that would lie over each other. */
function overlaps({ hands, size }: KaliShape): number {
  return hands.filter(([x, y], index) =>
    hands.slice(index + 1).some(([u, v]) => Math.abs(x - u) < size && Math.abs(y - v) < size * DIE_RATIO),
  ).length;
}

describe.each([
  ['in a row', kaliInRow],
  ['in tiers', kaliInTiers],
])('the hands of Kali %s', (_, shapeOf) => {
  test.each([8, 10])('hold %i dice side by side, inside the drawing', (count) => {
    const shape = shapeOf(count);
    expect(shape.hands).toHaveLength(count);
    expect(overlaps(shape)).toBe(0);
    for (const [x, y] of shape.hands) {
      expect(x - shape.size / 2).toBeGreaterThanOrEqual(0);
      expect(x + shape.size / 2).toBeLessThanOrEqual(shape.width);
      expect(y + shape.size * DIE_RATIO).toBeLessThanOrEqual(shape.height);
    }
  });
});

test('dice in tiers are large enough to be hit and read from left to right on both sides', () => {
  const { size, hands } = kaliInTiers(10);
  expect(size).toBeGreaterThanOrEqual(24);
  expect(hands[0]?.[0]).toBeLessThan(hands[1]?.[0] ?? 0);
  expect(hands[5]?.[0]).toBeLessThan(hands[6]?.[0] ?? 0);
});
