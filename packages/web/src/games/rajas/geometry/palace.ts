import type { Box } from './arch.ts';
import { columns, grid } from './areas.ts';

export interface PalaceLayout {
  readonly chambers: readonly Box[];
  readonly balconies: readonly Box[];
  readonly terraces: readonly Box[];
  readonly front: Box;
}

const EDGE = 11;
const HEAD = 38;
const GAP = 6;

/** The rooms of the palace. `tall` is for phones: terraces in two rows, so that a finger finds each space. */
export function palaceLayout(box: Box, { tall }: { tall: boolean }): PalaceLayout {
  const inner = { x: box.x + EDGE, y: box.y + HEAD, width: box.width - 2 * EDGE, height: box.height - HEAD - EDGE + 1 };
  const terraceRows = tall ? 2 : 1;
  const low = tall ? 62 : 54;
  const chamberHeight = inner.height - low * (1 + terraceRows) - GAP * (1 + terraceRows);
  const chambers = grid({ ...inner, height: chamberHeight }, { across: 3, down: 2, gap: GAP });
  const balconies = columns({ ...inner, y: inner.y + chamberHeight + GAP, height: low }, 4, GAP);
  const below = { ...inner, y: inner.y + chamberHeight + 2 * GAP + low, height: low * terraceRows + GAP * (terraceRows - 1) };
  const slots = tall ? tallTerraces(below) : columns(below, 5, GAP - 1);
  const [front = below, ...terraces] = [...slots].reverse();
  return { chambers, balconies, terraces: terraces.reverse(), front };
}

function tallTerraces(box: Box): readonly Box[] {
  const height = (box.height - GAP) / 2;
  return [...columns({ ...box, height }, 2, GAP), ...columns({ ...box, y: box.y + height + GAP, height }, 3, GAP)];
}
