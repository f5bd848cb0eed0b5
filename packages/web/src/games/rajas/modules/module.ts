import type { Seat } from '@durbar/engine';
import type { RajasFrame } from '@durbar/rajas';
import type { Messages } from '../../../i18n/language.ts';
import type { Consequence, Merit, Prompt } from '../../../table/contract.ts';
import type { PieceMark, TrackTile } from '../model/model.ts';
import type { StoryPart } from '../story/part.ts';
import type { RajasChoice, RajasDescription, RajasFact, RajasQuestionView, RajasTelling, RajasView } from '../types.ts';

/** A module's question in words. */
export type PromptOf = (telling: RajasTelling, view: RajasView, question: RajasQuestionView) => Prompt;

/** A button for a choice without its own piece. */
export type Look = 'main' | 'gold' | 'plain';

/** How much room choices beside the viewer's pieces need. */
export type Breadth = 'some' | 'broad' | 'whole';

/** Something from a module that a player holds. */
export interface Token extends PieceMark {
  readonly count: number;
  readonly label: string;
  /** The name of its place in the story. */
  readonly place: string;
}

export type TokenOf = (view: RajasView, seat: Seat, telling: RajasTelling) => Token | undefined;

/** What of a module a player owns, used or not; turns are compared by it. */
export type OwnedOf = (view: RajasView, seat: Seat, telling: RajasTelling) => Merit;

/** The thing on the table that makes a choice: `space:yogi`, `river:7`, `cell:B2`, `yield:T1`; `board:…` on a module's board. */
export type Things<C extends RajasChoice> = { readonly [T in C['type']]?: (choice: Extract<C, { type: T }>) => string };

/** A number that a choice names, by its type. */
export type NumberOf<C extends RajasChoice> = { readonly [T in C['type']]?: (choice: Extract<C, { type: T }>) => number };

/** The id of the tile being placed, by frame kind. */
export type Laying<F extends RajasFrame> = {
  readonly [K in F['kind']]?: (frame: Extract<F, { kind: K }>, view: RajasView, game: RajasDescription) => string | undefined;
};

export type Changes<E extends RajasFact> = {
  readonly [T in E['type']]?: (fact: Extract<E, { type: T }>, telling: RajasTelling) => Consequence;
};

/**
 * The messages of a module: `messages.ts` of its folder has them in every language, and the page loads only its reader's. So a module knows
 * no more than their type. In addition to its own words: `refusals` by code, `acts` by type of choice, `tileNames` by what a tile shows,
 * and the `tileLine`.
 */
export interface MessagesFound<M> {
  readonly folder: string;
  /** Only for the compiler. */
  readonly type?: M;
}

export function messagesIn<M extends Messages>(folder: string): MessagesFound<M> {
  return { folder };
}

type YieldTile = RajasDescription['yieldTiles'][number];
type Words = Readonly<Record<string, unknown>>;

/**
 * A module of the client, one per folder. Its tables are typed by what they cover (`Lines`, `Labels`, …). Drawings are in files found by
 * name: `signs.ts`, `components.ts`, `lobby.ts`, `pictures.ts`.
 */
export interface TableModule {
  /** The key of its messages in the table's words. */
  readonly key: string;
  readonly messages: MessagesFound<Messages>;
  /** By type of choice. */
  readonly labels?: Words;
  /** Lines of the chronicle, by type of fact. */
  readonly lines?: Words;
  /** By kind of frame. */
  readonly prompts?: Readonly<Record<string, PromptOf>>;
  /** Sources of effects, by kind. */
  readonly sources?: Words;
  /** Parts of effects that can lapse or be declined. */
  readonly effects?: Words;
  /** What a preview says about its facts, by type. */
  readonly changes?: Words;
  /** The names of its gains, by kind: keys of its messages. A message of a gain with an amount takes it. */
  readonly gains?: Readonly<Record<string, string>>;
  /** The names of its worker spaces, by id: keys of its messages. */
  readonly spaces?: Readonly<Record<string, string>>;
  /** By type of choice. */
  readonly buttons?: Readonly<Record<string, Look>>;
  readonly things?: Words;
  /** Choices that the module's component offers beside the viewer's pieces, by type. */
  readonly options?: Readonly<Record<string, Breadth>>;
  /** Types of choices that are made in its display. */
  readonly displayed?: readonly string[];
  readonly laying?: Words;
  /** Kinds of frames that ask about nothing but dice. */
  readonly aboutDice?: readonly string[];
  /** The die that a choice takes as it lies, by type of choice. */
  readonly taken?: Words;
  /** The yield tile that a choice takes, by type of choice. */
  readonly yieldTiles?: Words;
  /** The yield space that a choice lays a tile on, by type of choice. */
  readonly yieldSpaces?: Words;
  /** The beats of its facts, and its pieces on the stage. */
  readonly story?: StoryPart;
  /** What a player holds. */
  readonly token?: TokenOf;
  readonly owned?: OwnedOf;
  /** What is on a worker space. */
  readonly onSpace?: (view: RajasView, space: { readonly id: string; readonly index: number }) => PieceMark | undefined;
  /** What would arrive on a worker space with the worker, by type of choice. */
  readonly brought?: Readonly<Record<string, PieceMark>>;
  /** What is on a cell of a province. */
  readonly onCell?: (view: RajasView, seat: Seat, cell: number) => PieceMark | undefined;
  readonly onTracks?: (view: RajasView, telling: RajasTelling) => readonly TrackTile[];
  /** The yield tile on a yield space. */
  readonly yieldTile?: (view: RajasView, game: RajasDescription, seat: Seat, place: number) => YieldTile | undefined;
}
