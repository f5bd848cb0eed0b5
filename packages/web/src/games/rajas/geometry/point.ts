export type Point = readonly [x: number, y: number];

/** Two decimals are enough for a screen and keep paths short. */
export function r2(value: number): number {
  return Math.round(value * 100) / 100;
}

export function pointText([x, y]: Point): string {
  return `${r2(x)} ${r2(y)}`;
}

/** A point on a circle; degrees run clockwise from the east, as on a screen. */
export function polar([cx, cy]: Point, degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

export function lineThrough(points: readonly Point[]): string {
  return `M${points.map(pointText).join('L')}`;
}
