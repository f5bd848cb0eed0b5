import { setTimeout as delay } from 'node:timers/promises';
import { below, type Random } from '@durbar/engine';
import { WebSocket } from 'ws';
import { TestGuest } from '../../testing/guest.ts';
import type { Words } from './words.ts';

/** What went wrong, and what was sent. */
export interface Trouble {
  readonly what: string;
  readonly sent: string;
}

export interface Outcome {
  readonly trouble?: Trouble;
  /** What the server answered. */
  readonly body?: unknown;
}

const PATIENCE = 20_000;
const MOST_SHOWN = 400;
const MOST_ATTEMPTS = 4;
const BUSY_FOR = 1000;
const ANSWERS = ['ack', 'refused', 'pong'];

/** A client that sends given requests, waits for answers and becomes a new guest when signed out. */
export class Caller {
  readonly #url: string;
  readonly #words: Words;
  readonly #random: Random;
  /** How often each kind of answer came. */
  readonly answers: Record<string, number> = {};
  #guest: TestGuest | undefined;
  #socket: WebSocket | undefined;
  #answered: ((trouble: string | undefined) => void) | undefined;

  constructor(url: string, words: Words, random: Random) {
    this.#url = url;
    this.#words = words;
    this.#random = random;
  }

  async request(method: string, path: string, body?: string | Buffer): Promise<Outcome> {
    const sent = `${method} ${path} ${String(body ?? '')}`.slice(0, MOST_SHOWN);
    const headers = { 'x-forwarded-for': `198.51.100.${below(this.#random, 4)}` };
    try {
      const guest = await this.#somebody();
      const content = typeof body === 'object' ? new Uint8Array(body) : body;
      const answer = await this.#whenNotBusy(() => guest.callWith(method, path, content, headers));
      this.#words.hear(answer.body);
      this.#count(answer.body?.code ?? String(answer.status));
      if (answer.status === 401 && guest.cookie === '') this.#leave();
      if (answer.status < 500) return { body: answer.body };
      return { trouble: { what: `status ${answer.status}`, sent } };
    } catch (error) {
      return { trouble: { what: String(error), sent } };
    }
  }

  async command(message: string | Buffer): Promise<Outcome> {
    const what = await this.#troubleOf(message).catch(String);
    return what === undefined ? {} : { trouble: { what, sent: String(message).slice(0, MOST_SHOWN) } };
  }

  async #troubleOf(message: string | Buffer): Promise<string | undefined> {
    const socket = await this.#open();
    return new Promise((resolve) => {
      const patience = setTimeout(() => resolve('no answer'), PATIENCE);
      this.#answered = (trouble) => {
        clearTimeout(patience);
        resolve(trouble);
      };
      socket.send(message);
    });
  }

  close(): void {
    this.#leave();
  }

  async #somebody(): Promise<TestGuest> {
    if (this.#guest && this.#guest.cookie !== '') return this.#guest;
    this.#leave();
    const guest = new TestGuest(this.#url);
    const { status } = await this.#whenNotBusy(() => guest.call('POST', '/api/guest'));
    if (status >= 300) throw new Error(`no guest: status ${status}`);
    this.#guest = guest;
    return guest;
  }

  /** An overloaded machine may return busy occasionally; permanent busy is a fault. */
  async #whenNotBusy<T extends { status: number; body: { code?: string } }>(call: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const answer = await call();
      if (answer.status !== 503 || answer.body?.code !== 'busy' || attempt === MOST_ATTEMPTS) return answer;
      this.#count('busy');
      await delay(attempt * BUSY_FOR);
    }
  }

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const { cookie } = await this.#somebody();
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/socket`, { headers: { cookie } });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    // The session ended elsewhere, or the server disconnected the caller.
    socket.on('close', () => this.#answer(undefined));
    if (isOpen) return socket;
    this.#leave();
    return this.#open();
  }

  #hear(text: string): void {
    const message = JSON.parse(text);
    this.#words.hear(message);
    if (!ANSWERS.includes(message.type)) return;
    this.#count(message.fault?.code ?? message.type);
    this.#answer(message.fault?.code === 'server-error' ? 'server-error' : undefined);
  }

  #count(answer: string): void {
    this.answers[answer] = (this.answers[answer] ?? 0) + 1;
  }

  #answer(trouble: string | undefined): void {
    this.#answered?.(trouble);
    this.#answered = undefined;
  }

  #leave(): void {
    this.#socket?.terminate();
    this.#socket = undefined;
    this.#guest = undefined;
  }
}
