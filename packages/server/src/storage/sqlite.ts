import { mkdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { type Commit, commitIn, type TableChange } from './commit.ts';
import { jobRow } from './jobs.ts';
import type { Database, JobsRow, JournalRow } from './schema.ts';
import type { Seal } from './seal.ts';
import { dialectOn } from './sqlite-dialect.ts';
import { CHANGING_COLUMNS, changingColumns } from './table-records.ts';
import { isLocked } from './unavailable.ts';

export interface SqliteStorage {
  readonly db: Kysely<Database>;
  readonly durability: Durability;
  commitWith(seal: Seal): Commit;
  close(): Promise<void>;
}

/** Opens the database file. Neither fsync nor checkpoints block the event loop. */
export function openSqlite(file: string, onError: (error: Error) => void): SqliteStorage {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -65536; pragma wal_autocheckpoint = 0',
  );
  const durability = new Durability(`${file}-wal`);
  const onWrite = (): void => durability.mark();
  const dialect = dialectOn(database, onWrite);
  const db = new Kysely<Database>({ dialect });
  const checkpoints = new Worker(new URL('./checkpoints.ts', import.meta.url), { workerData: file });
  checkpoints.on('error', onError);
  // Under `node --watch` a thread also posts the files it loads.
  checkpoints.on('message', (message) => {
    if (message instanceof Error) onError(message);
  });
  checkpoints.unref();
  return {
    db,
    durability,
    commitWith: (seal) => sqliteCommit(db, database, onWrite, seal),
    close: async () => {
      await durability.close();
      await checkpoints.terminate();
      await db.destroy();
    },
  };
}

/** Holds a lock for as long as the process lives; undefined when another process holds it. */
export function lockDirectory(directory: string): (() => void) | undefined {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(path.join(directory, 'lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
}

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

function prepareStatements(database: DatabaseSync): Statements {
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

/**
 * Hot path for every move: prepared statements run synchronously while holding the connection. Seat changes use the slower generic path.
 */
function sqliteCommit(db: Kysely<Database>, database: DatabaseSync, onWrite: () => void, seal: Seal): Commit {
  const inSteps = commitIn(db, seal);
  let statements: Statements | undefined;
  return (change) => {
    if (change.seatsChanged || change.journalChanged) return inSteps(change);
    return db.connection().execute(async () => {
      statements ??= prepareStatements(database);
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

/**
 * Makes writes durable. They reach the operating system immediately and so outlive the process; fsync runs off the event loop and covers
 * all writes since the last sync.
 */
class Durability {
  readonly #file: string;
  #handle: FileHandle | undefined;
  #isDirty = false;
  #current: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** SQLite's WAL file. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Something was written. */
  mark(): void {
    this.#isDirty = true;
  }

  /** Waits until everything written so far is on disk. */
  synced(): Promise<void> {
    if (!this.#current) return this.#isDirty ? this.#sync() : Promise.resolve();
    if (!this.#isDirty) return this.#current;
    this.#next ??= this.#current.then(() => {
      this.#next = undefined;
      return this.#sync();
    });
    return this.#next;
  }

  async close(): Promise<void> {
    await this.synced();
    await this.#handle?.close();
  }

  #sync(): Promise<void> {
    this.#isDirty = false;
    this.#current = this.#flush()
      .catch((error) => {
        this.#isDirty = true;
        throw error;
      })
      .finally(() => {
        this.#current = undefined;
      });
    return this.#current;
  }

  async #flush(): Promise<void> {
    this.#handle ??= await open(this.#file, 'r+');
    await this.#handle.datasync();
  }
}

type Method = (...parameters: never[]) => Promise<unknown>;

/** A store that answers only once the underlying writes are durable. */
export function durably<S extends object>(store: S, durability: Durability): S {
  const durable = Object.entries(store).map(([name, method]: [string, Method]) => [
    name,
    async (...parameters: never[]): Promise<unknown> => {
      const result = await method(...parameters);
      await durability.synced();
      return result;
    },
  ]);
  return Object.fromEntries(durable) as S;
}
