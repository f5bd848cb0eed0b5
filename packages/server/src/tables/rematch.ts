import { ok, type Result } from '@durbar/engine';
import type { Fault, PersonRef } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { idFrom } from '../ids.ts';
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
  const refusal = whyNot(record, person.id);
  if (refusal) return refusal;
  const id = record.rematch ?? idFrom(`rematch of ${table}`);
  const candidate = { ...rematchOf(record, person, now()), id };
  // Before it is named: everyone who hears of it looks at it at once.
  const isNew = await storage.tables.create(candidate, now());
  const done = await rooms.act(table, planRematch(person.id, id));
  if (!done.ok) return done;
  if (isNew) {
    rooms.announceInLobby(candidate);
    for (const { personId } of candidate.seats) if (personId !== undefined) recheckPerson(context, personId);
  }
  return ok((await storage.tables.load(id)) ?? candidate);
}

function whyNot(record: TableRecord, person: string): Result<never, Fault> | undefined {
  if (record.status === 'open' || record.status === 'running') return refuse('not-over');
  if (seatOf(record, person) === undefined) return refuse('not-seated');
  if (record.rematch !== undefined) return undefined;
  const isOfPrograms = record.stakes === 'rated' && record.seats.some(({ isProgram }) => isProgram);
  return isOfPrograms ? refuse('friendly-only') : undefined;
}

function planRematch(person: string, id: string): Planning {
  return async ({ record }) => {
    const seat = seatOf(record, person);
    if (seat === undefined) return refuse('not-seated');
    return record.rematch === undefined
      ? ok({ record: { ...record, rematch: id }, events: [{ text: 'rematch', seat }] })
      : ok(undefined);
  };
}
