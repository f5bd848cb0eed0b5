import type { EditionEditing } from './edition/groups.ts';
import type { Choice, Fact, Frame, Position, Question, Random, Seat, Viewer } from './position.ts';
import type { Result } from './result.ts';
import type { PositionSpelling } from './text/position-text.ts';

/** What an answer does: facts are folded immediately, frames resolve in the order they are named. */
export interface Step<F extends Frame, E extends Fact> {
  fact(fact: E): void;
  next(frame: F): void;
}

/** A frame that a seat or chance decides. `ask` is the only source of legality. */
export interface Decision<G, S, F extends Frame, C extends Choice, All extends Frame, E extends Fact> {
  ask(game: G, state: S, frame: F): Question<C>;
  answer(game: G, state: S, frame: F, choice: C, step: Step<All, E>): void;
  /** Chance only: one outcome, drawn by its weight without listing the others. */
  sample?(game: G, state: S, frame: F, random: Random): C;
  /** A seat only: what `ask` lists at a place drawn at random, without listing the others. */
  pick?(game: G, state: S, frame: F, random: Random): C;
  /** A seat's answers that reveal something to others, all or by type. They can't be undone. */
  readonly reveals?: true | readonly C['type'][];
}

/** A frame that no one decides. */
export interface Automatic<G, S, F extends Frame, All extends Frame, E extends Fact> {
  run(game: G, state: S, frame: F, step: Step<All, E>): void;
  /** It reveals something hidden: a preview stops before it, and the answer that led to it can't be undone. */
  readonly reveals?: true;
}

export type Handler<G, S, F extends Frame, C extends Choice, All extends Frame, E extends Fact> =
  | Decision<G, S, F, C, All, E>
  | Automatic<G, S, F, All, E>;

/** Exactly one handler for each kind of frame. */
export type Handlers<G, S, F extends Frame, C extends Choice, E extends Fact> = {
  readonly [K in F['kind']]: Handler<G, S, Extract<F, { kind: K }>, C, F, E>;
};

/** A game option: one of several values, or a text validated by the game. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[] | 'text';
  readonly default: string;
  /** Values only older games have: those games continue, but new tables can't choose them. */
  readonly formerValues?: readonly string[];
  /** Any value but the default is user content, like a custom edition. */
  readonly isOwnDesign?: boolean;
  /** The rules version that added the option; the first when absent. */
  readonly since?: number;
}

export type Options = Readonly<Record<string, string>>;

/** What players agree on before a game begins. */
export interface SetUp {
  readonly players: number;
  readonly options?: Options;
  /** The id of a built-in edition; the first one when absent. */
  readonly edition?: string;
  /** A custom edition; it takes precedence and is stored in the saved game. */
  readonly editionData?: unknown;
}

