/** Locations of a tile not held by a seat. */
export const ON_TRACK = -1;
export const PENDING = -2;
export const GONE = -3;
