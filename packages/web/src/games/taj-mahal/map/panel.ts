/** The part of the realm that wide screens show. */
export const LAND = { x: 18, y: 26, width: 962, height: 950 };
/** Width of the scoring track around it. */
export const TRACK = 28;

export const WIDTH = LAND.width + 2 * TRACK;
export const HEIGHT = LAND.height + 2 * TRACK;
