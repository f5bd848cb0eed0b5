/** How the hand is laid out so that every choice is in sight. */
export interface HandLayout {
  /** Columns in a row; rows are about equally long. */
  readonly perRow: number;
  /** Cards are drawn small because many things may be done with them. */
  readonly isCrowded: boolean;
}

export interface HandSize {
  readonly kinds: number;
  /** The most companions under one card. */
  readonly companions: number;
  readonly width: number;
  readonly screen: 'narrow' | 'wide';
}

const COLUMN = 51;
const GAP = 7;
const WIDEST = 67;
const TALLNESS = 1.48;
const PENDANT = { narrow: { width: 47, height: 47 }, wide: { width: 34, height: 29 } };
const ROOM = { narrow: 300, wide: 140 };

export function handLayout({ kinds, companions, width, screen }: HandSize): HandLayout {
  const fitting = Math.max(1, Math.floor(width / COLUMN));
  const rows = Math.max(1, Math.ceil(kinds / fitting));
  const perRow = Math.ceil(kinds / rows);
  const card = Math.min(WIDEST, Math.max(COLUMN - GAP, width / Math.max(perRow, 1) - GAP));
  const abreast = Math.max(1, Math.floor((card + GAP) / PENDANT[screen].width));
  const pendants = Math.ceil(companions / abreast) * PENDANT[screen].height;
  return { perRow, isCrowded: rows * (card * TALLNESS + pendants + GAP) > ROOM[screen] };
}
