import { type Kysely, sql } from 'kysely';
import type { JoinedRating } from '../archive/shown-rating.ts';
import { type Job, putJobs } from './jobs.ts';
import type { EntrantsRow, PlacesRow, TournamentsRow } from './schema/meeting.ts';
import type { PeopleRow } from './schema/people.ts';
import type { Database } from './schema.ts';

/** With what is shown about the person. */
export type EntrantRecord = EntrantsRow & JoinedRating & Pick<PeopleRow, 'name' | 'present_until' | 'on_phone' | 'created_at'>;
export type PlaceRecord = PlacesRow & { readonly name: string };

/** A new round, written as a whole or not at all. */
interface RoundStart {
  readonly tournament: TournamentsRow;
  readonly places: readonly PlacesRow[];
  readonly jobs: readonly Job[];
}

export interface TournamentStore {
  create(tournament: TournamentsRow, jobs: readonly Job[]): Promise<void>;
  load(id: string): Promise<TournamentsRow | undefined>;
  /** Public ones, and those a person plays in or hosts: open and running ones first, then the latest. */
  list(person: string, limit: number): Promise<TournamentsRow[]>;
  /** Open and running tournaments of a host. */
  countHosted(person: string): Promise<number>;
  /** Those who take part or did, in the order they joined. */
  entrants(ids: readonly string[]): Promise<EntrantRecord[]>;
  /** Joins an open tournament that isn't full; false if it is no longer open or full. */
  join(entrant: Pick<EntrantsRow, 'tournament_id' | 'person_id' | 'joined_at'>, most: number): Promise<boolean>;
  /** Before the start the person is removed, later marked as gone. */
  leave(id: string, person: string, at: number): Promise<void>;
  places(ids: readonly string[]): Promise<PlaceRecord[]>;
  /** Changes a tournament if it still has the expected version. */
  change(tournament: TournamentsRow, change: Partial<TournamentsRow>, jobs: readonly Job[]): Promise<boolean>;
  /** Starts the next round if no other process has. */
  startRound(start: RoundStart): Promise<boolean>;
  setResult(table: string, person: string, result: { readonly rank: number; readonly points: number }): Promise<void>;
  /** The tournament a table belongs to. */
  ofTable(table: string): Promise<string | undefined>;
  /** Everyone at the tables a person plays at now, in these tournaments. */
  tableMates(person: string, tournaments: readonly string[]): Promise<TableMate[]>;
}

export type TableMate = Pick<PlacesRow, 'tournament_id' | 'person_id'>;

class Stale extends Error {}

