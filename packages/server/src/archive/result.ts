import { defined } from '@durbar/engine';
import type { ResultToTell } from '../previews/result-texts.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { nameOf } from './moments.ts';

/** Who finished where, the winner first. */
export function resultOf({ game, seats, standings = [], endedAt = 0 }: TableRecord): ResultToTell {
  const finishers = standings
    .map(({ seat, rank }) => ({ seat, rank, name: nameOf(defined(seats[seat], 'seat')) }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return { game, endedAt, finishers };
}
