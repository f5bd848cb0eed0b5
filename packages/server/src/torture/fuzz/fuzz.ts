import { setTimeout as delay } from 'node:timers/promises';
import { loadGames } from '@durbar/catalogue';
import { type AnyGame, below, type Random, seededRandom } from '@durbar/engine';
import { Command, type TableInfo } from '@durbar/protocol';
import fc, { type Arbitrary } from 'fast-check';
import type { StorageOptions } from '../../storage/index.ts';
import { freePort } from '../../testing/free-port.ts';
import { startServer } from '../../testing/process.ts';
import { startTestServer } from '../../testing/server.ts';
import { growthOf } from '../growth.ts';
import { mutate, pick, STRANGE } from '../mutate.ts';
import { arbitraryOf, type Material, type Schema } from './arbitrary.ts';
import { Caller, type Outcome, type Trouble } from './caller.ts';
import { type Route, routesOf } from './routes.ts';
import { Words } from './words.ts';

export interface FuzzOptions {
  readonly storage: StorageOptions;
  /** Requests and commands together. */
  readonly requests: number;
  readonly seed: string;
  /** Time limit in milliseconds. */
  readonly longest?: number;
  readonly onProgress?: (sent: number) => void;
}

export interface FuzzReport {
  readonly sent: number;
  /** Routes and commands covered. */
  readonly targets: number;
  readonly troubles: readonly Trouble[];
  /** How often each kind of answer came: status, or code of the fault. */
  readonly answers: Readonly<Record<string, number>>;
  readonly failedJobs: number;
  readonly isAlive: boolean;
  /** Heap growth after garbage collection, from the second quarter to the last, in bytes. */
  readonly growth: number;
}

const CALLERS = 8;
const SAMPLE_EVERY = 2000;
const BATCH = 25;
/** One in this many requests is corrupted. */
const BROKEN = 4;
const MOST_TROUBLES = 100;
const PUSH_SERVICE = 'http://127.0.0.1:9';

const ENVIRONMENT = {
  COMMANDS_PER_SECOND: '100000',
  TRUST_PROXY: 'yes',
  MAX_SOCKETS_PER_PERSON: '1000',
  MAX_SEATS: '40',
  CACHED_TABLES: '50',
  // Bots that play as fast as they can would take most of the time.
  BOT_DELAY: '1',
  NOTICE_DELAY: '0',
  PUSH_HOSTS: PUSH_SERVICE,
};

/** Calls every route and sends every command with values generated from their own schemas, some of them broken afterwards. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { storage, requests, seed, longest = Number.POSITIVE_INFINITY, onProgress } = options;
  const games = await loadGames();
  const routes = await knownRoutes(storage, games);
  const server = await startServer({ storage, port: await freePort(), environment: ENVIRONMENT });
  const random = seededRandom(seed);
  const words = new Words(random);
  words.hear({ endpoint: `${PUSH_SERVICE}/push`, password: 'correct horse battery', bot: 'random' });
  const material = { words, editions: games.flatMap(({ editions }) => editions.map(({ data }) => data)) };
  const targets = [
    ...routes.map((route) => callOf(route, material, random)),
    ...commandCalls(material, random),
    tableCall(games, material, random),
  ];
  const memory: number[] = [];
  let isSampling = true;
  const sampling = (async (): Promise<void> => {
    for (; isSampling; await delay(SAMPLE_EVERY)) memory.push(await server.heap());
  })();
  const troubles: Trouble[] = [];
  const end = Date.now() + longest;
  let sent = 0;
  const work = async (caller: Caller): Promise<void> => {
    while (sent < requests && Date.now() < end && troubles.length < MOST_TROUBLES) {
      sent++;
      if (sent % 10_000 === 0) onProgress?.(sent);
      const { trouble } = await pick(targets, random)(caller);
      if (trouble) troubles.push(trouble);
    }
    caller.close();
  };
  const callers = Array.from({ length: CALLERS }, () => new Caller(server.url, words, random));
  await Promise.all(callers.map(work));
  isSampling = false;
  await sampling;
  const isAlive = await fetch(`${server.url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  const failedJobs = isAlive ? await failedJobsOf(server.url) : 0;
  await server.stop();
  const answers = sumOfAll(callers.map((caller) => caller.answers));
  return { sent, targets: targets.length, troubles, answers, failedJobs, isAlive, growth: growthOf(memory) };
}

function sumOfAll(tallies: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const tally of tallies) for (const [key, count] of Object.entries(tally)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

/** Route schemas are only available inside a server, so one is created briefly. */
async function knownRoutes(storage: StorageOptions, games: readonly AnyGame[]): Promise<Route[]> {
  const server = await startTestServer(storage, { games });
  const routes = await routesOf(server.context);
  await server.close();
  return routes;
}

