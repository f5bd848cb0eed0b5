import { describe, expect, test } from 'vitest';
import { nearest, overlap, placeCard, unionOf } from './place.ts';

const SCREEN = { width: 390, height: 844 };
const CARD = { width: 374, height: 180 };

describe('the position of the coach’s card', () => {
  test.each([0, 120, 300, 500, 700])('never covers a target at height %i', (y) => {
    const target = { x: 40, y, width: 300, height: 100 };
    const spot = placeCard(CARD, SCREEN, [target], []);
    expect(overlap({ ...spot, ...CARD }, target)).toBe(0);
  });

  test('avoids controls where there is room', () => {
    const target = { x: 40, y: 20, width: 300, height: 60 };
    const buttons = { x: 0, y: 100, width: 390, height: 300 };
    const spot = placeCard(CARD, SCREEN, [target], [buttons]);
    expect(overlap({ ...spot, ...CARD }, buttons)).toBe(0);
  });

  test('stays on the screen, in the middle when it points at nothing', () => {
    const { x, y } = placeCard(CARD, SCREEN, [], []);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y + CARD.height).toBeLessThanOrEqual(SCREEN.height);
    expect(Math.abs(y + CARD.height / 2 - SCREEN.height / 2)).toBeLessThan(22);
  });
});

test('several targets are one area, and the line leads to its nearest edge', () => {
  const area = unionOf([
    { x: 10, y: 10, width: 20, height: 20 },
    { x: 100, y: 50, width: 20, height: 20 },
  ]);
  expect(area).toEqual({ x: 10, y: 10, width: 110, height: 60 });
  expect(nearest({ x: 200, y: 0, width: 50, height: 50 }, { x: 0, y: 20, width: 10, height: 10 })).toEqual({ x: 200, y: 25 });
});
