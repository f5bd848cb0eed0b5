import { expect, test } from 'vitest';
import { frameSpaces, markersOf, rowSpaces, type TrackSpace } from './score-track.ts';

const FRAME = frameSpaces(100, 1040, 1040, 30);
const asha = { seat: 0, colour: 'crimson', score: 0, after: 0 } as const;
const kaveri = { seat: 1, colour: 'teal', score: 0, after: 0 } as const;

function touch(a: TrackSpace, b: TrackSpace): boolean {
  const near = 0.001;
  const apart = (from: number, size: number, other: number, otherSize: number): boolean =>
    from + size < other - near || other + otherSize < from - near;
  return !apart(a.x, a.width, b.x, b.width) && !apart(a.y, a.height, b.y, b.height);
}

test('the frame goes round the board once, each space beside the previous one', () => {
  expect(FRAME).toHaveLength(100);
  FRAME.forEach((space, index) => {
    expect(touch(space, FRAME[(index + 1) % 100] ?? space), `${index} and the next`).toBe(true);
  });
  expect([FRAME[0], FRAME[25], FRAME[50], FRAME[75]].map((space) => [Math.round(space?.x ?? -1), space?.y])).toEqual([
    [0, 0],
    [1000, 0],
    [1000, 1010],
    [0, 1010],
  ]);
});

test.each([1, 2, 7, 40, 41, 60, 100, 121])('a track of %i spaces of another edition has as many', (spaces) => {
  expect(frameSpaces(spaces, 1000, 1000, 30)).toHaveLength(spaces);
  expect(rowSpaces(spaces, 20, 20, 28)).toHaveLength(spaces);
});

test('markers on one space are stacked inwards', () => {
  const [first, second] = markersOf(FRAME, [asha, kaveri], 10);
  expect(second?.x).toBe(first?.x);
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(10);
});

test('TAJ-GEN-07 a marker beyond the last space begins another lap', () => {
  const [marker] = markersOf(FRAME, [{ ...asha, score: 103, after: 103 }], 10);
  const [there] = markersOf(FRAME, [{ ...asha, score: 3, after: 3 }], 10);
  expect(marker).toEqual({ ...there, laps: 1 });
});

test('the previewed choice shows where a marker would be', () => {
  const markers = markersOf(FRAME, [{ ...asha, score: 12, after: 16 }], 10);
  expect(markers.map(({ ghost }) => ghost)).toEqual([false, true]);
  expect(markers[1]?.x).toBeGreaterThan(markers[0]?.x ?? 0);
});
