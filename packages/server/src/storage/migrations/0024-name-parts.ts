import type { Kysely } from 'kysely';
import { indexAllNames } from '../name-parts.ts';
import type { Database } from '../schema.ts';
import { createIndex, ID, type Upgrade } from './upgrade.ts';

/** People can be looked up by any part of their names. */
export const nameParts: Upgrade = {
  tables: { name_parts: { columns: { part: ID, person_id: ID }, key: ['part', 'person_id'] } },
  alter: async (db) => {
    await createIndex(db, 'name_parts', 'person_id');
    await indexAllNames(db as Kysely<Database>);
  },
};
