import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { type Commit, commitIn, type TableChange } from './commit.ts';
import { jobRow } from './jobs.ts';
import type { JobsRow } from './schema/house.ts';
import type { JournalRow } from './schema/tables.ts';
import type { Database } from './schema.ts';
import type { Seal } from './seal.ts';
import { CHANGING_COLUMNS, changingColumns, isJustMoved, MOVING_COLUMNS, movingColumns } from './table-records.ts';
import { isUnavailable } from './unavailable.ts';

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
  readonly move: StatementSync;
  readonly change: StatementSync;
  readonly addLine: StatementSync;
  readonly putJob: StatementSync;
  readonly dropJob: StatementSync;
}

function prepareStatements(database: DatabaseSync): Statements {
  const update = (names: readonly string[]): StatementSync => {
    const assignments = names.map((name) => `"${name}" = ?`).join(', ');
    return database.prepare(
      `update tables set version = version + 1, updated_at = ?, ${assignments} where id = ? and version = ?`,
    );
  };
  return {
    move: update(MOVING_COLUMNS),
    change: update(CHANGING_COLUMNS),
    addLine: database.prepare(`insert into ${insertInto('journal', JOURNAL)}`),
    putJob: database.prepare(`insert or replace into ${insertInto('jobs', JOBS)}`),
    dropJob: database.prepare('delete from jobs where key = ?'),
  };
}

/** Where writes become durable. */
interface Disk {
  mark(): void;
  settled(): Promise<void>;
}

export interface SqliteWriting {
  readonly db: Kysely<Database>;
  readonly database: DatabaseSync;
  readonly disk: Disk;
  readonly seal: Seal;
}

interface Waiting {
  readonly change: TableChange;
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Hot path for every move: prepared statements, run synchronously while holding the connection. Changes that arrive while the disk syncs would
 * have to wait for the next sync anyway, so they share one transaction. Seat changes use the slower generic path.
 */
export function sqliteCommit({ db, database, disk, seal }: SqliteWriting): Commit {
  const inSteps = commitIn(db, seal);
  let statements: Statements | undefined;
  let waiting: Waiting[] = [];
  const writeWaiting = async (): Promise<void> => {
    await disk.settled();
    await db.connection().execute(async () => {
      statements ??= prepareStatements(database);
      const prepared = statements;
      const batch = waiting;
      waiting = [];
      writeBatch(database, batch, (change) => write(prepared, change, seal));
      disk.mark();
    });
  };
  return (change) => {
    if (change.seatsChanged || change.journalChanged) return inSteps(change);
    return new Promise((resolve, reject) => {
      waiting.push({ change, resolve, reject });
      if (waiting.length > 1) return;
      setImmediate(() => {
        writeWaiting().catch((error) => {
          for (const one of waiting.splice(0)) one.reject(error);
        });
      });
    });
  };
}

/** If a change is to blame, each gets a transaction of its own and can't spoil the others. */
function writeBatch(database: DatabaseSync, batch: readonly Waiting[], work: (change: TableChange) => boolean): void {
  try {
    const kept = writeAtOnce(database, () => batch.map(({ change }) => work(change)));
    for (const [index, { resolve }] of batch.entries()) resolve(kept[index] ?? false);
  } catch (error) {
    if (batch.length > 1 && !isUnavailable(error)) for (const one of batch) writeBatch(database, [one], work);
    else for (const { reject } of batch) reject(error);
  }
}

function writeAtOnce<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const done = work();
    database.exec('commit');
    return done;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** False, having written nothing, if the table has another version by now. */
function write(statements: Statements, tableChange: TableChange, seal: Seal): boolean {
  const { table, journal = [], putJobs = [], dropJobs = [] } = tableChange;
  const { addLine, putJob, dropJob } = statements;
  if (!updateTable(statements, tableChange, seal)) return false;
  for (const line of journal) addLine.run(...valuesOf({ table_id: table.id, ...line }, JOURNAL));
  for (const job of putJobs) putJob.run(...valuesOf(jobRow(job), JOBS));
  for (const key of dropJobs) dropJob.run(key);
  return true;
}

function updateTable({ move, change }: Statements, { table, before, at }: TableChange, seal: Seal): boolean {
  const { changes } =
    before && isJustMoved(before, table)
      ? move.run(at, ...valuesOf(movingColumns(table), MOVING_COLUMNS), table.id, table.version)
      : change.run(at, ...valuesOf(changingColumns(table, seal), CHANGING_COLUMNS), table.id, table.version);
  return changes > 0;
}

function valuesOf<R extends Readonly<Record<K, SQLInputValue>>, K extends string>(row: R, names: readonly K[]): SQLInputValue[] {
  return names.map((name) => row[name]);
}
