import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadGames } from '@durbar/catalogue';
import { below, seededRandom } from '@durbar/engine';
import { databaseFile, type StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/free-port.ts';
import { startServer } from '../testing/process.ts';
import { Crowd, findLost } from './crowd.ts';

export interface CopyOptions {
  readonly storage: StorageOptions;
  readonly copies: number;
  readonly tables: number;
  readonly seed: string;
}

export interface CopyReport {
  readonly copies: number;
  /** Acknowledged moves looked up in each copy. */
  readonly acknowledged: readonly number[];
  readonly lost: readonly string[];
}

const LONGEST_PAUSE = 800;

/**
 * Suspends the server at a random point, copies the database files and resumes it: each copy must open and contain every acknowledged move.
 * This tests what was written; that it is synced before acknowledging is up to `Durability`.
 */
export async function copyAgainAndAgain({ storage, copies, tables, seed }: CopyOptions): Promise<CopyReport> {
  const random = seededRandom(seed);
  const port = await freePort();
  const crowd = new Crowd({ games: await loadGames(), tables, random, url: () => `http://127.0.0.1:${port}` });
  const server = await startServer({ storage, port });
  await crowd.start();
  const acknowledged: number[] = [];
  const lost: string[] = [];
  for (let count = 0; count < copies; count++) {
    await delay(below(random, LONGEST_PAUSE));
    process.kill(server.pid, 'SIGSTOP');
    const known = crowd.acked.slice();
    const dataDir = await copyOf(storage).finally(() => process.kill(server.pid, 'SIGCONT'));
    acknowledged.push(known.length);
    lost.push(...(await findLost({ ...storage, dataDir }, known)));
    await rm(dataDir, { recursive: true });
  }
  crowd.stop();
  await server.stop();
  return { copies, acknowledged, lost };
}

async function copyOf({ dataDir }: StorageOptions): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'durbar-copy-'));
  const file = databaseFile(dataDir);
  for (const one of [`${file}-wal`, file]) await cp(one, path.join(copy, path.basename(one)));
  return copy;
}
