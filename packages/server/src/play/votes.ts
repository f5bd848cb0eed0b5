import type { TableRequest } from '@durbar/protocol';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';

/**
 * Whose consent a wish needs. A player who is away can be asked later; at a rated table, being away is not consent. No one waits for the
 * consent of those who gave the game up, nor, to end a game that waits for them, of those who have no time left.
 */
export function mustConsent(record: TableRecord, kind: TableRequest['kind'], seat: SeatRecord, now: number): boolean {
  const { bot, away, personId, resignedAt } = seat;
  if (bot !== undefined || personId === undefined || resignedAt !== undefined) return false;
  if (kind === 'cancel' && isOutOfTime(record, seat.seat, now)) return false;
  return !(away && record.stakes === 'friendly');
}

function isOutOfTime({ turn }: TableRecord, seat: number, now: number): boolean {
  return turn?.decider === seat && turn.deadline !== undefined && turn.deadline <= now;
}

/** A request lapses with the one who asked. At a friendly table it goes on without those who leave, at a rated one it waits for them. */
export function withoutVoter({ request, ...record }: TableRecord, seat: number): TableRecord {
  if (request && request.by !== seat && record.stakes === 'rated') return { ...record, request };
  return withoutVote({ ...record, ...(request ? { request } : {}) }, seat);
}

/** A request goes on without this seat, or lapses with it. */
export function withoutVote({ request, ...record }: TableRecord, seat: number): TableRecord {
  const waiting = request?.waiting.filter((one) => one !== seat) ?? [];
  return request && request.by !== seat && waiting.length > 0 ? { ...record, request: { ...request, waiting } } : record;
}
