import { isRevealed } from '@durbar/chance';
import { ok, type Result } from '@durbar/engine';
import type { Fault, PersonRef } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { tellFriend } from '../people/friends.ts';
import { recheckPerson } from '../people/recheck.ts';
import { seatOf } from '../play/room.ts';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';
import { rematchOf } from './create.ts';

/**
 * A table where the people of a finished game play its deal again, each on the next seat, to compare. They know what will be drawn, so it
 * never counts. The seed follows from the same secret and shares as before, so it can be verified like any other.
 */
export async function sameDeal(context: Context, person: PersonRef, table: string): Promise<Result<TableRecord, Fault>> {
  const { rooms, rulebook, storage, settings, now } = context;
  const record = await storage.tables.load(table);
  if (!record) return refuse('no-such-table');
  if (seatOf(record, person.id) === undefined) return refuse('not-seated');
  const { secret, commitment, shares = [] } = record;
  if (record.status !== 'finished') return refuse('not-over');
  if (secret === undefined || commitment === undefined || rulebook.game(record.game)?.rulesVersion !== record.rulesVersion)
    return refuse('other-rules-version');
  if ((await storage.tables.countHosted(person.id)) >= settings.maxOpenTables) return refuse('too-many-tables');
  const again = rematchOf(record, person, now());
  const opened: TableRecord = {
    ...again,
    stakes: 'friendly',
    seats: rotated(again.seats),
    secret,
    commitment,
    shares: shares.filter(isRevealed),
    sameAs: record.id,
  };
  await storage.tables.create(opened, now());
  rooms.announceInLobby(opened);
  for (const { personId } of opened.seats) {
    if (personId === undefined || personId === person.id) continue;
    recheckPerson(context, personId);
    tellFriend(context, personId, {
      type: 'invited',
      table: opened.id,
      game: opened.game,
      by: { id: person.id, name: person.name },
    });
  }
  return ok(opened);
}

/** Everyone moves on by one seat. */
function rotated(seats: readonly SeatRecord[]): SeatRecord[] {
  return seats.map(({ seat }, index) => ({ ...(seats.at(index - 1) as SeatRecord), seat }));
}
