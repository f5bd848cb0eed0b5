import type pg from 'pg';
import type { Commit, TableChange } from './commit.ts';
import { jobRow } from './jobs.ts';
import { MOVING_COLUMNS, movingColumns } from './table-records.ts';
import { isUnavailable } from './unavailable.ts';

/** As `TableChange` lists them: table, lines, jobs to put, jobs to drop; each list is an array parameter. */
const STATEMENT = {
  name: 'move-tables',
  text: `
with change as (
  select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[])
    as change (id, version, at, ${MOVING_COLUMNS.join(', ')})
), changed as (
  update tables set version = tables.version + 1, updated_at = change.at, ${MOVING_COLUMNS.map((name) => `${name} = change.${name}`).join(', ')}
  from change where tables.id = change.id and tables.version = change.version
  returning tables.id
), lines as (
  insert into journal (table_id, number, kind, "by", text, at, content)
  select line.* from unnest($9::text[], $10::bigint[], $11::text[], $12::bigint[], $13::text[], $14::bigint[], $15::text[])
    as line (table_id, number, kind, "by", text, at, content) join changed on changed.id = line.table_id
), put as (
  insert into jobs (key, token, kind, subject, content, due_at, leased_until, attempts)
  select job.key, job.token, job.kind, job.subject, job.content, job.due_at, 0, 0
  from unnest($16::text[], $17::text[], $18::text[], $19::text[], $20::text[], $21::text[], $22::bigint[])
    as job (table_id, key, token, kind, subject, content, due_at) join changed on changed.id = job.table_id
  on conflict (key) do update set token = excluded.token, kind = excluded.kind, subject = excluded.subject,
    content = excluded.content, due_at = excluded.due_at, leased_until = 0, attempts = 0
), dropped as (
  delete from jobs using unnest($23::text[], $24::text[]) as past (table_id, key), changed
  where jobs.key = past.key and changed.id = past.table_id
)
select id from changed`,
};

/** Bounds the size of a statement. */
const MOST_AT_ONCE = 100;

interface Waiting {
  readonly change: TableChange;
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes moves together: those that come while others are written share the next statement, and so its round trip and its sync. */
export function movesTogether(pool: pg.Pool, alone: Commit): Commit {
  let waiting: Waiting[] = [];
  let isWriting = false;
  const writeWaiting = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = firstOfEachTable(waiting);
      waiting = waiting.filter((one) => !batch.has(one));
      await writeBatch(pool, [...batch], alone);
    }
    isWriting = false;
  };
  return (change) =>
    new Promise((resolve, reject) => {
      waiting.push({ change, resolve, reject });
      if (!isWriting) void writeWaiting();
    });
}

/** Of several changes to one table only one can have the current version, so they don't belong in one statement. */
function firstOfEachTable(waiting: readonly Waiting[]): ReadonlySet<Waiting> {
  const byTable = new Map<string, Waiting>();
  for (const one of waiting) {
    if (byTable.size === MOST_AT_ONCE) break;
    if (!byTable.has(one.change.table.id)) byTable.set(one.change.table.id, one);
  }
  return new Set(byTable.values());
}

/** If a change is to blame, each is written alone and can't spoil the others. */
async function writeBatch(pool: pg.Pool, batch: readonly Waiting[], alone: Commit): Promise<void> {
  try {
    const { rows } = await pool.query<{ id: string }>({ ...STATEMENT, values: valuesOf(batch.map(({ change }) => change)) });
    const kept = new Set(rows.map(({ id }) => id));
    for (const { change, resolve } of batch) resolve(kept.has(change.table.id));
  } catch (error) {
    if (isUnavailable(error)) for (const { reject } of batch) reject(error);
    else await Promise.all(batch.map(({ change, resolve, reject }) => alone(change).then(resolve, reject)));
  }
}

function valuesOf(changes: readonly TableChange[]): unknown[] {
  const moved = changes.map(({ table }) => movingColumns(table));
  const lines = changes.flatMap(({ table, journal = [] }) => journal.map((line) => ({ table: table.id, ...line })));
  const jobs = changes.flatMap(({ table, putJobs = [] }) => putJobs.map((job) => ({ table: table.id, ...jobRow(job) })));
  const drops = changes.flatMap(({ table, dropJobs = [] }) => dropJobs.map((key) => ({ table: table.id, key })));
  return [
    changes.map(({ table }) => table.id),
    changes.map(({ table }) => table.version),
    changes.map(({ at }) => at),
    ...MOVING_COLUMNS.map((name) => moved.map((columns) => columns[name])),
    ...listsOf(lines, ['table', ...LINE]),
    ...listsOf(jobs, ['table', ...JOB]),
    ...listsOf(drops, ['table', 'key']),
  ];
}

/** What a statement writes of a journal's line and of a job, in its order. */
export const LINE = ['number', 'kind', 'by', 'text', 'at', 'content'] as const;
export const JOB = ['key', 'token', 'kind', 'subject', 'content', 'due_at'] as const;

/** Rows as one list for each column, as `unnest` takes them. */
export function listsOf<K extends string>(rows: readonly Readonly<Record<K, unknown>>[], names: readonly K[]): unknown[][] {
  return names.map((name) => rows.map((row) => row[name]));
}
