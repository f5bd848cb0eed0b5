import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { type Commit, commitIn, type TableChange } from './commit.ts';
import { jobRow } from './jobs.ts';
import type { Database, JobsRow, JournalRow } from './schema.ts';
import type { Seal } from './seal.ts';
import { CHANGING_COLUMNS, changingColumns } from './table-records.ts';

const JOURNAL = ['table_id', 'number', 'kind', 'by', 'text', 'at', 'content'] as const satisfies readonly (keyof JournalRow)[];
const JOBS = [
  'key',
  'token',
  'kind',
  'subject',
  'content',
  'due_at',
  'leased_until',
  'attempts',
] as const satisfies readonly (keyof JobsRow)[];

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const insertInto = (table: string, names: readonly string[]): string =>
  `${table} (${quoted(names)}) values (${names.map(() => '?').join(', ')})`;

interface Statements {
  readonly change: StatementSync;
  readonly addLine: StatementSync;
  readonly putJob: StatementSync;
  readonly dropJob: StatementSync;
}

function prepare(database: DatabaseSync): Statements {
  const assignments = CHANGING_COLUMNS.map((name) => `"${name}" = ?`).join(', ');
  return {
    change: database.prepare(
      `update tables set version = version + 1, updated_at = ?, ${assignments} where id = ? and version = ?`,
    ),
    addLine: database.prepare(`insert into ${insertInto('journal', JOURNAL)}`),
    putJob: database.prepare(`insert or replace into ${insertInto('jobs', JOBS)}`),
    dropJob: database.prepare('delete from jobs where key = ?'),
  };
}

/** Every move comes through here: statements prepared once, in one go, while nobody else has the connection. Seats go the long way. */
export function sqliteCommit(db: Kysely<Database>, database: DatabaseSync, onWrite: () => void, seal: Seal): Commit {
  const inSteps = commitIn(db, seal);
  let statements: Statements | undefined;
  return (change) => {
    if (change.seatsChanged || change.journalChanged) return inSteps(change);
    return db.connection().execute(async () => {
      statements ??= prepare(database);
      const prepared = statements;
      const isKept = writeAtOnce(database, () => write(prepared, change, seal));
      onWrite();
      return isKept;
    });
  };
}

function writeAtOnce(database: DatabaseSync, work: () => boolean): boolean {
  database.exec('begin immediate');
  try {
    const isKept = work();
    database.exec(isKept ? 'commit' : 'rollback');
    return isKept;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function write(
  { change, addLine, putJob, dropJob }: Statements,
  { table, at, journal = [], putJobs = [], dropJobs = [] }: TableChange,
  seal: Seal,
): boolean {
  const columns = changingColumns(table, seal);
  const { changes } = change.run(at, ...CHANGING_COLUMNS.map((name) => columns[name]), table.id, table.version);
  if (changes === 0) return false;
  for (const line of journal) addLine.run(...valuesOf({ table_id: table.id, ...line }, JOURNAL));
  for (const job of putJobs) putJob.run(...valuesOf(jobRow(job), JOBS));
  for (const key of dropJobs) dropJob.run(key);
  return true;
}

function valuesOf<R extends Readonly<Record<K, SQLInputValue>>, K extends string>(row: R, names: readonly K[]): SQLInputValue[] {
  return names.map((name) => row[name]);
}
