import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { DATABASES, dropDatabase, newDatabase } from './new-database.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export interface OwnPostgres {
  readonly postgres: TestPostgres;
  readonly dataDir: string;
}

/** A PostgreSQL that no other test file uses, so it can be stopped and started, and a folder for the server's own data. */
export function ownPostgres(): () => OwnPostgres {
  let own: OwnPostgres;
  beforeAll(async () => {
    const shared = process.env[DATABASES];
    // Two that start at once on a new machine would both add the system's user.
    if (shared !== undefined) await dropDatabase(await newDatabase(shared));
    own = { postgres: await startPostgres(), dataDir: await mkdtemp(path.join(tmpdir(), 'durbar-data-')) };
  });
  afterAll(async () => {
    await own.postgres.stop();
    await rm(own.dataDir, { recursive: true, force: true });
  });
  return () => own;
}
