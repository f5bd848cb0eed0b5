import { setTimeout as delay } from 'node:timers/promises';
import { loadGames } from '@durbar/catalogue';
import { below, type Random, seededRandom } from '@durbar/engine';
import type { OnlineClient } from '@durbar/protocol';
import { WebSocket } from 'ws';
import type { StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/free-port.ts';
import { TestGuest } from '../testing/guest.ts';
import { startServer } from '../testing/process.ts';
import { Crowd } from './crowd.ts';
import { longGame } from './long-game.ts';

export interface GuestOptions {
  readonly storage: StorageOptions;
  /** Pairs of a quiet period and one with the guest. */
  readonly rounds: number;
  readonly seed: string;
}

export interface GuestReport {
  /** p95 latency of other clients in milliseconds; median of the rounds. */
  readonly quiet: number;
  readonly attacked: number;
  readonly commands: number;
  readonly requests: number;
}

/** What one guest can do by default. */
const DEFAULTS = {
  COMMANDS_PER_SECOND: '20',
  MAX_SOCKETS_PER_PERSON: '20',
  MAX_SOCKETS_PER_ADDRESS: '200',
  REQUESTS_PER_MINUTE: '600',
  MAX_OPEN_TABLES: '10',
  MAX_SEATS: '100',
  TRUST_PROXY: 'yes',
};
const SOCKETS = 20;
const COMMANDS_PER_SECOND = 20;
const REQUESTS_PER_SECOND = 10;
const OWN_ADDRESS = { 'x-forwarded-for': '198.51.100.7' };
const OTHERS = 6;
const ROUND = 4000;
const ASK_EVERY = 60;
const NO_TABLE = 'aaaaaaaaaaaa';

/** One guest at all default limits while others play: how much slower do they get? */
export async function oneGuestAtAllLimits({ storage, rounds, seed }: GuestOptions): Promise<GuestReport> {
  const server = await startServer({ storage, port: await freePort(), environment: DEFAULTS });
  const random = seededRandom(seed);
  const guest = await TestGuest.enter(server.url);
  const table = await longGame(guest);
  const crowd = new Crowd({ games: await loadGames(), tables: 3, random, url: () => server.url });
  await crowd.start();
  const others = await Promise.all(Array.from({ length: OTHERS }, async () => (await TestGuest.enter(server.url)).client()));
  await answersTo(others, ROUND);
  const quiet: number[] = [];
  const attacked: number[] = [];
  const flood = new Flood(guest, table, random);
  for (let round = 0; round < rounds; round++) {
    quiet.push(p95(await answersTo(others, ROUND)));
    await flood.start();
    attacked.push(p95(await answersTo(others, ROUND)));
    flood.stop();
    await delay(1000);
  }
  for (const client of others) client.close();
  crowd.stop();
  await server.stop();
  const { commands, requests } = flood;
  return { quiet: median(quiet), attacked: median(attacked), commands, requests };
}

/** Everything at the same time, as often as the limits allow, reading all of it. */
class Flood {
  commands = 0;
  requests = 0;
  readonly #guest: TestGuest;
  readonly #table: string;
  readonly #random: Random;
  #sockets: WebSocket[] = [];
  #timers: NodeJS.Timeout[] = [];

  constructor(guest: TestGuest, table: string, random: Random) {
    this.#guest = guest;
    this.#table = table;
    this.#random = random;
  }

  async start(): Promise<void> {
    this.#sockets = await Promise.all(Array.from({ length: SOCKETS }, () => this.#open()));
    this.#timers = [
      setInterval(() => this.#command(), 1000 / COMMANDS_PER_SECOND),
      setInterval(() => void this.#request(), 1000 / REQUESTS_PER_SECOND),
    ];
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#sockets) socket.terminate();
  }

  async #open(): Promise<WebSocket> {
    const headers = { cookie: this.#guest.cookie, ...OWN_ADDRESS };
    const socket = new WebSocket(`${this.#guest.url.replace('http', 'ws')}/socket`, { headers });
    socket.on('error', () => {});
    socket.on('message', () => {});
    await new Promise((resolve) => socket.once('open', resolve));
    return socket;
  }

  #command(): void {
    for (const [index, socket] of this.#sockets.entries()) {
      const id = this.commands++;
      const watch = { type: 'watch', id, table: this.#table, have: below(this.#random, 100) };
      socket.send(JSON.stringify(index % 5 === 0 ? { type: 'watch-lobby', id } : watch), () => {});
    }
  }

  async #request(): Promise<void> {
    const table = `/api/tables/${this.#table}`;
    const paths = [`${table}/saved`, '/api/archive', '/api/tables', `${table}/at/${below(this.#random, 100)}`, '/api/me'];
    const path = paths[this.requests++ % paths.length] ?? '';
    await this.#guest.call('GET', path, undefined, OWN_ADDRESS).catch(() => {});
  }
}

/** How long the cheapest command takes to be acknowledged. */
async function answersTo(clients: readonly OnlineClient[], milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  const ask = async (client: OnlineClient): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      await client.send({ type: 'unwatch', table: NO_TABLE });
      times.push(performance.now() - sent);
      await delay(ASK_EVERY);
    }
  };
  await Promise.all(clients.map(ask));
  return times;
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
