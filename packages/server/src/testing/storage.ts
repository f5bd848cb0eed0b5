import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Engine } from '../storage/engine.ts';
import { databaseFile, type StorageOptions } from '../storage/index.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Database } from '../storage/schema.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { DATABASES, dropDatabase, newDatabase } from './new-database.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

/** Shared by all, so a backup of one can be restored in another. */
const SEAL_KEY = 'the key of all databases for tests';

/** Test databases on either engine: of the test run's PostgreSQL, or of one that starts on demand. */
export interface TestDatabases {
  fresh(engine: Engine): Promise<StorageOptions>;
  close(): Promise<void>;
}

export function testDatabases(): TestDatabases {
  let postgres: Promise<TestPostgres> | undefined;
  const directories: string[] = [];
  const borrowed: string[] = [];
  const onPostgres = async (): Promise<string> => {
    const shared = process.env[DATABASES];
    if (shared === undefined) {
      postgres ??= startPostgres();
      return (await postgres).database();
    }
    const url = await newDatabase(shared);
    borrowed.push(url);
    return url;
  };
  return {
    fresh: async (engine) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'durbar-data-'));
      directories.push(dataDir);
      const options = { dataDir, sealKey: SEAL_KEY };
      return engine === 'sqlite' ? options : { ...options, databaseUrl: await onPostgres() };
    },
    close: async () => {
      await Promise.all(borrowed.map(dropDatabase));
      await (await postgres)?.stop();
      for (const directory of directories) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Opens a database without running migrations. */
export function openBare({ dataDir, databaseUrl }: StorageOptions): { db: Kysely<Database>; close(): Promise<void> } {
  if (databaseUrl === undefined) return openSqlite(databaseFile(dataDir), () => {});
  const { db } = openPostgres({ url: databaseUrl, connections: 1, onError: () => {} });
  return { db, close: () => db.destroy() };
}
