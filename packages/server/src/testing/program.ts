import type { MadeToken, Message, Scope } from '@durbar/protocol';
import { TestGuest } from './guest.ts';
import { until } from './wait.ts';

/** A program that uses the server with a token, as anyone could write one. */
export class TestProgram {
  readonly owner: TestGuest;
  readonly token: string;
  readonly tokenId: string;
  /** Every line of the stream. */
  readonly texts: string[] = [];
  isOpen = false;
  #closing = new AbortController();

  constructor(owner: TestGuest, { token, info }: MadeToken) {
    this.owner = owner;
    this.token = token;
    this.tokenId = info.id;
  }

  /** A new account with a token. */
  static async make(url: string, name: string, ...scopes: Scope[]): Promise<TestProgram> {
    return TestProgram.of(await TestGuest.account(url, name), ...scopes);
  }

  static async of(owner: TestGuest, ...scopes: Scope[]): Promise<TestProgram> {
    const made = await owner.must('POST', '/api/me/tokens', { name: scopes.join(' and '), scopes, days: 30 });
    return new TestProgram(owner, made as MadeToken);
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }

  /** Only the token identifies it. */
  call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return new TestGuest(this.owner.url).call(method, path, body, { ...this.headers, ...headers });
  }

  async must(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Opens the stream and records every line until it ends. */
  async listen(hear: (message: Message) => void = () => {}): Promise<Response> {
    this.#closing = new AbortController();
    const response = await fetch(`${this.owner.url}/api/bot/stream`, { headers: this.headers, signal: this.#closing.signal });
    if (!response.ok || !response.body) return response;
    this.isOpen = true;
    void this.#read(response.body, hear)
      .catch(() => {})
      .finally(() => {
        this.isOpen = false;
      });
    return response;
  }

  get messages(): Message[] {
    return this.texts.map((text) => JSON.parse(text));
  }

  heard<T extends Message['type']>(type: T): Promise<Extract<Message, { type: T }>> {
    const find = () => this.messages.find((message): message is Extract<Message, { type: T }> => message.type === type);
    return until(`a line of ${type}`, find);
  }

  close(): void {
    this.#closing.abort();
  }

  async #read(body: ReadableStream<Uint8Array>, hear: (message: Message) => void): Promise<void> {
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        this.texts.push(line);
        hear(JSON.parse(line));
      }
    }
  }
}
