import type { Beat, Face, Item, PlaceName } from '../../story/beat.ts';
import type { Ghost } from './ghosts.ts';
import type { Nearby, Spot } from './places.ts';

/** What the director plays on. */
export interface Ground {
  /** The table: its elements carry the names of places and faces. */
  readonly root: Element;
  /** The overlay that holds everything in motion. */
  readonly overlay: HTMLElement;
  readonly nearby: Nearby;
  /** The symbol for a face without its own drawing: coins, stars, petals. */
  symbolOf(face: Face): Pick<Item, 'symbol' | 'tone'> | undefined;
  /** The sentence of a beat that deserves a ribbon. */
  say(beat: Beat): string | undefined;
}

/** How it is played: all times are multiplied by `slowness`; without motion, pieces only fade. */
export interface Manner {
  readonly slowness: number;
  readonly hasMotion: boolean;
}

/** A schedule ready to be played: the old picture has been measured, the new one is measured when it starts. */
export interface Performance {
  /** Resolves when the main beats are over, or immediately after `finish`. */
  start(): Promise<void>;
  /** Everything is in its final place within a frame. */
  finish(): void;
  /** The same because the next beats start: a ribbon stays until it has been read. */
  leave(): void;
  /** The rest takes no longer than this, in milliseconds. */
  hasten(most: number): void;
}

/** What moves in a performance, and where. */
export interface Motion extends Performance {
  /** Where a place is, from −1 at the left edge of the screen to 1 at the right; the middle if it isn't in sight. */
  across(place: PlaceName): number;
}

/**
 * Where a piece starts, and how it looks there. A drawing marked `data-glance` only hints at its piece (a coloured square for a tile), so
 * the piece travels as it looks where it arrives.
 */
export interface Departure {
  readonly spot: Spot | undefined;
  readonly copy: Ghost | undefined;
}
