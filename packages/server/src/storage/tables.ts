import type { Kysely, Transaction } from 'kysely';
import { dropJobs, type Job, putJobs } from './jobs.ts';
import type { Database, JournalRow } from './schema.ts';
import { changingColumns, type NamedSeatRow, seatColumns, type TableRecord, tableColumns, tableRecord } from './table-records.ts';

export type JournalLine = Omit<JournalRow, 'table_id'>;

/** One change of a table: all of it becomes durable, or nothing. */
interface TableChange {
  /** The table as it shall be; its version is the one it had before. */
  readonly table: TableRecord;
  readonly seatsChanged?: boolean;
  readonly journal?: readonly JournalLine[];
  readonly putJobs?: readonly Job[];
  readonly dropJobs?: readonly string[];
  readonly at: number;
}

export interface TableStore {
  create(table: TableRecord, at: number): Promise<void>;
  load(id: string): Promise<TableRecord | undefined>;
  loadMany(ids: readonly string[]): Promise<TableRecord[]>;
  /** Writes a change if the table still has the version named; otherwise false and nothing is written. */
  commit(change: TableChange): Promise<boolean>;
  /** Entries from a number on. */
  journal(id: string, from: number): Promise<JournalLine[]>;
  /** Open public tables and running ones, newest first. */
  lobby(limit: number): Promise<TableRecord[]>;
  /** Tables where a person sits that are open or running. */
  ofPerson(person: string): Promise<TableRecord[]>;
  countHosted(person: string): Promise<number>;
  countSeated(person: string): Promise<number>;
  /** Versions of tables changed since a time. */
  changedSince(time: number): Promise<{ id: string; version: number }[]>;
}

export function tableStore(db: Kysely<Database>): TableStore {
  return {
    create: async (table, at) => {
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('tables')
          .values({ ...tableColumns(table), version: table.version, updated_at: at })
          .execute();
        const rows = table.seats.map((seat) => seatColumns(table.id, seat));
        await tx.insertInto('seats').values(rows).execute();
      });
    },
    load: async (id) => (await loadTables(db, [id]))[0],
    loadMany: (ids) => loadTables(db, ids),
    commit: (change) => commitChange(db, change),
    journal: (id, from) =>
      db
        .selectFrom('journal')
        .select(['number', 'kind', 'by', 'text', 'at'])
        .where('table_id', '=', id)
        .where('number', '>=', from)
        .orderBy('number')
        .execute(),
    lobby: async (limit) => {
      const shown = db.selectFrom('tables').select('id').where('visibility', '=', 'public');
      const newest = (status: 'open' | 'running') =>
        shown.where('status', '=', status).orderBy('created_at', 'desc').limit(limit).execute();
      const rows = [...(await newest('open')), ...(await newest('running'))];
      return loadTables(
        db,
        rows.map(({ id }) => id),
      );
    },
    ofPerson: async (person) => {
      const rows = await livelyOf(db, person).select('tables.id as id').distinct().execute();
      return loadTables(
        db,
        rows.map(({ id }) => id),
      );
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
    .where('tables.status', 'in', ['open', 'running']);
}

function countOf(row: { count: number } | undefined): number {
  return row?.count ?? 0;
}

async function loadTables(db: Kysely<Database>, ids: readonly string[]): Promise<TableRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
  const seats: NamedSeatRow[] = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person_id')
    .selectAll('seats')
    .select('people.name as name')
    .where('table_id', 'in', ids)
    .execute();
  const seatsOf = Map.groupBy(seats, ({ table_id }) => table_id);
  const records = new Map(rows.map((row) => [row.id, tableRecord(row, seatsOf.get(row.id) ?? [])]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

class Conflict extends Error {}

async function commitChange(db: Kysely<Database>, change: TableChange): Promise<boolean> {
  try {
    await db.transaction().execute((tx) => writeChange(tx, change));
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

async function writeChange(tx: Transaction<Database>, change: TableChange): Promise<void> {
  const { table, at } = change;
  const updated = await tx
    .updateTable('tables')
    .set({
      ...changingColumns(table),
      host_id: table.hostId ?? null,
      seed: table.seed ?? null,
      commitment: table.commitment ?? null,
    })
    .set({ version: table.version + 1, updated_at: at })
    .where('id', '=', table.id)
    .where('version', '=', table.version)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) throw new Conflict();
  const lines = (change.journal ?? []).map((line) => ({ table_id: table.id, ...line }));
  if (lines.length > 0) await tx.insertInto('journal').values(lines).execute();
  if (change.seatsChanged) await replaceSeats(tx, table);
  await putJobs(tx, change.putJobs ?? []);
  await dropJobs(tx, change.dropJobs ?? []);
}

async function replaceSeats(tx: Transaction<Database>, table: TableRecord): Promise<void> {
  await tx.deleteFrom('seats').where('table_id', '=', table.id).execute();
  await tx
    .insertInto('seats')
    .values(table.seats.map((seat) => seatColumns(table.id, seat)))
    .execute();
}
