import { afterEach, expect, test, vi } from 'vitest';
import { Atlas } from './places.ts';

/** A window on a larger picture, one place within it and one beyond its lower edge, over a player's panel. */
const BOXES: Readonly<Record<string, DOMRect>> = {
  window: new DOMRect(0, 100, 300, 200),
  'space:near': new DOMRect(40, 150, 30, 30),
  'space:far': new DOMRect(40, 420, 30, 30),
  'seat:1': new DOMRect(0, 0, 100, 20),
};

afterEach(() => vi.restoreAllMocks());

test('of a zoomed picture only what its window shows is in sight; beyond it, the player stands in', () => {
  document.body.innerHTML =
    '<main><p data-place="seat:1"></p><div data-zoom="1"><i data-place="space:near"></i><i data-place="space:far"></i></div></main>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return BOXES[this.getAttribute('data-place') ?? 'window'] ?? new DOMRect();
  });
  const atlas = new Atlas(document.body, (place) => (place === 'seat:1' ? undefined : 'seat:1'));
  expect(atlas.spot('space:near', '')?.box.y).toBe(150);
  expect(atlas.spot('space:far', '')?.box.y).toBe(0);
});
