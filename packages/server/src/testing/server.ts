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
