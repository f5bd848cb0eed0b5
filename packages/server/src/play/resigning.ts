import { ok } from '@durbar/engine';
import type { TableRecord } from '../storage/table-records.ts';
import { seated, type Timekeeping } from './answer.ts';
import { type Course, concluded } from './course.ts';
import type { Planning } from './planned.ts';
import { resumed } from './resuming.ts';
import { withoutVote } from './votes.ts';

/** A person resigns: ranked last, while a bot takes over. */
export function planResign(person: string, time: Timekeeping): Planning {
  return async (shown) => {
    const found = seated(shown, person);
    if (!found.ok) return found;
    const { seat, record, course } = found.value;
    if (record.seats[seat]?.resignedAt !== undefined) return ok(undefined);
    return ok({
      record: await givenUp(record, course, seat, time),
      seatsChanged: true,
      events: [{ text: 'resigned', seat }],
    });
  };
}

/** With no one left to play against, or no person left at all, the game is over. */
export async function givenUp(record: TableRecord, course: Course, seat: number, time: Timekeeping): Promise<TableRecord> {
  const { now } = time;
  const seats = record.seats.map((one) =>
    one.seat === seat ? { ...one, away: true, awaySince: one.awaySince ?? now, resignedAt: now } : one,
  );
  const after = { ...withoutVote(record, seat), seats };
  return isDecided(after) ? concluded(after, course, now) : resumed(record, after, seat, time);
}

function isDecided({ seats }: TableRecord): boolean {
  const staying = seats.filter(({ resignedAt }) => resignedAt === undefined);
  return staying.length <= 1 || staying.every(({ personId }) => personId === undefined);
}
