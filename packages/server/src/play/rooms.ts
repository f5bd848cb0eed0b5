import { ok, type Result, recordOf } from '@durbar/engine';
import type { Fault, MessageOf, TalkLine } from '@durbar/protocol';
import { refuse } from '../faults.ts';
import type { Moved, Notice } from '../storage/bus.ts';
import { type JournalLine, lineOf, startLine } from '../storage/journal-lines.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { Announcer } from './announcer.ts';
import { needsCorrection, planCorrection } from './correction.ts';
import { type Course, lengthOf } from './course.ts';
import { Loader } from './loader.ts';
import { OpenRooms } from './open-rooms.ts';
import type { Planned, Planning } from './planned.ts';
import type { RoomPorts } from './ports.ts';
import type { Shown } from './project.ts';
import { RollCall, spectatorsIn } from './roll-call.ts';
import { type Room, type Subscription, seatOf, type Watcher } from './room.ts';
import { tableJobs } from './table-jobs.ts';

export interface Done {
  readonly number: number;
  readonly record: TableRecord;
}

const TALK_SHOWN = 200;

interface WatchOptions extends Omit<Subscription, 'talk'> {
  /** The number of messages the watcher already has. */
  readonly talk: number;
}

/** The tables in memory. The storage is authoritative: a writer with a stale version reloads and decides again. */
export class Rooms {
  readonly #ports: RoomPorts;
  readonly #loader: Loader;
  readonly #announcer: Announcer;
  readonly #rollCall: RollCall;
  readonly #rooms: OpenRooms;

