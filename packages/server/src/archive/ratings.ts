import { ordinal, type Rating, rate, rating } from 'openskill';
import type { RatingRecord } from '../storage/archive.ts';

/** A person's place in a game that is over; whoever left for good counts as last. */
export interface Placing {
  readonly person: string;
  readonly rank: number;
  readonly hasLeft: boolean;
}

/** New ratings after a game between people, each a team of one. */
export function newRatings(placings: readonly Placing[], known: ReadonlyMap<string, RatingRecord>): RatingRecord[] {
  const before = placings.map(({ person }) => known.get(person) ?? { person_id: person, ...rating(), games: 0 });
  const worst = Math.max(...placings.map(({ rank }) => rank));
  const rank = placings.map((placing) => (placing.hasLeft ? worst + 1 : placing.rank));
  const teams = before.map(({ mu, sigma }): Rating[] => [{ mu, sigma }]);
  const after = rate(teams, { rank });
  return before.map(({ person_id, mu, sigma, games }, index) => ({
    person_id,
    games: games + 1,
    ...(after[index]?.[0] ?? { mu, sigma }),
  }));
}

const BASE = 1000;
const SCALE = 20;

/** One number for people: sure strength, so that it rises with experience. */
export function displayRating({ mu, sigma }: Rating): number {
  return Math.round(BASE + SCALE * ordinal({ mu, sigma }));
}
