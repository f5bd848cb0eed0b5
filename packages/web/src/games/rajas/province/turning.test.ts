import { describe, expect, test } from 'vitest';
import type { Way } from './cells.ts';
import { nearestWay, Turning } from './turning.ts';

const ways = (...turns: readonly number[]): readonly Way[] =>
  turns.map((quarters) => ({ text: `r${quarters}`, turns: quarters }));
const CENTRE = { x: 100, y: 100 };
const [TOP, RIGHT, BOTTOM, LEFT] = [
  { x: 100, y: 75 },
  { x: 125, y: 100 },
  { x: 100, y: 125 },
  { x: 75, y: 100 },
];

describe('a tile', () => {
  test('follows a pointer round its centre, in both directions', () => {
    const turning = new Turning({ centre: CENTRE, ways: ways(0, 1, 2, 3), turns: 0 }, TOP);
    expect([RIGHT, BOTTOM, LEFT, TOP].map((point) => turning.to(point)?.text)).toEqual(['r1', 'r2', 'r3', 'r0']);
    const back = new Turning({ centre: CENTRE, ways: ways(0, 1, 2, 3), turns: 0 }, TOP);
    expect(back.to(LEFT)?.text).toBe('r3');
  });

  test('lies only in ways that are allowed', () => {
    const turning = new Turning({ centre: CENTRE, ways: ways(1, 2), turns: 1 }, TOP);
    expect([RIGHT, BOTTOM, LEFT].map((point) => turning.to(point)?.text)).toEqual(['r2', 'r2', 'r1']);
    expect(nearestWay(ways(0, 3), 2.6)?.turns).toBe(3);
    expect(nearestWay([], 1)).toBeUndefined();
  });

  test('stays for a tap, and for a pointer in its middle', () => {
    const turning = new Turning({ centre: CENTRE, ways: ways(0, 1), turns: 0 }, TOP);
    expect([turning.to({ x: 103, y: 77 }), turning.hasMoved]).toEqual([undefined, false]);
    expect(turning.to({ x: 102, y: 98 })).toBeUndefined();
    const fromMiddle = new Turning({ centre: CENTRE, ways: ways(0, 1), turns: 0 }, CENTRE);
    expect([RIGHT, BOTTOM].map((point) => fromMiddle.to(point)?.text)).toEqual(['r0', 'r1']);
  });
});
