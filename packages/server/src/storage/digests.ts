import type { Kysely } from 'kysely';
import type { Database, DigestsRow } from './schema.ts';

/** What a person has been told about waiting tables, for each way of telling. */
export interface DigestStore {
  last(person: string, way: DigestsRow['way']): Promise<{ readonly sentAt: number; readonly newest: number } | undefined>;
  sent(digest: DigestsRow): Promise<void>;
}

export function digestStore(db: Kysely<Database>): DigestStore {
  return {
    last: async (person, way) => {
      const last = db.selectFrom('digests').selectAll().where('person_id', '=', person).where('way', '=', way);
      const row = await last.executeTakeFirst();
      return row && { sentAt: row.sent_at, newest: row.newest };
    },
    sent: async (digest) => {
      const { sent_at, newest } = digest;
      await db
        .insertInto('digests')
        .values(digest)
        .onConflict((conflict) => conflict.columns(['person_id', 'way']).doUpdateSet({ sent_at, newest }))
        .execute();
    },
  };
}
