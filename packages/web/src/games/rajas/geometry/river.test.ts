import { describe, expect, test } from 'vitest';
import { distance } from './point.ts';
import { boatSpot, bridgeSpot, QUAY, spaceSpot } from './river.ts';
import { BOARD, FRAME } from './tracks.ts';

const SHAPE = { spaces: 26, bridgeAfter: 17 };
const spaces = Array.from({ length: SHAPE.spaces }, (_, index) => index + 1);

describe('the river', () => {
  test('RAJ-RIVER-17 all spaces are separate, in order, on the land', () => {
    for (const space of spaces) {
      const { point } = spaceSpot(SHAPE, space);
      for (const coordinate of point) expect(coordinate).toBeGreaterThan(FRAME);
      for (const coordinate of point) expect(coordinate).toBeLessThan(BOARD - FRAME);
      if (space === 1) continue;
      const step = distance(spaceSpot(SHAPE, space - 1).point, point);
      expect(step, `space ${space}`).toBeGreaterThan(31);
      expect(step, `space ${space}`).toBeLessThan(65);
    }
  });

  test('RAJ-RIVER-13 the bridge is between its two spaces', () => {
    const bridge = bridgeSpot(SHAPE).point;
    const gap = distance(spaceSpot(SHAPE, 17).point, spaceSpot(SHAPE, 18).point);
    expect(distance(bridge, spaceSpot(SHAPE, 17).point)).toBeLessThan(gap);
    expect(distance(bridge, spaceSpot(SHAPE, 18).point)).toBeLessThan(gap);
  });

  test('a boat is beside its space, or at the quay before its first move', () => {
    for (const space of spaces) {
      expect(distance(boatSpot(SHAPE, space).point, spaceSpot(SHAPE, space).point)).toBeCloseTo(30, 0);
    }
    expect(distance(boatSpot(SHAPE, 0).point, QUAY.point)).toBeLessThan(40);
  });

  test('another edition with fewer spaces fills the same river', () => {
    const shorter = { spaces: 24, bridgeAfter: 15 };
    expect(spaceSpot(shorter, 24).point).toEqual(spaceSpot(SHAPE, 26).point);
    expect(spaceSpot(shorter, 1).point).toEqual(spaceSpot(SHAPE, 1).point);
  });
});
