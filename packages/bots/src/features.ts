import type { Choice, Fact, Frame, GameDefinition, Position } from '@durbar/engine';
import type { Habits } from './habits.ts';

/** The features of an evaluation, the same for every seat. */
export interface Features<G = unknown, S = unknown, F extends Frame = Frame, C extends Choice = Choice, E extends Fact = Fact> {
  readonly names: readonly string[];
  /** Writes a seat's features in the order of the names. `row` is zeroed. */
  measure(game: G, position: Position<S, F>, seat: number, row: Float64Array): void;
  /** Game progress from 0 to 1. */
  progress(game: G, position: Position<S, F>): number;
  /** Whether this fact ends a seat's turn; by default a turn lasts until another seat decides. */
  endsTurn?(fact: Fact): boolean;
  /** What a fact counts as when two courses of a game are compared; undefined if it isn't counted. */
  deedOf?(fact: E): Deed | undefined;
  /** Missing in a game in which nothing is paid. */
  readonly funds?: Funds<G, S>;
  /** Missing in a game whose players are only judged. */
  readonly habits?: Habits<G, S, C>;
}

/** Something that a seat achieves and that can be counted: palaces, workers, fame. */
export interface Deed {
  readonly seat: number;
  readonly name: string;
  readonly amount: number;
}

/** A seat's funds: more of anything is never worse. */
export interface Funds<G = unknown, S = unknown> {
  amounts(game: G, state: S, seat: number): readonly number[];
  /** Everything else at the table: turns that end with the same rest differ only in price. */
  rest(game: G, state: S, seat: number): unknown;
}

/** The features of one game, typed by its definition. */
export type FeaturesOf<D> =
  D extends GameDefinition<infer G, infer S, infer F, infer C, infer E, infer _V> ? Features<G, S, F, C, E> : never;

/** What is fixed for one whole game. */
export type GameOf<D> = D extends GameDefinition<infer G, infer _S, infer _F, infer _C, infer _E, infer _V> ? G : never;

export type StateOf<D> = D extends GameDefinition<infer _G, infer S, infer _F, infer _C, infer _E, infer _V> ? S : never;

export type PendingFrame<D> = D extends GameDefinition<infer _G, infer _S, infer F, infer _C, infer _E, infer _V> ? F : never;
