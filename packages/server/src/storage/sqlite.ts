import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Commit } from './commit.ts';
import { Durability } from './durability.ts';
import type { Database } from './schema.ts';
import type { Seal } from './seal.ts';
import { sqliteCommit } from './sqlite-commit.ts';

const CACHED_STATEMENTS = 500;

/** A transaction that has read before it writes is refused at once while the log is carried over; one that begins as a writer waits. */
const BEGIN = 'begin immediate';

/** Everything but these changes the database. */
const READING = /^\s*(select|pragma|begin|rollback)/i;

/** A statement of `node:sqlite` in the form that Kysely expects. */
function adaptStatement(statement: StatementSync, onWrite: () => void): SqliteStatement {
  const inputs = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => {
      onWrite();
      return statement.all(...inputs(parameters));
    },
    run: (parameters) => {
      onWrite();
      return statement.run(...inputs(parameters));
    },
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
  };
}

function adaptDatabase(database: DatabaseSync, onWrite: () => void): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= CACHED_STATEMENTS) statements.clear();
      const prepared = database.prepare(sql === 'begin' ? BEGIN : sql);
      const statement = adaptStatement(prepared, READING.test(sql) ? () => {} : onWrite);
      statements.set(sql, statement);
      return statement;
    },
  };
}

export interface SqliteStorage {
  readonly db: Kysely<Database>;
  readonly durability: Durability;
  commitWith(seal: Seal): Commit;
  close(): Promise<void>;
}

/** Opens the database file. Neither making commits durable nor tidying up the log keeps the event loop waiting. */
export function openSqlite(file: string, onError: (error: Error) => void): SqliteStorage {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -65536; pragma wal_autocheckpoint = 0',
  );
  const durability = new Durability(`${file}-wal`);
  const onWrite = (): void => durability.mark();
  const dialect = new SqliteDialect({ database: adaptDatabase(database, onWrite) });
  const db = new Kysely<Database>({ dialect });
  const checkpoints = new Worker(new URL('./checkpoints.ts', import.meta.url), { workerData: file });
  checkpoints.on('error', onError);
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
  } catch {
    lock.close();
    return undefined;
  }
}
