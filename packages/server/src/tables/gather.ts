import { commitmentOf, newSeed } from '@durbar/chance';
import { ok, type Result } from '@durbar/engine';
import type { Fault, PersonRef } from '@durbar/protocol';
import { refuse } from '../faults.ts';
import type { Timekeeping } from '../play/answer.ts';
import { newCourse } from '../play/course.ts';
import type { Planned, Planning } from '../play/planned.ts';
import { proceed } from '../play/proceed.ts';
import { cancelled } from '../play/requests.ts';
import { seatOf } from '../play/room.ts';
import type { Rulebook } from '../play/rulebook.ts';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';
import { freshClocks } from './pace.ts';

export interface Starting extends Timekeeping {
  readonly rulebook: Rulebook;
}

/** Takes a free seat: a certain one, or the first. */
export function planJoin(person: PersonRef, wanted: number | undefined, starting: Starting): Planning {
  return async ({ record }) => {
    if (record.status !== 'open') return refuse('not-open');
    const own = seatOf(record, person.id);
    if (own !== undefined) return wanted === undefined || wanted === own ? ok(undefined) : refuse('already-seated');
    const seat = wanted === undefined ? record.seats.find(isFree) : record.seats[wanted];
    if (!seat) return refuse(wanted === undefined ? 'seat-taken' : 'no-such-seat');
    if (!isFree(seat)) return refuse('seat-taken');
    // By days nobody waits for everybody to look up at the same moment: to join is to agree.
    const ready = record.pace.kind !== 'live';
    const seated = withSeat(record, { seat: seat.seat, personId: person.id, name: person.name, ready, away: false });
    return startWhenFull(seated, starting);
  };
}

/** Gets up from an open table. The table closes with the last person; the next one becomes its host. */
export function planLeaveOpen(person: string, now: number): Planning {
  return async ({ record }) => {
    if (record.status !== 'open') return refuse('not-open');
    const seat = seatOf(record, person);
    if (seat === undefined) return ok(undefined);
    return ok({ record: inGoodHands(withSeat(record, freeSeat(seat)), now), seatsChanged: true });
  };
}

export function planReady(person: string, { ready }: { ready: boolean }, starting: Starting): Planning {
  return async ({ record }) => {
    if (record.status !== 'open') return refuse('not-open');
    const seat = record.seats.find(({ personId }) => personId === person);
    if (!seat) return refuse('not-seated');
    return seat.ready === ready ? ok(undefined) : startWhenFull(withSeat(record, { ...seat, ready }), starting);
  };
}

/** The host puts a bot on a seat, or clears it. */
export function planSeat(host: string, seat: number, bot: string | undefined, starting: Starting): Planning {
  return async ({ record }) => {
    if (record.status !== 'open') return refuse('not-open');
    if (record.hostId !== host) return refuse('not-host');
    const current = record.seats[seat];
    if (!current) return refuse('no-such-seat');
    if (current.personId === host) return refuse('seat-taken');
    if (current.personId !== undefined && bot !== undefined) return refuse('seat-taken');
    const next = bot === undefined ? freeSeat(seat) : { seat, bot, ready: true, away: false };
    return startWhenFull(withSeat(record, next), starting);
  };
}

export function planStart(host: string, starting: Starting): Planning {
  return async ({ record }) => {
    if (record.status !== 'open') return refuse('not-open');
    if (record.hostId !== host) return refuse('not-host');
    if (record.seats.some(isFree)) return refuse('seats-free');
    if (!record.seats.every(({ ready }) => ready)) return refuse('not-ready');
    return begin(record, starting);
  };
}

/** The host gives up an open table. */
export function planClose(host: string, now: number): Planning {
  return async ({ record }) => {
    if (record.status !== 'open') return refuse('not-open');
    if (record.hostId !== host) return refuse('not-host');
    return ok({ record: cancelled(record, now) });
  };
}

function isFree({ personId, bot }: SeatRecord): boolean {
  return personId === undefined && bot === undefined;
}

function freeSeat(seat: number): SeatRecord {
  return { seat, ready: false, away: false };
}

function withSeat(record: TableRecord, seat: SeatRecord): TableRecord {
  return { ...record, seats: record.seats.map((one) => (one.seat === seat.seat ? seat : one)) };
}

function inGoodHands(record: TableRecord, now: number): TableRecord {
  const next = record.seats.find(({ personId }) => personId === record.hostId) ?? record.seats.find(({ personId }) => personId);
  return next?.personId === undefined ? cancelled(record, now) : { ...record, hostId: next.personId };
}

/** A table by days starts by itself; a live one waits for its host. */
async function startWhenFull(record: TableRecord, starting: Starting): Promise<Result<Planned, Fault>> {
  const isFull = record.seats.every((seat) => !isFree(seat) && seat.ready);
  if (isFull && record.pace.kind !== 'live') return begin(record, starting);
  return ok({ record, seatsChanged: true });
}

async function begin(record: TableRecord, { rulebook, ...time }: Starting): Promise<Result<Planned, Fault>> {
  const rules = await rulebook.rules(record);
  if (!rules.ok) return refuse('other-rules-version');
  const seed = newSeed();
  const clocks = freshClocks(record.pace, record.players);
  const opening: TableRecord = {
    ...record,
    status: 'running',
    seed,
    commitment: commitmentOf(seed),
    startedAt: time.now,
    ...(clocks ? { clocks } : {}),
  };
  const running = await proceed(opening, newCourse(rules.value), { ...time, direction: 'on' });
  return ok({ ...running, seatsChanged: true, events: [{ text: 'started' }] });
}
