import type { Path } from './verbs.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece's position at one moment of its way. */
export interface Keyframe {
  readonly offset: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

const SAMPLES = 16;
const QUARTER = 90;

/** The way through some points as keyframes. Intermediate points are passed at a constant pace; `turns` are quarter turns. */
export function keyframesOf(path: Path, points: readonly Point[], turns = 0): readonly Keyframe[] {
  return Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const offset = sample / SAMPLES;
    const { x, y } = along(points, offset);
    const lift = liftOf(path, lengthOf(points), offset);
    const aside = path === 'arc' ? bendOf(points, offset) : { x: 0, y: 0 };
    return { offset, x: x + aside.x, y: y + aside.y - lift, scale: 1 + scaleOf(path, offset), turn: turnOf(path, offset, turns) };
  });
}

/** The point at a fraction of the whole length. */
export function along(points: readonly Point[], share: number): Point {
  const [first] = points;
  if (!first) return { x: 0, y: 0 };
  let rest = lengthOf(points) * share;
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? first;
    const length = distance(from, to);
    if (rest <= length && length > 0)
      return { x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length };
    rest -= length;
  }
  return points.at(-1) ?? first;
}

export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** How high a piece is above the straight line. */
function liftOf(path: Path, length: number, offset: number): number {
  const parabola = 4 * offset * (1 - offset);
  switch (path) {
    case 'hop':
      return Math.min(70, 0.35 * length) * parabola;
    case 'carry':
      return 0.18 * length * parabola + 14 * Math.min(1, offset / 0.15) * Math.min(1, (1 - offset) / 0.15);
    case 'toss':
      return 0.3 * length * parabola + (offset > 0.8 ? 10 * Math.sin(((offset - 0.8) / 0.2) * Math.PI) : 0);
    default:
      return 0;
  }
}

/** Small things fly to the left of the straight line; anything that passes places on its way stays on them. */
function bendOf(points: readonly Point[], offset: number): Point {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to || points.length > 2) return { x: 0, y: 0 };
  const bend = 0.22 * 2 * offset * (1 - offset);
  return { x: (to.y - from.y) * bend, y: -(to.x - from.x) * bend };
}

function scaleOf(path: Path, offset: number): number {
  return path === 'carry' || path === 'hop' ? 0.12 * Math.sin(offset * Math.PI) : 0;
}

/** Thrown dice tumble; carried pieces turn on their way. */
function turnOf(path: Path, offset: number, turns: number): number {
  if (path === 'toss') return 3 * QUARTER * Math.min(1, offset / 0.8) - 3 * QUARTER;
  const share = Math.min(1, Math.max(0, (offset - 0.3) / 0.5));
  return turns * QUARTER * (share - 1);
}
