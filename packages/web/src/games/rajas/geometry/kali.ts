import type { Box } from './arch.ts';
import type { Point } from './point.ts';

/** How Kali is drawn: her figure, and for each hand the middle and the upper edge of the die it holds. */
export interface KaliShape {
  readonly width: number;
  readonly height: number;
  /** Width of a die. */
  readonly size: number;
  readonly figure: Box;
  readonly hands: readonly Point[];
}

/** Height of a die to its width. */
export const DIE_RATIO = 1.38;

const TOP = 11;

/** All hands side by side, Kali between them. */
export function kaliInRow(count: number): KaliShape {
  const [width, height, side] = [412, 112, 34];
  const [size, gap] = count > 8 ? [30.5, 3.5] : [36, 6];
  const half = Math.ceil(count / 2);
  const left = Array.from({ length: half }, (_, index) => width / 2 - side - size / 2 - (half - 1 - index) * (size + gap));
  const hands = [...left, ...left.map((x) => width - x).reverse()].slice(0, count);
  return {
    width,
    height,
    size,
    figure: { x: width / 2 - 40, y: height - 96, width: 80, height: 96 },
    hands: hands.map((x) => [x, TOP] as const),
  };
}
