import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Commit, commitIn, type TableChange } from './commit.ts';
import { jobRow } from './jobs.ts';
import type { Database } from './schema.ts';
import type { Seal } from './seal.ts';
import { CHANGING_COLUMNS, changingColumns, isJustMoved, MOVING_COLUMNS, movingColumns } from './table-records.ts';

const INT8 = 20;

/** Counts and times fit a double, so 64-bit columns are read as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

/** Wait for a free connection, in milliseconds, before rejecting as busy. */
const MAX_WAIT = 2_000;

export interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  readonly onError: (error: Error) => void;
}

export interface PostgresStorage {
  readonly db: Kysely<Database>;
  commitWith(seal: Seal): Commit;
}

export function openPostgres({ url, connections, onError }: PostgresOptions): PostgresStorage {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, connectionTimeoutMillis: MAX_WAIT });
  // The pool listens to idle clients only; an error on a client in use without a listener would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', onError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, commitWith: (seal) => postgresCommit(db, pool, seal) };
}

const FIRST = 4;

/** One prepared statement takes one round trip instead of five. */
function statementFor(columns: readonly string[]): string {
  const lines = FIRST + columns.length;
  const jobs = lines + 6;
  const drops = jobs + 6;
  return `
with changed as (
  update tables set version = version + 1, updated_at = $3, ${columns.map((name, index) => `${name} = $${FIRST + index}`).join(', ')}
  where id = $1 and version = $2
  returning id
), lines as (
  insert into journal (table_id, number, kind, "by", text, at, content)
  select changed.id, line.* from changed,
    unnest($${lines}::bigint[], $${lines + 1}::text[], $${lines + 2}::bigint[], $${lines + 3}::text[], $${lines + 4}::bigint[], $${lines + 5}::text[]) as line
), put as (
  insert into jobs (key, token, kind, subject, content, due_at, leased_until, attempts)
  select job.*, 0, 0 from changed,
    unnest($${jobs}::text[], $${jobs + 1}::text[], $${jobs + 2}::text[], $${jobs + 3}::text[], $${jobs + 4}::text[], $${jobs + 5}::bigint[]) as job
  on conflict (key) do update set token = excluded.token, kind = excluded.kind, subject = excluded.subject,
    content = excluded.content, due_at = excluded.due_at, leased_until = 0, attempts = 0
), dropped as (
  delete from jobs where key = any($${drops}::text[]) and exists (select 1 from changed)
)
select id from changed`;
}

const MOVE = { name: 'move-table', text: statementFor(MOVING_COLUMNS) };
const CHANGE = { name: 'commit-table', text: statementFor(CHANGING_COLUMNS) };

/** Seat changes are rare and use the slower generic path. */
function postgresCommit(db: Kysely<Database>, pool: pg.Pool, seal: Seal): Commit {
  const inSteps = commitIn(db, seal);
  return async (change) => {
    if (change.seatsChanged || change.journalChanged) return inSteps(change);
    const { table, before } = change;
    const { rowCount } =
      before && isJustMoved(before, table)
        ? await pool.query({ ...MOVE, values: valuesOf(change, namedIn(movingColumns(table), MOVING_COLUMNS)) })
        : await pool.query({ ...CHANGE, values: valuesOf(change, namedIn(changingColumns(table, seal), CHANGING_COLUMNS)) });
    return rowCount === 1;
  };
}

function namedIn<K extends string>(row: Readonly<Record<K, unknown>>, names: readonly K[]): unknown[] {
  return names.map((name) => row[name]);
}

function valuesOf({ table, at, journal = [], putJobs = [], dropJobs = [] }: TableChange, columns: readonly unknown[]): unknown[] {
  const jobs = putJobs.map(jobRow);
  return [
    table.id,
    table.version,
    at,
    ...columns,
    journal.map(({ number }) => number),
    journal.map(({ kind }) => kind),
    journal.map(({ by }) => by),
    journal.map(({ text }) => text),
    journal.map((line) => line.at),
    journal.map(({ content }) => content),
    jobs.map(({ key }) => key),
    jobs.map(({ token }) => token),
    jobs.map(({ kind }) => kind),
    jobs.map(({ subject }) => subject),
    jobs.map(({ content }) => content),
    jobs.map(({ due_at }) => due_at),
    dropJobs,
  ];
}
