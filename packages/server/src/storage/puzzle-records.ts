import { mergeRecords, type PuzzleRecord } from '@durbar/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { PuzzleTriesRow } from './schema/afterwards.ts';
import type { Database } from './schema.ts';

export interface PuzzleRecordStore {
  of(person: string): Promise<PuzzleRecord | undefined>;
  /** Adds what a device knows and returns everything known; counts first tries that the record didn't have. */
  merge(adding: Adding): Promise<PuzzleRecord>;
  /** How first tries at these puzzles went; puzzles that no one tried are missing. */
  tries(puzzles: readonly string[]): Promise<readonly PuzzleTriesRow[]>;
}

export function puzzleRecordStore(db: Kysely<Database>, engine: Engine): PuzzleRecordStore {
  return {
    of: async (person) => {
      const row = await db.selectFrom('puzzle_records').select('content').where('person_id', '=', person).executeTakeFirst();
      return row && JSON.parse(row.content);
    },
    merge: (adding) => db.transaction().execute((tx) => mergeIn(tx, engine, adding)),
    tries: (puzzles) => db.selectFrom('puzzle_tries').selectAll().where('puzzle', 'in', puzzles).execute(),
  };
}

interface Adding {
  readonly person: string;
  readonly added: PuzzleRecord;
  readonly at: number;
  /** Whether a first try at this puzzle counts for the share of those who found it. */
  counts(puzzle: string): boolean;
}

async function mergeIn(tx: Transaction<Database>, engine: Engine, { person, added, at, counts }: Adding): Promise<PuzzleRecord> {
  const row = { person_id: person, content: JSON.stringify(added), updated_at: at };
  const insert = tx.insertInto('puzzle_records').values(row);
  const done = await insert.onConflict((conflict) => conflict.column('person_id').doNothing()).executeTakeFirst();
  if (done.numInsertedOrUpdatedRows === 1n) {
    await count(
      tx,
      newTries({}, added.tried).filter(([puzzle]) => counts(puzzle)),
    );
    return added;
  }
  let known = tx.selectFrom('puzzle_records').select('content').where('person_id', '=', person);
  // Two devices at once: the second waits, so neither's tries are lost.
  if (engine === 'postgres') known = known.forUpdate();
  const kept: PuzzleRecord = JSON.parse((await known.executeTakeFirstOrThrow()).content);
  const merged = mergeRecords(kept, added);
  const update = tx.updateTable('puzzle_records').where('person_id', '=', person);
  await update.set({ content: JSON.stringify(merged), updated_at: at }).execute();
  await count(
    tx,
    newTries(kept.tried, merged.tried).filter(([puzzle]) => counts(puzzle)),
  );
  return merged;
}

type Tries = PuzzleRecord['tried'];

function newTries(before: Tries, after: Tries): [string, Tries[string]][] {
  return Object.entries(after).filter(([puzzle]) => !(puzzle in before));
}

/** Sorted, so two transactions can't wait for each other. */
async function count(tx: Transaction<Database>, tries: readonly [string, Tries[string]][]): Promise<void> {
  const rows = tries
    .map(([puzzle, how]) => ({ puzzle, found: how === 'found' ? 1 : 0, missed: how === 'missed' ? 1 : 0 }))
    .sort((one, other) => (one.puzzle < other.puzzle ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insertInto('puzzle_tries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('puzzle').doUpdateSet((eb) => ({
        found: eb('puzzle_tries.found', '+', eb.ref('excluded.found')),
        missed: eb('puzzle_tries.missed', '+', eb.ref('excluded.missed')),
      })),
    )
    .execute();
}
