import { describe, expect, test } from 'vitest';
import { type Box, closest, closeView, isSeen, type Lens, type Target, viewOfTargets, wholeView, withinLimits } from './view.ts';

/** A board of 800 units on a phone: half a pixel per unit when all of it is visible. */
const LENS: Lens = {
  picture: { width: 800, height: 800 },
  port: { width: 400, height: 500 },
  readable: 1,
  finger: { wanted: 44, least: 32 },
};
const WEST: Box = { x: 20, y: 20, width: 370, height: 340 };
const EAST: Box = { x: 420, y: 20, width: 310, height: 340 };

function choices(area: Box | undefined, ...boxes: readonly (readonly [x: number, y: number, size: number])[]): readonly Target[] {
  return boxes.map(([x, y, size]) => ({ box: { x, y, width: size, height: size }, area, isChoice: true }));
}

/** The part of the picture that the window shows. */
function partOf(lens: Lens, { x, y, scale }: { x: number; y: number; scale: number }): Box {
  const [width, height] = [lens.port.width / scale, lens.port.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

test('the whole picture fits the window', () => {
  expect(wholeView(LENS)).toEqual({ x: 400, y: 400, scale: 0.5 });
});

describe('a question', () => {
  test('opens with its area where it is readable', () => {
    const view = viewOfTargets(LENS, choices(WEST, [60, 60, 70], [200, 200, 70]));
    expect(view.scale).toBe(1);
    expect(isSeen(WEST, partOf(LENS, view))).toBe(true);
  });

  test('in several areas opens at the one with the most choices', () => {
    const view = viewOfTargets(LENS, [...choices(WEST, [60, 60, 50]), ...choices(EAST, [500, 60, 50], [600, 60, 50])]);
    expect(view.x).toBe(EAST.x + EAST.width / 2);
  });

  test('shows a whole area with smaller choices, but never too small for a finger', () => {
    const area = viewOfTargets(LENS, choices(EAST, [440, 300, 27]));
    expect(area.scale * EAST.width).toBeLessThanOrEqual(LENS.port.width);
    expect(area.scale * 27).toBeGreaterThanOrEqual(32);
    const [tiny] = choices(EAST, [440, 300, 10]);
    expect(tiny && viewOfTargets(LENS, [tiny]).scale * 10).toBeGreaterThanOrEqual(32);
  });

  test('with choices too far apart shows as many as possible', () => {
    const far = choices(undefined, [10, 10, 20], [600, 600, 20], [640, 640, 20]);
    const part = partOf(LENS, viewOfTargets(LENS, far));
    expect(far.map(({ box }) => isSeen(box, part))).toEqual([false, true, true]);
  });

  test('about something that isn’t pressed needs no room for a finger', () => {
    const [place] = choices(WEST, [100, 100, 5]);
    expect(place && viewOfTargets(LENS, [{ ...place, isChoice: false }]).scale).toBe(1);
  });

  test('opens with the whole picture where all of it is readable', () => {
    const tablet = { ...LENS, port: { width: 800, height: 900 }, finger: { wanted: 24, least: 24 } };
    expect(viewOfTargets(tablet, choices(WEST, [60, 60, 40])).scale).toBe(1);
  });
});

test('zoom ranges from the whole picture to three times that, further if a finger needs it', () => {
  const [tiny] = choices(WEST, [60, 60, 11]);
  expect(withinLimits(LENS, [], 0.1)).toBe(0.5);
  expect(withinLimits(LENS, [], 9)).toBe(1.5);
  expect(closest(LENS, tiny ? [tiny] : [])).toBe(4);
});

test('a choice that is too small is enlarged to finger size', () => {
  const [tiny] = choices(WEST, [60, 60, 11]);
  expect(tiny && closeView(LENS, tiny).scale * 11).toBe(44);
});
