import type { MessageOf } from '@durbar/protocol';
import type { Moved } from '../storage/bus.ts';
import type { Job } from '../storage/jobs.ts';
import type { JournalLine } from '../storage/journal-lines.ts';
import { isJustMoved, type TableRecord, type TurnRecord } from '../storage/table-records.ts';
import { infoOf } from '../tables/info.ts';
import { tellTournamentOf } from '../tournaments/telling.ts';
import type { TableEvent } from './planned.ts';
import type { RoomPorts } from './ports.ts';
import type { Room } from './room.ts';
import { isSameTurn } from './table-jobs.ts';

interface Announcement {
  readonly before: TableRecord;
  readonly from: number;
  /** The entries from there on, as stored. */
  readonly lines: readonly JournalLine[];
  readonly putJobs: readonly Job[];
  readonly events: readonly TableEvent[];
}

/** Announces a durable change to everyone concerned. */
export class Announcer {
  readonly #ports: RoomPorts;

  constructor(ports: RoomPorts) {
    this.#ports = ports;
  }

  announce(room: Room, { before, from, lines, putJobs, events }: Announcement): void {
    const { record } = room;
    const { storage, wakeJobs } = this.#ports;
    this.#countMoves(room, from);
    room.tell(before, from);
    storage.bus.publish({ kind: 'table', table: record.id, version: record.version, ...movedPart(before, record, lines) });
    this.#announceTurn(before, record);
    if (before.revealBy === undefined && record.revealBy !== undefined) this.#askForShares(record);
    if (isLobbyNews(before, record)) this.announceInLobby(record);
    if (record.seated && (before.status !== record.status || before.seats !== record.seats)) this.#tellTournament(record.id);
    for (const { dueAt } of putJobs) wakeJobs(dueAt);
    for (const event of events) void this.#say(room, event);
  }

  announceInLobby(record: TableRecord): void {
    const { hub, storage } = this.#ports;
    if (record.visibility !== 'public') return;
    const isListed = record.status === 'open' || record.status === 'running';
    if (hub.isLobbyWatched) hub.toLobby(record.id, isListed ? infoOf(record) : undefined);
    storage.bus.publish({ kind: 'lobby', table: record.id });
  }

  #countMoves({ course }: Room, from: number): void {
    for (const entry of course?.match.journal.entries.slice(from) ?? []) {
      if (entry.kind === 'move') this.#ports.metrics.moves.inc({ by: entry.by === 'chance' ? 'chance' : 'seat' });
    }
  }

  #announceTurn(before: TableRecord, after: TableRecord): void {
    if (isSameTurn(before.turn, after.turn) && before.seats === after.seats) return;
    const was = before.turn && personAt(before, before.turn);
    const is = after.turn && personAt(after, after.turn);
    if (was !== undefined && was !== is) this.#tellTurn(was, after, 'ends');
    if (is !== undefined) this.#tellTurn(is, after, 'begins');
  }

  #tellTurn(person: string, { id, game, turn }: TableRecord, moment: 'begins' | 'ends'): void {
    const yours = moment === 'begins';
    const message: MessageOf<'your-turn'> = {
      type: 'your-turn',
      table: id,
      game,
      yours,
      since: turn?.since ?? this.#ports.now(),
      ...(yours && turn?.deadline !== undefined ? { deadline: turn.deadline } : {}),
    };
    this.#tell(person, message);
  }

  #askForShares({ id, seats, shares = [] }: TableRecord): void {
    for (const { seat } of shares) {
      const person = seats[seat]?.personId;
      if (person !== undefined) this.#tell(person, { type: 'starting', table: id });
    }
  }

  #tellTournament(table: string): void {
    tellTournamentOf(this.#ports, table).catch((error) => this.#ports.onError(error, 'telling a tournament'));
  }

  #tell(person: string, message: MessageOf<'your-turn' | 'starting'>): void {
    const { hub, storage } = this.#ports;
    hub.toPerson(person, message);
    storage.bus.publish({ kind: 'turn', person, message });
  }

  async #say(room: Room, { text, seat }: TableEvent): Promise<void> {
    const { storage, now, onError } = this.#ports;
    const table = room.record.id;
    try {
      const at = now();
      const number = await storage.talk.add({ table, kind: 'event', text, at, ...(seat === undefined ? {} : { seat }) });
      room.tellTalk([{ number, at, kind: 'event', text, ...(seat === undefined ? {} : { seat }) }]);
      storage.bus.publish({ kind: 'talk', table, number });
    } catch (error) {
      onError(error, 'telling an event at a table');
    }
  }
}

/** Lets other processes follow a move without reading it. */
function movedPart(before: TableRecord, after: TableRecord, lines: readonly JournalLine[]): { readonly moved?: Moved } {
  if (lines.length === 0 || !isJustMoved(before, after)) return {};
  const { length, turn, clocks } = after;
  return { moved: { lines, length, ...(turn ? { turn } : {}), ...(clocks ? { clocks } : {}) } };
}

/** The person to decide, unless a bot does. */
function personAt({ seats }: TableRecord, { decider }: TurnRecord): string | undefined {
  const seat = seats[decider];
  return seat?.away ? undefined : seat?.personId;
}

function isLobbyNews(before: TableRecord, after: TableRecord): boolean {
  return (
    before.status !== after.status || (after.status === 'open' && before.seats !== after.seats) || before.hostId !== after.hostId
  );
}
