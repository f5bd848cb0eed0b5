/** Where a tile is when no seat holds it. */
export const ON_TRACK = -1;
export const PENDING = -2;
export const GONE = -3;
