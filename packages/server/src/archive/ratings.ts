import { type Rating, rate, rating } from 'openskill';
import type { RatingRecord } from '../storage/archive.ts';

/** A person's rank in a finished game; a player who left for good counts as last. */
export interface Placing {
  readonly person: string;
  readonly rank: number;
  readonly hasLeft: boolean;
}

/** Games between the same people within a week that count in full; each further batch of this size halves the weight. */
const IN_FULL = 5;
export const WEEK = 7 * 86_400_000;

/** Weight of a rating change after this many recent games with the same player, to prevent rating farming. */
function weightAfter(encounters: number): number {
  return 0.5 ** Math.floor(encounters / IN_FULL);
}

/** New ratings after a game between people, each a team of one. */
export function newRatings(
  placings: readonly Placing[],
  known: ReadonlyMap<string, RatingRecord>,
  encounters: ReadonlyMap<string, number>,
): RatingRecord[] {
  const before = placings.map(({ person }) => known.get(person) ?? { person_id: person, ...rating(), games: 0 });
  const worst = Math.max(...placings.map(({ rank }) => rank));
  const rank = placings.map((placing) => (placing.hasLeft ? worst + 1 : placing.rank));
  const teams = before.map(({ mu, sigma }): Rating[] => [{ mu, sigma }]);
  const after = rate(teams, { rank });
  return before.map(({ person_id, mu, sigma, games }, index) => {
    const reached = after[index]?.[0] ?? { mu, sigma };
    const weight = weightAfter(encounters.get(person_id) ?? 0);
    return { person_id, games: games + 1, mu: between(mu, reached.mu, weight), sigma: between(sigma, reached.sigma, weight) };
  });
}

function between(before: number, after: number, weight: number): number {
  return before + weight * (after - before);
}
