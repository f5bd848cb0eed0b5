import type { Duplex } from 'node:stream';
import { Command, type CommandOf, type Fault, type Message, type MessageOf } from '@durbar/protocol';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { faultOf } from '../faults.ts';
import { isKeepable } from '../http/body.ts';
import { leaveSearch, stayInSearch } from '../pairing/searching.ts';
import { markPresence } from '../people/presence.ts';
import type { Watcher } from '../play/room.ts';
import { Allowance } from '../rate.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import { lobbyFor } from '../tables/lobby.ts';
import { admissionOf } from '../tables/sharing.ts';
import { dispatch } from './dispatch.ts';
import type { Listener } from './hub.ts';

const command = Compile(Command);

/** Disconnect a client whose send buffer keeps growing. */
const MAX_UNREAD_BYTES = 1_000_000;
/** Maximum queued commands per client. */
const MAX_WAITING = 32;
/** Invalid messages use more of the rate limit than valid commands. */
const COST_OF_NONSENSE = 4;
/** Response size covered by one command's cost. */
const BYTES_PER_COMMAND = 8192;
/** Rate-limit rejections per second of allowance before a client is disconnected. */
const REFUSALS_TOLERATED = 10;
/** Grace period for a client to close the socket itself. */
const FAREWELL = 1000;
const POLICY_VIOLATION = 1008;

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly sessionHash: string;
}

/** A socket and the stream beneath it. */
export interface SocketLine {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/** One client's socket. */
export class Connection implements Listener, Watcher {
  identity: Identity;
  readonly watched = new Set<string>();
  readonly #context: Context;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #allowance: Allowance;
  /** Refilled slowly: an honest client hits the limit occasionally, a flooder constantly. */
  readonly #tolerance: Allowance;
  #muted: ReadonlySet<string> = new Set();
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isAlive = true;
  #isGathering = false;
  #isPonging = false;
  #isDismissed = false;
  #sentBytes = 0;
  isVisible = false;
  #isNamed = true;
  #isPhone = false;

