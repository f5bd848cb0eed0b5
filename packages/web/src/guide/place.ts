/** A rectangle on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 8;
/** The gap between the card and what it points at. */
const GAP = 14;
const STRIDE = 20;
const WORST = 1000;

/**
 * Where the card goes: never over what it points at (`shown`) if there is room elsewhere, preferably not over what can be pressed
 * (`useful`), and as close to its target as possible.
 */
export function placeCard(
  card: Size,
  screen: Size,
  shown: readonly Box[],
  useful: readonly Box[],
): { readonly x: number; readonly y: number } {
  const target = unionOf(shown);
  const padded = shown.map((box) => grown(box, GAP));
  const costAt = (x: number, y: number): number => {
    const box = { x, y, ...card };
    const covered = sum(padded, (one) => overlap(box, one)) * WORST + sum(useful, (one) => overlap(box, one)) * 2;
    return covered + (target ? distance(box, target) : distance(box, middleOf(screen))) * 3;
  };
  const spots = stops(screen.width - card.width).flatMap((x) =>
    stops(screen.height - card.height).map((y) => ({ x, y, cost: costAt(x, y) })),
  );
  return spots.reduce((best, spot) => (spot.cost < best.cost ? spot : best));
}

export function unionOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The nearest points of two boxes, for the line that leads from the card to its target. */
export function nearest(from: Box, to: Box): { readonly x: number; readonly y: number } {
  return { x: clamp(centre(to).x, from.x, from.x + from.width), y: clamp(centre(to).y, from.y, from.y + from.height) };
}

function stops(room: number): readonly number[] {
  const last = Math.max(MARGIN, room - MARGIN);
  const count = Math.floor((last - MARGIN) / STRIDE);
  return [...Array.from({ length: count + 1 }, (_, index) => MARGIN + index * STRIDE), last];
}

function distance(a: Box, b: Box): number {
  return Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y);
}

function centre({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function middleOf({ width, height }: Size): Box {
  return { x: width / 2, y: height / 2, width: 0, height: 0 };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function sum(boxes: readonly Box[], measure: (box: Box) => number): number {
  return boxes.reduce((total, box) => total + measure(box), 0);
}
