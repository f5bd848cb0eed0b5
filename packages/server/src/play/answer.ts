import { type Move, ok, type Result, type Undo } from '@durbar/engine';
import type { CommandOf, Fault } from '@durbar/protocol';
import { refuse } from '../faults.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { type Course, lengthOf, type Proceeding, proceed, tryMove, undoAlone, withEntry } from './course.ts';
import type { Planning } from './planned.ts';
import type { Shown } from './project.ts';
import { seatOf } from './room.ts';

export type Timekeeping = Pick<Proceeding, 'now' | 'isOnVacation'>;

interface Seated {
  readonly seat: number;
  readonly record: TableRecord;
  readonly course: Course;
}

/** The seat of a person who may act in a running game. */
export function seated({ record, course, unplayable }: Shown, person: string): Result<Seated, Fault> {
  if (record.status !== 'running') return refuse('not-running');
  const seat = seatOf(record, person);
  if (seat === undefined) return refuse('not-seated');
  if (!course) return refuse(unplayable ?? 'other-rules-version');
  if (record.pausedAt !== undefined) return refuse('paused');
  return ok({ seat, record, course });
}

function active(shown: Shown, person: string): Result<Seated, Fault> {
  const found = seated(shown, person);
  const seat = found.ok ? found.value.record.seats[found.value.seat] : undefined;
  if (seat?.resignedAt !== undefined) return refuse('resigned');
  return seat?.away ? refuse('seat-away') : found;
}

/** A person answers. Idempotent: a repeated answer with the same number is acknowledged again. */
export function planMove(
  person: string,
  { number, text }: Pick<CommandOf<'move'>, 'number' | 'text'>,
  time: Timekeeping,
): Planning {
  return async (shown) => {
    const repeated = repeatOf(shown, person, number);
    if (repeated?.kind === 'move' && repeated.text === text) return ok(undefined);
    const found = active(shown, person);
    if (!found.ok) return found;
    const { seat, record, course } = found.value;
    if (number !== lengthOf(course)) return stale(course);
    const moved = tryMove(course, { by: seat, text, at: time.now });
    if (!moved.ok) return refuseMove(moved.fault, course);
    return ok(await proceed(record, moved.value, { ...time, direction: 'on' }));
  };
}

/** A person undoes the last answer, or all answers since the last barrier. */
export function planUndo(
  person: string,
  { number, extent }: Pick<CommandOf<'undo'>, 'number' | 'extent'>,
  time: Timekeeping,
): Planning {
  return async (shown) => {
    if (repeatOf(shown, person, number)?.kind === 'undo') return ok(undefined);
    const found = active(shown, person);
    if (!found.ok) return found;
    const { seat, record, course } = found.value;
    if (number !== lengthOf(course)) return stale(course);
    const to = undoAlone(record, course, seat, extent);
    if (to === undefined) return refuse('nothing-to-undo');
    const undone = withEntry(course, { kind: 'undo', by: seat, to }, time.now);
    return ok(await proceed(record, undone, { ...time, direction: 'back' }));
  };
}

/** A bot answers for a seat, unless the game has moved on since. */
export function planBotMove(seat: number, number: number, text: string, time: Timekeeping): Planning {
  return async ({ record, course }) => {
    if (record.status !== 'running' || !course || lengthOf(course) !== number || record.pausedAt !== undefined)
      return ok(undefined);
    const moved = tryMove(course, { by: seat, text, at: time.now });
    if (!moved.ok) return refuseMove(moved.fault, course);
    return ok(await proceed(record, moved.value, { ...time, direction: 'on' }));
  };
}

/** The entry of this person that already has the number, if any. */
function repeatOf({ record, course }: Shown, person: string, number: number): Move | Undo | undefined {
  const entry = course?.match.journal.entries.at(number);
  return entry && entry.kind !== 'correction' && entry.by === seatOf(record, person) ? entry : undefined;
}

function stale(course: Course): { readonly ok: false; readonly fault: Fault } {
  return refuse('stale-number', { number: lengthOf(course) });
}

function refuseMove({ code, message }: { code: string; message: string }, course: Course) {
  return { ok: false, fault: { code, message, number: lengthOf(course) } } as const;
}
