import type { HeadToHead, LeaderRow, RatedGame } from '@durbar/protocol';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

export interface Leaders {
  readonly game: string;
  readonly since: number;
  /** Minimum number of rated games. */
  readonly needed: number;
}

/** How well people play, from their rated games. */
export interface RankingStore {
  /** A person's rating history, by game. */
  histories(person: string, limit: number): Promise<Record<string, RatedGame[]>>;
  /** The people a person played against most, and how often each finished ahead. */
  rivals(person: string, limit: number): Promise<HeadToHead[]>;
  /** Leaderboard by rating after the last rated game of the period. */
  leaders(leaders: Leaders): Promise<LeaderRow[]>;
  countRated(person: string, game: string, since: number): Promise<number>;
}

export function rankingStore(db: Kysely<Database>): RankingStore {
  return {
    histories: async (person, limit) => {
      const rows = await db
        .selectFrom('results')
        .select(['table_id', 'game', 'ended_at', 'rating', 'rating_change'])
        .where('person_id', '=', person)
        .where('rating', 'is not', null)
        .orderBy('ended_at', 'desc')
        .limit(limit)
        .execute();
      const rated = rows.reverse().map(({ table_id, game, ended_at, rating, rating_change }) => ({
        game,
        step: { table: table_id, at: ended_at, rating: rating ?? 0, change: rating_change ?? 0 },
      }));
      const byGame = Map.groupBy(rated, ({ game }) => game);
      return Object.fromEntries([...byGame].map(([game, steps]) => [game, steps.map(({ step }) => step)]));
    },
    rivals: async (person, limit) => {
      const rows = await db
        .selectFrom('results as mine')
        .innerJoin('results as theirs', (join) =>
          join.onRef('theirs.table_id', '=', 'mine.table_id').onRef('theirs.seat', '!=', 'mine.seat'),
        )
        .innerJoin('people', 'people.id', 'theirs.person_id')
        .select(['people.id as id', 'people.name as name'])
        .select([
          sql<number>`sum(case when mine."rank" < theirs."rank" then 1 else 0 end)`.as('ahead'),
          sql<number>`sum(case when mine."rank" > theirs."rank" then 1 else 0 end)`.as('behind'),
        ])
        .where('mine.person_id', '=', person)
        .groupBy(['people.id', 'people.name'])
        .orderBy((eb) => eb.fn.countAll(), 'desc')
        .orderBy('people.name')
        .limit(limit)
        .execute();
      return rows.map(({ id, name, ahead, behind }) => ({ person: { id, name }, ahead: Number(ahead), behind: Number(behind) }));
    },
    leaders: (leaders) => readLeaders(db, leaders),
    countRated: async (person, game, since) => {
      const rated = db.selectFrom('results').where('person_id', '=', person).where('game', '=', game);
      const counted = rated.where('rating', 'is not', null).where('ended_at', '>=', since);
      return Number((await counted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst())?.count ?? 0);
    },
  };
}

async function readLeaders(db: Kysely<Database>, { game, since, needed }: Leaders): Promise<LeaderRow[]> {
  const totals = await db
    .selectFrom('results')
    .innerJoin('people', 'people.id', 'results.person_id')
    .select((eb) => [
      'people.id as id',
      'people.name as name',
      eb.fn.countAll<number>().as('games'),
      eb.fn.max('ended_at').as('playedAt'),
    ])
    .select(sql<number>`sum(case when "rank" = 1 then 1 else 0 end)`.as('firsts'))
    .where('people.shows_rank', '=', 1)
    .where('game', '=', game)
    .where('rating', 'is not', null)
    .where('ended_at', '>=', since)
    .groupBy(['people.id', 'people.name'])
    .having((eb) => eb.fn.countAll(), '>=', needed)
    .execute();
  const newest = await newestRatings(
    db,
    game,
    totals.map(({ id }) => id),
  );
  const rows = totals.flatMap(({ id, name, games, playedAt, firsts }) => {
    const last = newest.get(id);
    const counts = { games: Number(games), firsts: Number(firsts), playedAt: Number(playedAt) };
    return last ? [{ person: { id, name }, rating: last.rating, change: last.change, ...counts }] : [];
  });
  rows.sort((a, b) => b.rating - a.rating || a.person.name.localeCompare(b.person.name, 'en'));
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter(({ rating }) => rating > row.rating).length }));
}

async function newestRatings(db: Kysely<Database>, game: string, people: readonly string[]) {
  if (people.length === 0) return new Map<string, { rating: number; change: number }>();
  const rows = await db
    .selectFrom('results')
    .select(['person_id', 'rating', 'rating_change'])
    .where('game', '=', game)
    .where('person_id', 'in', people)
    .where('rating', 'is not', null)
    .orderBy('ended_at')
    .execute();
  return new Map(rows.map((row) => [row.person_id ?? '', { rating: row.rating ?? 0, change: row.rating_change ?? 0 }]));
}
