/** A point on the map's canvas of 1000 × 1000 units. */
export type Point = readonly [x: number, y: number];
type BorderKind = 'coast' | 'inland';
type Region = readonly Point[];

/** Corners of the house map, moved a little so no border is straight. */
const NUDGES: Readonly<Record<string, Point>> = {
  '50,345': [16, 12],
  '50,640': [-8, 10],
  '50,950': [12, -2],
  '255,950': [8, 6],
  '492,950': [-6, 2],
  '732,950': [8, 6],
  '950,950': [-8, -6],
  '950,728': [6, 10],
  '950,485': [8, -10],
  '950,255': [0, 4],
  '732,250': [-6, -10],
  '500,255': [8, 6],
  '500,50': [-2, 4],
  '255,50': [14, 6],
  '255,260': [10, 6],
  '255,340': [-12, -10],
  '255,490': [0, -6],
  '255,635': [2, 12],
  '255,725': [-2, 10],
  '490,482': [0, 8],
  '490,718': [2, 4],
  '732,482': [4, -8],
  '735,722': [4, -6],
};

/** How often each corner and each edge is used: an edge used once is a coast, a corner used once is a lone cape. */
interface Usage {
  readonly corners: ReadonlyMap<string, number>;
  readonly edges: ReadonlyMap<string, number>;
}

/**
 * The outlines of regions as SVG paths. Every edge is displaced and smoothed once, from its own name, so the two
 * regions that share it get the same curve.
 */
export function outlines(regions: readonly Region[]): string[] {
  const usage = usageOf(regions);
  return regions.map((region) => outline(region, usage));
}

/** The points strictly between two corners, the same (reversed) from either end. */
export function border(from: Point, to: Point, kind: BorderKind): Point[] {
  const [first, last] = [from, to].sort(byKey) as [Point, Point];
  const points = displaced(first, last, kind);
  return keyOf(first) === keyOf(from) ? points : points.reverse();
}

export function corner(point: Point): Point {
  const [dx, dy] = NUDGES[keyOf(point)] ?? [0, 0];
  return [point[0] + dx, point[1] + dy];
}

function displaced(from: Point, to: Point, kind: BorderKind): Point[] {
  const name = edgeKey(from, to);
  const [a, b] = [corner(from), corner(to)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const steps = Math.max(3, Math.round(length / 26));
  const wave = waveOf(name, length, kind);
  return Array.from({ length: steps - 1 }, (_, index) => {
    const t = (index + 1) / steps;
    const offset = wave(t);
    return [a[0] + dx * t - (dy / length) * offset, a[1] + dy * t + (dx / length) * offset] as const;
  });
}

/** A long and a short wave that fade out towards both ends. */
function waveOf(name: string, length: number, kind: BorderKind): (t: number) => number {
  const amplitude = kind === 'coast' ? 10 : 15;
  const long = kind === 'coast' ? 42 : 52;
  const [phase, second] = [fractionOf(name) * 6.28, fractionOf(`${name}x`) * 6.28];
  return (t) => {
    const fade = Math.sin(Math.PI * t) ** 0.6;
    return fade * amplitude * (Math.sin(phase + (t * length) / long) * 0.85 + Math.sin(second + (t * length) / 15) * 0.26);
  };
}

function outline(region: Region, usage: Usage): string {
  const count = region.length;
  let path = '';
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [at(region, i), at(region, i + 1), at(region, i + 2)];
    const points = [corner(a), ...sharedBorder(a, b, usage), corner(b)];
    if (isCape(a, usage)) points.shift();
    if (isCape(b, usage)) points.pop();
    if (i === 0) path = `M${text(points[0] ?? a)}`;
    path += curveThrough(points);
    if (isCape(b, usage)) path += `Q${text(corner(b))} ${text(sharedBorder(b, c, usage)[0] ?? c)}`;
  }
  return `${path}z`;
}

function sharedBorder(a: Point, b: Point, { edges }: Usage): Point[] {
  return border(a, b, edges.get(edgeKey(a, b)) === 1 ? 'coast' : 'inland');
}

/** Catmull-Rom through the points, written as cubic curves. */
function curveThrough(points: readonly Point[]): string {
  let path = '';
  for (let k = 0; k < points.length - 1; k++) {
    const before = points[Math.max(k - 1, 0)] ?? [0, 0];
    const [from, to] = [points[k] ?? before, points[k + 1] ?? before];
    const after = points[Math.min(k + 2, points.length - 1)] ?? to;
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${text(first)} ${text(second)} ${text(to)}`;
  }
  return path;
}

function usageOf(regions: readonly Region[]): Usage {
  const corners = new Map<string, number>();
  const edges = new Map<string, number>();
  for (const region of regions) {
    for (const [i, point] of region.entries()) {
      count(corners, keyOf(point));
      count(edges, edgeKey(point, at(region, i + 1)));
    }
  }
  return { corners, edges };
}

function isCape(point: Point, { corners }: Usage): boolean {
  return corners.get(keyOf(point)) === 1;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function at(region: Region, index: number): Point {
  const point = region[index % region.length];
  if (!point) throw new Error('a region without corners');
  return point;
}

function keyOf([x, y]: Point): string {
  return `${x},${y}`;
}

function byKey(a: Point, b: Point): number {
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

function edgeKey(a: Point, b: Point): string {
  return [keyOf(a), keyOf(b)].sort().join('|');
}

function text([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** FNV-1a, as a number from 0 to 1. */
function fractionOf(name: string): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  return ((hash >>> 0) % 10007) / 10007;
}
