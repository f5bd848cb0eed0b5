import { lineThrough, type Point } from './point.ts';
import type { RiverShape } from './river.ts';

const ROW_STEP = 51;
const ROW_HEIGHT = 64;
const USUAL_ROW = 7;
const EDGE = 30;

/** The river in alternating rows. */
export function riverRows({ spaces, bridgeAfter }: RiverShape, perRow = USUAL_ROW) {
  const spots = Array.from({ length: spaces }, (_, index): Point => {
    const row = Math.floor(index / perRow);
    const place = index % perRow;
    const column = row % 2 === 0 ? place : perRow - 1 - place;
    return [EDGE + column * ROW_STEP, ROW_HEIGHT / 2 + 12 + row * ROW_HEIGHT];
  });
  const [before = [0, 0], behind = [0, 0]] = [spots[bridgeAfter - 1], spots[bridgeAfter]];
  const bridge: Point = [(before[0] + behind[0]) / 2, (before[1] + behind[1]) / 2];
  const rows = Math.ceil(spaces / perRow);
  return { spots, bridge, path: lineThrough(spots), width: EDGE * 2 + ROW_STEP * (perRow - 1), height: rows * ROW_HEIGHT + 22 };
}
