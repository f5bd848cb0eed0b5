import type { Kysely } from 'kysely';
import { newId } from '../ids.ts';
import { type Present, present } from './rows.ts';
import type { AuditRow } from './schema/house.ts';
import type { Database } from './schema.ts';

export type AuditRecord = Present<AuditRow>;

/** What administrators did. Entries are never changed or removed. */
export interface AuditStore {
  add(entry: Pick<AuditRow, 'at' | 'action' | 'note'> & Partial<AuditRow>): Promise<void>;
  /** Newest first. */
  list(page: { readonly before?: number; readonly limit: number }): Promise<AuditRecord[]>;
}

export function auditStore(db: Kysely<Database>): AuditStore {
  return {
    add: async (entry) => {
      const nobody = { admin_id: null, person_id: null, table_id: null, report_id: null };
      await db
        .insertInto('audit')
        .values({ id: newId(), ...nobody, ...entry })
        .execute();
    },
    list: async ({ before, limit }) => {
      const all = db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
      return (await (before === undefined ? all : all.where('at', '<', before)).execute()).map(present);
    },
  };
}
