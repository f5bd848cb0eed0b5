import type { Game } from '../types.ts';

/** The part of the canvas that is shown; its height follows from the ratio of the screen. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Finger = readonly [number, number];

const SMALLEST = 180;
const LARGEST = 1000;
const MARGIN = 10;
/** Room for the controls above the current province, and for names below it. */
const ABOVE = 150;
const BELOW = 65;

/** The window that shows the current province with its surroundings; the whole realm before the first visit. */
export function homeOf({ edition, citiesOf }: Game, province: number, ratio: number): Window {
  const cities = (citiesOf[province] ?? []).flatMap((city) => edition.cities[city] ?? []);
  if (cities.length === 0) return within({ x: 0, y: 0, width: LARGEST }, ratio);
  const [left, right] = [Math.min(...cities.map(({ x }) => x)), Math.max(...cities.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...cities.map(({ y }) => y)), Math.max(...cities.map(({ y }) => y))];
  const width = Math.max(right - left + 210, (bottom - top + ABOVE + BELOW) / ratio);
  const spare = width * ratio - (bottom - top + ABOVE + BELOW);
  return within({ x: (left + right - width) / 2, y: top - ABOVE - spare / 2, width }, ratio);
}

export function zoomed(window: Window, factor: number, ratio: number, at: Finger = [0.5, 0.5]): Window {
  const width = Math.max(SMALLEST, Math.min(LARGEST, window.width * factor));
  const change = window.width - width;
  return within({ x: window.x + change * at[0], y: window.y + change * ratio * at[1], width }, ratio);
}

export function moved(window: Window, from: Finger, to: Finger, screenWidth: number, ratio: number): Window {
  const scale = window.width / screenWidth;
  return within({ ...window, x: window.x - (to[0] - from[0]) * scale, y: window.y - (to[1] - from[1]) * scale }, ratio);
}

/** One finger moved while another one rests. */
export function pinched(window: Window, from: Finger, to: Finger, resting: Finger, ratio: number): Window {
  const distance = ([x, y]: Finger) => Math.hypot(x - resting[0], y - resting[1]);
  return zoomed(window, distance(from) / Math.max(distance(to), 1), ratio);
}

/** Keeps the window on the canvas; a window larger than the canvas is centred. */
function within({ x, y, width }: Window, ratio: number): Window {
  return { x: inside(x, width), y: inside(y, width * ratio), width };
}

function inside(start: number, length: number): number {
  const room = LARGEST - 2 * MARGIN;
  if (length >= room) return (LARGEST - length) / 2;
  return Math.max(MARGIN - ABOVE, Math.min(LARGEST - MARGIN - length, start));
}
