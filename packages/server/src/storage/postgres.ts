import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Commit, commitIn, type TableChange } from './commit.ts';
import { jobRow } from './jobs.ts';
import { JOB, LINE, listsOf, movesTogether } from './postgres-moves.ts';
import type { Database } from './schema.ts';
import type { Seal } from './seal.ts';
import { CHANGING_COLUMNS, changingColumns, isJustMoved } from './table-records.ts';

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
const LINES = FIRST + CHANGING_COLUMNS.length;
const JOBS = LINES + 6;
const DROPS = JOBS + 6;

/** One prepared statement takes one round trip instead of five. */
const STATEMENT = `
with changed as (
  update tables set version = version + 1, updated_at = $3, ${CHANGING_COLUMNS.map((name, index) => `${name} = $${FIRST + index}`).join(', ')}
  where id = $1 and version = $2
  returning id
), lines as (
  insert into journal (table_id, number, kind, "by", text, at, content)
  select changed.id, line.* from changed,
    unnest($${LINES}::bigint[], $${LINES + 1}::text[], $${LINES + 2}::bigint[], $${LINES + 3}::text[], $${LINES + 4}::bigint[], $${LINES + 5}::text[]) as line
), put as (
  insert into jobs (key, token, kind, subject, content, due_at, leased_until, attempts)
  select job.*, 0, 0 from changed,
    unnest($${JOBS}::text[], $${JOBS + 1}::text[], $${JOBS + 2}::text[], $${JOBS + 3}::text[], $${JOBS + 4}::text[], $${JOBS + 5}::bigint[]) as job
  on conflict (key) do update set token = excluded.token, kind = excluded.kind, subject = excluded.subject,
    content = excluded.content, due_at = excluded.due_at, leased_until = 0, attempts = 0
), dropped as (
  delete from jobs where key = any($${DROPS}::text[]) and exists (select 1 from changed)
)
select id from changed`;

/** Moves are written together; seat changes are rare and use the slower generic path. */
function postgresCommit(db: Kysely<Database>, pool: pg.Pool, seal: Seal): Commit {
  const inSteps = commitIn(db, seal);
  const alone: Commit = async (change) => {
    const { rowCount } = await pool.query({ name: 'commit-table', text: STATEMENT, values: valuesOf(change, seal) });
    return rowCount === 1;
  };
  const together = movesTogether(pool, alone);
  return (change) => {
    if (change.seatsChanged || change.journalChanged) return inSteps(change);
    const { before, table } = change;
    return before && isJustMoved(before, table) ? together(change) : alone(change);
  };
}

function valuesOf({ table, at, journal = [], putJobs = [], dropJobs = [] }: TableChange, seal: Seal): unknown[] {
  const columns = changingColumns(table, seal);
  return [
    table.id,
    table.version,
    at,
    ...CHANGING_COLUMNS.map((name) => columns[name]),
    ...listsOf(journal, LINE),
    ...listsOf(putJobs.map(jobRow), JOB),
    dropJobs,
  ];
}
