import type { Point } from '../geometry/point.ts';
import { FAME_SPACES, fameBeside, MONEY_SPACES } from '../geometry/tracks.ts';

/** The tracks on phones: rows of ten fame spaces, each with its two money spaces below, so that one sees the markers meet. */
const PER_ROW = 10;
export const CELL = 36;
export const FAME_HEIGHT = 34;
export const MONEY_HEIGHT = 28;
const GAP = 12;
/** Room for the markers that have not left their start. */
const START = 22;

const ROW = FAME_HEIGHT + MONEY_HEIGHT + GAP;
export const TRACK_WIDTH = 2 * START + PER_ROW * CELL;
export const TRACK_HEIGHT = (FAME_SPACES / PER_ROW) * ROW - GAP;

function onTrack(space: number, last: number): number {
  return Math.min(space, last);
}

/** The upper left corner of a fame space. */
export function fameCorner(fame: number): Point {
  const index = onTrack(fame, FAME_SPACES) - 1;
  return [START + (index % PER_ROW) * CELL, Math.floor(index / PER_ROW) * ROW];
}

/** The upper left corner of a money space: the even one of a pair lies nearer to the start of fame. */
export function moneyCorner(money: number): Point {
  const [x, y] = fameCorner(fameBeside(onTrack(money, MONEY_SPACES)));
  return [x + (money % 2 === 1 ? CELL / 2 : 0), y + FAME_HEIGHT];
}

export function fameMiddle(fame: number): Point {
  if (fame <= 0) return [START / 2, FAME_HEIGHT / 2];
  const [x, y] = fameCorner(fame);
  return [x + CELL / 2, y + FAME_HEIGHT / 2];
}

export function moneyMiddle(money: number): Point {
  if (money <= 0) return [TRACK_WIDTH - START / 2, TRACK_HEIGHT - MONEY_HEIGHT / 2];
  const [x, y] = moneyCorner(money);
  return [x + CELL / 4, y + MONEY_HEIGHT / 2];
}
