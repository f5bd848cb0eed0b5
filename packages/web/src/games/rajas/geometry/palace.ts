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

const LOW = 54;

/** The rooms of the palace. */
export function palaceLayout(box: Box): PalaceLayout {
  const inner = { x: box.x + EDGE, y: box.y + HEAD, width: box.width - 2 * EDGE, height: box.height - HEAD - EDGE + 1 };
  const chamberHeight = inner.height - 2 * LOW - 2 * GAP;
  const chambers = grid({ ...inner, height: chamberHeight }, { across: 3, down: 2, gap: GAP });
  const balconies = columns({ ...inner, y: inner.y + chamberHeight + GAP, height: LOW }, 4, GAP);
  const below = { ...inner, y: inner.y + chamberHeight + 2 * GAP + LOW, height: LOW };
  const slots = columns(below, 5, GAP - 1);
  const [front = below, ...terraces] = [...slots].reverse();
  return { chambers, balconies, terraces: terraces.reverse(), front };
}
