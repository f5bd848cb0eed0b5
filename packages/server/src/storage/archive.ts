import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ArchivedGame, ArchiveQuery, Profile } from '@durbar/protocol';
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { NEWCOMER, shownRating } from '../archive/shown-rating.ts';
import type { Engine } from './engine.ts';
import type { JournalLine } from './journal-lines.ts';
import { idsByPart } from './name-parts.ts';
import type { ArchiveRow, RatingsRow, ResultsRow } from './schema/afterwards.ts';
import type { Database } from './schema.ts';

export type RatingRecord = Pick<RatingsRow, 'person_id' | 'mu' | 'sigma' | 'games'>;

export interface FinishedGame extends Omit<ArchiveRow, 'journal'> {
  /** Rating changes are computed when archiving. */
  readonly results: readonly Omit<ResultsRow, keyof RatingChange>[];
}

/** Computes new ratings. People without a rating are absent from the map. */
type Rate = (known: ReadonlyMap<string, RatingRecord>) => readonly RatingRecord[];

export interface ArchiveStore {
  /** Archives a finished game with results and ratings. False if already archived. */
  keep(finished: FinishedGame, rated: readonly string[], rate: Rate): Promise<boolean>;
  /** For each person: the highest number of rated games played with any one of the others since a time. */
  encounters(game: string, people: readonly string[], since: number): Promise<Map<string, number>>;
  journal(table: string): Promise<JournalLine[] | undefined>;
  /** Public games, newest first; if `viewer` is the searched person, their private ones too. */
  search(query: ArchiveQuery, viewer: string | undefined, limit: number): Promise<ArchivedGame[]>;
  game(table: string): Promise<ArchivedGame | undefined>;
  statistics(person: string): Promise<Profile['statistics']>;
  ratings(person: string): Promise<RatingsRow[]>;
  count(): Promise<number>;
}

/** Journals with facts are long and repetitive, so they are compressed. */
export function packJournal(lines: readonly JournalLine[]): string {
  return deflateRawSync(JSON.stringify(lines)).toString('base64');
}

/** Before facts were stored. */
type PackedText = readonly [by: number, textOrRest: string | number, at: number];

function unpackJournal(packed: string): JournalLine[] {
  if (!packed.startsWith('[')) return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString());
  const lines: PackedText[] = JSON.parse(packed);
  return lines.map(([by, text, at], number) => ({
    number,
    kind: typeof text === 'number' ? 'undo' : 'move',
    by,
    text: String(text),
    at,
    content: null,
  }));
}

export function archiveStore(db: Kysely<Database>, engine: Engine): ArchiveStore {
  return {
    keep: (finished, rated, rate) => db.transaction().execute((tx) => keepGame(tx, engine, { finished, rated, rate })),
    encounters: (game, people, since) => encountersOf(db, game, { people, since }),
    journal: async (table) => {
      const row = await db.selectFrom('archive').select('journal').where('table_id', '=', table).executeTakeFirst();
      return row && unpackJournal(row.journal);
    },
    search: async (query, viewer, limit) => searchGames(db, query, { viewer, limit }),
    game: async (table) => {
      const columns = ['table_id', 'game', 'players', 'options', 'moves', 'ended_at'] as const;
      return (await withResults(db, await db.selectFrom('archive').select(columns).where('table_id', '=', table).execute()))[0];
    },
    statistics: (person) =>
      db
        .selectFrom('results')
        .select((eb) => [
          'game',
          eb.fn.countAll<number>().as('games'),
          sql<number>`sum(case when "rank" = 1 then 1 else 0 end)`.as('wins'),
          sql<number>`avg("rank" * 1.0)`.as('averageRank'),
          eb.fn.max('score').as('bestScore'),
        ])
        .where('person_id', '=', person)
        .groupBy('game')
        .orderBy('game')
        .execute()
        .then((rows) => rows.map((row) => ({ ...row, wins: Number(row.wins), averageRank: Number(row.averageRank) }))),
    ratings: (person) => db.selectFrom('ratings').selectAll().where('person_id', '=', person).orderBy('game').execute(),
    count: async () =>
      (
        await db
          .selectFrom('archive')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirst()
      )?.count ?? 0,
  };
}

interface Meeting {
  readonly people: readonly string[];
  readonly since: number;
}

async function encountersOf(db: Kysely<Database>, game: string, { people, since }: Meeting): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('results as mine')
    .innerJoin('results as theirs', (join) =>
      join.onRef('theirs.table_id', '=', 'mine.table_id').onRef('theirs.seat', '!=', 'mine.seat'),
    )
    .innerJoin('tables', 'tables.id', 'mine.table_id')
    .select((eb) => ['mine.person_id as person', eb.fn.countAll<number>().as('games')])
    .where('mine.person_id', 'in', people)
    .where('theirs.person_id', 'in', people)
    .where('mine.game', '=', game)
    .where('mine.ended_at', '>=', since)
    .where('tables.stakes', '=', 'rated')
    .groupBy(['mine.person_id', 'theirs.person_id'])
    .orderBy('games')
    .execute();
  return new Map(rows.map(({ person, games }) => [person ?? '', Number(games)]));
}

interface Keeping {
  readonly finished: FinishedGame;
  readonly rated: readonly string[];
  readonly rate: Rate;
}

