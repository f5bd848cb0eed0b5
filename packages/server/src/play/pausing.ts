import { ok } from '@durbar/engine';
import { refuse } from '../faults.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { shiftTurn } from '../tables/pace.ts';
import type { Timekeeping } from './answer.ts';
import { clockworkOf, withClockwork } from './course.ts';
import type { Planning } from './planned.ts';
import { seatOf } from './room.ts';

/** A pause needs everyone's consent; anyone at the table can end it. */
export function planGoOn(person: string, { now }: Timekeeping): Planning {
  return async ({ record }) => {
    if (record.status !== 'running') return refuse('not-running');
    const seat = seatOf(record, person);
    if (seat === undefined) return refuse('not-seated');
    if (record.pausedAt === undefined) return ok(undefined);
    return ok({ record: goneOn(record, now), events: [{ text: 'went-on', seat }] });
  };
}

/** Resumes the clocks. */
function goneOn({ pausedAt, ...record }: TableRecord, now: number): TableRecord {
  return pausedAt === undefined ? record : withClockwork(record, shiftTurn(clockworkOf(record), now - pausedAt));
}

/** Something that doesn't wait for the end of a pause happens during it. */
export async function keepingPause(
  record: TableRecord,
  now: number,
  change: (record: TableRecord) => Promise<TableRecord>,
): Promise<TableRecord> {
  const changed = await change(goneOn(record, now));
  return record.pausedAt === undefined ? changed : { ...changed, pausedAt: now };
}
