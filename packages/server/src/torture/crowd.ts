import { setTimeout as delay } from 'node:timers/promises';
import { below, type Random } from '@durbar/engine';
import type { OnlineClient, Pace, TableInfo } from '@durbar/protocol';
import { openStorage, type StorageOptions } from '../storage/index.ts';
import type { JournalLine } from '../storage/journal-lines.ts';
import { TestGuest } from '../testing/guest.ts';
import { type AckedMove, autoplay } from '../testing/players.ts';
import { until } from '../testing/wait.ts';

export interface CrowdOptions {
  readonly games: readonly { readonly id: string; readonly players: { readonly min: number; readonly max: number } }[];
  readonly tables: number;
  readonly random: Random;
  /** Where to connect; asked again for each attempt. */
  readonly url: () => string;
  readonly pace?: Pace;
}

/** A dead process's lease on a bot turn must expire first. */
const PATIENCE = 90_000;

interface Party {
  readonly people: readonly TestGuest[];
  readonly clients: readonly OnlineClient[];
  table: string;
}

/** Clients that play game after game at several tables with bots, whatever happens to the server. */
export class Crowd {
  readonly acked: AckedMove[] = [];
  readonly refusals: string[] = [];
  readonly tables: string[] = [];
  finished = 0;
  readonly #options: CrowdOptions;
  readonly #parties: Party[] = [];
  #isStopped = false;

  constructor(options: CrowdOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    for (let index = 0; index < this.#options.tables; index++) {
      const people = [await this.#enter(), await this.#enter()];
      const clients = people.map((person) => person.client(this.#options.url));
      const party: Party = { people, clients, table: '' };
      this.#parties.push(party);
      await this.#play(party, index);
    }
  }

  /** How far each current game is: its table and the length of its journal, or that it is over. */
  progress(): Map<string, number> {
    return new Map(
      this.#parties.map(({ table, clients }) => {
        const state = clients[0]?.stateOf(table);
        return [table, state?.info.status === 'finished' ? Number.POSITIVE_INFINITY : (state?.number ?? -1)];
      }),
    );
  }

  /** Games without progress since then. */
  waitingSince(before: ReadonlyMap<string, number>): string[] {
    const now = this.progress();
    return [...before].filter(([table, number]) => now.has(table) && (now.get(table) ?? 0) <= number).map(([table]) => table);
  }

  /** Seats that someone lost without leaving, in the current games. */
  lostSeats(): string[] {
    return this.#parties.flatMap(({ table, clients }, index) => {
      const seats = clients[1]?.stateOf(table)?.info.seats ?? [];
      const lost = seats.filter(({ seat, away }) => away && !(seat === 0 && isLeftByHost(index)));
      return lost.map(({ seat }) => `${table}: seat ${seat}`);
    });
  }

  /** Waits for so many more acknowledged moves, whatever they take on a busy machine. */
  async played(moves: number): Promise<void> {
    const wanted = this.acked.length + moves;
    await until(`${moves} moves`, () => this.acked.length >= wanted, PATIENCE);
  }

  stop(): void {
    this.#isStopped = true;
    for (const { clients } of this.#parties) for (const client of clients) client.close();
  }

  async #enter(): Promise<TestGuest> {
    const guest = new TestGuest(this.#options.url());
    guest.me = await this.#insist(guest, 'POST', '/api/guest');
    return guest;
  }

  /** Retries until the server answers. */
  async #insist<T>(person: TestGuest, method: string, path: string, body?: unknown): Promise<T> {
    for (;;) {
      try {
        person.url = this.#options.url();
        return (await person.must(method, path, body)) as T;
      } catch (error) {
        if (this.#isStopped) throw error;
        const isOver = /already-seated|not-open/.test(String(error));
        if (isOver) return undefined as T;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  /** Creates a table; at every third one the host leaves, so bots play among themselves for a while. */
  async #play(party: Party, index: number): Promise<void> {
    const { random, games, pace = { kind: 'none' } } = this.#options;
    const [host, guest] = party.people;
    const game = games[index % games.length];
    if (!host || !guest || !game) throw new Error('no one is there');
    const players = Math.max(3, game.players.min);
    const wanted = { game: game.id, players, pace, visibility: 'public' };
    const { id } = await this.#insist<TableInfo>(host, 'POST', '/api/tables', wanted);
    for (let seat = 2; seat < players; seat++)
      await this.#insist(host, 'PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'random' });
    await this.#insist(guest, 'POST', `/api/tables/${id}/join`, { seat: 1 });
    if (pace.kind === 'live') {
      await this.#insist(guest, 'POST', `/api/tables/${id}/ready`, { ready: true });
      await this.#insist(host, 'POST', `/api/tables/${id}/start`);
    }
    party.table = id;
    this.tables.push(id);
    const stops = party.clients.map((client) =>
      autoplay(client, id, {
        random,
        pause: () => below(random, 8),
        onAck: (move) => this.acked.push(move),
        onRefusal: (answer) => !answer.ok && this.#refused(answer.fault.code),
      }),
    );
    if (isLeftByHost(index)) void party.clients[0]?.send({ type: 'leave', table: id });
    const next = (): void => {
      if (party.clients[1]?.stateOf(id)?.info.status !== 'finished' || this.#isStopped) return;
      for (const stop of stops) stop();
      unwatch?.();
      this.finished++;
      void this.#play(party, index).catch(() => {});
    };
    const unwatch = party.clients[1]?.watch(id, next);
  }

  #refused(code: string): void {
    if (!['closed', 'busy', 'seat-away'].includes(code)) this.refusals.push(code);
  }
}

const isLeftByHost = (index: number): boolean => index % 3 === 2;

/** Acknowledged moves missing from the storage. */
export async function findLost(options: StorageOptions, acked: readonly AckedMove[]): Promise<string[]> {
  const storage = await openStorage(options);
  const lost: string[] = [];
  for (const [table, moves] of Map.groupBy(acked, (move) => move.table)) {
    const kept: JournalLine[] = (await storage.archive.journal(table)) ?? (await storage.tables.journal(table, 0));
    const lines = kept.filter(({ number }) => number >= 0);
    const gap = lines.findIndex(({ number }, index) => number !== index);
    if (gap >= 0) lost.push(`${table}: no entry ${gap}`);
    for (const { number, seat, text } of moves) {
      const line = lines[number];
      if (line?.by !== seat || line.text !== text) lost.push(`${table}: ${number} ${text}`);
    }
  }
  await storage.close();
  return lost;
}

/** Stalled games. */
export async function findStuck(crowd: Crowd): Promise<string[]> {
  const before = crowd.progress();
  const end = Date.now() + PATIENCE;
  let waiting = crowd.waitingSince(before);
  while (waiting.length > 0 && Date.now() < end) {
    await delay(20);
    waiting = crowd.waitingSince(before);
  }
  return waiting;
}
