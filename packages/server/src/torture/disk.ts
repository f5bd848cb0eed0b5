import { setTimeout as delay } from 'node:timers/promises';
import { loadGames } from '@durbar/catalogue';
import { seededRandom } from '@durbar/engine';
import type { StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/free-port.ts';
import { startServer } from '../testing/process.ts';
import { Crowd, findLost, findStuck } from './crowd.ts';

/** A temporary write failure. */
export interface Hindrance {
  begin(pid: number): Promise<void>;
  end(pid: number): Promise<void>;
}

export interface HindranceOptions {
  readonly storage: StorageOptions;
  readonly hindrance: Hindrance;
  readonly times: number;
  readonly tables: number;
  readonly seed: string;
}

export interface HindranceReport {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly stuck: readonly string[];
  /** Refusals other than "busy". */
  readonly refusals: readonly string[];
  /** Whether the server reported that it isn't ready, each time. */
  readonly toldNotReady: readonly boolean[];
  readonly isAlive: boolean;
  /** Time from each recovery to the next acknowledged move, in milliseconds. */
  readonly pauses: readonly number[];
}

const MOVES_BETWEEN = 20;
const HINDERED_FOR = 1000;
const PATIENCE = 30_000;

/** Games run while the database repeatedly can't write for a while. */
export async function hinderWriting({ storage, hindrance, times, tables, seed }: HindranceOptions): Promise<HindranceReport> {
  const port = await freePort();
  const url = (): string => `http://127.0.0.1:${port}`;
  const server = await startServer({ storage, port, environment: { LOG_LEVEL: 'silent' } });
  const crowd = new Crowd({ games: await loadGames(), tables, random: seededRandom(seed), url });
  await crowd.start();
  const toldNotReady: boolean[] = [];
  const pauses: number[] = [];
  for (let count = 0; count < times; count++) {
    await crowd.played(MOVES_BETWEEN);
    await hindrance.begin(server.pid);
    toldNotReady.push(await within(PATIENCE, async () => (await readiness(url())) === 503));
    await delay(HINDERED_FOR);
    await hindrance.end(server.pid);
    const before = crowd.acked.length;
    const since = Date.now();
    await within(PATIENCE, async () => crowd.acked.length > before);
    pauses.push(Date.now() - since);
  }
  const stuck = await findStuck(crowd);
  const isAlive = (await readiness(url())) === 200;
  crowd.stop();
  await server.stop();
  const { acked, refusals } = crowd;
  return { acknowledged: acked.length, lost: await findLost(storage, acked), stuck, refusals, toldNotReady, isAlive, pauses };
}

async function readiness(url: string): Promise<number | undefined> {
  return fetch(`${url}/ready`).then(
    ({ status }) => status,
    () => undefined,
  );
}

async function within(milliseconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (await isSo()) return true;
    await delay(10);
  }
  return false;
}
