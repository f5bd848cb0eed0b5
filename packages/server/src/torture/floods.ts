import { setTimeout as delay } from 'node:timers/promises';
import type { StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/free-port.ts';
import { TestGuest } from '../testing/guest.ts';
import { startServer } from '../testing/process.ts';
import { StubbornSocket } from '../testing/stubborn-socket.ts';
import { memoryOf } from '../testing/usage.ts';
import { longGame } from './long-game.ts';

export interface FloodOptions {
  readonly storage: StorageOptions;
  readonly kind: FloodKind;
  /** Half of them read the answers, half never do. */
  readonly flooders: number;
}

/** Pings, or requests for a whole finished game. */
export type FloodKind = 'pings' | 'watches';

export interface FloodReport {
  readonly sent: number;
  /** Flooders the server disconnected. */
  readonly sentAway: number;
  /** Peak memory increase of the server, in bytes. */
  readonly growth: number;
  readonly isAlive: boolean;
}

const BATCH = 100;
const PAUSE = 5;
const PATIENCE = 60_000;
/** What one address can do by default. */
const DEFAULTS = { COMMANDS_PER_SECOND: '20', MAX_SOCKETS_PER_PERSON: '20' };

/** Guests that send as fast as they can and ignore disconnect requests. */
export async function floodServer({ storage, kind, flooders }: FloodOptions): Promise<FloodReport> {
  const server = await startServer({ storage, port: await freePort(), environment: DEFAULTS });
  const table = kind === 'watches' ? await longGame(await TestGuest.enter(server.url)) : '';
  const sockets = await Promise.all(Array.from({ length: flooders }, (_, index) => flooder(server.url, index)));
  const before = await memoryOf(server.pid);
  const end = Date.now() + PATIENCE;
  const isLeft = (): boolean => sockets.some(({ isClosed }) => !isClosed);
  let [sent, most] = [0, before];
  while (isLeft() && Date.now() < end) {
    for (const socket of sockets) {
      if (socket.isClosed) continue;
      if (kind === 'pings') socket.pings(BATCH);
      else for (let id = 0; id < BATCH; id++) socket.say({ type: 'watch', id, table });
      sent += BATCH;
    }
    await delay(PAUSE);
    most = Math.max(most, await memoryOf(server.pid));
  }
  const isAlive = (await fetch(`${server.url}/health`)).ok;
  const sentAway = sockets.filter(({ isClosed }) => isClosed).length;
  for (const socket of sockets) socket.end();
  await server.stop();
  return { sent, sentAway, growth: most - before, isAlive };
}

async function flooder(url: string, index: number): Promise<StubbornSocket> {
  const socket = await StubbornSocket.open(await TestGuest.enter(url));
  if (index % 2 === 0) socket.goDeaf();
  return socket;
}
