import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Bus, BusListener, Notice } from './bus.ts';
import { noticesIn, noticeText, payloadsOf } from './payloads.ts';

const CHANNEL = 'durbar';
const RETRY_AFTER = 200;
const CONNECT_WITHIN = 2000;

/** Between two statements, in milliseconds: a statement costs as much as a move's views, and people don't notice a wait this short. */
const GATHER_FOR = 20;

/**
 * LISTEN and NOTIFY on a separate connection. Notices are sent in batches after their commit, without waiting for the disk: NOTIFY inside a
 * transaction would serialise all commits. The first is sent at once; those that follow closely share a statement and its payloads.
 */
class PostgresBus implements Bus {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #self = randomBytes(8).toString('hex');
  readonly #listeners = new Set<BusListener>();
  #client: pg.Client | undefined;
  #outgoing: string[] = [];
  #sending: Promise<void> | undefined;
  #sentAt = Number.NEGATIVE_INFINITY;
  #nextSend: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: CONNECT_WITHIN });
    client.on('error', (error) => this.#lost(error));
    client.on('end', () => this.#lost(new Error('the connection for notices ended')));
    client.on('notification', ({ payload }) => this.#receive(payload));
    await client.connect();
    await client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    this.#client = client;
  }

  publish(notice: Notice): void {
    this.#outgoing.push(noticeText(notice));
    this.#sendSoon();
  }

  #sendSoon(): void {
    if (this.#sending) return;
    const wait = Math.max(0, this.#sentAt + GATHER_FOR - performance.now());
    this.#nextSend ??= setTimeout(() => void this.#send(), wait);
  }

  subscribe(listener: BusListener): void {
    this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#sending;
    await this.#send();
    await this.#client?.end();
  }

  async #send(): Promise<void> {
    clearTimeout(this.#nextSend);
    this.#nextSend = undefined;
    if (this.#sending || !this.#client || this.#outgoing.length === 0) return;
    const batch = this.#outgoing;
    this.#outgoing = [];
    this.#sentAt = performance.now();
    this.#sending = this.#notify(this.#client, batch);
    await this.#sending;
    this.#sending = undefined;
    if (this.#outgoing.length > 0) this.#sendSoon();
  }

  async #notify(client: pg.Client, batch: readonly string[]): Promise<void> {
    try {
      await client.query(`select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`, [
        payloadsOf(this.#self, batch),
      ]);
    } catch (error) {
      this.#onError(error as Error);
    }
  }

  #receive(payload: string | undefined): void {
    for (const notice of payload === undefined ? [] : noticesIn(payload, this.#self))
      for (const { heard } of this.#listeners) heard(notice);
  }

  #lost(error: Error): void {
    if (this.#isClosed || !this.#client) return;
    this.#client.removeAllListeners();
    this.#client.on('error', () => {});
    this.#client = undefined;
    this.#outgoing = [];
    this.#onError(error);
    this.#reconnect();
  }

  #reconnect(): void {
    this.#retry = setTimeout(() => {
      this.connect().then(
        () => this.#isBack(),
        (error: Error) => {
          this.#onError(error);
          if (!this.#isClosed) this.#reconnect();
        },
      );
    }, RETRY_AFTER);
  }

  #isBack(): void {
    void this.#send();
    for (const { missed } of this.#listeners) missed();
  }
}

export async function openPostgresBus(url: string, onError: (error: Error) => void): Promise<Bus> {
  const bus = new PostgresBus(url, onError);
  await bus.connect();
  return bus;
}
