import type { SeatRating } from '@durbar/protocol';
import { ordinal, type Rating, rating } from 'openskill';

const BASE = 1000;
const SCALE = 20;

/** A person without rated games. */
export const NEWCOMER: Rating = rating();

/** Displayed rating: a conservative estimate that rises as uncertainty falls. */
export function shownRating({ mu, sigma }: Rating): number {
  return Math.round(BASE + SCALE * ordinal({ mu, sigma }));
}

/** A rating as it is joined to a person's row: empty without rated games. */
export interface JoinedRating {
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly games: number | null;
}

export function seatRating({ mu, sigma, games }: JoinedRating): { rating?: SeatRating } {
  if (mu === null || sigma === null || games === null) return {};
  return { rating: { value: shownRating({ mu, sigma }), games } };
}
