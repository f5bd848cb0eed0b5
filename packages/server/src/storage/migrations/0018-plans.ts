import { COUNT, createIndex, ID, type Upgrade } from './upgrade.ts';

export const plans: Upgrade = {
  tables: {
    plans: {
      columns: { person_id: ID, table_id: ID, content: ID, updated_at: COUNT },
      key: ['person_id', 'table_id'],
    },
  },
  alter: (db) => createIndex(db, 'plans', 'table_id'),
};