export function tournamentStore(db: Kysely<Database>): TournamentStore {
  return {
    create: (tournament, jobs) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('tournaments').values(tournament).execute();
        await putJobs(tx, jobs);
      }),
    load: (id) => db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst(),
    list: (person, limit) =>
      db
        .selectFrom('tournaments')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('visibility', '=', 'public'),
            eb('host_id', '=', person),
            eb('id', 'in', eb.selectFrom('entrants').select('tournament_id').where('person_id', '=', person)),
          ]),
        )
        .where('status', '!=', 'cancelled')
        .orderBy(sql`case status when 'running' then 0 when 'open' then 1 else 2 end`)
        .orderBy('starts_at', 'desc')
        .limit(limit)
        .execute(),
    countHosted: async (person) => {
      const hosted = db.selectFrom('tournaments').where('host_id', '=', person).where('status', 'in', ['open', 'running']);
      return (await hosted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst())?.count ?? 0;
    },
    entrants: async (ids) => {
      if (ids.length === 0) return [];
      return entrantsIn(db).where('tournament_id', 'in', ids).orderBy('joined_at').execute();
    },
    join: (entrant, most) => joined(db, entrant, most),
    leave: (id, person, at) =>
      db.transaction().execute(async (tx) => {
        const started = await tx.selectFrom('tournaments').select('round').where('id', '=', id).executeTakeFirst();
        const mine = { tournament_id: id, person_id: person };
        if ((started?.round ?? 0) === 0)
          await tx
            .deleteFrom('entrants')
            .where((eb) => eb.and(mine))
            .execute();
        else
          await tx
            .updateTable('entrants')
            .set({ left_at: at })
            .where((eb) => eb.and(mine))
            .execute();
      }),
    places: async (ids) => {
      if (ids.length === 0) return [];
      const rows = db.selectFrom('places').innerJoin('people', 'people.id', 'places.person_id').selectAll('places');
      return rows.select('people.name as name').where('tournament_id', 'in', ids).orderBy('round').orderBy('number').execute();
    },
    change: (tournament, change, jobs) => ifCurrent(db, tournament, change, (tx) => putJobs(tx, jobs)),
    startRound: ({ tournament, places, jobs }) =>
      ifCurrent(db, tournament, { status: 'running', round: tournament.round + 1 }, async (tx) => {
        await tx.insertInto('places').values(places).execute();
        await putJobs(tx, jobs);
      }),
    setResult: async (table, person, result) => {
      await db.updateTable('places').set(result).where('table_id', '=', table).where('person_id', '=', person).execute();
    },
    ofTable: async (table) => {
      const row = await db.selectFrom('places').select('tournament_id').where('table_id', '=', table).executeTakeFirst();
      return row?.tournament_id;
    },
    tableMates: (person, tournaments) => tableMates(db, person, tournaments),
  };
}

function entrantsIn(db: Kysely<Database>) {
  return db
    .selectFrom('entrants')
    .innerJoin('people', 'people.id', 'entrants.person_id')
    .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament_id')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.person_id', '=', 'entrants.person_id').onRef('ratings.game', '=', 'tournaments.game'),
    )
    .selectAll('entrants')
    .select(['people.name', 'people.present_until', 'people.on_phone', 'people.created_at'])
    .select(['ratings.mu', 'ratings.sigma', 'ratings.games']);
}

/** The update of the tournament's row makes people who join at the same time wait for each other. */
async function joined(
  db: Kysely<Database>,
  entrant: Pick<EntrantsRow, 'tournament_id' | 'person_id' | 'joined_at'>,
  most: number,
): Promise<boolean> {
  const { tournament_id } = entrant;
  return db.transaction().execute(async (tx) => {
    const open = tx.updateTable('tournaments').set((eb) => ({ version: eb('version', '+', 1) }));
    const locked = await open.where('id', '=', tournament_id).where('status', '=', 'open').executeTakeFirst();
    if (locked.numUpdatedRows === 0n) return false;
    const others = tx.selectFrom('entrants').where('tournament_id', '=', tournament_id);
    const count = (await others.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst())?.count ?? 0;
    if (count >= most) return false;
    const insert = tx.insertInto('entrants').values({ ...entrant, left_at: null });
    await insert.onConflict((conflict) => conflict.columns(['tournament_id', 'person_id']).doNothing()).execute();
    return true;
  });
}

async function ifCurrent(
  db: Kysely<Database>,
  { id, version }: TournamentsRow,
  change: Partial<TournamentsRow>,
  work: (tx: Kysely<Database>) => Promise<void>,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      const changed = tx.updateTable('tournaments').set({ ...change, version: version + 1 });
      const done = await changed.where('id', '=', id).where('version', '=', version).executeTakeFirst();
      if (done.numUpdatedRows === 0n) throw new Stale();
      await work(tx);
    });
    return true;
  } catch (error) {
    if (error instanceof Stale) return false;
    throw error;
  }
}

function tableMates(db: Kysely<Database>, person: string, tournaments: readonly string[]): Promise<TableMate[]> {
  return db
    .selectFrom('places')
    .innerJoin('places as own', 'own.table_id', 'places.table_id')
    .select(['places.tournament_id', 'places.person_id'])
    .where('own.person_id', '=', person)
    .where('own.points', 'is', null)
    .where('own.tournament_id', 'in', tournaments)
    .execute();
}
