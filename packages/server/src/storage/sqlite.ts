import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Database } from './schema.ts';

const CACHED_STATEMENTS = 500;

/** A statement of `node:sqlite` in the form that Kysely expects. */
function adaptStatement(statement: StatementSync): SqliteStatement {
  const inputs = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...inputs(parameters)),
    run: (parameters) => statement.run(...inputs(parameters)),
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
  };
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= CACHED_STATEMENTS) statements.clear();
      const statement = adaptStatement(database.prepare(sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** Opens the database file. Every commit reaches the disk before it returns. */
export function openSqlite(file: string): Kysely<Database> {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536;');
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: adaptDatabase(database) }) });
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
