interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Curve {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly path: string;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

/** So small changes don't look like large ones. */
const LEAST_HEIGHT = 200;
const STEP = 100;

/** Ratings as a line in a chart, with a scale in whole hundreds. */
export function curveOf(ratings: readonly number[], { left, right, top, bottom }: Frame): Curve {
  const low = Math.floor(Math.min(...ratings) / STEP) * STEP;
  const high = Math.max(low + LEAST_HEIGHT, Math.ceil(Math.max(...ratings) / STEP) * STEP);
  const y = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - top);
  const x = (index: number): number => left + (index / Math.max(1, ratings.length - 1)) * (right - left);
  const points = ratings.map((rating, index) => ({ x: x(index), y: y(rating) }));
  const ticks = Array.from({ length: (high - low) / STEP + 1 }, (_none, step) => low + step * STEP);
  return {
    points,
    path: points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join(''),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
  };
}