  constructor(ports: RoomPorts) {
    this.#ports = ports;
    this.#loader = new Loader(ports);
    this.#announcer = new Announcer(ports);
    this.#rooms = new OpenRooms((table) => this.#load(table), ports.settings.cachedTables);
    this.#rollCall = new RollCall(ports, this.#rooms);
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Changes a table. */
  async act(table: string, plan: Planning): Promise<Result<Done, Fault>> {
    const done = await this.#rooms.within(table, (room) => this.#attempt(room, plan));
    return done ?? refuse('no-such-table');
  }

  /** Reads a table from memory without changing it. */
  async look<T>(table: string, read: (shown: Shown) => Promise<T> | T): Promise<T | undefined> {
    return this.#rooms.within(table, async (room) => {
      await this.#freshen(room);
      return read(room);
    });
  }

  /** Reads the current state of a table from the storage. */
  async lookClosely<T>(table: string, read: (shown: Shown) => Promise<T> | T): Promise<T | undefined> {
    return this.#rooms.within(table, async (room) => {
      await this.#freshen(room);
      await this.#refreshAmongOthers(room);
      return read(room);
    });
  }

  async watch(table: string, watcher: Watcher, { have, talk, updates }: WatchOptions): Promise<boolean> {
    const isShown = await this.#rooms.within(table, async (room) => {
      await this.#freshen(room);
      await this.#refreshAmongOthers(room);
      const lines = await this.#ports.storage.talk.read(table, talk, TALK_SHOWN);
      room.show(watcher, { have, talk: lines, updates });
      this.#rollCall.changed(room);
      return true;
    });
    return isShown ?? false;
  }

  async unwatch(table: string, watcher: Watcher): Promise<void> {
    const room = await this.#rooms.known(table);
    room?.leave(watcher);
    if (room) this.#rollCall.changed(room);
  }

  /** A person's presence changed: updates all their tables. */
  followPresence(person: string): void {
    this.#rollCall.personChanged(person);
  }

  /** Another process reports its watchers. */
  async followWatching(notice: Extract<Notice, { kind: 'watching' }>): Promise<void> {
    const room = await this.#rooms.known(notice.table);
    if (room) this.#rollCall.follow(notice, room);
  }

  /** Another process asks for our watchers. */
  async sayWhoWatches(table: string): Promise<void> {
    const room = await this.#rooms.known(table);
    if (room && room.watchers.size > 0) this.#rollCall.publish(room);
  }

  /** Repeats this process's watchers before the others forget them, and who is present, in case a notice was lost. */
  renewAttendance(): void {
    for (const room of this.#rooms.all) {
      const { named, others } = spectatorsIn(room);
      if (named.length + others > 0) this.#rollCall.publish(room);
      this.#rollCall.tellSoon(room);
    }
  }

  /** Another process changed a table: updates the copy in memory. */
  async follow(table: string, version: number, moved?: Moved): Promise<void> {
    await this.#rooms.withinKnown(table, async (room) => {
      if (room.record.version >= version || (moved && this.#followMove(room, version, moved))) return;
      await this.#refresh(room);
    });
  }

  /** False if the move doesn't directly follow what is known. */
  #followMove(room: Room, version: number, moved: Moved): boolean {
    const before = room.record;
    const from = room.course ? lengthOf(room.course) : 0;
    if (room.mayLag || !this.#loader.advance(room, version, moved)) return false;
    room.tell(before, from);
    return true;
  }

  /** Notifies local watchers; other processes load it themselves. */
  async tellTalk(table: string, lines: readonly TalkLine[]): Promise<void> {
    (await this.#rooms.known(table))?.tellTalk(lines);
  }

  /** Shows the watchers of a finished game where someone leads them. */
  async tellLed(message: MessageOf<'led'>): Promise<void> {
    (await this.#rooms.known(message.table))?.tellLed(message);
  }

  async followTalk(table: string, number: number): Promise<void> {
    const room = await this.#rooms.known(table);
    if (room && room.watchers.size > 0) room.tellTalk(await this.#ports.storage.talk.read(table, number, 1));
  }

  /** A player was renamed or deleted: updates the tables in memory and their watchers. */
  async followPerson(person: string): Promise<void> {
    await this.#rooms.withinEach(async (room) => {
      if (seatOf(room.record, person) !== undefined) await this.#readAgain(room);
    });
  }

  /** Compares cached tables with recent changes, in case a notice was lost. */
  async followAll(since: number): Promise<void> {
    for (const { id, version } of await this.#ports.storage.tables.changedSince(since)) await this.follow(id, version);
  }

  /** Waits until everything that has begun is done. */
  async drain(): Promise<void> {
    await this.#rooms.withinEach(async () => {});
  }

  announceInLobby(record: TableRecord): void {
    this.#announcer.announceInLobby(record);
  }

  /** A running game of older rules is migrated before anyone sees it. */
  async #load(table: string): Promise<Room | undefined> {
    const room = await this.#loader.load(table);
    if (room && needsCorrection(room))
      await this.#attempt(room, planCorrection(this.#ports.time(), this.#ports.storage.editions));
    return room;
  }

  async #attempt(room: Room, plan: Planning): Promise<Result<Done, Fault>> {
    for (let hasRefreshed = false; ; ) {
      await this.#freshen(room);
      const planned = await plan(room);
      if (!planned.ok || !planned.value) {
        const isNews = !hasRefreshed && (await this.#refreshAmongOthers(room));
        hasRefreshed = true;
        if (isNews) continue;
        return planned.ok ? ok(doneIn(room)) : planned;
      }
      if (await this.#commit(room, planned.value)) return ok(doneIn(room));
      this.#ports.metrics.conflicts.inc();
      await this.#refresh(room);
    }
  }

  /** With other processes, a rejection or a no-op may only mean that this process is stale. */
  async #refreshAmongOthers(room: Room): Promise<boolean> {
    return this.#ports.storage.engine === 'postgres' && (await this.#refresh(room));
  }

  async #commit(room: Room, planned: Planned): Promise<boolean> {
    const { storage, settings, hub, now, metrics } = this.#ports;
    const { record: before, course: known } = room;
    const course = planned.course ?? known;
    const written = planned.journalChanged ? undefined : known;
    const from = written ? lengthOf(written) : 0;
    const record = { ...planned.record, length: course ? lengthOf(course) : 0 };
    const at = now();
    const times = { now: at, botDelay: settings.botDelay, noticeDelay: settings.noticeDelay };
    const jobs = tableJobs(before, record, { ...times, isWatched: (person) => hub.isVisible(person) });
    const putJobs = [...jobs.put, ...(planned.jobs ?? [])];
    const { seatsChanged = false, journalChanged = false } = planned;
    const journal = course ? linesAfter(written, course) : [];
    const stop = metrics.commits.startTimer();
    try {
      const change = { table: record, before, seatsChanged, journalChanged, journal, putJobs, dropJobs: jobs.drop, at };
      if (!(await storage.tables.commit(change))) return false;
    } catch (error) {
      room.mayLag = true;
      throw error;
    } finally {
      stop();
    }
    room.record = { ...record, version: record.version + 1 };
    room.course = course;
    this.#announcer.announce(room, { before, from, lines: journal, putJobs, events: planned.events ?? [] });
    if (seatsChanged) this.#rollCall.changed(room);
    return true;
  }

  async #freshen(room: Room): Promise<void> {
    if (!room.mayLag) return;
    await this.#refresh(room);
    room.mayLag = false;
  }

  /** Names are not part of a table's version. */
  async #readAgain(room: Room): Promise<void> {
    const before = room.record;
    const record = await this.#ports.storage.tables.load(before.id);
    if (!record) return;
    if (record.version !== before.version) {
      await this.#refresh(room);
      return;
    }
    room.record = record;
    room.tell(before, record.length);
    this.announceInLobby(record);
  }

  /** Reads what others changed; true if there was something. */
  async #refresh(room: Room): Promise<boolean> {
    const before = room.record;
    const from = room.course ? lengthOf(room.course) : 0;
    if (!(await this.#loader.update(room))) return false;
    room.tell(before, from);
    if (before.status === 'open') this.#rollCall.changed(room);
    return true;
  }
}

function doneIn({ course, record }: Room): Done {
  return { number: course ? lengthOf(course) : 0, record };
}

/** Unsaved entries in storage form; for a new game the start first. */
function linesAfter(written: Course | undefined, { match, times }: Course): JournalLine[] {
  const from = written ? lengthOf(written) : 0;
  const { entries } = match.journal;
  const lines = entries.slice(from).map((entry, index) => lineOf(entry, from + index, times.at(from + index) ?? 0));
  return written ? lines : [startLine(recordOf(match).start, times.at(0) ?? 0), ...lines];
}
