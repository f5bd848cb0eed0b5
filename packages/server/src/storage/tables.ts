import type { Kysely } from 'kysely';
import type { Commit } from './commit.ts';
import type { JournalLine } from './journal-lines.ts';
import type { Database } from './schema.ts';
import type { Seal } from './seal.ts';
import { type NamedSeatRow, seatColumns, type TableRecord, tableColumns, tableRecord } from './table-records.ts';

export interface TableStore {
  /** False, writing nothing, if the id exists. */
  create(table: TableRecord, at: number): Promise<boolean>;
  load(id: string): Promise<TableRecord | undefined>;
  loadMany(ids: readonly string[]): Promise<TableRecord[]>;
  /** Writes a change if the table still has the expected version; otherwise writes nothing and returns false. */
  commit: Commit;
  /** Entries from a number on. */
  journal(id: string, from: number): Promise<JournalLine[]>;
  /** Open public tables and running ones, newest first. */
  lobby(limit: number): Promise<TableRecord[]>;
  /** Open and running tables where a person sits. */
  ofPerson(person: string): Promise<TableRecord[]>;
  countHosted(person: string): Promise<number>;
  countSeated(person: string): Promise<number>;
  /** Versions of tables changed since a time. */
  changedSince(time: number): Promise<{ id: string; version: number }[]>;
}

export function tableStore(db: Kysely<Database>, commit: Commit, seal: Seal): TableStore {
  const loadTables = (ids: readonly string[]): Promise<TableRecord[]> => readTables(db, seal, ids);
  return {
    create: (table, at) =>
      db.transaction().execute(async (tx) => {
        const inserted = await tx
          .insertInto('tables')
          .values({ ...tableColumns(table, seal), version: table.version, updated_at: at })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 0n) return false;
        const rows = table.seats.map((seat) => seatColumns(table.id, seat));
        await tx.insertInto('seats').values(rows).execute();
        return true;
      }),
    load: async (id) => (await loadTables([id]))[0],
    loadMany: loadTables,
    commit,
    journal: (id, from) =>
      db
        .selectFrom('journal')
        .select(['number', 'kind', 'by', 'text', 'at', 'content'])
        .where('table_id', '=', id)
        .where('number', '>=', from)
        .orderBy('number')
        .execute(),
    lobby: async (limit) => {
      const shown = db.selectFrom('tables').select('id').where('visibility', '=', 'public');
      const newest = (status: 'open' | 'running') =>
        shown.where('status', '=', status).orderBy('created_at', 'desc').limit(limit).execute();
      const rows = [...(await newest('open')), ...(await newest('running'))];
      return loadTables(rows.map(({ id }) => id));
    },
    ofPerson: async (person) => {
      const rows = await livelyOf(db, person).select('tables.id as id').distinct().execute();
      return loadTables(rows.map(({ id }) => id));
    },
    countHosted: async (person) => {
      const hosted = db.selectFrom('tables').where('host_id', '=', person).where('status', '=', 'open');
      return countOf(await hosted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst());
    },
    countSeated: async (person) =>
      countOf(
        await livelyOf(db, person)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirst(),
      ),
    changedSince: (time) => db.selectFrom('tables').select(['id', 'version']).where('updated_at', '>=', time).execute(),
  };
}

function livelyOf(db: Kysely<Database>, person: string) {
  return db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .where('seats.person_id', '=', person)
    .where('seats.resigned_at', 'is', null)
    .where('tables.status', 'in', ['open', 'running']);
}

function countOf(row: { count: number } | undefined): number {
  return row?.count ?? 0;
}

async function readTables(db: Kysely<Database>, seal: Seal, ids: readonly string[]): Promise<TableRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
  const seats: NamedSeatRow[] = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .leftJoin('people', 'people.id', 'seats.person_id')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.person_id', '=', 'seats.person_id').onRef('ratings.game', '=', 'tables.game'),
    )
    .selectAll('seats')
    .select([
      'people.name as name',
      'people.program as program',
      'ratings.mu as mu',
      'ratings.sigma as sigma',
      'ratings.games as games',
    ])
    .where('table_id', 'in', ids)
    .execute();
  const seatsOf = Map.groupBy(seats, ({ table_id }) => table_id);
  const records = new Map(rows.map((row) => [row.id, tableRecord(row, seatsOf.get(row.id) ?? [], seal)]));
  return ids.flatMap((id) => records.get(id) ?? []);
}
