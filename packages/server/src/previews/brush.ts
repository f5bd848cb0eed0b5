import type { Raster } from './png.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Pen {
  readonly colour: Colour;
  readonly width: number;
  /** The lengths of a dash and of the gap after it; without them the line is whole. */
  readonly dash?: readonly [on: number, off: number] | undefined;
}

/** Lays a colour over a pixel; `cover` is how much of the pixel it covers. */
export function mix({ width, height, pixels }: Raster, x: number, y: number, colour: Colour, cover: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  for (const [channel, value] of colour.entries()) {
    const at = 3 * (y * width + x) + channel;
    pixels[at] = Math.round((pixels[at] ?? 0) * (1 - cover) + value * cover);
  }
}

/** Antialiased edge. */
export function disc(picture: Raster, { x, y, radius }: Disc, colour: Colour): void {
  const [left, top] = [Math.floor(x - radius) - 1, Math.floor(y - radius) - 1];
  for (let py = top; py <= y + radius + 1; py++)
    for (let px = left; px <= x + radius + 1; px++) {
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(px - x, py - y)));
      if (cover > 0) mix(picture, px, py, colour, cover);
    }
}

/** A line through points, with round ends and joints. */
export function polyline(picture: Raster, points: readonly Point[], { colour, width, dash }: Pen): void {
  const covers = new Map<number, number>();
  let walked = 0;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    coverSegment(picture, covers, { from, to, length, walked, radius: width / 2, dash });
    walked += length;
  }
  for (const [at, cover] of covers) mix(picture, at % picture.width, Math.floor(at / picture.width), colour, cover);
}

interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** The length of the line before it. */
  readonly walked: number;
  readonly radius: number;
  readonly dash: Pen['dash'];
}

/** Each pixel is covered once, by the nearest part of the line; otherwise joints would be darker. */
function coverSegment({ width, height }: Raster, covers: Map<number, number>, segment: Segment): void {
  const { from, to, length, walked, radius, dash } = segment;
  const reach = radius + 1;
  for (let y = Math.floor(Math.min(from.y, to.y) - reach); y <= Math.max(from.y, to.y) + reach; y++)
    for (let x = Math.floor(Math.min(from.x, to.x) - reach); x <= Math.max(from.x, to.x) + reach; x++) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const along = length === 0 ? 0 : ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
      const on = onDash(Math.min(length, Math.max(0, along)) + walked, dash) - walked;
      const share = length === 0 ? 0 : on / length;
      const away = Math.hypot(x - from.x - share * (to.x - from.x), y - from.y - share * (to.y - from.y));
      const cover = Math.min(1, radius + 0.5 - away);
      const at = y * width + x;
      if (cover > (covers.get(at) ?? 0)) covers.set(at, cover);
    }
}

/** The nearest place on a dash. */
function onDash(at: number, dash: Pen['dash']): number {
  if (!dash) return at;
  const [on, off] = dash;
  const start = Math.floor(at / (on + off)) * (on + off);
  const within = at - start;
  if (within <= on) return at;
  return within < on + off / 2 ? start + on : start + on + off;
}

export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Puts a picture without transparency into another one. */
export function stamp({ width, height, pixels }: Raster, sprite: Sprite, left: number, top: number): void {
  for (let y = 0; y < sprite.height; y++) {
    const row = y + top;
    if (row < 0 || row >= height) continue;
    const from = Math.max(0, -left);
    const to = Math.min(sprite.width, width - left);
    pixels.set(
      sprite.pixels.subarray(3 * (y * sprite.width + from), 3 * (y * sprite.width + to)),
      3 * (row * width + left + from),
    );
  }
}
