import type { Box } from './arch.ts';

/** Positions of the areas on the board. */
export const AREAS = {
  quarry: { x: 60, y: 55, width: 374, height: 343 },
  palace: { x: 443, y: 55, width: 315, height: 343 },
  harbour: { x: 60, y: 478, width: 236, height: 135 },
  market: { x: 304, y: 478, width: 382, height: 135 },
  scrolls: { x: 60, y: 624, width: 626, height: 138 },
} as const satisfies Readonly<Record<string, Box>>;

/** Equal boxes side by side, `gap` apart. */
export function columns({ x, y, width, height }: Box, count: number, gap: number): readonly Box[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + gap), y, width: each, height }));
}

/** Equal boxes in rows and columns, row by row. */
export function grid(box: Box, { across, down, gap }: { across: number; down: number; gap: number }): readonly Box[] {
  const height = (box.height - gap * (down - 1)) / down;
  return Array.from({ length: down }, (_, row) =>
    columns({ ...box, y: box.y + row * (height + gap), height }, across, gap),
  ).flat();
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

export function centre({ x, y, width, height }: Box): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}
