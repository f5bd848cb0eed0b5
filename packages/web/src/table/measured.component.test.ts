import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Reader from './testing/Reader.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Everything an effect has read of the box of a piece, and the effect's stop function. */
function follow(): {
  readonly piece: HTMLElement;
  readonly seen: number[];
  readonly stop: () => void;
  measurements: () => number;
} {
  const piece = document.createElement('div');
  document.body.append(piece);
  piece.dataset.x = '0';
  const measure = vi.fn(() => ({ x: Number(piece.dataset.x) }));
  const seen: number[] = [];
  const { unmount: stop } = render(Reader, { measure, read: (x: number) => void seen.push(x) });
  flushSync();
  return { piece, seen, stop, measurements: () => measure.mock.calls.length };
}

async function aFrame(): Promise<void> {
  await vi.advanceTimersByTimeAsync(50);
  flushSync();
}

test('a piece that moves is measured again without anyone asking', async () => {
  const { piece, seen, stop } = follow();
  await aFrame();
  piece.dataset.x = '40';
  await aFrame();
  expect(seen).toEqual([0, 40]);
  stop();
});

test('scrolling and the end of a transition measure again, and an equal result tells no one', async () => {
  const { seen, stop, measurements } = follow();
  await aFrame();
  const before = measurements();
  document.body.dispatchEvent(new Event('scroll'));
  await aFrame();
  document.body.dispatchEvent(new Event('transitionend', { bubbles: true }));
  await aFrame();
  expect(measurements()).toBe(before + 2);
  expect(seen).toEqual([0]);
  stop();
});

test('nothing is measured while nothing changes, or after the last reader left', async () => {
  const { piece, stop, measurements } = follow();
  await aFrame();
  const before = measurements();
  await vi.advanceTimersByTimeAsync(5000);
  expect(measurements()).toBe(before);
  stop();
  await aFrame();
  piece.dataset.x = '40';
  await aFrame();
  expect(measurements()).toBe(before);
});
