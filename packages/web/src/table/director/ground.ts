import type { Beat, Face, Item } from '../../story/beat.ts';
import type { Ghost } from './ghosts.ts';
import type { Nearby, Spot } from './places.ts';

/** What the director plays on. */
export interface Ground {
  /** The table: its elements carry the names of places and faces. */
  readonly root: Element;
  /** The overlay that holds everything in motion. */
  readonly overlay: HTMLElement;
  readonly nearby: Nearby;
  /** The symbol that stands for a face with no drawing of its own: coins, stars, petals. */
  symbolOf(face: Face): Pick<Item, 'symbol' | 'tone'> | undefined;
  /** The sentence of a beat that is worth a ribbon. */
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
  /** Everything stands right within a frame. */
  finish(): void;
  /** What is left takes no longer than this, in milliseconds. */
  hasten(most: number): void;
}

/** Where a piece leaves, and how it looks there. */
export interface Departure {
  readonly spot: Spot | undefined;
  readonly copy: Ghost | undefined;
}
