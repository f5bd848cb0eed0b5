import { expect, test } from 'vitest';
import { Fingers } from './fingers.ts';

function picture() {
  const told: string[] = [];
  const captured: number[] = [];
  const fingers = new Fingers({
    pan: ({ x, y }) => told.push(`pan ${x} ${y}`),
    pinch: (factor, { x, y }) => told.push(`pinch ${factor} at ${x} ${y}`),
    letGo: ({ x, y }) => told.push(`let go ${x} ${y}`),
  });
  const currentTarget = { setPointerCapture: (id: number) => captured.push(id) };
  const event = (pointerId: number, clientX: number, clientY: number, timeStamp = 0, defaultPrevented = false) =>
    ({ pointerId, clientX, clientY, timeStamp, defaultPrevented, button: 0, currentTarget }) as unknown as PointerEvent;
  return { fingers, told, captured, event };
}

test('one finger moves the picture, and throws it on release', () => {
  const { fingers, told, captured, event } = picture();
  fingers.down(event(1, 100, 100));
  fingers.move(event(1, 120, 100, 10));
  fingers.up(event(1, 120, 100, 20));
  expect(told).toEqual(['pan 20 0', 'let go 2 0']);
  expect(captured).toEqual([1]);
});

test('a finger that rested throws nothing', () => {
  const { fingers, told, event } = picture();
  fingers.down(event(1, 100, 100));
  fingers.move(event(1, 120, 100, 10));
  fingers.up(event(1, 120, 100, 500));
  expect(told).toEqual(['pan 20 0']);
});

test('a trembling press moves nothing and presses what is under it', () => {
  const { fingers, told, captured, event } = picture();
  fingers.down(event(1, 100, 100));
  fingers.move(event(1, 104, 103, 10));
  fingers.up(event(1, 104, 103, 20));
  expect(told).toEqual([]);
  expect(captured).toEqual([]);
});

test('two fingers zoom around the point between them', () => {
  const { fingers, told, captured, event } = picture();
  fingers.down(event(1, 100, 100));
  fingers.down(event(2, 200, 100));
  fingers.move(event(2, 300, 100, 10));
  expect(told).toEqual(['pinch 2 at 200 100']);
  expect(captured).toEqual([1, 2]);
});

test('dragging a piece leaves the picture where it is', () => {
  const { fingers, told, event } = picture();
  fingers.down(event(1, 100, 100));
  fingers.move(event(1, 160, 100, 10, true));
  expect(told).toEqual([]);
});
