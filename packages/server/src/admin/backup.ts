import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { fail, ok, type Result } from '@durbar/engine';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Storage } from '../storage/index.ts';
import { KEYS } from '../storage/migrations/index.ts';
import { indexAllNames } from '../storage/name-parts.ts';
import type { Database } from '../storage/schema.ts';

/** The first line of a backup. */
interface Heading {
  readonly durbarBackup: 1;
  readonly tables: readonly string[];
}

type TableName = keyof Database;
type Row = Record<string, string | number | null>;

const PAGE = 1000;
const ROWS_AT_ONCE = 100;
const TABLES = Object.keys(KEYS) as TableName[];

/**
 * Writes a consistent snapshot into one compressed file while the server runs. Each line is a row; the same file can be restored on SQLite
 * and on PostgreSQL. Returns the number of rows.
 */
export async function backup({ db, engine }: Storage, file: string): Promise<number> {
  let count = 0;
  const partial = `${file}.partial`;
  const lines = async function* (tx: Kysely<Database>): AsyncGenerator<string> {
    yield `${JSON.stringify({ durbarBackup: 1, tables: TABLES } satisfies Heading)}\n`;
    for (const table of TABLES) {
      for await (const row of rowsOf(tx, table)) {
        count++;
        yield `${JSON.stringify([table, row])}\n`;
      }
    }
  };
  const write = (tx: Kysely<Database>): Promise<void> =>
    pipeline(Readable.from(lines(tx)), createGzip(), createWriteStream(partial, { mode: 0o600 }));
  if (engine === 'postgres') await db.transaction().setIsolationLevel('repeatable read').execute(write);
  else await readingOnly(db, write);
  await rename(partial, file);
  return count;
}

/** SQLite's other transactions begin as writers, and the server would have to wait for the whole backup. */
function readingOnly(db: Kysely<Database>, work: (tx: Kysely<Database>) => Promise<void>): Promise<void> {
  return db.connection().execute(async (tx) => {
    await sql`begin deferred`.execute(tx);
    try {
      await work(tx);
    } finally {
      await sql`commit`.execute(tx);
    }
  });
}

/** All rows of a table in the order of its key, a page at a time. */
async function* rowsOf(tx: Kysely<Database>, table: TableName): AsyncGenerator<Row> {
  const key = KEYS[table];
  const columns = sql.join(key.map((name) => sql.ref(name)));
  for (let last: Row | undefined; ; ) {
    const values = last ? sql.join(key.map((name) => sql`${last?.[name]}`)) : undefined;
    const after = values ? sql`where (${columns}) > (${values})` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}`.execute(tx);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

/** Restores a backup into an empty database, all or nothing. Returns the number of rows. */
export async function restore({ db }: Storage, file: string): Promise<Result<number, string>> {
  if (!(await isEmpty(db))) return fail('The database isn’t empty. Restore into a new one.');
  try {
    return ok(await db.transaction().execute((tx) => readInto(tx, file)));
  } catch (error) {
    if (error instanceof BadBackup) return fail(error.message);
    throw error;
  }
}

class BadBackup extends Error {}

async function readInto(tx: Transaction<Database>, file: string): Promise<number> {
  const input = createReadStream(file).pipe(createGunzip());
  let isHeaded = false;
  let count = 0;
  let batch: { readonly table: TableName; readonly rows: Row[] } | undefined;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!isHeaded) {
      checkHeading(line);
      isHeaded = true;
      continue;
    }
    const { table, row } = parseRow(line);
    if (batch && (batch.table !== table || batch.rows.length >= ROWS_AT_ONCE)) {
      await insert(tx, batch.table, batch.rows);
      batch = undefined;
    }
    batch ??= { table, rows: [] };
    batch.rows.push(row);
    count++;
  }
  if (batch) await insert(tx, batch.table, batch.rows);
  await indexAllNames(tx);
  return count;
}

function checkHeading(line: string): void {
  const heading: Heading = JSON.parse(line);
  if (heading.durbarBackup !== 1) throw new BadBackup('This is not a Durbar backup.');
}

function parseRow(line: string): { table: TableName; row: Row } {
  const [table, row]: [TableName, Row] = JSON.parse(line);
  if (!TABLES.includes(table)) throw new BadBackup(`The backup contains rows of an unknown table, ${table}.`);
  return { table, row };
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const people = await db.selectFrom('people').select('id').limit(1).execute();
  const tables = await db.selectFrom('tables').select('id').limit(1).execute();
  if (people.length > 0 || tables.length > 0) return false;
  for (const table of ['secrets', 'jobs'] as const) await db.deleteFrom(table).execute();
  return true;
}

async function insert(tx: Transaction<Database>, table: TableName, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(names.map((name) => sql`${row[name] ?? null}`))})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(tx);
}
