import type { Happened, Moment, News } from '../worker/news.ts';
import type { TableSource } from './source.ts';

/** Timeout before partial results are shown. */
const PATIENCE = 4000;

interface SendingPorts {
  show(news: News): void;
  /** Not all of the answers were accepted. */
  refuse(): void;
}

/** Sends related answers one after the other and shows their combined result. */
export class Sending {
  readonly #source: TableSource;
  readonly #ports: SendingPorts;
  #rest: readonly string[] = [];
  #held: Happened | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = $state(false);
  /** How many answers have been sent. */
  #sent = 0;

  constructor(source: TableSource, ports: SendingPorts) {
    this.#source = source;
    this.#ports = ports;
  }

  /** Whether answers are pending. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  async send(texts: readonly string[]): Promise<void> {
    const [first, ...rest] = texts;
    if (first === undefined || this.#isOpen) return;
    this.#isOpen = true;
    await this.#answer(first, rest);
  }

  receive(news: News): void {
    const [next, ...rest] = this.#rest;
    if (news.kind === 'happened' && next !== undefined && asks(news.moment, next)) {
      this.#held = afterHeld(this.#held, news);
      void this.#answer(next, rest);
    } else {
      const held = this.#taken();
      this.#close();
      this.#ports.show(news.kind === 'opened' ? news : afterHeld(held, news));
    }
  }

  stop(): void {
    this.#close();
    this.#held = undefined;
  }

  async #answer(text: string, rest: readonly string[]): Promise<void> {
    this.#rest = rest;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp(), PATIENCE);
    const sent = ++this.#sent;
    await this.#source.answer(text);
    if (this.#isOpen && this.#sent === sent && !this.#source.isSending) this.#giveUp();
  }

  /** An answer was rejected or lost: show what did arrive. */
  #giveUp(): void {
    this.#close();
    const held = this.#taken();
    this.#ports.refuse();
    if (held) this.#ports.show(held);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#rest = [];
    this.#isOpen = false;
  }

  #taken(): Happened | undefined {
    const held = this.#held;
    this.#held = undefined;
    return held;
  }
}

/** Whether the viewer is asked for this choice now. */
function asks({ question, viewer }: Moment, text: string): boolean {
  return question?.decider === viewer && question.choices.some((open) => open.text === text);
}

function afterHeld(before: Happened | undefined, news: Happened): Happened {
  return before ? { ...news, entries: [...before.entries, ...news.entries] } : news;
}
