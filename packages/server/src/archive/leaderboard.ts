import type { Leaderboard, Period } from '@durbar/protocol';
import type { Context } from '../context.ts';

/** Rated games needed in the period to be listed. */
export const NEEDED = 10;
const PAGE = 10;
const MONTHS_OF_SEASON = 3;

/** A game's leaderboard for a period, ten per page, with the reader's own rank. */
export async function leaderboardFor(
  { storage, now }: Pick<Context, 'storage' | 'now'>,
  person: string,
  { game, period, after = 0 }: { game: string; period: Period; after?: number },
): Promise<Leaderboard> {
  const since = beginningOf(period, now());
  const rows = await storage.rankings.leaders({ game, since, needed: NEEDED });
  const mine = rows.find((row) => row.person.id === person);
  return {
    since,
    needed: NEEDED,
    rows: rows.slice(after, after + PAGE),
    total: rows.length,
    ...(mine ? { mine } : {}),
    myGames: mine?.games ?? (await storage.rankings.countRated(person, game, since)),
  };
}

/** Calendar months and seasons in UTC. */
export function beginningOf(period: Period, now: number): number {
  if (period === 'all') return 0;
  const date = new Date(now);
  const month = date.getUTCMonth();
  return Date.UTC(date.getUTCFullYear(), period === 'month' ? month : month - (month % MONTHS_OF_SEASON));
}
