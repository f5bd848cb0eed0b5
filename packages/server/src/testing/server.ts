import type { AnyGame } from '@durbar/engine';
import { toyGame } from '@durbar/engine/testing';
import { createLog } from '../log.ts';
import { type RunningServer, type ServeOptions, serve } from '../serve.ts';
import type { StorageOptions } from '../storage/index.ts';
import { LOOSE } from './loose.ts';

/** The toy game in the form that serves all games. */
export const TOY = toyGame as unknown as AnyGame;

/** A server on a free port with its own database. */
export async function startTestServer(
  { dataDir, databaseUrl, sealKey }: StorageOptions,
  options: ServeOptions & { readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<RunningServer> {
  const environment = {
    ...LOOSE,
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(sealKey === undefined ? {} : { SEAL_KEY: sealKey }),
    ...options.environment,
  };
  return serve(environment, { games: [TOY], log: createLog('error'), ...options });
}

/** Two servers on one PostgreSQL database; SQLite allows only one, so there it is the same twice. */
export interface TwoServers {
  readonly here: RunningServer;
  readonly there: RunningServer;
  close(): Promise<void>;
}

export async function startTwoServers(...[storage, options]: Parameters<typeof startTestServer>): Promise<TwoServers> {
  const here = await startTestServer(storage, options);
  const there = storage.databaseUrl === undefined ? here : await startTestServer(storage, options);
  return {
    here,
    there,
    close: async () => void (await Promise.all([...new Set([here, there])].map((server) => server.close()))),
  };
}
