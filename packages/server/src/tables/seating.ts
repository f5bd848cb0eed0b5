import { randomInt } from 'node:crypto';
import { ok, type Result } from '@durbar/engine';
import type { Fault, NewTable } from '@durbar/protocol';
import { refuse } from '../faults.ts';
import type { Planning } from '../play/planned.ts';
import { cancelled } from '../play/requests.ts';
import type { Rulebook } from '../play/rulebook.ts';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';
import { fixedParts } from './create.ts';
import { newSecret } from './shares.ts';
import { begin, type Starting } from './start.ts';

export interface SeatedTable {
  readonly id: string;
  readonly terms: Omit<NewTable, 'players' | 'promise' | 'fill'>;
  readonly people: readonly string[];
  /** In the seats that people leave free. */
  readonly bots?: { readonly count: number; readonly level: string };
  readonly now: number;
}

/** A table for people the server has put together. It has no host; everyone says they're ready. */
export function seatedTable(rulebook: Rulebook, { id, terms, people, bots, now }: SeatedTable): Result<TableRecord, Fault> {
  const players = people.length + (bots?.count ?? 0);
  const fixed = fixedParts(rulebook, { ...terms, players });
  if (!fixed.ok) return fixed;
  return ok({
    ...fixed.value,
    id,
    version: 1,
    status: 'open',
    pace: terms.pace,
    visibility: terms.visibility,
    stakes: terms.stakes ?? 'rated',
    outOfTime: terms.outOfTime ?? 'bot',
    seated: true,
    seats: shuffled([...Array(players).keys()]).map((index, seat) => seatFor(seat, people[index], bots?.level)),
    length: 0,
    createdAt: now,
    ...newSecret(),
  });
}

function seatFor(seat: number, personId: string | undefined, bot: string | undefined): SeatRecord {
  if (personId !== undefined) return { seat, personId, ready: false, away: false };
  return { seat, ...(bot === undefined ? {} : { bot }), ready: true, away: false };
}

function shuffled<T>(things: readonly T[]): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    const [a, b] = [mixed[last] as T, mixed[other] as T];
    mixed[last] = b;
    mixed[other] = a;
  }
  return mixed;
}

/** Not everyone came: a live table closes, a turn-based one starts anyway. One that is about to start stays. */
export function planGiveUpOrStart(starting: Starting): Planning {
  return async ({ record }) => {
    if (!record.seated) return refuse('not-open');
    if (record.status !== 'open' || record.revealBy !== undefined) return ok(undefined);
    if (record.pace.kind === 'live') return ok({ record: cancelled(record, starting.now) });
    return begin({ ...record, seats: record.seats.map((seat) => ({ ...seat, ready: true })) }, starting);
  };
}
