import type { ArtName } from '../art/index.ts';
import type { Language } from '../i18n/language.ts';

/** A game's data for the home page, before it is loaded: `card.ts` in its folder. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly players: readonly [min: number, max: number];
  readonly minutes: number;
  /** The seats of "Play with bots", the person included. */
  readonly usualPlayers: number;
  /** The arched sign in lists. */
  readonly sign: Sign;
  readonly pitch: Readonly<Record<Language, string>>;
  /** Keys of its table, in addition to those of all tables. */
  readonly keys?: readonly GameKey[];
}

export interface GameKey {
  readonly key: string;
  readonly does: Readonly<Record<Language, string>>;
}

export interface Sign {
  readonly symbol: ArtName;
  readonly ground: 'sky' | 'river' | 'night';
}
