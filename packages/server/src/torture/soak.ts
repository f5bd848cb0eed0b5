import { setTimeout as delay } from 'node:timers/promises';
import { loadGames } from '@durbar/catalogue';
import { seededRandom } from '@durbar/engine';
import type { StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/postgres.ts';
import { startServer } from '../testing/process.ts';
import { memoryOf } from '../testing/usage.ts';
import { Crowd, findLost, findStuck } from './crowd.ts';
import { growthOf } from './growth.ts';

export interface SoakOptions {
  readonly storage: StorageOptions;
  readonly milliseconds: number;
  readonly tables: number;
  readonly seed: string;
}

export interface SoakReport {
  readonly acknowledged: number;
  readonly finishedGames: number;
  readonly lost: readonly string[];
  readonly stuck: readonly string[];
  readonly refusals: readonly string[];
  /** Resident memory in bytes: the most there was, and what it grew by from the second quarter to the last. */
  readonly most: number;
  readonly growth: number;
}

const SAMPLE_EVERY = 500;

/** People and bots play game after game of all three games for a long time, and nothing happens to the server. */
export async function soak({ storage, milliseconds, tables, seed }: SoakOptions): Promise<SoakReport> {
  const port = await freePort();
  const url = (): string => `http://127.0.0.1:${port}`;
  const crowd = new Crowd({ games: await loadGames(), tables, random: seededRandom(seed), url });
  const server = await startServer({ storage, port });
  await crowd.start();
  const memory: number[] = [];
  const sampling = setInterval(async () => memory.push(await memoryOf(server.pid)), SAMPLE_EVERY);
  await delay(milliseconds);
  clearInterval(sampling);
  const stuck = await findStuck(crowd);
  crowd.stop();
  await server.stop();
  const { acked, finished: finishedGames, refusals } = crowd;
  const lost = await findLost(storage, acked);
  return {
    acknowledged: acked.length,
    finishedGames,
    lost,
    stuck,
    refusals,
    most: Math.max(...memory),
    growth: growthOf(memory),
  };
}
