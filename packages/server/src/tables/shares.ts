import { commitmentOf, isRevealed, newSeed } from '@durbar/chance';
import type { Pace } from '@durbar/protocol';
import type { TableRecord } from '../storage/table-records.ts';

/** How long a table about to start waits for the clients of its seats, in milliseconds. */
const WAIT: Readonly<Record<Pace['kind'], number>> = { live: 20_000, days: 60_000, none: 60_000 };

export function revealTime({ pace }: TableRecord): number {
  return WAIT[pace.kind];
}

type Secret = Required<Pick<TableRecord, 'secret' | 'commitment'>>;

/** The server's share of the seed, fixed and promised when a table opens. */
export function newSecret(): Secret {
  const secret = newSeed();
  return { secret, commitment: commitmentOf(secret) };
}

/** Older tables get a promise when needed. */
export function promising(record: TableRecord): TableRecord & Secret {
  const { secret, commitment } = record;
  return secret === undefined || commitment === undefined ? { ...record, ...newSecret() } : { ...record, secret, commitment };
}

/** Replaces the seat's promise; without one the seat contributes nothing. Where a deal is played again, its seed stays. */
export function withPromise(record: TableRecord, seat: number, promise: string | undefined): TableRecord {
  if (record.sameAs !== undefined) return record;
  const others = (record.shares ?? []).filter((share) => share.seat !== seat);
  const shares = promise === undefined ? others : [...others, { seat, promise }].sort((one, other) => one.seat - other.seat);
  return { ...record, shares };
}

export function withNonce(record: TableRecord, seat: number, nonce: string): TableRecord {
  return { ...record, shares: (record.shares ?? []).map((share) => (share.seat === seat ? { ...share, nonce } : share)) };
}

export function isAwaited({ shares = [] }: TableRecord): boolean {
  return !shares.every(isRevealed);
}
