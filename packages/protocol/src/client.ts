import type { Command, CommandOf, Unnumbered } from './commands.ts';
import type { Connect, Link } from './link.ts';
import type { Message, MessageOf } from './messages.ts';
import type { Fault } from './parts.ts';
import { foldMessage, GAP, type WatchedTable } from './watched-table.ts';

export type Answer = { readonly ok: true; readonly number?: number } | { readonly ok: false; readonly fault: Fault };

export interface ClientPorts {
  readonly connect: Connect;
  /** Delay before each reconnect attempt, in milliseconds. */
  readonly patience?: (attempt: number) => number;
  /** Silence, in milliseconds, after which the client pings the server. */
  readonly pingAfter?: number;
}

/** Whether the page is visible, what it shows, and whether to name the person as a spectator. */
type Attending = Pick<CommandOf<'presence'>, 'visible' | 'phone' | 'named'>;

interface Pending {
  readonly command: Command;
  readonly settle: (answer: Answer) => void;
}

interface Watched {
  state: WatchedTable | undefined;
  readonly listeners: Set<(state: WatchedTable, message: Message) => void>;
}

const LONGEST_WAIT = 10_000;
const PING_AFTER = 20_000;
/** Faults worth retrying after a short wait. */
const PASSING: ReadonlySet<string> = new Set(['too-fast', 'busy']);
const RETRY_AFTER = 1000;

/** Doubles up to ten seconds, with jitter so clients don't reconnect in lockstep. */
function growingPatience(attempt: number): number {
  return Math.min(LONGEST_WAIT, 250 * 2 ** attempt) * (0.5 + Math.random() / 2);
}

/**
 * One socket to the server. Commands are numbered and resent after a reconnect until answered; watched tables resume from the last known
 * entry. Resending is safe: the server deduplicates by number.
 */
export class OnlineClient {
  readonly #ports: ClientPorts;
  readonly #pending = new Map<number, Pending>();
  readonly #watched = new Map<string, Watched>();
  readonly #listeners = new Set<(message: Message) => void>();
  readonly #onStatus = new Set<(isOnline: boolean) => void>();
  #link: Link | undefined;
  /** Counts the lines opened so far: one that was given up is no longer heard. */
  #line = 0;
  /** The table that the line was opened for. */
  #home: string | undefined;
  #areTogether = false;
  #isOnline = false;
  #isClosed = false;
  #attempt = 0;
  #nextId = 1;
  #attending: Attending | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAwaitingPong = false;
  /** Server time minus local time. */
  clockOffset = 0;

  constructor(ports: ClientPorts) {
    this.#ports = ports;
    this.#connect();
  }

  get isOnline(): boolean {
    return this.#isOnline;
  }

