import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Bus, BusListener, Notice } from './bus.ts';

const CHANNEL = 'durbar';
const RETRY_AFTER = 200;
const CONNECT_WITHIN = 2000;

/** PostgreSQL takes less than 8,000. */
const MOST_BYTES = 7900;

/** What others can read themselves is left out. */
function shortened(notice: Notice): Notice {
  if (notice.kind !== 'table') return notice;
  const { kind, table, version } = notice;
  return { kind, table, version };
}

interface Envelope {
  readonly from: string;
  readonly notice: Notice;
}

/**
 * LISTEN and NOTIFY on a separate connection. Notices are sent in batches after their commit, without waiting for the disk: NOTIFY inside a
 * transaction would serialise all commits.
 */
class PostgresBus implements Bus {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #self = randomBytes(8).toString('hex');
  readonly #listeners = new Set<BusListener>();
  #client: pg.Client | undefined;
  #outgoing: string[] = [];
  #isSending = false;
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
    const text = this.#textOf(notice);
    this.#outgoing.push(Buffer.byteLength(text) <= MOST_BYTES ? text : this.#textOf(shortened(notice)));
    if (!this.#isSending) setImmediate(() => void this.#send());
  }

  #textOf(notice: Notice): string {
    return JSON.stringify({ from: this.#self, notice } satisfies Envelope);
  }

  subscribe(listener: BusListener): void {
    this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#send();
    await this.#client?.end();
  }

  async #send(): Promise<void> {
    if (this.#isSending || !this.#client) return;
    this.#isSending = true;
    try {
      while (this.#outgoing.length > 0 && this.#client) {
        const batch = this.#outgoing;
        this.#outgoing = [];
        await this.#client.query(`select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`, [batch]);
      }
    } catch (error) {
      this.#onError(error as Error);
    } finally {
      this.#isSending = false;
    }
  }

  #receive(payload: string | undefined): void {
    // Own notices come back as well.
    if (payload === undefined || payload.startsWith(`{"from":"${this.#self}"`)) return;
    const { notice }: Envelope = JSON.parse(payload);
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
