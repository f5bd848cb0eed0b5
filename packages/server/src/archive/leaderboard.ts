import type { Leaderboard, Period } from '@durbar/protocol';
import type { Context } from '../context.ts';

/** Rated games that one needs in the time to be listed. */
export const NEEDED = 10;
const PAGE = 10;
const MONTHS_OF_SEASON = 3;

/** The best of a game in a time, ten at a time, and where one stands oneself. */
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

/** Months and seasons as the calendar has them, for all people alike. */
export function beginningOf(period: Period, now: number): number {
  if (period === 'all') return 0;
  const date = new Date(now);
  const month = date.getUTCMonth();
  return Date.UTC(date.getUTCFullYear(), period === 'month' ? month : month - (month % MONTHS_OF_SEASON));
}
