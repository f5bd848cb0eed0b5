import type { Context } from '../context.ts';
import { recheckPerson } from '../people/recheck.ts';
import { seatOf } from '../play/room.ts';
import type { TableRecord } from '../storage/table-records.ts';

/** Everyone can see public tables; private ones only players and invited people. */
export async function mayWatch({ storage }: Pick<Context, 'storage'>, record: TableRecord, person: string): Promise<boolean> {
  if (record.visibility === 'public' || record.hostId === person || seatOf(record, person) !== undefined) return true;
  return storage.access.has(record.id, person);
}

/** A player removed from a private table sees no more of it without a new invitation. */
export async function withdrawAccess(
  { storage, hub }: Pick<Context, 'storage' | 'hub'>,
  table: string,
  person: string,
): Promise<void> {
  await storage.access.withdraw(table, person);
  recheckPerson({ storage, hub }, person);
}
