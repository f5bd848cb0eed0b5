import type { Fact, Seat } from '@durbar/engine';
import type { ArtName } from '../art/index.ts';

/** A name on an element of the table (`data-place`): "grid:3", "river:18", "hand:2". */
export type PlaceName = string;

/** What a piece looks like (`data-face`): "card 12", "die emerald 5". Identical pieces are interchangeable. */
export type Face = string;

/** Box, bag and supply, where pieces come from and return to. */
export const NOWHERE = 'nowhere';

/** Pieces that change their place, their face, or both. */
export interface Journey {
  readonly face: Face;
  readonly from: PlaceName;
  readonly to: PlaceName;
  /** The face on arrival, if it changes. */
  readonly becomes?: Face;
  readonly count?: number;
  /** The places passed on the way: spaces of a track, bends of the river. */
  readonly via?: readonly PlaceName[];
  /** Quarter turns on the way, clockwise. */
  readonly turns?: number;
}

export const VERBS = [
  'step',
  'pay',
  'throw',
  'lay',
  'turn',
  'sail',
  'march',
  'earn',
  'fly',
  'draw',
  'rise',
  'grow',
  'clear',
  'pass',
  'light',
  'call',
  'note',
  'mix',
] as const;

/** How a beat looks; `director/verbs.ts` has easings, paths and layers. */
export type Verb = (typeof VERBS)[number];

export const SOUNDS = [
  'wood',
  'die',
  'dice',
  'coin',
  'coins',
  'card',
  'silk',
  'bell',
  'petal',
  'water',
  'stone',
  'trumpet',
  'night',
  'no',
] as const;

export type SoundName = (typeof SOUNDS)[number];

/** A cost or gain of a turn, as a picture with a count. */
export interface Item {
  readonly symbol: ArtName;
  readonly count: number;
  /** What can't be counted together with others of the same symbol, such as the number on a die. */
  readonly text?: string;
  /** A class that colours it: a stone, a player. */
  readonly tone?: string;
}

/** What a beat adds to the card of its turn. */
export interface Sum {
  readonly cost?: readonly Item[];
  readonly gain?: readonly Item[];
}

/** When a beat starts: after the previous one, together with it, or in the stock lane, which delays nothing. */
export type Lane = 'after' | 'with' | 'stock';

/** One fact as a beat; `told.ts` joins those of one answer. */
export interface Told {
  readonly verb: Verb;
  /** At normal speed. */
  readonly ms: number;
  /** For each further piece of a joined beat. */
  readonly stagger?: number;
  readonly start?: Lane;
  /** 1 small, 2 normal, 3 large. */
  readonly weight?: 1 | 2 | 3;
  readonly sound?: SoundName;
  /** Decibels below full volume. */
  readonly softer?: number;
  readonly seat?: Seat;
  readonly journeys?: readonly Journey[];
  /** Where the viewer should look. */
  readonly focus?: PlaceName;
  readonly sum?: Sum;
  /** Later beats of this answer start here, until another cause replaces it. */
  readonly cause?: PlaceName;
  /** What a payment is for: it can be dropped there. */
  readonly pays?: PlaceName;
  /** It starts at its cause, so it waits for it. */
  readonly isEffect?: boolean;
  /** A ribbon across the board with the fact's own sentence. */
  readonly ribbon?: boolean;
  /** The staged ending shows it, so the table doesn't. */
  readonly isStaged?: boolean;
}

/** The smallest thing a viewer should notice. */
export interface Beat extends Told {
  /** The number of its answer and of its first fact within it. */
  readonly id: string;
  /** The indices of its facts within the answer. */
  readonly facts: readonly number[];
  readonly journeys: readonly Journey[];
}

/** A teller's input: the game's description, the viewer, the current stage and the cause. */
export interface Scene<G> {
  readonly game: G;
  readonly viewer: Seat | 'spectator';
  readonly cause: PlaceName | undefined;
  /** The current place of a face; the first of several. */
  find(face: Face, within?: string): PlaceName | undefined;
  /** The current number of a face at a place. */
  count(place: PlaceName, face: Face): number;
  /** The current faces at a place, with duplicates. */
  faces(place: PlaceName): readonly Face[];
}

/** Facts that only say that something is counted or over have no beat. */
export const SILENT = 'silent';

/** One teller for each type of fact. The compiler ensures that none is missing. */
export type BeatTable<G, E extends Fact> = {
  readonly [T in E['type']]: typeof SILENT | ((fact: Extract<E, { type: T }>, scene: Scene<G>) => Told | undefined);
};