  constructor(context: Context, { socket, stream }: SocketLine, identity: Identity) {
    this.#context = context;
    this.#socket = socket;
    this.#stream = stream;
    this.identity = identity;
    const { commandsPerSecond } = context.settings;
    this.#allowance = new Allowance({ perSecond: commandsPerSecond, burst: 2 * commandsPerSecond }, context.now);
    const refusals = REFUSALS_TOLERATED * commandsPerSecond;
    this.#tolerance = new Allowance({ perSecond: refusals / 10, burst: refusals }, context.now);
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : String(data)));
    socket.on('close', () => this.#closed());
    socket.on('error', (error) => context.log.debug({ err: error }, 'socket error'));
    socket.on('ping', (data) => this.#pong(data));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
  }

  get person(): string {
    return this.identity.id;
  }

  /** Guest names are meaningless. */
  get shownName(): string | undefined {
    return this.#isNamed && this.identity.kind === 'account' ? this.identity.name : undefined;
  }

  /** Otherwise set-up for a closed connection would leak. */
  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Greets the client once everything about it is known. */
  async begin(): Promise<void> {
    await this.reloadMuted();
    if (!this.isOpen) return;
    this.#context.hub.add(this);
    await stayInSearch(this.#context, this.person);
    // The client reports presence immediately, possibly before this point.
    if (this.isVisible) await this.#markPresence();
    const { id, name } = this.identity;
    const together = this.#context.settings.tablesTogether ? { together: true as const } : {};
    this.tell({ type: 'welcome', me: { id, name }, time: this.#context.now(), ...together });
  }

  isMuted(person: string): boolean {
    return this.#muted.has(person);
  }

  async reloadMuted(): Promise<void> {
    const relations = await this.#context.storage.relations.of(this.person);
    this.#muted = new Set(relations.map(({ other_id }) => other_id));
  }

  recheck(): void {
    void this.#recheck().catch((error) => this.#context.log.error({ err: error }, 'could not check a connection'));
  }

  async #recheck(): Promise<void> {
    const { storage, now } = this.#context;
    const valid = await storage.sessions.valid([this.identity.sessionHash], now());
    if (valid.length === 0) return this.dismiss('signed-out');
    const person = await storage.people.byId(this.person);
    if (person) this.identity = { ...this.identity, name: person.name, kind: person.kind };
    await this.reloadMuted();
    if (this.#context.hub.isInLobby(this)) await this.showLobby();
    for (const table of this.watched) await this.#recheckAccess(table);
  }

  /** Shows the public tables, and from now on their changes. */
  async showLobby(): Promise<void> {
    const { hub, storage } = this.#context;
    const blocked = await storage.relations.blockedWith(this.person);
    if (this.isOpen) hub.enterLobby(this, blocked);
    this.tell({ type: 'lobby', tables: await lobbyFor(this.#context, blocked) });
  }

  async #recheckAccess(table: string): Promise<void> {
    const { rooms } = this.#context;
    const admission = await rooms.look(table, ({ record }) => admissionOf(this.#context, record, this.person));
    if (admission === 'table') return;
    if (admission === 'review') this.#context.hub.followReview(this, table);
    else this.watched.delete(table);
    await rooms.unwatch(table, this);
  }

  tell(message: Message): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    if (!this.isOpen || this.#isTooSlow()) return;
    this.#gather();
    this.#sentBytes += text.length;
    this.#socket.send(text);
  }

  /** Runs a command with a possibly large response, charged by size. */
  async charged<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#sentBytes;
    const done = await work();
    this.#allowance.charge((this.#sentBytes - before) / BYTES_PER_COMMAND);
    return done;
  }

  /** At most one pong is queued, and pings count as commands; otherwise a client that never reads could exhaust memory. */
  #pong(data: Buffer): void {
    if (this.#isDismissed || this.#isTooSlow()) return;
    if (!this.#allowance.spend()) this.#tooFast();
    else if (!this.#isPonging) this.#answerPing(data);
  }

  #answerPing(data: Buffer): void {
    this.#isPonging = true;
    this.#socket.pong(data, false, () => {
      this.#isPonging = false;
    });
  }

  #isTooSlow(): boolean {
    if (this.#socket.bufferedAmount <= MAX_UNREAD_BYTES) return false;
    this.#context.metrics.droppedSockets.inc({ reason: 'too-slow' });
    this.#socket.terminate();
    return true;
  }

  #tooFast(): void {
    if (!this.#tolerance.spend()) this.dismiss('too-fast');
  }

  /** Batches messages sent in the same tick. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
      this.#stream.uncork();
    });
  }

  /** Sends the reason and closes. Queued and later messages are ignored. */
  dismiss(reason: MessageOf<'bye'>['reason']): void {
    if (this.#isDismissed) return;
    this.#isDismissed = true;
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
    this.#context.metrics.droppedSockets.inc({ reason });
    this.tell({ type: 'bye', reason });
    this.#socket.close(reason === 'restart' ? 1012 : POLICY_VIOLATION);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Closes the socket if the last ping went unanswered. */
  checkAlive(): void {
    if (!this.#isAlive) {
      this.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  #receive(text: string | undefined): void {
    if (this.#isDismissed) return;
    const received = performance.now();
    const parsed = text === undefined ? undefined : parse(text);
    if (!command.Check(parsed)) this.#rejectNonsense(parsed);
    else if (this.#waiting >= MAX_WAITING || !this.#allowance.spend()) {
      this.#refuse(parsed.id, faultOf('too-fast'));
      this.#tooFast();
    } else this.#enqueue(parsed, received);
  }

  #enqueue(parsed: Command, received: number): void {
    this.#context.metrics.commands.inc({ type: parsed.type });
    this.#waiting++;
    this.#tail = this.#tail.then(() => this.#handle(parsed, received)).finally(() => this.#waiting--);
  }

  async #handle(parsed: Command, received: number): Promise<void> {
    if (this.#isDismissed) return;
    try {
      const answer = await dispatch(this.#context, this, parsed);
      if (!answer.ok) return this.#refuse(parsed.id, answer.fault);
      this.tell(answer.value);
      if (parsed.type === 'move') this.#context.metrics.acknowledgement.observe((performance.now() - received) / 1000);
    } catch (error) {
      this.#refuse(parsed.id, faultOf(isUnavailable(error) ? 'busy' : 'server-error'));
      const level = isUnavailable(error) ? 'warn' : 'error';
      this.#context.log[level]({ err: error, command: parsed.type }, 'a command failed');
    }
  }

  #rejectNonsense(parsed: unknown): void {
    if (this.#allowance.spend(COST_OF_NONSENSE)) this.#refuse(idOf(parsed) ?? 0, faultOf('bad-message'));
    else this.dismiss('bad-message');
  }

  #refuse(id: number, fault: Fault): void {
    this.#context.metrics.refusals.inc({ code: fault.code });
    this.tell({ type: 'refused', id, fault });
  }

  /** Update presence immediately, so turn notifications are suppressed or sent. */
  async attend({ visible, phone = false, named = true }: Omit<CommandOf<'presence'>, 'type' | 'id'>): Promise<void> {
    const { hub } = this.#context;
    const was = hub.isVisible(this.person);
    this.isVisible = visible;
    this.#isNamed = named;
    this.#isPhone = phone;
    if (hub.isVisible(this.person) !== was) await this.#markPresence();
  }

  #markPresence(): Promise<void> {
    return markPresence(this.#context, this.person, this.isVisible ? { on_phone: this.#isPhone ? 1 : 0 } : {});
  }

  #leaveSearch(): void {
    leaveSearch(this.#context, this.person).catch((error) => this.#context.log.error({ err: error }, 'could not leave a search'));
  }

  #closed(): void {
    this.#context.hub.remove(this);
    if (this.isVisible && !this.#context.isStopping()) {
      this.#markPresence().catch((error) => this.#context.log.error({ err: error }, 'could not mark presence'));
    }
    if (this.#context.hub.of(this.person).length === 0 && !this.#context.isStopping()) this.#leaveSearch();
    for (const table of this.watched) void this.#context.rooms.unwatch(table, this);
    this.watched.clear();
  }
}

function parse(text: string): unknown {
  try {
    return isKeepable(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function idOf(parsed: unknown): number | undefined {
  if (typeof parsed !== 'object' || parsed === null || !('id' in parsed)) return undefined;
  const { id } = parsed;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}
