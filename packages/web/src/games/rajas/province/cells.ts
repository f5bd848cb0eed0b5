import type { Box } from '../geometry/arch.ts';

/** One way to lay the tile on a cell. */
export interface Way {
  readonly text: string;
  readonly turns: number;
}

/** Where the tile being placed can go. */
export interface Laying {
  /** The placements on a cell; none if illegal. */
  ways(cell: string): readonly Way[];
  /**
   * On phones the player picks a cell first, and the placements are shown below; on wide screens each placement has its part of the cell.
   */
  readonly pick: Pick | undefined;
}

export interface Pick {
  readonly chosen: string | undefined;
  choose(cell: string): void;
  label(cell: string): string;
}

/** The parts of a cell, one for each way to lay the tile: the whole, two halves, or quarters. */
export function partsOfCell({ x, y, width, height }: Box, ways: number): readonly Box[] {
  if (ways <= 1) return [{ x, y, width, height }];
  const half = width / 2;
  if (ways === 2) return [0, 1].map((column) => ({ x: x + column * half, y, width: half, height }));
  return [0, 1, 2, 3].map((part) => ({
    x: x + (part % 2) * half,
    y: y + Math.floor(part / 2) * (height / 2),
    width: half,
    height: height / 2,
  }));
}
