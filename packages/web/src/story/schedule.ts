import type { Beat } from './beat.ts';

/** A beat with its time, in milliseconds from the start of what is played. */
export interface Timed {
  readonly beat: Beat;
  readonly at: number;
  /** How long each of its pieces moves. */
  readonly ms: number;
  /** How far apart its pieces start. */
  readonly stagger: number;
}

export interface Schedule {
  readonly timed: readonly Timed[];
  /** When the last main beat is over; stocks may still run for a moment. */
  readonly length: number;
}

/** How far into a beat the next one may start: an effect waits until its cause has nearly finished; gains don't delay the rest. */
interface Overlap {
  readonly effect: number;
  readonly next: number;
  readonly afterEarn: number;
}

const RELAXED: Overlap = { effect: 0.92, next: 0.75, afterEarn: 0.5 };
const TIGHT: Overlap = { effect: 0.75, next: 0.55, afterEarn: 0.4 };

/** Beyond this many pieces all start together. */
const MOST_STAGGERS = 5;
const LONGEST_STOCK_TAIL = 400;
const SHORTEST_SHARE = 0.6;

/** When each beat starts, fitted into `limit`: first by overlapping more, then by shortening, at last by scaling everything. */
export function scheduled(beats: readonly Beat[], limit: number): Schedule {
  const relaxed = laidOut(beats, RELAXED, 1, 1);
  if (relaxed.length <= limit) return relaxed;
  const tight = laidOut(beats, TIGHT, 0.5, 1);
  if (tight.length <= limit) return tight;
  const shorter = laidOut(beats, TIGHT, 0.5, Math.max(SHORTEST_SHARE, limit / tight.length));
  return shorter.length <= limit ? shorter : scaled(shorter, limit / shorter.length);
}

function laidOut(beats: readonly Beat[], overlap: Overlap, staggers: number, share: number): Schedule {
  const timed: Timed[] = [];
  let last: Timed | undefined;
  for (const beat of beats) {
    const ms = beat.ms * share;
    const stagger = (beat.stagger ?? 0) * staggers * share;
    const at = startOf(beat, last, overlap);
    const now: Timed = { beat, at, ms, stagger };
    timed.push(now);
    if (beat.start !== 'stock' && (beat.start !== 'with' || !last || endOf(now) > endOf(last))) last = now;
  }
  return withTail(timed);
}

function startOf(beat: Beat, last: Timed | undefined, overlap: Overlap): number {
  if (!last) return 0;
  if (beat.start === 'with') return last.at;
  const share = beat.isEffect
    ? overlap.effect
    : last.beat.verb === 'earn' && !sharesGauge(last.beat, beat)
      ? overlap.afterEarn
      : overlap.next;
  return last.at + (endOf(last) - last.at) * share;
}

/** Two gains on the same gauge wait for each other. */
function sharesGauge(one: Beat, other: Beat): boolean {
  return one.journeys.some(({ to }) => other.journeys.some((journey) => journey.to === to));
}

function endOf({ beat, at, ms, stagger }: Timed): number {
  return at + ms + stagger * Math.min(MOST_STAGGERS, Math.max(0, beat.journeys.length - 1));
}

/** Stocks end soon after the last main beat. */
function withTail(timed: readonly Timed[]): Schedule {
  const length = Math.max(0, ...timed.filter(({ beat }) => beat.start !== 'stock').map(endOf));
  const latest = Math.max(length, 0) + LONGEST_STOCK_TAIL;
  return {
    timed: timed.map((now) => (endOf(now) > latest ? { ...now, at: Math.max(0, now.at - (endOf(now) - latest)) } : now)),
    length,
  };
}

function scaled({ timed, length }: Schedule, share: number): Schedule {
  return {
    timed: timed.map((now) => ({ ...now, at: now.at * share, ms: now.ms * share, stagger: now.stagger * share })),
    length: length * share,
  };
}

/** When a piece of a beat starts: the first five one after the other, then all together. */
export function pieceStart({ at, stagger }: Timed, piece: number): number {
  return at + stagger * Math.min(MOST_STAGGERS, piece);
}
