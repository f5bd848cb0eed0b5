import { setTimeout as delay } from 'node:timers/promises';
import { loadGames } from '@durbar/catalogue';
import { seededRandom } from '@durbar/engine';
import type { Message } from '@durbar/protocol';
import type { StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/free-port.ts';
import { TestGuest } from '../testing/guest.ts';
import { startServer } from '../testing/process.ts';
import { until } from '../testing/wait.ts';
import { Crowd, findLost, findStuck } from './crowd.ts';

export interface ClockOptions {
  readonly storage: StorageOptions;
  /** How often the clock is set, alternately forward and back. */
  readonly jumps: number;
  readonly tables: number;
  readonly seed: string;
}

export interface ClockReport {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly stuck: readonly string[];
  readonly refusals: readonly string[];
  /** Seats lost without leaving. */
  readonly lostSeats: readonly string[];
  /** Maximum deviation of the server's time from elapsed time, in milliseconds. */
  readonly drift: number;
}

const HOUR = 3_600_000;
const BETWEEN = 1500;
/** Far below the jumps, far above the time immediate answers take. */
const PACE = { kind: 'live', bank: 900, increment: 60 } as const;

/** Sets the system clock forward and back by an hour during timed games. */
export async function setClocks({ storage, jumps, tables, seed }: ClockOptions): Promise<ClockReport> {
  const server = await startServer({ storage, port: await freePort() });
  const crowd = new Crowd({
    games: await loadGames(),
    tables,
    random: seededRandom(seed),
    url: () => server.url,
    pace: PACE,
  });
  await crowd.start();
  const ahead = await timeTold(server.url);
  const stuck: string[] = [];
  let drift = 0;
  for (let jump = 0; jump < jumps; jump++) {
    server.setClock(jump % 2 === 0 ? HOUR : -HOUR);
    await delay(BETWEEN);
    stuck.push(...(await findStuck(crowd)));
    drift = Math.max(drift, Math.abs((await timeTold(server.url)) - ahead));
  }
  const lostSeats = crowd.lostSeats();
  crowd.stop();
  await server.stop();
  const { acked, refusals } = crowd;
  return { acknowledged: acked.length, lost: await findLost(storage, acked), stuck, refusals, lostSeats, drift };
}

/** How far the server's time is ahead of ours. */
async function timeTold(url: string): Promise<number> {
  const client = (await TestGuest.enter(url)).client();
  let ahead: number | undefined;
  client.onMessage((message: Message) => {
    if (message.type === 'welcome') ahead = message.time - Date.now();
  });
  await until('the time', () => ahead !== undefined);
  client.close();
  return ahead ?? Number.NaN;
}