/** Why a set-up is refused: where, and what is wrong there. */
export interface SetUpFault {
  readonly path: string;
  readonly reason: string;
  /** Clients translate it. */
  readonly code?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Component data of one printing or house design. `provenance` separates found, derived and house parts. */
export interface EditionInfo {
  readonly id: string;
  readonly title: string;
  readonly data: unknown;
  readonly provenance: Readonly<Record<string, string>>;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 is best; ties share a rank. */
  readonly rank: number;
  readonly score: number;
  /** The score's parts, by name. */
  readonly parts?: Readonly<Record<string, number>>;
}

/** Why something cannot be chosen now. */
export interface Refusal {
  readonly code: string;
  /** The ledger's id of the rule that forbids it. */
  readonly rule: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Migrates data written by rules version `from` to version `from + 1`. Only changed shapes need a function; `game` is compiled by the
 * newest rules.
 */
export interface Upcast<G> {
  readonly from: number;
  /** Renamed options and editions, or new options whose default differs from the old behaviour. */
  setUp?(setUp: SetUp): SetUp;
  /** An older fact as newer ones: usually one, none when it has lost its meaning. */
  fact?(fact: Fact, game: G): readonly Fact[];
  state?(state: unknown, game: G): unknown;
  /** Undefined when the newer rules have no such frame: a running game then resumes from its last position without it. */
  frame?(frame: Frame, game: G): Frame | undefined;
}

/** A rules change, explained to players whose running game adopts it. */
export interface RulesChange {
  /** The version that introduced it. */
  readonly version: number;
  /** The ledger's id of the rule that changed. */
  readonly rule: string;
  /** One sentence for each language: en, de, fr, nl. */
  readonly says: Readonly<Record<string, string>>;
}

/** How far each player has come, for charts of a whole game. */
export interface GameRace<E extends Fact, V> {
  /** A player's place in the race, as the spectator sees it. */
  value(view: V, seat: Seat): number;
  /** Whether these facts close a chapter of the game (a round, a visit): one point of the chart each. */
  closesChapter(facts: readonly E[]): boolean;
  /** The value that ends the race, if one does. */
  readonly goal?: number;
}

/**
 * Everything the kernel, bots, server and client know about a game.
 *
 * G: what is fixed for one whole game (players, options, compiled edition) · S: state · F: frames · C: choices ·
 * E: facts · V: what one viewer sees · D: the set-up described as plain data.
 */
export interface GameDefinition<G, S, F extends Frame, C extends Choice, E extends Fact, V, D = unknown> {
  readonly id: string;
  readonly title: string;
  /** Raised when a recorded choice changes its meaning, or a fact, frame or state changes its shape. */
  readonly rulesVersion: number;
  /** How older games migrate; see docs/adr/0008. */
  readonly upcasts?: readonly Upcast<G>[];
  readonly changes?: readonly RulesChange[];
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly editions: readonly EditionInfo[];
  /** How owners of the box enter an edition; absent if the game has no components to enter. */
  readonly editing?: EditionEditing;

  prepare(setUp: SetUp): Result<G, readonly SetUpFault[]>;
  /** Everything fixed for one game, as readable plain data: what clients, bots and tools use instead of `G`. */
  describe(game: G): D;
  begin(game: G): Position<S, F>;
  readonly handlers: Handlers<G, S, F, C, E>;
  fold(game: G, state: S, fact: E): void;
  /** Work triggered by a fact, called right after folding it. */
  react?(game: G, state: S, fact: E, step: Step<F, E>): void;
  copy(game: G, state: S): S;

  /** Built from scratch: only what this viewer may know, but enough to reconstruct a possible position. */
  viewFor(game: G, position: Position<S, F>, viewer: Viewer): V;
  /** All views of one position, equal to those of `viewFor`; they share what everyone sees, so it is built and compared once. */
  viewsAt?(game: G, position: Position<S, F>): (viewer: Viewer) => V;
  /** A position the view's owner can't rule out, drawn with the right likelihood. */
  imagine(game: G, view: V, random: Random): Position<S, F>;
  factFor(game: G, fact: E, viewer: Viewer): E | undefined;

  /** The one-line text form of a position. */
  spelling(game: G): PositionSpelling<S>;
  /** A choice's short text form, unique within its question. */
  format(game: G, choice: C): string;
  standings(game: G, state: S): readonly Standing[];
  readonly race?: GameRace<E, V>;
  /** The things a player can ask about ("why can't I?"), as short texts. */
  things(game: G, view: V, seat: Seat): readonly string[];
  /** Why this seat can't choose the thing now; undefined when it can, or when there is no such thing. */
  explain(game: G, view: V, seat: Seat, thing: string): Refusal | undefined;
}

/** A definition together with one set-up. */
export interface Rules<
  G = unknown,
  S = unknown,
  F extends Frame = Frame,
  C extends Choice = Choice,
  E extends Fact = Fact,
  V = unknown,
> {
  readonly definition: GameDefinition<G, S, F, C, E, V>;
  readonly game: G;
  readonly setUp: SetUp;
}

/** Any game, for game-agnostic code. */
export type AnyGame = GameDefinition<unknown, unknown, Frame, Choice, Fact, unknown>;
