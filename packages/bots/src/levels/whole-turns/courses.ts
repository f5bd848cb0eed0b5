/**
 * What comes of a turn in imagined worlds, by name: one amount for each world. World by world they are the same for all turns from a
 * question, so two turns can be compared pair by pair. A name that is missing counts 0 everywhere.
 */
export type Courses = Readonly<Record<string, readonly number[]>>;

/** The seat's chance to win a few turns later, its score, and the best score of anyone else. */
export const CHANCE = 'chance';
export const RACE = 'race';
export const RIVAL = 'rival';
/** Whether the game is over by then, and the seat's share of the victory. */
export const OVER = 'over';
export const WON = 'won';

/** The names of what is held then begin with this, unlike those of what is won on the way. */
export const HELD = 'has ';

export function meanOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0) / Math.max(1, amounts.length);
}
