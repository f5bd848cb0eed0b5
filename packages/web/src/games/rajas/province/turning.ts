import type { Way } from './cells.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a pointer moves before a press becomes a rotation, in pixels; closer to the centre a direction means nothing. */
const SLACK = 8;
const QUARTERS = 4;

/** A selected tile under a pointer. */
export interface Turnable {
  readonly centre: Point;
  readonly ways: readonly Way[];
  /** Its rotation. */
  readonly turns: number;
}

/** A pointer that circles the centre of a tile: the tile snaps to the nearest legal rotation. */
export class Turning {
  readonly #tile: Turnable;
  readonly #start: Point;
  #from: number | undefined;
  #hasMoved = false;

  constructor(tile: Turnable, start: Point) {
    this.#tile = tile;
    this.#start = start;
    this.#from = this.#directionOf(start);
  }

  /** Whether it was a rotation and not a tap. */
  get hasMoved(): boolean {
    return this.#hasMoved;
  }

  /** The rotation the tile should have now; undefined while the pointer has hardly moved. */
  to(point: Point): Way | undefined {
    this.#hasMoved ||= Math.hypot(point.x - this.#start.x, point.y - this.#start.y) > SLACK;
    const direction = this.#directionOf(point);
    if (!this.#hasMoved || direction === undefined) return undefined;
    this.#from ??= direction;
    return nearestWay(this.#tile.ways, this.#tile.turns + direction - this.#from);
  }

  /** In quarters, clockwise. */
  #directionOf({ x, y }: Point): number | undefined {
    const [dx, dy] = [x - this.#tile.centre.x, y - this.#tile.centre.y];
    return Math.hypot(dx, dy) < SLACK ? undefined : Math.atan2(dy, dx) / (Math.PI / 2);
  }
}

/** The placement that differs least from these quarter turns. */
export function nearestWay(ways: readonly Way[], turns: number): Way | undefined {
  const apart = (way: Way): number => {
    const between = (((way.turns - turns) % QUARTERS) + QUARTERS) % QUARTERS;
    return Math.min(between, QUARTERS - between);
  };
  return [...ways].sort((one, other) => apart(one) - apart(other))[0];
}
