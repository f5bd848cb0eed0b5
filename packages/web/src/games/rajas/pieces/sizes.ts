/** The levels that a building can be upgraded to. */
export const UPGRADE_LEVELS = [2, 3, 4] as const;

/** A small marker, in units of the board: 16 pixels on the smallest wide screen. */
export const MARKER = 20;
/** Distance between small markers side by side: they touch without overlapping. */
export const MARKER_PITCH = 18.8;
