import { rowAt } from '../../../numbers.ts';
import type { State, Tables } from '../tables.ts';

/** A seat about to choose. */
export interface Standpoint {
  readonly tables: Tables;
  readonly state: State;
  readonly seat: number;
  /** Of its traits. */
  readonly strengths: Float64Array;
}

/** How far the game is: 1 in the last visit. */
export function progressIn({ tables, state }: Standpoint): number {
  return state.visit / tables.visits;
}

/** A trait that changes in the course of the game. */
export function changing({ strengths }: Standpoint, early: number, late: number, progress: number): number {
  return rowAt(strengths, early) + progress * rowAt(strengths, late);
}
