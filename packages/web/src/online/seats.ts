import type { SeatInfo, TableInfo } from '@durbar/protocol';
import { botName, colourOf } from '../store/begin.ts';
import type { Player } from '../table/contract.ts';

export function seatName({ seat, person, bot }: SeatInfo, empty: string): string {
  if (person) return person.name;
  return bot === undefined ? empty : botName(seat);
}

/** Who sits at a table that has started. */
export function playersOf({ seats, options, outOfTime }: TableInfo): readonly Player[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: seatName(seat, ''),
    colour: colourOf(seat.seat, options),
    kind: seat.person ? 'person' : 'bot',
    // Where running out of time loses the game, the server doesn't say which of the two it was.
    ...(seat.resigned ? { gaveUp: outOfTime === 'loss' ? 'out' : 'resigned' } : {}),
  }));
}

export function seatOf({ seats }: TableInfo, person: string | undefined): SeatInfo | undefined {
  return person === undefined ? undefined : seats.find((seat) => seat.person?.id === person);
}

/** Whether the result will change ratings: between people, unless the table is casual. */
export function isRated({ stakes, seats }: TableInfo): boolean {
  return stakes === 'rated' && seats.filter(({ person }) => person).length > 1;
}

export function isFree({ person, bot }: SeatInfo): boolean {
  return person === undefined && bot === undefined;
}
