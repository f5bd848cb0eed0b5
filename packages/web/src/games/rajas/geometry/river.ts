import { distance, lineThrough, type Point } from './point.ts';
import { BOARD, FRAME } from './tracks.ts';

/** The river enters from the west, bends at (BEND_X, COURSE_Y) and leaves to the south. */
const COURSE_Y = 441;
const BEND_X = 727;
const BEND_RADIUS = 66;
/** The spaces are closer to the south and west bank; boats are on the other side. */
const SPACE_LANE = -10;
const BOAT_LANE = 20;
/** On the last space, boats ride upstream of it. */
const BEFORE_LAST = 22.5;
const FIRST_SPACE_AT = 58;
/** The money track's bonus markers are beside the last space. */
const END_MARGIN = 40;
/** Room for the bridge and for the wider last space, in steps between two spaces. */
const BRIDGE_GAP = 0.75;
const LAST_GAP = 0.25;

export const RIVER_WIDTH = 66;

export interface RiverShape {
  readonly spaces: number;
  /** The bridge is between this space and the next. */
  readonly bridgeAfter: number;
}

export interface RiverSpot {
  readonly point: Point;
  /** The direction of the current, in degrees clockwise from the east. */
  readonly heading: number;
}

function course(): Point[] {
  const points: Point[] = [];
  for (let x = FRAME - 4; x <= BEND_X - BEND_RADIUS; x += 2) points.push([x, COURSE_Y + 5 * Math.sin((x - 60) / 46)]);
  const swing = (points.at(-1)?.[1] ?? COURSE_Y) - COURSE_Y;
  for (let degrees = 0; degrees <= 90; degrees += 3) {
    const angle = (degrees * Math.PI) / 180;
    const x = BEND_X - BEND_RADIUS + BEND_RADIUS * Math.sin(angle);
    points.push([x, COURSE_Y + swing * (1 - degrees / 90) + BEND_RADIUS - BEND_RADIUS * Math.cos(angle)]);
  }
  const bendEnd = COURSE_Y + BEND_RADIUS;
  for (let y = bendEnd + 2; y <= BOARD - FRAME + 4; y += 2) points.push([BEND_X + 4 * Math.sin((y - bendEnd) / 46), y]);
  return points;
}

const COURSE = course();
const LENGTHS = lengthsAlong(COURSE);
const COURSE_LENGTH = LENGTHS.at(-1) ?? 0;

export const COURSE_PATH = lineThrough(COURSE);

function lengthsAlong(points: readonly Point[]): number[] {
  let length = 0;
  return points.map((point, index) => {
    const before = points[index - 1];
    length += before ? distance(before, point) : 0;
    return length;
  });
}

/** The spot `length` units downstream, `offset` units left of the middle. */
export function spotAt(length: number, offset = 0): RiverSpot {
  const found = LENGTHS.findIndex((reached) => reached >= length);
  const index = found < 1 ? (found === 0 ? 1 : COURSE.length - 1) : found;
  const [ax, ay] = COURSE[index - 1] ?? [0, 0];
  const [bx, by] = COURSE[index] ?? [0, 0];
  const from = LENGTHS[index - 1] ?? 0;
  const piece = (LENGTHS[index] ?? 0) - from || 1;
  const part = (length - from) / piece;
  const [dx, dy] = [bx - ax, by - ay];
  return {
    point: [ax + dx * part + (dy / piece) * offset, ay + dy * part - (dx / piece) * offset],
    heading: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** A line that follows the current beside its middle. */
export function ripple(offset: number): string {
  const pieces = 120;
  return lineThrough(Array.from({ length: pieces }, (_, index) => spotAt((COURSE_LENGTH * index) / (pieces - 1), offset).point));
}

export const QUAY = spotAt(22);

/** Arc length along the lane of spaces. */
const LANE = laneLengths();

function laneLengths(): { lane: number; course: number }[] {
  const lane: { lane: number; course: number }[] = [];
  let length = 0;
  let before: Point | undefined;
  for (let at = FIRST_SPACE_AT; at <= COURSE_LENGTH - END_MARGIN; at += 0.5) {
    const { point } = spotAt(at, SPACE_LANE);
    length += before ? distance(before, point) : 0;
    lane.push({ lane: length, course: at });
    before = point;
  }
  return lane;
}

/** A space's position downstream. Spaces are equidistant except at the bridge and the last one. */
function downstream({ spaces, bridgeAfter }: RiverShape, space: number): number {
  const laneLength = LANE.at(-1)?.lane ?? 0;
  const step = laneLength / (spaces - 1 + BRIDGE_GAP + LAST_GAP);
  const gaps = (space > bridgeAfter ? BRIDGE_GAP : 0) + (space === spaces ? LAST_GAP : 0);
  const wanted = Math.min(laneLength, (space - 1 + gaps) * step);
  return LANE.find(({ lane }) => lane >= wanted - 0.3)?.course ?? COURSE_LENGTH;
}

/** The last space is wide and in the middle of the river. */
export function spaceSpot(shape: RiverShape, space: number): RiverSpot {
  return spotAt(downstream(shape, space), space === shape.spaces ? 0 : SPACE_LANE);
}

export function boatSpot(shape: RiverShape, space: number): RiverSpot {
  if (space <= 0) return QUAY;
  return spotAt(downstream(shape, space) - (space === shape.spaces ? BEFORE_LAST : 0), BOAT_LANE);
}

export function bridgeSpot(shape: RiverShape): RiverSpot {
  return spotAt((downstream(shape, shape.bridgeAfter) + downstream(shape, shape.bridgeAfter + 1)) / 2);
}