  /** Subscribes to all server messages; returns the unsubscribe function. */
  onMessage(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onStatus(listener: (isOnline: boolean) => void): () => void {
    this.#onStatus.add(listener);
    return () => this.#onStatus.delete(listener);
  }

  /** Sends a command and waits for its answer, across reconnects. */
  send(unnumbered: Unnumbered<Command>): Promise<Answer> {
    const command: Command = { ...unnumbered, id: this.#nextId++ };
    return new Promise((settle) => {
      this.#pending.set(command.id, { command, settle });
      this.#transmit(command);
    });
  }

  /** Keeps a table's state up to date; returns the unsubscribe function. */
  watch(table: string, listener: (state: WatchedTable, message: Message) => void): () => void {
    const watched = this.#watched.get(table) ?? { state: undefined, listeners: new Set() };
    watched.listeners.add(listener);
    if (!this.#watched.has(table)) {
      this.#watched.set(table, watched);
      this.#joinTheOthers();
      this.#rewatch(table, watched);
    }
    return () => this.#unwatch(table, watched, listener);
  }

  stateOf(table: string): WatchedTable | undefined {
    return this.#watched.get(table)?.state;
  }

  /** Answers the pending question of a watched table. */
  move(table: string, text: string): Promise<Answer> {
    return this.send({ type: 'move', table, number: this.#numberOf(table), text });
  }

  undo(table: string, extent: 'step' | 'turn'): Promise<Answer> {
    return this.send({ type: 'undo', table, number: this.#numberOf(table), extent });
  }

  /** Reports whether the person is looking at the page. */
  attend(attending: Attending): void {
    this.#attending = attending;
    this.#tellPresence();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#link?.close();
    for (const { settle } of this.#pending.values())
      settle({ ok: false, fault: { code: 'closed', message: 'The client was closed.' } });
    this.#pending.clear();
  }

  #connect(): void {
    const line = ++this.#line;
    const whileCurrent = (heed: () => void): void => {
      if (line === this.#line) heed();
    };
    this.#home = this.#newestTable();
    this.#link = this.#ports.connect(
      {
        opened: () => whileCurrent(() => this.#opened()),
        received: (text) => whileCurrent(() => this.#received(text)),
        closed: () => whileCurrent(() => this.#lost()),
      },
      this.#home,
    );
  }

  /** Takes a new line if the others at the table are on another one; listeners hear nothing, because nothing is lost. */
  #joinTheOthers(): void {
    const table = this.#newestTable();
    if (!this.#areTogether || !this.#isOnline || table === undefined || table === this.#home) return;
    const left = this.#link;
    this.#isOnline = false;
    clearTimeout(this.#timer);
    this.#connect();
    left?.close();
  }

  #newestTable(): string | undefined {
    return [...this.#watched.keys()].at(-1);
  }

  #opened(): void {
    this.#isOnline = true;
    this.#attempt = 0;
    this.#isAwaitingPong = false;
    for (const listener of this.#onStatus) listener(true);
    this.#tellPresence();
    for (const table of this.#watched.keys()) this.#forgetWatch(table);
    const waiting = [...this.#pending.values()];
    for (const [table, watched] of this.#watched) this.#rewatch(table, watched);
    for (const { command } of waiting) this.#transmit(command);
    this.#expectSound();
  }

  #lost(): void {
    const wasOnline = this.#isOnline;
    this.#isOnline = false;
    clearTimeout(this.#timer);
    if (wasOnline) for (const listener of this.#onStatus) listener(false);
    if (this.#isClosed) return;
    const wait = (this.#ports.patience ?? growingPatience)(this.#attempt++);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #received(text: string): void {
    this.#isAwaitingPong = false;
    this.#expectSound();
    const message: Message = JSON.parse(text);
    if (message.type === 'ack' || message.type === 'refused') this.#settle(message);
    if (message.type === 'welcome' || message.type === 'pong') this.clockOffset = message.time - Date.now();
    this.#foldInto(message);
    for (const listener of this.#listeners) listener(message);
    if (message.type === 'welcome') {
      this.#areTogether = message.together ?? false;
      this.#joinTheOthers();
    }
  }

  #settle(message: MessageOf<'ack'> | MessageOf<'refused'>): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type === 'refused') pending?.settle({ ok: false, fault: message.fault });
    else pending?.settle({ ok: true, ...(message.number === undefined ? {} : { number: message.number }) });
  }

  #foldInto(message: Message): void {
    const table = tableOf(message);
    const watched = table === undefined ? undefined : this.#watched.get(table);
    if (table === undefined || !watched) return;
    const state = foldMessage(watched.state, message);
    if (state === GAP) {
      this.#rewatch(table, watched);
      return;
    }
    watched.state = state;
    if (state) for (const listener of watched.listeners) listener(state, message);
  }

  #forgetWatch(table: string): void {
    for (const [id, { command }] of this.#pending) {
      if (command.type === 'watch' && command.table === table) this.#pending.delete(id);
    }
  }

  #rewatch(table: string, watched: Watched): void {
    this.#forgetWatch(table);
    const { state } = watched;
    const talk = (state?.talk.at(-1)?.number ?? -1) + 1;
    const answered = this.send({ type: 'watch', table, have: state?.entries.length ?? 0, talk, patches: true });
    void answered.then((answer) => {
      if (!answer.ok && PASSING.has(answer.fault.code)) setTimeout(() => this.#watchAgain(table, watched), RETRY_AFTER);
    });
  }

  #watchAgain(table: string, watched: Watched): void {
    if (!this.#isClosed && this.#watched.get(table) === watched) this.#rewatch(table, watched);
  }

  #unwatch(table: string, watched: Watched, listener: (state: WatchedTable, message: Message) => void): void {
    watched.listeners.delete(listener);
    if (watched.listeners.size > 0) return;
    this.#watched.delete(table);
    void this.send({ type: 'unwatch', table });
  }

  #numberOf(table: string): number {
    return this.#watched.get(table)?.state?.number ?? 0;
  }

  #tellPresence(): void {
    if (this.#attending && this.#isOnline) void this.send({ type: 'presence', ...this.#attending });
  }

  #transmit(command: Command): void {
    if (this.#isOnline) this.#link?.send(JSON.stringify(command));
  }

  /** A silent connection is pinged once and dropped at the second timeout. */
  #expectSound(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#silence(), this.#ports.pingAfter ?? PING_AFTER);
  }

  #silence(): void {
    if (this.#isAwaitingPong) {
      this.#link?.close();
      return;
    }
    this.#transmit({ type: 'ping', id: this.#nextId++ });
    this.#expectSound();
    this.#isAwaitingPong = true;
  }
}

function tableOf(message: Message): string | undefined {
  if (message.type === 'info') return message.info.id;
  if (message.type === 'state' || message.type === 'update' || message.type === 'talk' || message.type === 'presence')
    return message.table;
  return undefined;
}
