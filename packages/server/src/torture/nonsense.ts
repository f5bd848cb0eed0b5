import { below, defined, type Random, seededRandom } from '@durbar/engine';
import type { Command, TableInfo } from '@durbar/protocol';
import { WebSocket } from 'ws';
import { openStorage, type StorageOptions } from '../storage/index.ts';
import { freePort } from '../testing/free-port.ts';
import { TestGuest } from '../testing/guest.ts';
import { startServer } from '../testing/process.ts';
import { memoryOf } from '../testing/usage.ts';
import { growthOf } from './growth.ts';
import { mutate } from './mutate.ts';

export interface NonsenseOptions {
  readonly storage: StorageOptions;
  readonly messages: number;
  readonly sockets: number;
  readonly seed: string;
  readonly onProgress?: (sent: number) => void;
}

export interface NonsenseReport {
  readonly sent: number;
  readonly answered: number;
  readonly isAlive: boolean;
  /** Changed tables. */
  readonly changed: readonly string[];
  /** How much more memory the server used in the last quarter than in the second, in bytes. */
  readonly growth: number;
}

/** Messages in flight on one socket. */
const WINDOW = 64;
/** Milliseconds between memory samples. */
const SAMPLE_EVERY = 200;

/** Sends mutated and random messages, from strangers and from people seated at the tables. */
export async function sendNonsense(options: NonsenseOptions): Promise<NonsenseReport> {
  const { storage, messages, sockets, seed } = options;
  const environment = { COMMANDS_PER_SECOND: '100000', MAX_SOCKETS_PER_PERSON: '1000' };
  const server = await startServer({ storage, port: await freePort(), environment });
  const scene = await setScene(server.url);
  const before = await snapshot(storage, scene.tables);
  const random = seededRandom(seed);
  const counts = { sent: 0, answered: 0 };
  const memory: number[] = [];
  const sampling = setInterval(async () => memory.push(await memoryOf(server.pid)), SAMPLE_EVERY);
  await Promise.all(
    Array.from({ length: sockets }, (_, index) => {
      const isSeated = index % 2 === 0;
      const person = defined(isSeated ? scene.waiting : scene.stranger, 'person');
      const makeMessage = (): string | Buffer => nonsense(random, scene.tables, isSeated);
      const progress = options.onProgress ? { onProgress: options.onProgress } : {};
      return flood(person, { makeMessage, counts, goal: messages, ...progress });
    }),
  );
  clearInterval(sampling);
  const isAlive = (await fetch(`${server.url}/health`)).ok;
  const changed = await compare(storage, before);
  await server.stop();
  return { ...counts, isAlive, changed, growth: growthOf(memory) };
}

interface Scene {
  readonly tables: readonly string[];
  /** Seated at the tables, but it is someone else's turn. */
  readonly waiting: TestGuest;
  readonly stranger: TestGuest;
}

async function setScene(url: string): Promise<Scene> {
  const [host, waiting, stranger] = [await TestGuest.enter(url), await TestGuest.enter(url), await TestGuest.enter(url)];
  const tables: string[] = [];
  for (const game of ['taj-mahal', 'rajas', 'cards-and-karma']) {
    const people = game === 'taj-mahal' ? 3 : 2;
    const wanted = { game, players: people, pace: { kind: 'none' }, visibility: 'public' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    if (people === 3) await host.must('PUT', `/api/tables/${id}/seats/2`, { bot: 'random' });
    const { turn } = (await waiting.must('POST', `/api/tables/${id}/join`, { seat: 1 })) as TableInfo;
    if (turn?.decider === 0) tables.push(id);
  }
  return tables.length > 0 ? { tables, waiting, stranger } : setScene(url);
}

/** Complete commands that must be rejected, and nonsense made from them. */
function nonsense(random: Random, tables: readonly string[], isSeated: boolean): string | Buffer {
  const table = defined(tables[below(random, tables.length)], 'table');
  const id = below(random, 1000);
  const forAll: Command[] = [
    { type: 'move', id, table, number: below(random, 50), text: 'pass' },
    { type: 'undo', id, table, number: below(random, 50), extent: 'turn' },
    { type: 'ping', id },
    { type: 'watch', id, table, have: 1_000_000 },
    { type: 'unwatch', id, table },
  ];
  const forStrangers: Command[] = [
    { type: 'ask', id, table, request: { kind: 'cancel' } },
    { type: 'reply', id, table, request: 'abcdefghijkl', consent: true },
    { type: 'say', id, table, key: 'abcdefgh', text: 'hello' },
    { type: 'leave', id, table },
    { type: 'return', id, table },
  ];
  const commands = isSeated ? forAll : [...forAll, ...forStrangers];
  return mutate(defined(commands[below(random, commands.length)], 'command'), random);
}

interface Flood {
  readonly makeMessage: () => string | Buffer;
  readonly counts: { sent: number; answered: number };
  readonly goal: number;
  readonly onProgress?: (sent: number) => void;
}

/** Keeps a window of messages in flight; reconnects when disconnected. */
async function flood(person: TestGuest, { makeMessage, counts, goal, onProgress }: Flood): Promise<void> {
  while (counts.sent < goal) {
    const socket = new WebSocket(`${person.url.replace('http', 'ws')}/socket`, { headers: { cookie: person.cookie } });
    socket.on('error', () => {});
    let waiting = 0;
    await new Promise<void>((resolve) => {
      const pump = (): void => {
        while (waiting < WINDOW && counts.sent < goal && socket.readyState === socket.OPEN) {
          waiting++;
          counts.sent++;
          if (counts.sent % 10_000 === 0) onProgress?.(counts.sent);
          socket.send(makeMessage());
        }
        if (counts.sent >= goal) socket.close();
      };
      socket.on('message', () => {
        waiting--;
        counts.answered++;
        pump();
      });
      socket.on('open', pump);
      socket.on('close', () => resolve());
    });
  }
}

async function snapshot(options: StorageOptions, tables: readonly string[]): Promise<Map<string, string>> {
  const storage = await openStorage(options);
  const records = await storage.tables.loadMany(tables);
  await storage.close();
  return new Map(records.map((record) => [record.id, JSON.stringify(record)]));
}

async function compare(options: StorageOptions, before: ReadonlyMap<string, string>): Promise<string[]> {
  const after = await snapshot(options, [...before.keys()]);
  return [...before].filter(([table, record]) => after.get(table) !== record).map(([table]) => table);
}
