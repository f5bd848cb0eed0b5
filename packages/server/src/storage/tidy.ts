import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Housekeeping. */
export interface TidyStore {
  /** Cancels open tables untouched since a time. */
  closeOpenTables(untouchedSince: number, at: number): Promise<void>;
  /** Running turns with a missing job. Safety net: without a job the game would hang. */
  turnsWithoutJob(): Promise<{ table: string; deadline: number | undefined }[]>;
  removeCancelled(endedBefore: number): Promise<void>;
  /** Idle guests without games. */
  removeIdleGuests(createdBefore: number): Promise<void>;
  /** Unused custom editions. */
  removeUnusedEditions(createdBefore: number): Promise<void>;
}

const BATCH = 500;

export function tidyStore(db: Kysely<Database>): TidyStore {
  return {
    closeOpenTables: async (untouchedSince, at) => {
      await db
        .updateTable('tables')
        .set((eb) => ({ status: 'cancelled', secret: null, ended_at: at, updated_at: at, version: eb('version', '+', 1) }))
        .where('status', '=', 'open')
        .where('updated_at', '<', untouchedSince)
        .execute();
    },
    turnsWithoutJob: async () => {
      const rows = await db
        .selectFrom('tables')
        .innerJoin('seats', (join) => join.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.decider'))
        .leftJoin('jobs', (join) => join.on('jobs.key', '=', sql`'turn:' || tables.id`))
        .select(['tables.id as table', 'tables.deadline as deadline'])
        .where('tables.status', '=', 'running')
        .where('jobs.key', 'is', null)
        .where('tables.paused_at', 'is', null)
        .where((eb) =>
          eb.or([
            eb('bot', 'is not', null),
            eb('away', '=', 1),
            eb('person_id', 'is', null),
            eb.and([eb('deadline', 'is not', null), eb('out_of_time', '!=', 'wait')]),
          ]),
        )
        .execute();
      return rows.map(({ table, deadline }) => ({ table, deadline: deadline ?? undefined }));
    },
    removeCancelled: async (endedBefore) => {
      const old = db.selectFrom('tables').select('id').where('status', '=', 'cancelled').where('ended_at', '<', endedBefore);
      const ids = (await old.limit(BATCH).execute()).map(({ id }) => id);
      if (ids.length === 0) return;
      await db.transaction().execute(async (tx) => {
        for (const table of ['seats', 'access', 'invitations', 'journal', 'talk', 'notes', 'plans', 'webhooks'] as const) {
          await sql`delete from ${sql.table(table)} where table_id in (${sql.join(ids)})`.execute(tx);
        }
        await tx.deleteFrom('tables').where('id', 'in', ids).execute();
      });
    },
    removeUnusedEditions: async (createdBefore) => {
      await db
        .deleteFrom('editions')
        .where('created_at', '<', createdBefore)
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('tables').select('id').whereRef('tables.edition_hash', '=', 'editions.hash'))),
        )
        .execute();
    },
    removeIdleGuests: async (createdBefore) => {
      await db
        .deleteFrom('people')
        .where('kind', '=', 'guest')
        .where('created_at', '<', createdBefore)
        .where('id', 'not in', (eb) => eb.selectFrom('sessions').select('person_id'))
        .where((eb) => eb.not(eb.exists(eb.selectFrom('seats').select('seat').whereRef('seats.person_id', '=', 'people.id'))))
        .where((eb) => eb.not(eb.exists(eb.selectFrom('results').select('seat').whereRef('results.person_id', '=', 'people.id'))))
        .execute();
      await db
        .deleteFrom('name_parts')
        .where('person_id', 'not in', (eb) => eb.selectFrom('people').select('id'))
        .execute();
    },
  };
}
