import type { Choice, Random } from '@durbar/engine';
import { rowAt } from './numbers.ts';

/** How players of a game choose without looking ahead: quick enough for every move of a playout. */
export interface Habits<G = unknown, S = unknown, C extends Choice = Choice> {
  /** The numbers that make up a player's habits, each with a value to begin learning with and the size of a change worth trying. */
  readonly traits: readonly Trait[];
  /** By how many points a clear victory is won. */
  readonly margin: number;
  readonly horizon: Horizon;
  /** Grows by 1 whenever a stage of the game begins. */
  stage(game: G, state: S): number;
  /** Writes how much a seat with these strengths of the traits is inclined to each choice, in log-odds. */
  incline(game: G, state: S, choices: readonly C[], seat: number, strengths: Float64Array, into: Float64Array): void;
}

/** How far a search plays on by habit. */
export interface Horizon {
  /** So many stages later the outlook evaluates the position. */
  readonly stages: number;
  /** The share of the reward that comes from there; the rest is the result. If nothing is left for it, the game isn't played on. */
  readonly share: number;
  /** By how many points a clear victory is won among so many players, if a search is to care less for points than learning does. */
  readonly margin?: (players: number) => number;
}

export interface Trait {
  readonly name: string;
  readonly first: number;
  readonly trial: number;
}

/** Turns the first `count` inclinations into shares that sum to 1, in place; heat above 1 makes them more even. */
export function toShares(inclinations: Float64Array, count: number, heat: number): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) top = Math.max(top, rowAt(inclinations, i));
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const power = Math.exp((rowAt(inclinations, i) - top) / heat);
    inclinations[i] = power;
    sum += power;
  }
  for (let i = 0; i < count; i++) inclinations[i] = rowAt(inclinations, i) / sum;
}

/** The place that these shares give a random number. */
export function drawByShare(shares: Float64Array, count: number, random: Random): number {
  let rest = random();
  for (let i = 0; i < count - 1; i++) {
    rest -= rowAt(shares, i);
    if (rest < 0) return i;
  }
  return count - 1;
}
