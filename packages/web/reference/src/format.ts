import type { Ruling } from './rulings.ts';

/** The groups of a reference. */
export const GROUPS = ['overview', 'places', 'pieces', 'events', 'icons', 'scoring', 'variants'] as const;

export type Group = (typeof GROUPS)[number];

export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Option values with which something is played: { goods: ['front'] }. */
export type Condition = Readonly<Record<string, readonly string[]>>;

/** One entry of a game's reference: its subject and what links to it. Its words are in the texts of each language. */
export interface Section {
  /** Kebab-case, unique in its game. */
  readonly id: string;
  readonly group: Group;
  /** The ledger ids it explains. Every id of docs/rules is in at least one section of its game. */
  readonly rules: readonly string[];
  /** A picture drawn from the client's own components; the client knows the names. Absent: the picture of its own id, if there is one. */
  readonly picture?: string;
  /** The symbols of the sprite sheets that this section explains. */
  readonly symbols?: readonly string[];
  /** Prefixes of table things that link here: 'space quarry', 'city'. The longest match wins. */
  readonly things?: readonly string[];
  /** Kinds of question (`frame.kind`) it explains: the fallback for things without a section. */
  readonly asks?: readonly string[];
  /** Which of it is our own ruling or data, according to the game's ledgers. */
  readonly rulings?: readonly Ruling[];
  /** Only for variants and modules. Absent: always played. */
  readonly when?: Condition;
}

/** A section in one language; `text` is in the small markup that `markup.ts` reads. */
export interface SectionText {
  readonly title: string;
  readonly text: string;
}

/** By section id. */
export type Texts = Readonly<Record<string, SectionText>>;

/** The reference of one game. */
export interface Reference {
  readonly sections: readonly Section[];
  load(language: Language): Promise<Texts>;
}