type Call = (caller: Caller) => Promise<Outcome>;

function callOf({ method, url, body, query }: Route, material: Material, random: Random): Call {
  const bodies = body ? supply(arbitraryOf(body, material), random) : undefined;
  const queries = query ? supply(arbitraryOf(query, material), random) : undefined;
  return (caller) => {
    const asked = queries ? `?${new URLSearchParams(queriesFrom(queries(), random))}` : '';
    return caller.request(method, addressFrom(url, material, random) + asked, bodies && content(bodies(), random));
  };
}

/** One call for each kind of command, and one that plays offered moves. */
function commandCalls(material: Material, random: Random): Call[] {
  const { anyOf = [] } = Command as Schema;
  const calls = anyOf.map((schema): Call => {
    const values = supply(arbitraryOf(schema, material), random);
    return (caller) => caller.command(content(values(), random));
  });
  const offered: Call = (caller) => caller.command(JSON.stringify({ type: 'move', id: 1, ...material.words.move }));
  return [...calls, offered, offered, offered];
}

/** Creates tables that the rules allow, now and then with an edition they may not, and lets bots sit down and start. */
function tableCall(games: readonly AnyGame[], material: Material, random: Random): Call {
  const anything = supply(arbitraryOf({}, material), random);
  return async (caller) => {
    const { id: game, players, options } = pick(games, random);
    const chosen = options.map(({ id, values, default: usual }) => [id, values === 'text' ? usual : pick(values, random)]);
    const wanted = {
      game,
      players: players.min + below(random, players.max - players.min + 1),
      options: below(random, 2) === 0 ? {} : Object.fromEntries(chosen),
      pace: pick([{ kind: 'none' }, { kind: 'days', hours: 24 }, { kind: 'live', bank: 30, increment: 0 }], random),
      visibility: 'public',
      ...(below(random, 3) === 0 ? { editionData: anything() } : {}),
    };
    const opened = await caller.request('POST', '/api/tables', JSON.stringify(wanted));
    const { id, seats = [] } = (opened.body ?? {}) as Partial<TableInfo>;
    for (const { seat } of seats.slice(1)) {
      const { trouble } = await caller.request('PUT', `/api/tables/${id}/seats/${seat}`, JSON.stringify({ bot: 'random' }));
      if (trouble) return { trouble };
    }
    if (id !== undefined) await caller.command(JSON.stringify({ type: 'watch', id: 0, table: id }));
    return opened;
  };
}

function content(value: unknown, random: Random): string | Buffer {
  return below(random, BROKEN) === 0 ? mutate(Object(value), random) : JSON.stringify(value);
}

/** Generates values in batches, because each draw has some overhead. */
function supply<T>(arbitrary: Arbitrary<T>, random: Random): () => T {
  let values: T[] = [];
  return () => {
    if (values.length === 0) values = fc.sample(arbitrary, { seed: below(random, 2 ** 31), numRuns: BATCH });
    return values.pop() as T;
  };
}

const ID = '^[a-z2-7]{12}$';
const LARGEST_NUMBER = 300;

function addressFrom(url: string, { words }: Material, random: Random): string {
  return url.replaceAll(/:([a-z]+)/g, (_match, name: string) => {
    if (below(random, 2 * BROKEN) === 0) return encodeURIComponent(strangeText(random));
    const known = url.includes('/tables/') ? words.of('table') : words.like(ID);
    return name === 'id' ? String(known ?? 'aaaaaaaaaaaa') : String(below(random, name === 'seat' ? 5 : LARGEST_NUMBER));
  });
}

function queriesFrom(value: unknown, random: Random): Record<string, string> {
  const parts = Object.entries(value as object).map(([key, part]) => [
    key,
    below(random, 2 * BROKEN) === 0 ? strangeText(random) : String(part),
  ]);
  return Object.fromEntries(parts);
}

function strangeText(random: Random): string {
  const value = pick(STRANGE, random);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.toWellFormed();
}

async function failedJobsOf(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const failed = figures.matchAll(/durbar_jobs_total\{[^}]*outcome="failed"[^}]*\} (\d+)/g);
  return [...failed].reduce((sum, [, count]) => sum + Number(count), 0);
}
