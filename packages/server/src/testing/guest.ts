import { type Connect, linkOver, type Me, OnlineClient, socketPath } from '@durbar/protocol';
import { WebSocket } from 'ws';
import { contractOf } from './contract.ts';

/** Where the server is measured, its answers aren't checked so closely. */
const CHECKS_ANSWERS = process.env.VITEST === 'true';

/** A browser-like client: cookie, HTTP and a socket. */
export class TestGuest {
  url: string;
  readonly #cookies = new Map<string, string>();
  me: Me | undefined;

  constructor(url: string) {
    this.url = url;
  }

  static async enter(url: string): Promise<TestGuest> {
    const guest = new TestGuest(url);
    guest.me = (await guest.must('POST', '/api/guest')) as Me;
    return guest;
  }

  /** A new person with a name and a password. */
  static async account(url: string, name: string, headers: Record<string, string> = {}): Promise<TestGuest> {
    const guest = new TestGuest(url);
    await guest.call('POST', '/api/guest', undefined, headers);
    const made = await guest.call('POST', '/api/account', { name, password: 'marble and sandstone' }, headers);
    if (made.status !== 200) throw new Error(`no account for ${name}: ${made.status} ${JSON.stringify(made.body)}`);
    guest.me = made.body as Me;
    return guest;
  }

  /** Signs in with an existing session. */
  static async returning(url: string, token: string): Promise<TestGuest> {
    const guest = new TestGuest(url);
    guest.#cookies.set('durbar', token);
    guest.me = (await guest.must('GET', '/api/me')) as Me;
    return guest;
  }

  get id(): string {
    return this.me?.id ?? '';
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.callWith(method, path, body === undefined ? undefined : JSON.stringify(body), headers);
  }

  /** Like `call`, but sends the body unchanged, even if it isn't JSON. */
  async callWith(method: string, path: string, body?: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
    const request = {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body }),
    };
    // A keep-alive connection may have closed when the server restarted; retry like a browser.
    const response = await fetch(this.url + path, request).catch(() => fetch(this.url + path, request));
    for (const line of response.headers.getSetCookie()) this.#keepCookie(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const answer = { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : text, headers: response.headers };
    if (CHECKS_ANSWERS) await this.#compare(method, path, answer);
    return answer;
  }

  /** Whatever a test requests, the answer must match the API document. */
  async #compare(method: string, path: string, { status, body, headers }: { status: number; body: unknown; headers: Headers }) {
    const contract = await contractOf(this.url);
    const fault = contract.faultOf({ method, path, status, type: headers.get('content-type') ?? '', body });
    if (fault !== undefined) throw new Error(`not as documented: ${fault}`);
  }

  async must(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Opens sockets to the server, or to another one that knows the same people. */
  connect(url: () => string = () => this.url): Connect {
    return (events, table) =>
      linkOver(new WebSocket(url().replace(/^http/, 'ws') + socketPath(table), { headers: { cookie: this.cookie } }), events);
  }

  client(url?: () => string): OnlineClient {
    return new OnlineClient({ connect: this.connect(url), patience: () => 50 });
  }

  /** A client that records every byte received. */
  recorded(texts: string[]): OnlineClient {
    const connect = this.connect();
    return new OnlineClient({
      connect: (events, table) => {
        const received = (text: string): void => {
          texts.push(text);
          events.received(text);
        };
        return connect({ ...events, received }, table);
      },
    });
  }

  #keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const isGone = attributes.some((attribute) => /max-age=0|expires=thu, 01 jan 1970/i.test(attribute.trim()));
    if (isGone) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
