import type { TableRecord } from '../storage/table-records.ts';
import { resumeTurn } from '../tables/pace.ts';
import type { Timekeeping } from './answer.ts';
import { clockworkOf, timingOf, withClockwork } from './course.ts';

/** If it is this seat's turn, its clock continues with the new timing. */
export async function resumed(
  before: TableRecord,
  after: TableRecord,
  seat: number,
  { now, isOnVacation }: Timekeeping,
): Promise<TableRecord> {
  if (before.turn?.decider !== seat) return after;
  const past = await timingOf(before, seat, isOnVacation);
  const timing = await timingOf(after, seat, isOnVacation);
  return withClockwork(after, resumeTurn(clockworkOf(after), { pace: after.pace, now, decider: seat, timing, past }));
}
