import type { Frame, Position } from '@durbar/engine';

/** What an evaluation looks at: the same numbers for every seat. */
export interface Features<G = unknown, S = unknown, F extends Frame = Frame> {
  readonly names: readonly string[];
  /** Writes one row of numbers for each seat, in the order of the names. `rows` is all zero before. */
  measure(game: G, position: Position<S, F>, rows: Float64Array): void;
  /** How far the game has come, from 0 to 1. */
  progress(game: G, position: Position<S, F>): number;
}
