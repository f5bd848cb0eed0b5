export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Gestures {
  /** A finger moves the picture. */
  pan(by: Point): void;
  /** Two fingers move apart or together around a point of the screen. */
  pinch(factor: number, at: Point): void;
  /** The finger left the moving picture, in pixels per millisecond. */
  letGo(speed: Point): void;
}

/** How far a finger may tremble during a press. */
const SLACK = 8;
/** A finger that rests this long before leaving throws nothing, in milliseconds. */
const RESTED = 60;

interface Finger extends Point {
  readonly time: number;
}

/** Fingers or a mouse on a picture: one moves it, two zoom it. */
export class Fingers {
  readonly #gestures: Gestures;
  readonly #down = new Map<number, Finger>();
  #start: Point = { x: 0, y: 0 };
  #speed: Point = { x: 0, y: 0 };
  #isMoving = false;

  constructor(gestures: Gestures) {
    this.#gestures = gestures;
  }

  down({ pointerId, clientX: x, clientY: y, timeStamp: time, button }: PointerEvent): void {
    if (button !== 0) return;
    if (this.#down.size === 0) {
      this.#start = { x, y };
      this.#isMoving = false;
    }
    this.#down.set(pointerId, { x, y, time });
  }

  /** A piece being dragged has already handled the event. */
  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before || event.defaultPrevented) return;
    const now = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !this.#isMoving && distance(this.#start, now) < SLACK) return;
    if (!this.#isMoving) this.#take(event);
    this.#down.set(event.pointerId, now);
    if (other) this.#gestures.pinch(distance(now, other) / Math.max(distance(before, other), 1), middle(now, other));
    else this.#pan(before, now);
  }

  up(event: PointerEvent): void {
    const last = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    if (!last || this.#down.size > 0 || !this.#isMoving) return;
    if (event.timeStamp - last.time < RESTED) this.#gestures.letGo(this.#speed);
  }

  /** From now on the picture captures the pointers, so nothing under them is pressed. */
  #take({ currentTarget }: PointerEvent): void {
    this.#isMoving = true;
    this.#speed = { x: 0, y: 0 };
    for (const id of this.#down.keys()) (currentTarget as Element).setPointerCapture(id);
  }

  #pan(before: Finger, now: Finger): void {
    const by = { x: now.x - before.x, y: now.y - before.y };
    const time = Math.max(now.time - before.time, 1);
    this.#speed = { x: by.x / time, y: by.y / time };
    this.#gestures.pan(by);
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
