import { PassThrough } from 'node:stream';
import type { Message, MessageOf, PersonRef } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { markPresence } from '../people/presence.ts';
import type { Watcher } from '../play/room.ts';
import type { Listener } from '../socket/hub.ts';
import { infoOf } from '../tables/info.ts';

/** Disconnect a program that reads too slowly. */
const MAX_UNREAD_BYTES = 1_000_000;
const PING_EVERY = 15_000;
/** Finished tables stay in the stream for a while, in case of a rematch. */
const MOST_OVER = 10;
const ALL_THERE_IS = Number.MAX_SAFE_INTEGER;

/** The stream's owner and token. */
export interface ProgramIdentity {
  readonly person: PersonRef;
  readonly token: string;
}

/** Everything that concerns a program, as lines: the messages a client at the same seat would get over its socket. */
export class ProgramStream implements Listener, Watcher {
  readonly isVisible = true;
  readonly shownName = undefined;
  readonly lines = new PassThrough();
  readonly #context: Context;
  readonly #identity: ProgramIdentity;
  readonly #watched = new Set<string>();
  readonly #pings: NodeJS.Timeout;
  #isLooking = false;
  #mustLook = false;

  constructor(context: Context, identity: ProgramIdentity) {
    this.#context = context;
    this.#identity = identity;
    this.#pings = setInterval(() => this.#tell({ type: 'ping', time: context.now() }), PING_EVERY);
    this.#pings.unref();
    this.lines.once('close', () => this.#closed());
  }

  get person(): string {
    return this.#identity.person.id;
  }

  get isOpen(): boolean {
    return !this.lines.destroyed && !this.lines.writableEnded;
  }

  /** Greets the program and sends its tables. An older stream of the same person ends, because the program has reconnected. */
  async begin(): Promise<void> {
    const { hub, now } = this.#context;
    for (const listener of hub.of(this.person)) if (listener instanceof ProgramStream) listener.dismiss('too-many');
    hub.add(this);
    this.#tell({ type: 'welcome', me: this.#identity.person, time: now() });
    await markPresence(this.#context, this.person);
    await this.#tellInvitations();
    this.#look();
  }

  /** A program learns what happens, not what people say. */
  isMuted(): boolean {
    return true;
  }

  /** The token, or the tables of the person, may have changed. */
  recheck(): void {
    this.#look();
  }

  send(text: string): void {
    if (!this.isOpen) return;
    this.lines.write(`${text}\n`);
    if (this.lines.writableLength + this.lines.readableLength > MAX_UNREAD_BYTES) this.#drop();
    // Someone sat down, left, or wants a rematch.
    if (text.startsWith('{"type":"info"')) this.#look();
  }

  dismiss(reason: MessageOf<'bye'>['reason']): void {
    if (!this.isOpen) return;
    this.#context.metrics.droppedSockets.inc({ reason });
    this.#tell({ type: 'bye', reason });
    this.lines.end();
    this.#leave();
  }

  #drop(): void {
    this.#context.metrics.droppedSockets.inc({ reason: 'too-slow' });
    this.lines.destroy();
  }

  #tell(message: Message): void {
    this.send(JSON.stringify(message));
  }

  /** Runs again if something changes during the lookup. */
  #look(): void {
    this.#mustLook = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    this.#lookAround()
      .catch((error) => this.#context.log.error({ err: error }, 'could not follow a program’s tables'))
      .finally(() => {
        this.#isLooking = false;
      });
  }

  async #lookAround(): Promise<void> {
    while (this.#mustLook && this.isOpen) {
      this.#mustLook = false;
      const { storage, now } = this.#context;
      if ((await storage.tokens.valid([this.#identity.token], now())).length === 0) return this.dismiss('signed-out');
      await this.#followTables();
    }
  }

  async #followTables(): Promise<void> {
    const { storage, rooms } = this.#context;
    const mine = new Set((await storage.tables.ofPerson(this.person)).map(({ id }) => id));
    for (const table of mine) if (!this.#watched.has(table)) await this.#watch(table);
    const others = [...this.#watched].filter((table) => !mine.has(table));
    for (const table of others.slice(0, -MOST_OVER)) {
      this.#watched.delete(table);
      await rooms.unwatch(table, this);
    }
  }

  /** Sent one after another, as fast as they are read, because a program may have many tables. */
  async #watch(table: string): Promise<void> {
    const { rooms } = this.#context;
    await this.#whenRead();
    if (!this.isOpen) return;
    this.#watched.add(table);
    await rooms.watch(table, this, { have: 0, talk: ALL_THERE_IS, updates: 'whole' });
    if (!this.isOpen) await rooms.unwatch(table, this);
  }

  #whenRead(): Promise<void> {
    const { lines } = this;
    if (!lines.writableNeedDrain || lines.destroyed) return Promise.resolve();
    return new Promise((resolve) => {
      const go = (): void => {
        lines.off('drain', go).off('close', go);
        resolve();
      };
      lines.once('drain', go).once('close', go);
    });
  }

  async #tellInvitations(): Promise<void> {
    const { storage } = this.#context;
    const open = await storage.tables.loadMany(await storage.access.openTo(this.person));
    for (const { id: table, game, host: by, seats } of open.map(infoOf))
      if (by && !seats.some(({ person }) => person?.id === this.person)) this.#tell({ type: 'invited', table, game, by });
  }

  #closed(): void {
    clearInterval(this.#pings);
    this.#leave();
  }

  #leave(): void {
    const { hub, rooms, log, isStopping } = this.#context;
    if (!hub.of(this.person).includes(this)) return;
    hub.remove(this);
    for (const table of this.#watched) void rooms.unwatch(table, this);
    this.#watched.clear();
    if (isStopping()) return;
    markPresence(this.#context, this.person).catch((error) => log.error({ err: error }, 'could not mark presence'));
  }
}

/** The streams of this process. */
export function programsIn({ hub }: Pick<Context, 'hub'>): ProgramStream[] {
  return hub.all().filter((listener) => listener instanceof ProgramStream);
}
