import { type Point, pointText, polar, r2 } from './point.ts';

/** The board is a square of this many units. */
export const BOARD = 824;
/** Depth of the fame track, of the money track inside it, and of both. */
export const FAME_DEPTH = 27;
export const MONEY_DEPTH = 23;
export const FRAME = FAME_DEPTH + MONEY_DEPTH;
/** Radius of the outer corners. */
const CORNER = 64;
const STEP = (BOARD - 2 * CORNER) / 14;

export const FAME_SPACES = 60;
export const MONEY_SPACES = 120;

/** The fame spaces, counted from 0, that bend round a corner. */
const CORNERS: readonly number[] = [7, 22, 37, 52];

/** The fame space beside a money space (RAJ-END-02). */
export function fameBeside(money: number): number {
  return FAME_SPACES + 1 - Math.ceil(money / 2);
}

/**
 * A point of the frame. Both tracks start at the gate in the middle of the lower side; fame runs clockwise.
 * `slot` is the fame space counted from 0, `along` runs 0–1 in the direction of fame, `depth` is measured from the outer edge.
 */
export function framePoint(slot: number, along: number, depth: number): Point {
  const far = BOARD - CORNER;
  if (slot < 7) return [BOARD / 2 - (slot + along) * STEP, BOARD - depth];
  if (slot === 7) return polar([CORNER, far], 90 + 90 * along, CORNER - depth);
  if (slot < 22) return [depth, far - (slot - 8 + along) * STEP];
  if (slot === 22) return polar([CORNER, CORNER], 180 + 90 * along, CORNER - depth);
  if (slot < 37) return [CORNER + (slot - 23 + along) * STEP, depth];
  if (slot === 37) return polar([far, CORNER], 270 + 90 * along, CORNER - depth);
  if (slot < 52) return [BOARD - depth, CORNER + (slot - 38 + along) * STEP];
  if (slot === 52) return polar([far, far], 90 * along, CORNER - depth);
  return [far - (slot - 53 + along) * STEP, BOARD - depth];
}

export function isCorner(fame: number): boolean {
  return CORNERS.includes(fame - 1);
}

/** Markers beyond the last space stay on it (RAJ-TRACK-15 counts on as a number). */
function onTrack(space: number, spaces: number): number {
  return Math.min(Math.max(space, 1), spaces);
}

export function famePoint(fame: number, along = 0.5): Point {
  if (fame <= 0) return [BOARD / 2, BOARD - FAME_DEPTH / 2];
  return framePoint(onTrack(fame, FAME_SPACES) - 1, along, FAME_DEPTH / 2);
}

/** A money space's position along its fame space. */
function moneyAlong(money: number): number {
  return money % 2 === 1 ? 0.75 : 0.25;
}

export function moneyPoint(money: number, depth = FAME_DEPTH + MONEY_DEPTH / 2): Point {
  if (money <= 0) return [BOARD / 2, BOARD - depth];
  const space = onTrack(money, MONEY_SPACES);
  return framePoint(fameBeside(space) - 1, moneyAlong(space), depth);
}

interface CellBounds {
  readonly from: number;
  readonly to: number;
  readonly outer: number;
  readonly inner: number;
}

function cellPath(slot: number, { from, to, outer, inner }: CellBounds): string {
  const at = (along: number, depth: number) => pointText(framePoint(slot, along, depth));
  if (!CORNERS.includes(slot)) return `M${at(from, outer)}L${at(to, outer)}L${at(to, inner)}L${at(from, inner)}Z`;
  const big = r2(CORNER - outer);
  const small = r2(CORNER - inner);
  return `M${at(from, outer)}A${big} ${big} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${small} ${small} 0 0 0 ${at(from, inner)}Z`;
}

export function fameCell(fame: number, inset = 0): string {
  return cellPath(fame - 1, { from: 0, to: 1, outer: inset, inner: FAME_DEPTH - inset });
}

export function moneyCell(money: number, inset = 0): string {
  const from = money % 2 === 1 ? 0.5 : 0;
  return cellPath(fameBeside(money) - 1, { from, to: from + 0.5, outer: FAME_DEPTH + inset, inner: FRAME - inset });
}

/** A rectangle round the board, `inset` units inside its edge, with the frame's corners. */
export function frameOutline(inset: number): string {
  const radius = CORNER - inset;
  const near = inset + radius;
  const far = BOARD - inset - radius;
  const end = BOARD - inset;
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${near} ${inset}H${far}${arc} ${end} ${near}V${far}${arc} ${far} ${end}H${near}${arc} ${inset} ${far}V${near}${arc} ${near} ${inset}Z`;
}

/** Offsets for markers that share a space: side by side, close enough to stay on it. */
export function fan(count: number, gap: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * gap);
}
