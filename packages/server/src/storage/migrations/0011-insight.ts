import { COUNT, createIndex, ID, type Upgrade } from './upgrade.ts';

export const insight: Upgrade = {
  tables: {
    analyses: {
      columns: {
        table_id: ID,
        version: COUNT,
        rules_version: COUNT,
        state: ID,
        progress: 'REAL not null',
        content: 'TEXT',
        updated_at: COUNT,
      },
      key: ['table_id'],
    },
    puzzle_records: {
      columns: { person_id: ID, content: ID, updated_at: COUNT },
      key: ['person_id'],
    },
  },
  alter: (db) => createIndex(db, 'analyses', 'state'),
};
