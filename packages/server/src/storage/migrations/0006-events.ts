import { COUNT, createIndex, ID, OPTIONAL_ID, type Upgrade } from './upgrade.ts';

export const events: Upgrade = {
  tables: {
    events: {
      columns: { id: ID, at: COUNT, kind: ID, person_id: OPTIONAL_ID, address: OPTIONAL_ID },
      key: ['id'],
    },
  },
  alter: async (db) => {
    await createIndex(db, 'events', 'at');
    await db.schema.createIndex('events_by_person_id').on('events').columns(['person_id', 'at']).execute();
  },
};
