import { describe, expect, test } from 'vitest';
import { moved, pinched, zoomed } from './window.ts';

const WINDOW = { x: 300, y: 300, width: 400 };

describe('the window of the map', () => {
  test('moves against the finger, in canvas units', () => {
    expect(moved(WINDOW, [100, 100], [120, 90], 200, 1)).toEqual({ x: 260, y: 320, width: 400 });
  });

  test('never leaves the canvas', () => {
    expect(moved(WINDOW, [0, 0], [900, 900], 200, 1)).toEqual({ x: -140, y: -140, width: 400 });
    expect(moved(WINDOW, [900, 900], [0, 0], 200, 1)).toEqual({ x: 590, y: 590, width: 400 });
  });

  test('is centred when it is larger than the canvas', () => {
    expect(zoomed(WINDOW, 10, 1.5)).toEqual({ x: 0, y: -250, width: 1000 });
  });

  test('keeps the point under the zoom in place', () => {
    const near = zoomed(WINDOW, 0.5, 1, [0.25, 0.75]);
    expect(near).toEqual({ x: 350, y: 450, width: 200 });
  });

  test('shrinks when two fingers part', () => {
    expect(pinched(WINDOW, [100, 0], [200, 0], [0, 0], 1).width).toBe(200);
  });
});
