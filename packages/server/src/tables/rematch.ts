import { ok, type Result } from '@durbar/engine';
import type { Fault, PersonRef } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { recheckPerson } from '../people/recheck.ts';
import type { Planning } from '../play/planned.ts';
import { seatOf } from '../play/room.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { rematchOf } from './create.ts';

/** Creates the rematch table on the first request; later requests lead to it. */
export async function rematch(context: Context, person: PersonRef, table: string): Promise<Result<TableRecord, Fault>> {
  const { rooms, storage, now } = context;
  const record = await storage.tables.load(table);
  if (!record) return refuse('no-such-table');
  const candidate = rematchOf(record, person, now());
  const done = await rooms.act(table, planRematch(person.id, candidate.id));
  if (!done.ok) return done;
  const id = done.value.record.rematch ?? candidate.id;
  const opened = { ...candidate, id };
  if (await storage.tables.create(opened, now())) {
    rooms.announceInLobby(opened);
    for (const { personId } of opened.seats) if (personId !== undefined) recheckPerson(context, personId);
  }
  return ok((await storage.tables.load(id)) ?? opened);
}

function planRematch(person: string, id: string): Planning {
  return async ({ record }) => {
    if (record.status === 'open' || record.status === 'running') return refuse('not-over');
    const seat = seatOf(record, person);
    if (seat === undefined) return refuse('not-seated');
    if (record.rematch !== undefined) return ok(undefined);
    if (record.stakes === 'rated' && record.seats.some(({ isProgram }) => isProgram)) return refuse('friendly-only');
    return ok({ record: { ...record, rematch: id }, events: [{ text: 'rematch', seat }] });
  };
}
