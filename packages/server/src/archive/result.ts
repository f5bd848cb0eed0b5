import { defined } from '@durbar/engine';
import type { ResultToTell } from '../previews/result-texts.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { nameOf } from './moments.ts';

/** Who finished where, the winner first. */
export function resultOf({ outOfTime, seats, standings = [], endedAt = 0 }: TableRecord): ResultToTell {
  const finishers = standings
    .map(({ seat, rank }) => {
      const taken = defined(seats[seat], 'seat');
      const { bot, resignedAt } = taken;
      return { seat, rank, name: nameOf(taken), isBot: bot !== undefined, hasResigned: resignedAt !== undefined };
    })
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return { outOfTime, endedAt, standings, finishers };
}
