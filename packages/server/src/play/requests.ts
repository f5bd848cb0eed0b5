import { defined, liveMoves, ok, type Result, undoFloor } from '@durbar/engine';
import type { CommandOf, Fault, TableRequest } from '@durbar/protocol';
import { refuse } from '../faults.ts';
import { newId } from '../ids.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { extendTime, stopTurn } from '../tables/pace.ts';
import { seated, type Timekeeping } from './answer.ts';
import { type Course, clockworkOf, proceed, timingOf, withClockwork, withEntry } from './course.ts';
import type { Planned, Planning } from './planned.ts';
import { mustConsent } from './votes.ts';

/** Asks everyone for consent. Bots consent; with no other person at the table it is granted immediately. */
export function planAsk(person: string, wish: CommandOf<'ask'>['request'], time: Timekeeping): Planning {
  return async (shown) => {
    const found = seated(shown, person);
    if (!found.ok) return found;
    const { seat, record, course } = found.value;
    if (record.request) return isSameWish(record.request, seat, wish) ? ok(undefined) : refuse('request-pending');
    if (!isPossible(record, course, wish)) return refuse('bad-request');
    const waiting = record.seats
      .filter((one) => one.seat !== seat && mustConsent(record, wish.kind, one, time.now))
      .map((one) => one.seat);
    const to = wish.kind === 'undo' ? { to: wish.to } : {};
    const request: TableRequest = { id: newId(), kind: wish.kind, by: seat, ...to, at: time.now, consents: [seat], waiting };
    const change = { record: { ...record, request }, events: [{ text: `asked-${wish.kind}`, seat }] };
    return waiting.length > 0 ? ok(change) : granted(change, course, request, time);
  };
}

export function planReply(
  person: string,
  { request: id, consent }: Pick<CommandOf<'reply'>, 'request' | 'consent'>,
  time: Timekeeping,
): Planning {
  return async (shown) => {
    const found = seated(shown, person);
    if (!found.ok) return found;
    const { seat, record, course } = found.value;
    const { request } = record;
    if (request?.id !== id) return refuse('no-such-request');
    if (request.consents.includes(seat)) return ok(undefined);
    if (!consent) return ok({ record: withoutRequest(record), events: [{ text: `refused-${request.kind}`, seat }] });
    const waiting = request.waiting.filter(
      (one) => one !== seat && mustConsent(record, request.kind, defined(record.seats[one], 'seat'), time.now),
    );
    const answered = { ...request, consents: [...request.consents, seat], waiting };
    const change: Planned = { record: { ...record, request: answered } };
    return waiting.length > 0 ? ok(change) : granted(change, course, answered, time);
  };
}

export function planWithdraw(person: string, id: string): Planning {
  return async (shown) => {
    const found = seated(shown, person);
    if (!found.ok) return found;
    const { seat, record } = found.value;
    if (record.request?.id !== id || record.request.by !== seat) return refuse('no-such-request');
    return ok({ record: withoutRequest(record), events: [{ text: `withdrew-${record.request.kind}`, seat }] });
  };
}

function isSameWish(request: TableRequest, seat: number, wish: CommandOf<'ask'>['request']): boolean {
  return request.by === seat && request.kind === wish.kind && (wish.kind !== 'undo' || request.to === wish.to);
}

function isPossible(record: TableRecord, { match }: Course, wish: CommandOf<'ask'>['request']): boolean {
  if (wish.kind === 'undo') return wish.to >= undoFloor(match.journal) && wish.to < match.journal.live.length;
  return wish.kind === 'cancel' || record.pace.kind !== 'none';
}

function withoutRequest({ request: _done, ...record }: TableRecord): TableRecord {
  return record;
}

/** Undoing a draw reveals what will be drawn: the game continues unrated. */
async function granted(
  change: Planned,
  course: Course,
  request: TableRequest,
  time: Timekeeping,
): Promise<Result<Planned, Fault>> {
  const record = withoutRequest(change.record);
  const events = [...(change.events ?? []), { text: `granted-${request.kind}`, seat: request.by }];
  if (request.kind === 'cancel') return ok({ ...change, record: cancelled(record, time.now), events });
  if (request.kind === 'pause') return ok({ ...change, record: { ...record, pausedAt: time.now }, events });
  if (request.kind === 'extend') return ok({ ...change, record: await extended(record, time), events });
  const to = request.to ?? 0;
  if (to >= course.match.journal.live.length) return ok({ ...change, record });
  const undone = withEntry(course, { kind: 'undo', by: request.by, to }, time.now);
  const hasLearned = liveMoves(course.match.journal)
    .slice(to)
    .some(({ barrier }) => barrier);
  const isSpoiled = record.stakes === 'rated' && hasLearned;
  const floored = record.seats.map((seat) => ((seat.ownFrom ?? 0) > to ? { ...seat, ownFrom: to } : seat));
  return ok({
    ...change,
    seatsChanged: floored.some((seat, index) => seat !== record.seats[index]),
    ...(await proceed({ ...record, seats: floored, ...(isSpoiled ? { stakes: 'friendly' } : {}) }, undone, {
      ...time,
      direction: 'back',
    })),
    events: isSpoiled ? [...events, { text: 'became-friendly', seat: request.by }] : events,
  });
}

export function cancelled(record: TableRecord, now: number): TableRecord {
  const { pausedAt: _over, ...rest } = withClockwork(withoutRequest(record), stopTurn(clockworkOf(record)));
  return { ...rest, status: 'cancelled', endedAt: now };
}

async function extended(record: TableRecord, { now, isOnVacation }: Timekeeping): Promise<TableRecord> {
  if (!record.turn) return record;
  const { decider } = record.turn;
  const timing = await timingOf(record, decider, isOnVacation);
  return withClockwork(record, extendTime(clockworkOf(record), { pace: record.pace, now, decider, timing, past: timing }));
}
