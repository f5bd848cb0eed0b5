import { describe, expect, test } from 'vitest';
import { distance, type Point } from './point.ts';
import {
  BOARD,
  FAME_DEPTH,
  FAME_SPACES,
  FRAME,
  fameBeside,
  fameCell,
  famePoint,
  fan,
  frameOutline,
  framePoint,
  isCorner,
  MONEY_SPACES,
  moneyCell,
  moneyPoint,
} from './tracks.ts';

const fameSpaces = Array.from({ length: FAME_SPACES }, (_, index) => index + 1);
const moneySpaces = Array.from({ length: MONEY_SPACES }, (_, index) => index + 1);

function expectEvenSteps(points: readonly Point[], least: number, most: number) {
  for (const [index, point] of points.slice(1).entries()) {
    const step = distance(points[index] ?? point, point);
    expect(step, `step ${index + 1}`).toBeGreaterThan(least);
    expect(step, `step ${index + 1}`).toBeLessThan(most);
  }
}

describe('the tracks round the frame', () => {
  test('RAJ-END-02 each fame space has two money spaces beside it, in opposite directions', () => {
    expect(fameBeside(65)).toBe(28);
    expect(fameBeside(52)).toBe(35);
    for (const money of moneySpaces) {
      const [fx, fy] = famePoint(fameBeside(money));
      expect(distance(moneyPoint(money), [fx, fy])).toBeLessThan(FRAME);
    }
  });

  test('fame spaces follow one another evenly and never leave the outer band', () => {
    expectEvenSteps(
      fameSpaces.map((fame) => famePoint(fame)),
      40,
      90,
    );
    for (const fame of fameSpaces) {
      const [x, y] = famePoint(fame);
      expect(Math.min(x, y, BOARD - x, BOARD - y)).toBeLessThan(isCorner(fame) ? FAME_DEPTH * 1.2 : FAME_DEPTH);
    }
  });

  test('money spaces follow one another evenly', () => {
    expectEvenSteps(
      moneySpaces.map((money) => moneyPoint(money)),
      9,
      32,
    );
  });

  test('the cells of one track meet: each begins where the one before ends', () => {
    for (let slot = 0; slot < FAME_SPACES - 1; slot++) {
      expect(distance(framePoint(slot, 1, 10), framePoint(slot + 1, 0, 10))).toBeLessThan(0.01);
    }
    expect(distance(framePoint(FAME_SPACES - 1, 1, 10), framePoint(0, 0, 10))).toBeLessThan(0.01);
  });

  test('markers at 0 are at the gate, markers beyond the end on the last space', () => {
    expect(famePoint(0)[0]).toBe(BOARD / 2);
    expect(moneyPoint(0)[0]).toBe(BOARD / 2);
    expect(famePoint(64)).toEqual(famePoint(60));
    expect(moneyPoint(130)).toEqual(moneyPoint(120));
  });

  test('cells are closed shapes; corners are round', () => {
    expect(fameCell(1)).toMatch(/^M[^A]*Z$/);
    expect(fameCell(8)).toContain('A64 64');
    expect(moneyCell(106)).toContain('A37 37');
    expect(frameOutline(0)).toMatch(/^M64 0H760A64 64/);
  });
});

test('markers on one space are side by side around its centre', () => {
  expect(fan(1, 8)).toEqual([0]);
  expect(fan(2, 8)).toEqual([-4, 4]);
  expect(fan(4, 8)).toEqual([-12, -4, 4, 12]);
});
