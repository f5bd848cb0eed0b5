import type { Context } from '../context.ts';
import { seatOf } from '../play/room.ts';
import type { TableRecord } from '../storage/table-records.ts';

/** Public tables are for everybody to see, others for those who sit there or were invited. */
export async function mayWatch({ storage }: Pick<Context, 'storage'>, record: TableRecord, person: string): Promise<boolean> {
  if (record.visibility === 'public' || record.hostId === person || seatOf(record, person) !== undefined) return true;
  return storage.access.has(record.id, person);
}
