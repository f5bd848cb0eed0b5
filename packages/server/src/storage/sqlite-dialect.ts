import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

const CACHED_STATEMENTS = 500;

/** A transaction that reads before it writes fails immediately during a checkpoint; one that begins as a writer waits. */
const BEGIN = 'begin immediate';

/** All other statements write. */
const READING = /^\s*(select|pragma|begin)/i;

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

/** SQLite rolls back automatically when the disk is full; rolling back again would hide the error. */
function rollbackOf(database: DatabaseSync): SqliteStatement {
  const run = (): { changes: number; lastInsertRowid: number } => {
    if (database.isTransaction) database.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], iterate: () => [].values() };
}

function adaptDatabase(database: DatabaseSync, onWrite: () => void): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const rollback = rollbackOf(database);
  return {
    close: () => database.close(),
    prepare: (sql) => {
      if (sql === 'rollback') return rollback;
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

/** SQLite can create tables within a transaction, so an interrupted migration leaves nothing half done. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
}

/** Kysely dialect; `onWrite` is called on every write. */
export function dialectOn(database: DatabaseSync, onWrite: () => void): SqliteDialect {
  return new Dialect({ database: adaptDatabase(database, onWrite) });
}