async function keepGame(tx: Transaction<Database>, engine: Engine, { finished, rated, rate }: Keeping): Promise<boolean> {
  const { results, ...row } = finished;
  const lines = await tx
    .selectFrom('journal')
    .select(['number', 'kind', 'by', 'text', 'at', 'content'])
    .where('table_id', '=', row.table_id)
    .orderBy('number')
    .execute();
  const insert = tx.insertInto('archive').values({ ...row, journal: packJournal(lines) });
  const done = await insert.onConflict((conflict) => conflict.column('table_id').doNothing()).executeTakeFirst();
  if (done.numInsertedOrUpdatedRows !== 1n) return false;
  const changes = await changeRatings(tx, engine, { game: row.game, rated, rate });
  const written = results.map((result) => ({ ...result, ...(changes.get(result.person_id ?? '') ?? UNRATED) }));
  if (written.length > 0) await tx.insertInto('results').values(written).execute();
  await tx.deleteFrom('journal').where('table_id', '=', row.table_id).execute();
  return true;
}

async function changeRatings(
  tx: Transaction<Database>,
  engine: Engine,
  { game, rated, rate }: { game: string; rated: readonly string[]; rate: Rate },
): Promise<Map<string, RatingChange>> {
  const changes = new Map<string, RatingChange>();
  if (rated.length === 0) return changes;
  let query = tx.selectFrom('ratings').selectAll().where('game', '=', game).where('person_id', 'in', rated).orderBy('person_id');
  if (engine === 'postgres') query = query.forUpdate();
  const known = new Map((await query.execute()).map((row) => [row.person_id, row]));
  for (const rating of rate(known)) {
    const { mu, sigma, games } = rating;
    const before = shownRating(known.get(rating.person_id) ?? NEWCOMER);
    changes.set(rating.person_id, { rating: shownRating(rating), rating_change: shownRating(rating) - before });
    await tx
      .insertInto('ratings')
      .values({ ...rating, game })
      .onConflict((conflict) => conflict.columns(['person_id', 'game']).doUpdateSet({ mu, sigma, games }))
      .execute();
  }
  return changes;
}

type RatingChange = Pick<ResultsRow, 'rating' | 'rating_change'>;
const UNRATED: RatingChange = { rating: null, rating_change: null };

interface Scope {
  readonly viewer: string | undefined;
  readonly limit: number;
}

async function searchGames(db: Kysely<Database>, query: ArchiveQuery, { viewer, limit }: Scope): Promise<ArchivedGame[]> {
  let found = db
    .selectFrom('archive')
    .select(['archive.table_id', 'archive.game', 'players', 'options', 'moves', 'archive.ended_at']);
  found = filterByPeople(db, found, query, viewer);
  if (query.game) found = found.where('archive.game', '=', query.game);
  if (query.from !== undefined) found = found.where('archive.ended_at', '>=', query.from);
  if (query.to !== undefined) found = found.where('archive.ended_at', '<=', query.to);
  const [time, id] = query.after?.split('-') ?? [];
  if (time && id)
    found = found.where((eb) => eb(eb.refTuple('archive.ended_at', 'archive.table_id'), '<', eb.tuple(Number(time), id)));
  const rows = await found.orderBy('archive.ended_at', 'desc').orderBy('archive.table_id', 'desc').limit(limit).execute();
  return withResults(db, rows);
}

type Found = SelectQueryBuilder<
  Database,
  'archive',
  Pick<ArchiveRow, 'table_id' | 'game' | 'players' | 'options' | 'moves' | 'ended_at'>
>;

function filterByPeople(db: Kysely<Database>, found: Found, { person, name }: ArchiveQuery, viewer: string | undefined): Found {
  let filtered = found;
  if (!person || person !== viewer) filtered = filtered.where('archive.visibility', '=', 'public');
  if (person) {
    filtered = filtered.where('archive.table_id', 'in', (eb) =>
      eb.selectFrom('results').select('results.table_id').where('person_id', '=', person),
    );
  }
  if (!name) return filtered;
  const called = db.selectFrom('people').select('id').where('name_key', '>=', name).where('name_key', '<', `${name}\u{10ffff}`);
  return filtered.where('archive.table_id', 'in', (eb) =>
    eb
      .selectFrom('results')
      .select('results.table_id')
      .where(({ or, eb: is }) => or([is('person_id', 'in', idsByPart(db, name)), is('person_id', 'in', called)])),
  );
}

type FoundRow = Pick<ArchiveRow, 'table_id' | 'game' | 'players' | 'options' | 'moves' | 'ended_at'>;

async function withResults(db: Kysely<Database>, rows: readonly FoundRow[]): Promise<ArchivedGame[]> {
  if (rows.length === 0) return [];
  const results = await db
    .selectFrom('results')
    .leftJoin('people', 'people.id', 'results.person_id')
    .select([
      'table_id',
      'seat',
      'rank',
      'score',
      'results.name as name',
      'results.person_id',
      'people.name as current',
      'rating',
      'rating_change',
    ])
    .where(
      'table_id',
      'in',
      rows.map(({ table_id }) => table_id),
    )
    .orderBy('seat')
    .execute();
  const resultsOf = Map.groupBy(results, ({ table_id }) => table_id);
  return rows.map((row) => ({
    table: row.table_id,
    game: row.game,
    players: row.players,
    options: JSON.parse(row.options),
    endedAt: row.ended_at,
    moves: row.moves,
    results: (resultsOf.get(row.table_id) ?? []).map(
      ({ seat, rank, score, name, person_id, current, rating, rating_change }) => ({
        seat,
        rank,
        score,
        name: current ?? name,
        ...(person_id !== null && current !== null ? { person: { id: person_id, name: current } } : {}),
        ...(rating === null ? {} : { rating, change: rating_change ?? 0 }),
      }),
    ),
  }));
}
