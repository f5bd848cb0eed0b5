import { type Journey, NOWHERE } from '../../story/beat.ts';
import { type Ghost, SYMBOL_SIZE, sizeOf } from './ghosts.ts';
import { keyframesOf, type Point } from './paths.ts';
import type { Spot } from './places.ts';
import type { Path } from './verbs.ts';

/** What is known about a flight before it starts. */
interface FlightPlan {
  readonly ghost: Ghost;
  readonly path: Path;
  readonly boxes: readonly DOMRect[];
  /** Which of several equal tokens it is. */
  readonly token: number;
  readonly journey: Journey;
  readonly start: Spot | undefined;
  readonly end: Spot | undefined;
}

/** A ghost leaves in the size of its first place and arrives in that of the last; symbols keep theirs. */
export function flightFrames({ ghost, path, boxes, token, journey, start, end }: FlightPlan): Keyframe[] {
  const { width, height } = sizeOf(ghost);
  const isSymbol = journey.count !== undefined || width <= SYMBOL_SIZE;
  const [first, last] = isSymbol ? [1, 1] : [scaleAt(start, width), scaleAt(end, width)];
  const points = boxes.map((box) => centre(box, { x: -width / 2 + spread(token), y: -height / 2 }));
  const ends = points.length > 1 ? points : [...points, ...points];
  return keyframesOf(path, ends, journey.turns).map(({ offset, x, y, scale, turn }) => {
    const size = (scale * (first + (last - first) * offset)).toFixed(3);
    return {
      offset,
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(0)}deg) scale(${size})`,
      opacity: Math.min(
        journey.from === NOWHERE ? Math.min(1, offset / 0.2) : 1,
        journey.to === NOWHERE || !end ? Math.min(1, (1 - offset) / 0.3) : 1,
      ),
    };
  });
}

/** A building grows from its foot. */
export function riseFrames({ x, y }: DOMRect): Keyframe[] {
  const at = (height: number): string => `translate(${x}px, ${y}px) scaleY(${height})`;
  return [
    { transform: at(0.15), opacity: 1 },
    { transform: at(1), opacity: 1 },
  ];
}

/** Half a turn about the vertical axis; the back is invisible until it is its turn. */
export function spinFrames({ x, y }: DOMRect, from: number, to: number): Keyframe[] {
  const at = (angle: number): string => `translate(${x}px, ${y}px) perspective(900px) rotateY(${angle}deg)`;
  return [
    { transform: at(from), opacity: from < 0 ? 0 : 1, offset: 0 },
    { transform: at(from), opacity: 1, offset: 0.01 },
    { transform: at(to), opacity: 1 },
  ];
}

function centre({ x, y, width, height }: DOMRect, shift: Point): Point {
  return { x: x + width / 2 + shift.x, y: y + height / 2 + shift.y };
}

/** Several tokens of a beat fly a little apart. */
function spread(token: number): number {
  return [0, 6, -6][token] ?? 0;
}

/** A piece is as large as its drawing there; where it isn't drawn it shrinks into the place but never grows to fill it. */
function scaleAt(spot: Spot | undefined, width: number): number {
  const scale = spot ? spot.box.width / width : 1;
  return Math.min(spot?.piece ? 2.5 : 1, Math.max(0.3, scale));
}
