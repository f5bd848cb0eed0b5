import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

const INT8 = 20;

/** Counts and times fit a double, so 64-bit columns are read as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

/** How long a call waits for a free connection, in milliseconds, before it is refused as busy. */
const MAX_WAIT = 2_000;

export interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  readonly onError: (error: Error) => void;
}

export interface PostgresStorage {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
}

export function openPostgres({ url, connections, onError }: PostgresOptions): PostgresStorage {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, connectionTimeoutMillis: MAX_WAIT });
  // The pool listens to idle clients only; an error on a client in use without a listener would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', onError);
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), pool };
}
