import type { BeatTable, Face, Item, Scene, Told } from '../../../story/beat.ts';
import type { Resting } from '../../../story/stage.ts';
import type { RajasDescription, RajasFact, RajasView } from '../types.ts';

export type RajasScene = Scene<RajasDescription>;
export type FactOf<T extends RajasFact['type']> = Extract<RajasFact, { type: T }>;

/** The beats of some fact types. */
export type Beats<T extends RajasFact['type']> = BeatTable<RajasDescription, FactOf<T>>;

/** Overrides for facts of others: extended, or at other places. */
export type Amends = {
  readonly [T in RajasFact['type']]?: (told: Told, fact: FactOf<T>, scene: RajasScene) => Told;
};

/** How a small thing looks while it moves. */
export type SmallThing = Pick<Item, 'symbol' | 'tone'>;

/** A module's part of the story: `story.ts` of its folder. */
export interface StoryPart {
  /** Its pieces, when it is in play. */
  readonly stage?: (view: RajasView, game: RajasDescription) => readonly Resting[];
  /** By type of fact; `Beats` ensures that none is missing. */
  readonly beats?: Readonly<Record<string, unknown>>;
  readonly amends?: Amends;
  /** Facts that start something outside any player's turn. */
  readonly interludes?: readonly RajasFact['type'][];
  /** Facts that can represent a whole turn, most important first. */
  readonly strongest?: readonly RajasFact['type'][];
  /** Kinds of its places whose second part is a seat. */
  readonly seatPlaces?: readonly string[];
  /** The symbols of its small things. */
  readonly symbols?: Readonly<Record<Face, SmallThing>>;
}
