import { setTimeout as delay } from 'node:timers/promises';
import type { TableInfo } from '@durbar/protocol';
import { WebSocket } from 'ws';
import type { StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/free-port.ts';
import { TestGuest } from '../testing/guest.ts';
import { startServer } from '../testing/process.ts';
import { memoryOf } from '../testing/usage.ts';

export interface StuckOptions {
  readonly storage: StorageOptions;
  readonly clients: number;
}

export interface StuckReport {
  /** Disconnected clients. */
  readonly dropped: number;
  readonly growth: number;
  readonly isAlive: boolean;
}

const PATIENCE = 60_000;
/** Concurrent requests: as many as the server accepts from one client. */
const BATCH = 16;

/** Clients that request whole tables and never read, until the server disconnects them. */
export async function askAndNeverRead({ storage, clients }: StuckOptions): Promise<StuckReport> {
  const environment = { COMMANDS_PER_SECOND: '100000', MAX_SOCKETS_PER_PERSON: '1000' };
  const server = await startServer({ storage, port: await freePort(), environment });
  const person = await TestGuest.enter(server.url);
  const table = await openTable(person);
  const before = await memoryOf(server.pid);
  const sockets = await Promise.all(Array.from({ length: clients }, () => deafSocket(person)));
  const end = Date.now() + PATIENCE;
  let dropped = 0;
  for (let id = 0; dropped < clients && Date.now() < end; id += BATCH) {
    for (const socket of sockets) ask(socket, table, id);
    await delay(10);
    if (id % (20 * BATCH) === 0) dropped = await droppedBy(server.url);
  }
  const growth = (await memoryOf(server.pid)) - before;
  const isAlive = (await fetch(`${server.url}/health`)).ok;
  for (const socket of sockets) socket.terminate();
  await server.stop();
  return { dropped, growth, isAlive };
}

async function openTable(person: TestGuest): Promise<string> {
  const wanted = { game: 'rajas', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id } = (await person.must('POST', '/api/tables', wanted)) as TableInfo;
  await person.must('PUT', `/api/tables/${id}/seats/1`, { bot: 'random' });
  return id;
}

async function deafSocket(person: TestGuest): Promise<WebSocket> {
  const socket = new WebSocket(`${person.url.replace('http', 'ws')}/socket`, { headers: { cookie: person.cookie } });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve));
  socket.pause();
  return socket;
}

function ask(socket: WebSocket, table: string, from: number): void {
  for (let id = from; id < from + BATCH; id++) socket.send(JSON.stringify({ type: 'watch', id, table }), () => {});
}

async function droppedBy(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/durbar_dropped_sockets_total\{reason="too-slow"\} (\d+)/.exec(figures)?.[1] ?? 0);
}
