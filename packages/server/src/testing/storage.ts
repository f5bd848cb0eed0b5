import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Engine } from '../storage/engine.ts';
import { databaseFile, type StorageOptions } from '../storage/index.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Database } from '../storage/schema.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

/** Shared by all, so a backup of one can be restored in another. */
const SEAL_KEY = 'the key of all databases for tests';

/** Test databases on either engine; PostgreSQL starts on demand. */
export interface TestDatabases {
  fresh(engine: Engine): Promise<StorageOptions>;
  close(): Promise<void>;
}

export function testDatabases(): TestDatabases {
  let postgres: Promise<TestPostgres> | undefined;
  const directories: string[] = [];
  return {
    fresh: async (engine) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'durbar-data-'));
      directories.push(dataDir);
      if (engine === 'sqlite') return { dataDir, sealKey: SEAL_KEY };
      postgres ??= startPostgres();
      return { dataDir, sealKey: SEAL_KEY, databaseUrl: await (await postgres).database() };
    },
    close: async () => {
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
