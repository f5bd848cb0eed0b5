import type { Kysely, Transaction } from 'kysely';
import { dropJobs, type Job, putJobs } from './jobs.ts';
import type { JournalLine } from './journal-lines.ts';
import type { Database } from './schema.ts';
import type { Seal } from './seal.ts';
import { changingColumns, seatColumns, type TableRecord } from './table-records.ts';

/** An atomic change to a table. */
export interface TableChange {
  /** The new record; its version is the expected old one. */
  readonly table: TableRecord;
  /** The record of the expected version, if known; what is the same in both need not be written. */
  readonly before?: TableRecord;
  readonly seatsChanged?: boolean;
  readonly journal?: readonly JournalLine[];
  /** The lines replace the whole journal. */
  readonly journalChanged?: boolean;
  readonly putJobs?: readonly Job[];
  readonly dropJobs?: readonly string[];
  readonly at: number;
}

/** Writes a change if the table still has the expected version; otherwise writes nothing and returns false. */
export type Commit = (change: TableChange) => Promise<boolean>;

export function commitIn(db: Kysely<Database>, seal: Seal): Commit {
  return (change) => commitChange(db, seal, change);
}

class Conflict extends Error {}

async function commitChange(db: Kysely<Database>, seal: Seal, change: TableChange): Promise<boolean> {
  try {
    await db.transaction().execute((tx) => writeChange(tx, seal, change));
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

async function writeChange(tx: Transaction<Database>, seal: Seal, change: TableChange): Promise<void> {
  const { table, at } = change;
  const updated = await tx
    .updateTable('tables')
    .set(changingColumns(table, seal))
    .set({ version: table.version + 1, updated_at: at })
    .where('id', '=', table.id)
    .where('version', '=', table.version)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) throw new Conflict();
  const lines = (change.journal ?? []).map((line) => ({ table_id: table.id, ...line }));
  if (change.journalChanged) await tx.deleteFrom('journal').where('table_id', '=', table.id).execute();
  if (lines.length > 0) await tx.insertInto('journal').values(lines).execute();
  if (change.seatsChanged) await replaceSeats(tx, table);
  await putJobs(tx, change.putJobs ?? []);
  await dropJobs(tx, change.dropJobs ?? []);
}

async function replaceSeats(tx: Transaction<Database>, table: TableRecord): Promise<void> {
  await tx.deleteFrom('seats').where('table_id', '=', table.id).execute();
  await tx
    .insertInto('seats')
    .values(table.seats.map((seat) => seatColumns(table.id, seat)))
    .execute();
}
