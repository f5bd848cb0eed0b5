import { ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import { refuse } from '../faults.ts';
import type { Planned, Planning } from '../play/planned.ts';
import { cancelled } from '../play/requests.ts';
import { seatOf } from '../play/room.ts';
import type { Person } from '../storage/people.ts';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';
import { promising, withPromise } from './shares.ts';
import { begin, type Starting } from './start.ts';

export interface Joining {
  readonly seat?: number;
  /** The client's promised share of the seed. */
  readonly promise?: string;
}

/** The person taking the seat, with their rating in the table's game; a program is marked as one. */
export type Sitter = Pick<Person, 'id' | 'name' | 'program'> & Pick<SeatRecord, 'rating'>;

/** Takes a free seat: a specific one, or the first. */
export function planJoin(person: Sitter, { seat: wanted, promise }: Joining, starting: Starting): Planning {
  return async ({ record }) => {
    if (record.status !== 'open') return refuse('not-open');
    if (person.program === 1 && record.stakes === 'rated') return refuse('friendly-only');
    const own = seatOf(record, person.id);
    if (own !== undefined) return wanted === undefined || wanted === own ? ok(undefined) : refuse('already-seated');
    const found = freeSeatOf(record, wanted);
    if (!found.ok) return found;
    const { seat } = found.value;
    // Turn-based games skip the ready check: joining counts as ready.
    const ready = record.pace.kind !== 'live';
    const seated = withSeat(record, { seat, ...sitterIn(person), ready, away: false });
    return startWhenFull(withPromise(promising(seated), seat, promise), starting);
  };
}

/** What is known about a seated person. */
export function sitterIn({ id, name, program, rating }: Sitter): Pick<SeatRecord, 'personId' | 'name' | 'isProgram' | 'rating'> {
  return { personId: id, name, ...(program === 1 ? { isProgram: true } : {}), ...(rating ? { rating } : {}) };
}

function freeSeatOf(record: TableRecord, wanted: number | undefined): Result<SeatRecord, Fault> {
  const refusal = settled(record);
  if (refusal) return refusal;
  const seat = wanted === undefined ? record.seats.find(isFree) : record.seats[wanted];
  if (!seat) return refuse(wanted === undefined ? 'seat-taken' : 'no-such-seat');
  return isFree(seat) ? ok(seat) : refuse('seat-taken');
}

/** Leaves an open table. The next player becomes host; the last one leaving closes it. */
export function planLeaveOpen(person: string, now: number): Planning {
  return async ({ record }) => {
    const refusal = settled(record);
    if (refusal) return refusal;
    const seat = seatOf(record, person);
    if (seat === undefined) return ok(undefined);
    const cleared = withPromise(withSeat(record, freeSeat(seat)), seat, undefined);
    return ok({ record: inGoodHands(cleared, now), seatsChanged: true });
  };
}

/** Sets or clears ready. The client may promise a new share; the one of the current device counts. */
export function planReady(
  person: string,
  { ready, promise }: { ready: boolean; promise?: string },
  starting: Starting,
): Planning {
  return async ({ record }) => {
    const refusal = fixed(record);
    if (refusal) return refusal;
    const seat = record.seats.find(({ personId }) => personId === person);
    if (!seat) return refuse('not-seated');
    const known = record.shares?.find((share) => share.seat === seat.seat)?.promise;
    if (seat.ready === ready && (promise === undefined || promise === known)) return ok(undefined);
    const agreed = withSeat(record, { ...seat, ready });
    return startWhenFull(promise === undefined ? agreed : withPromise(promising(agreed), seat.seat, promise), starting);
  };
}

/** The host adds a bot to a seat or empties it. */
export function planSeat(host: string, seat: number, bot: string | undefined, starting: Starting): Planning {
  return async ({ record }) => {
    const refusal = fixed(record);
    if (refusal) return refusal;
    if (record.hostId !== host) return refuse('not-host');
    const current = record.seats[seat];
    if (!current) return refuse('no-such-seat');
    if (current.personId === host) return refuse('seat-taken');
    if (current.personId !== undefined && bot !== undefined) return refuse('seat-taken');
    const next = bot === undefined ? freeSeat(seat) : { seat, bot, ready: true, away: false };
    return startWhenFull(withPromise(withSeat(record, next), seat, undefined), starting);
  };
}

export function planStart(host: string, starting: Starting): Planning {
  return async ({ record }) => {
    if (record.status !== 'open') return refuse('not-open');
    if (record.hostId !== host) return refuse('not-host');
    if (record.revealBy !== undefined) return ok(undefined);
    const filled = withBots(record);
    if (filled.seats.some(isFree)) return refuse('seats-free');
    if (!filled.seats.every(({ ready }) => ready)) return refuse('not-ready');
    return begin(filled, starting);
  };
}

/** The host cancels an open table. */
export function planClose(host: string, now: number): Planning {
  return async ({ record }) => {
    const refusal = fixed(record);
    if (refusal) return refusal;
    if (record.hostId !== host) return refuse('not-host');
    return ok({ record: cancelled(record, now) });
  };
}

/** Free seats go to bots if the table said so. */
function withBots(record: TableRecord): TableRecord {
  const { fill, seats } = record;
  if (fill === undefined) return record;
  return { ...record, seats: seats.map((seat) => (isFree(seat) ? { ...seat, bot: fill, ready: true } : seat)) };
}

/** Seats are locked while shares are revealed, because restarting would allow another try at the seed. */
function fixed({ status, revealBy }: TableRecord) {
  if (status !== 'open') return refuse('not-open');
  return revealBy === undefined ? undefined : refuse('about-to-start');
}

/** The server's choice of players is final. */
function settled(record: TableRecord) {
  return fixed(record) ?? (record.seated ? refuse('about-to-start') : undefined);
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

/** Turn-based tables start automatically, and so do those without a host; live ones wait for theirs. */
async function startWhenFull(record: TableRecord, starting: Starting): Promise<Result<Planned, Fault>> {
  const isFull = record.seats.every((seat) => !isFree(seat) && seat.ready);
  if (isFull && (record.pace.kind !== 'live' || record.seated)) return begin(record, starting);
  return ok({ record, seatsChanged: true });
}
