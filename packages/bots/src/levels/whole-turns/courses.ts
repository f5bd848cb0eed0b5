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

/** Standard errors from which the winning chances differ. */
export const CLEARLY = 2;

/** By how much the first of two amounts is ahead on average over the same worlds, and how many standard errors that is. */
export function compared(one: readonly number[], other: readonly number[]): { readonly by: number; readonly errors: number } {
  const differences = one.map((amount, world) => amount - (other[world] ?? 0));
  const by = meanOf(differences);
  const squares = differences.reduce((sum, difference) => sum + (difference - by) ** 2, 0);
  const error = Math.sqrt(squares / (one.length * (one.length - 1)));
  return { by, errors: by === 0 ? 0 : by / error };
}
