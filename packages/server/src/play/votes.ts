import type { TableRequest } from '@durbar/protocol';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';

/**
 * Whose consent a request needs. At a rated table absence is not consent: away players are asked later. Resigned players aren't asked, nor,
 * to end a game waiting for them, players who timed out.
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

/** A request lapses when its author leaves. At a casual table it continues without those who leave; at a rated one it waits for them. */
export function withoutVoter({ request, ...record }: TableRecord, seat: number): TableRecord {
  if (request && request.by !== seat && record.stakes === 'rated') return { ...record, request };
  return withoutVote({ ...record, ...(request ? { request } : {}) }, seat);
}

/** A request continues without this seat, or lapses with it. */
export function withoutVote({ request, ...record }: TableRecord, seat: number): TableRecord {
  const waiting = request?.waiting.filter((one) => one !== seat) ?? [];
  return request && request.by !== seat && waiting.length > 0 ? { ...record, request: { ...request, waiting } } : record;
}
