import { describe, expect, test } from 'vitest';
import { along, keyframesOf, lengthOf } from './paths.ts';

const ACROSS = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
];

describe('the paths of pieces', () => {
  test('every path begins and ends where it should', () => {
    for (const path of ['hop', 'arc', 'toss', 'carry', 'line'] as const) {
      const frames = keyframesOf(path, ACROSS, 1);
      expect([frames[0]?.x, frames[0]?.y, frames.at(-1)?.x], path).toEqual([0, -0, 100].map((value) => expect.closeTo(value, 3)));
      expect(frames.at(-1), path).toMatchObject({
        y: expect.closeTo(0, 3),
        scale: expect.closeTo(1, 3),
        turn: expect.closeTo(0, 3),
      });
    }
  });

  test('a hop is highest half way and never higher than a table allows', () => {
    const height = (length: number) =>
      -Math.min(...keyframesOf('hop', [ACROSS[0] ?? { x: 0, y: 0 }, { x: length, y: 0 }]).map(({ y }) => y));
    expect(height(100)).toBeCloseTo(35, 3);
    expect(height(1000)).toBeCloseTo(70, 3);
  });

  test('places on the way are passed at a constant pace', () => {
    const corner = [...ACROSS, { x: 100, y: 300 }];
    expect(lengthOf(corner)).toBe(400);
    expect(along(corner, 0.25)).toEqual({ x: 100, y: 0 });
    expect(along(corner, 0.5)).toEqual({ x: 100, y: 100 });
  });
});
