import type { Hint } from '../insight/hints.ts';
import type { Level } from '../mind.ts';

/** The best turn compared with the tempting one: it wins, gains more now, gains less now, or gains as much and pays off later. */
export type PuzzleGoal = 'win' | 'gain' | 'patience' | 'plan';

/** A turn that falls short, and what everyone else and chance answer after it, until the solver decides again. */
export interface Refuted extends Hint {
  readonly next: readonly string[];
}

/** A position in which one whole turn is clearly best. */
export interface Puzzle {
  /** The same for the same position. */
  readonly id: string;
  /** As text; what the solver's seat can't know has been imagined. */
  readonly position: string;
  readonly seat: number;
  readonly goal: PuzzleGoal;
  readonly solution: Hint;
  /** Turns that start like the solution and are as good. */
  readonly also: readonly (readonly string[])[];
  /** The tempting turn comes first: greedy's. */
  readonly refuted: readonly Refuted[];
  /** The share of each level's tries that found the solution. */
  readonly found: Readonly<Partial<Record<Level, number>>>;
  readonly rating: number;
}

/** The puzzles of one game, with the commands that found them. */
export interface PuzzleBook {
  readonly game: string;
  readonly rulesVersion: number;
  readonly commands: readonly string[];
  readonly puzzles: readonly Puzzle[];
}
