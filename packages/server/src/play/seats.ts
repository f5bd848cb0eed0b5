import { ok } from '@durbar/engine';
import type { TableRecord } from '../storage/table-records.ts';
import { resumeSeat } from '../tables/pace.ts';
import { seated, type Timekeeping } from './answer.ts';
import { clockworkOf, timingOf, withClockwork } from './course.ts';
import type { Planning } from './planned.ts';

/** A person hands the seat to a bot and may come back. */
export function planLeave(person: string, time: Timekeeping): Planning {
  return async (shown) => {
    const found = seated(shown, person);
    if (!found.ok) return found;
    const { seat, record } = found.value;
    if (record.seats[seat]?.away) return ok(undefined);
    return ok({ record: await withAway(record, seat, 'away', time), seatsChanged: true, events: [{ text: 'left', seat }] });
  };
}

export function planReturn(person: string, time: Timekeeping): Planning {
  return async (shown) => {
    const found = seated(shown, person);
    if (!found.ok) return found;
    const { seat, record } = found.value;
    if (!record.seats[seat]?.away) return ok(undefined);
    return ok({ record: await withAway(record, seat, 'back', time), seatsChanged: true, events: [{ text: 'returned', seat }] });
  };
}

/** The current player timed out; a bot takes over. */
export function planRunOut(time: Timekeeping): Planning {
  return async ({ record }) => {
    const { turn } = record;
    if (record.status !== 'running' || turn?.deadline === undefined || turn.deadline > time.now) return ok(undefined);
    const seat = turn.decider;
    return ok({ record: await withAway(record, seat, 'away', time), seatsChanged: true, events: [{ text: 'ran-out', seat }] });
  };
}

/** The seat of somebody who is gone for good belongs to a bot from now on. */
export function planVacate(person: string, level: string, time: Timekeeping): Planning {
  return async ({ record }) => {
    const seat = record.seats.find(({ personId }) => personId === person)?.seat;
    if (seat === undefined || record.status !== 'running') return ok(undefined);
    const seats = record.seats.map((one) => (one.seat === seat ? { seat, bot: level, ready: true, away: false } : one));
    return ok({
      record: await restarted({ ...record, seats }, seat, time),
      seatsChanged: true,
      events: [{ text: 'left', seat }],
    });
  };
}

/** A vacation began or ended: the deadline of a turn by days goes or comes back. */
export function planRetime(person: string, time: Timekeeping): Planning {
  return async ({ record }) => {
    const { turn } = record;
    if (record.status !== 'running' || record.pace.kind !== 'days' || !turn) return ok(undefined);
    if (record.seats[turn.decider]?.personId !== person) return ok(undefined);
    return ok({ record: await restarted(record, turn.decider, time) });
  };
}

async function withAway(record: TableRecord, seat: number, state: 'away' | 'back', time: Timekeeping): Promise<TableRecord> {
  const away = state === 'away';
  const seats = record.seats.map((one) => (one.seat === seat ? { ...one, away } : one));
  return restarted({ ...(away ? withoutVoter(record, seat) : record), seats }, seat, time);
}

/** A request lapses with the one who asked. At a friendly table it goes on without those who leave, at a rated one it waits for them. */
function withoutVoter({ request, ...record }: TableRecord, seat: number): TableRecord {
  if (request && request.by !== seat && record.stakes === 'rated') return { ...record, request };
  const waiting = request?.waiting.filter((one) => one !== seat) ?? [];
  return request && request.by !== seat && waiting.length > 0 ? { ...record, request: { ...request, waiting } } : record;
}

/** If it is this seat's turn, restart its clock with the new timing. */
async function restarted(record: TableRecord, seat: number, { now, isOnVacation }: Timekeeping): Promise<TableRecord> {
  if (record.turn?.decider !== seat) return record;
  const timing = await timingOf(record, seat, isOnVacation);
  const passing = { pace: record.pace, now, decider: seat, timing, past: timing };
  return withClockwork(record, resumeSeat(clockworkOf(record), passing));
}
