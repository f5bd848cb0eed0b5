import { COUNT, createIndex, ID, type Upgrade } from './upgrade.ts';

export const notes: Upgrade = {
  tables: {
    notes: { columns: { person_id: ID, table_id: ID, text: ID, updated_at: COUNT }, key: ['person_id', 'table_id'] },
  },
  alter: (db) => createIndex(db, 'notes', 'table_id'),
};
