import { ordinal, type Rating, rating } from 'openskill';

const BASE = 1000;
const SCALE = 20;

/** A person without rated games. */
export const NEWCOMER: Rating = rating();

/** Displayed rating: a conservative estimate that rises as uncertainty falls. */
export function shownRating({ mu, sigma }: Rating): number {
  return Math.round(BASE + SCALE * ordinal({ mu, sigma }));
}
