import { mergeRecords, type PuzzleRecord } from '@durbar/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';

export interface PuzzleRecordStore {
  of(person: string): Promise<PuzzleRecord | undefined>;
  /** Adds what a device knows and returns everything known. */
  merge(person: string, added: PuzzleRecord, at: number): Promise<PuzzleRecord>;
}

export function puzzleRecordStore(db: Kysely<Database>, engine: Engine): PuzzleRecordStore {
  return {
    of: async (person) => {
      const row = await db.selectFrom('puzzle_records').select('content').where('person_id', '=', person).executeTakeFirst();
      return row && JSON.parse(row.content);
    },
    merge: (person, added, at) => db.transaction().execute((tx) => mergeIn(tx, engine, { person, added, at })),
  };
}

interface Adding {
  readonly person: string;
  readonly added: PuzzleRecord;
  readonly at: number;
}

async function mergeIn(tx: Transaction<Database>, engine: Engine, { person, added, at }: Adding): Promise<PuzzleRecord> {
  const row = { person_id: person, content: JSON.stringify(added), updated_at: at };
  const insert = tx.insertInto('puzzle_records').values(row);
  const done = await insert.onConflict((conflict) => conflict.column('person_id').doNothing()).executeTakeFirst();
  if (done.numInsertedOrUpdatedRows === 1n) return added;
  let known = tx.selectFrom('puzzle_records').select('content').where('person_id', '=', person);
  // Two devices at once: the second waits, so neither's tries are lost.
  if (engine === 'postgres') known = known.forUpdate();
  const merged = mergeRecords(JSON.parse((await known.executeTakeFirstOrThrow()).content), added);
  const update = tx.updateTable('puzzle_records').where('person_id', '=', person);
  await update.set({ content: JSON.stringify(merged), updated_at: at }).execute();
  return merged;
}
