import type { Kysely } from 'kysely';
import type { DigestsRow } from './schema/notices.ts';
import type { Database } from './schema.ts';

/** What a person has been told about waiting tables, for each way of telling. */
export interface DigestStore {
  last(person: string, way: DigestsRow['way']): Promise<LastDigest | undefined>;
  /** False, writing nothing, if another process has sent one since the last that was seen. */
  sent(digest: DigestsRow, last: LastDigest | undefined): Promise<boolean>;
}

export interface LastDigest {
  readonly sentAt: number;
  readonly newest: number;
}

export function digestStore(db: Kysely<Database>): DigestStore {
  return {
    last: async (person, way) => {
      const last = db.selectFrom('digests').selectAll().where('person_id', '=', person).where('way', '=', way);
      const row = await last.executeTakeFirst();
      return row && { sentAt: row.sent_at, newest: row.newest };
    },
    sent: async (digest, last) => {
      const { sent_at, newest } = digest;
      const written = await db
        .insertInto('digests')
        .values(digest)
        .onConflict((conflict) =>
          conflict
            .columns(['person_id', 'way'])
            .doUpdateSet({ sent_at, newest })
            .where('digests.newest', '=', last?.newest ?? -1)
            .where('digests.sent_at', '=', last?.sentAt ?? -1),
        )
        .executeTakeFirst();
      return written.numInsertedOrUpdatedRows !== 0n;
    },
  };
}
