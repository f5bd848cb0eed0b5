import type { Profile } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { Person } from '../storage/people.ts';
import { shownRating } from './shown-rating.ts';

const MOST_STEPS = 500;
const MOST_RIVALS = 10;

/** A person's public profile. */
export async function profileOf({ storage }: Pick<Context, 'storage'>, person: Person): Promise<Profile> {
  const ratings = await storage.archive.ratings(person.id);
  return {
    person: { id: person.id, name: person.name },
    ...(person.program === 1 ? { program: true } : {}),
    since: person.created_at,
    ratings: ratings.map(({ game, mu, sigma, games }) => ({ game, rating: shownRating({ mu, sigma }), sigma, games })),
    statistics: await storage.archive.statistics(person.id),
    histories: await storage.rankings.histories(person.id, MOST_STEPS),
    rivals: await storage.rankings.rivals(person.id, MOST_RIVALS),
  };
}
