import type { PlayerColour } from '../../../art/players.ts';
import type { Point } from './borders.ts';

/** A space of the scoring track as it is drawn. */
export interface TrackSpace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The direction for stacking more markers: towards the middle of the board. */
  readonly inward: Point;
}

/** A marker on the scoring track. */
export interface TrackMarker {
  readonly seat: number;
  readonly colour: PlayerColour;
  readonly space: number;
  readonly x: number;
  readonly y: number;
  /** How often it has gone round the track (TAJ-GEN-07). */
  readonly laps: number;
  /** Preview. */
  readonly ghost: boolean;
}

export interface Scorer {
  readonly seat: number;
  readonly colour: PlayerColour;
  readonly score: number;
  /** Including the consequences of the hovered choice. */
  readonly after: number;
}

/** The track as a frame round the board, clockwise from the upper left corner. */
export function frameSpaces(spaces: number, width: number, height: number, thickness: number): TrackSpace[] {
  const across = Math.ceil(spaces / 4) + 1;
  const down = Math.max(1, Math.ceil(spaces / 2) - across);
  const [wide, tall] = [width / across, (height - 2 * thickness) / down];
  return Array.from({ length: spaces }, (_, index) => {
    if (index < across) return { x: index * wide, y: 0, width: wide, height: thickness, inward: [0, 1] };
    const onRight = index - across;
    const side = { width: thickness, height: tall };
    if (onRight < down) return { x: width - thickness, y: thickness + onRight * tall, ...side, inward: [-1, 0] };
    const onBottom = onRight - down;
    if (onBottom < across) {
      return { x: width - (onBottom + 1) * wide, y: height - thickness, width: wide, height: thickness, inward: [0, -1] };
    }
    return { x: 0, y: height - thickness - (onBottom - across + 1) * tall, ...side, inward: [1, 0] };
  });
}

/** The track in rows, one below the other, for narrow screens. */
export function rowSpaces(spaces: number, perRow: number, width: number, height: number): TrackSpace[] {
  return Array.from({ length: spaces }, (_, index) => ({
    x: (index % perRow) * width,
    y: Math.floor(index / perRow) * height,
    width,
    height,
    inward: [0, -1],
  }));
}

/** All markers, stacked where they share a space, and where each would be after the hovered choice. */
export function markersOf(track: readonly TrackSpace[], scorers: readonly Scorer[], step: number): TrackMarker[] {
  const stacked = new Map<number, number>();
  const place = ({ seat, colour }: Scorer, score: number, ghost: boolean): TrackMarker[] => {
    const index = score % track.length;
    const space = track[index];
    if (!space) return [];
    const before = stacked.get(index) ?? 0;
    stacked.set(index, before + 1);
    const [dx, dy] = space.inward;
    const x = space.x + space.width / 2 + dx * before * step;
    const y = space.y + space.height / 2 + dy * before * step;
    return [{ seat, colour, space: index, x, y, laps: Math.floor(score / track.length), ghost }];
  };
  return [
    ...scorers.flatMap((scorer) => place(scorer, scorer.score, false)),
    ...scorers.flatMap((scorer) => (scorer.after === scorer.score ? [] : place(scorer, scorer.after, true))),
  ];
}
