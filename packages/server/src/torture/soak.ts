import { setTimeout as delay } from 'node:timers/promises';
import { loadGames } from '@durbar/catalogue';
import { seededRandom } from '@durbar/engine';
import type { StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/free-port.ts';
import { startServer } from '../testing/process.ts';
import { memoryOf } from '../testing/usage.ts';
import { Crowd, findLost, findStuck } from './crowd.ts';
import { growthOf } from './growth.ts';

export interface SoakOptions {
  readonly storage: StorageOptions;
  readonly milliseconds: number;
  readonly tables: number;
  readonly seed: string;
  readonly onSample?: (sample: MemorySample) => void;
}

/** The server's memory at one moment, in bytes. */
export interface MemorySample {
  readonly minutes: number;
  /** In use after garbage collection. */
  readonly heap: number;
  readonly resident: number;
  readonly finishedGames: number;
}

export interface SoakReport {
  readonly acknowledged: number;
  readonly finishedGames: number;
  readonly lost: readonly string[];
  readonly stuck: readonly string[];
  readonly refusals: readonly string[];
  /** Peak resident memory, in bytes. */
  readonly most: number;
  /** Heap growth after garbage collection, from the second quarter to the last, in bytes. */
  readonly growth: number;
}

const MINUTE = 60_000;
/** Minimum number of samples. */
const LEAST_SAMPLES = 12;

/** People and bots play all three games, one game after another, for a long time; nothing disturbs the server. */
export async function soak({ storage, milliseconds, tables, seed, onSample }: SoakOptions): Promise<SoakReport> {
  const port = await freePort();
  const url = (): string => `http://127.0.0.1:${port}`;
  const crowd = new Crowd({ games: await loadGames(), tables, random: seededRandom(seed), url });
  const server = await startServer({ storage, port });
  await crowd.start();
  const samples: MemorySample[] = [];
  const start = performance.now();
  const pause = Math.min(MINUTE, milliseconds / LEAST_SAMPLES);
  while (performance.now() - start < milliseconds) {
    await delay(pause);
    const sample = {
      minutes: (performance.now() - start) / MINUTE,
      heap: await server.heap(),
      resident: await memoryOf(server.pid),
      finishedGames: crowd.finished,
    };
    samples.push(sample);
    onSample?.(sample);
  }
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
    most: Math.max(...samples.map(({ resident }) => resident)),
    growth: growthOf(samples.map(({ heap }) => heap)),
  };
}
