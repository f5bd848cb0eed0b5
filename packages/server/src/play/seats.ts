import { ok } from '@durbar/engine';
import { refuse } from '../faults.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { restartTurn, welcomeBack } from '../tables/pace.ts';
import { seated, type Timekeeping } from './answer.ts';
import { type Course, clockworkOf, timingOf, withClockwork } from './course.ts';
import { keepingPause } from './pausing.ts';
import type { Planning } from './planned.ts';
import { givenUp } from './resigning.ts';
import { resumed } from './resuming.ts';
import { withoutVoter } from './votes.ts';

/** A person hands the seat to a bot and may return. */
export function planLeave(person: string, time: Timekeeping): Planning {
  return async (shown) => {
    const found = seated(shown, person);
    if (!found.ok) return found;
    const { seat, record } = found.value;
    if (record.seats[seat]?.away) return ok(undefined);
    return ok({ record: await handedOver(record, seat, time), seatsChanged: true, events: [{ text: 'left', seat }] });
  };
}

export function planReturn(person: string, time: Timekeeping): Planning {
  return async (shown) => {
    const found = seated(shown, person);
    if (!found.ok) return found;
    const { seat, record, course } = found.value;
    if (record.seats[seat]?.resignedAt !== undefined) return refuse('resigned');
    if (!record.seats[seat]?.away) return ok(undefined);
    return ok({
      record: await takenBack(record, course, seat, time),
      seatsChanged: true,
      events: [{ text: 'returned', seat }],
    });
  };
}

/** The current player timed out; the table's setting decides what happens. */
export function planRunOut(time: Timekeeping): Planning {
  return async ({ record, course }) => {
    const { turn, outOfTime } = record;
    if (record.status !== 'running' || !course || record.pausedAt !== undefined) return ok(undefined);
    if (turn?.deadline === undefined || turn.deadline > time.now || outOfTime === 'wait') return ok(undefined);
    const seat = turn.decider;
    if (outOfTime === 'loss')
      return ok({
        record: await givenUp(record, course, seat, time),
        seatsChanged: true,
        events: [{ text: 'lost-on-time', seat }],
      });
    return ok({ record: await handedOver(record, seat, time), seatsChanged: true, events: [{ text: 'ran-out', seat }] });
  };
}

/** A deleted person's seat goes to a bot permanently. */
export function planVacate(person: string, level: string, time: Timekeeping): Planning {
  return async ({ record }) => {
    const seat = record.seats.find(({ personId }) => personId === person)?.seat;
    if (seat === undefined || record.status !== 'running') return ok(undefined);
    const seats = record.seats.map((one) => (one.seat === seat ? { seat, bot: level, ready: true, away: false } : one));
    return ok({
      record: await keepingPause(record, time.now, (running) => resumed(running, { ...running, seats }, seat, time)),
      seatsChanged: true,
      events: [{ text: 'left', seat }],
    });
  };
}

/** A vacation began or ended: pauses or restores the turn's deadline. */
export function planRetime(person: string, time: Timekeeping): Planning {
  return async ({ record }) => {
    const { turn } = record;
    if (record.status !== 'running' || record.pace.kind !== 'days' || !turn) return ok(undefined);
    if (record.seats[turn.decider]?.personId !== person) return ok(undefined);
    return ok({ record: await keepingPause(record, time.now, (running) => retimed(running, turn.decider, time)) });
  };
}

async function handedOver(record: TableRecord, seat: number, time: Timekeeping): Promise<TableRecord> {
  const leaving = record.seats.map((one) => (one.seat === seat ? { ...one, away: true, awaySince: time.now } : one));
  return resumed(record, { ...withoutVoter(record, seat), seats: leaving }, seat, time);
}

async function takenBack(record: TableRecord, course: Course, seat: number, time: Timekeeping): Promise<TableRecord> {
  const seats = record.seats.map((one) => {
    if (one.seat !== seat) return one;
    const { awaySince: _over, ...back } = one;
    return { ...back, away: false, ownFrom: course.match.journal.live.length };
  });
  const back = await resumed(record, { ...record, seats }, seat, time);
  const hasStoodIn = course.match.journal.entries
    .slice()
    .some(
      (entry, number) =>
        entry.kind === 'move' && entry.by === seat && (course.times.at(number) ?? 0) >= (record.seats[seat]?.awaySince ?? 0),
    );
  return hasStoodIn ? withClockwork(back, welcomeBack(clockworkOf(back), seat, time.now)) : back;
}

async function retimed(record: TableRecord, seat: number, { now, isOnVacation }: Timekeeping): Promise<TableRecord> {
  const timing = await timingOf(record, seat, isOnVacation);
  return withClockwork(record, restartTurn(clockworkOf(record), { pace: record.pace, now, decider: seat, timing, past: timing }));
}
