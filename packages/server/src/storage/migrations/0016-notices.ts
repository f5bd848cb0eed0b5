import { COUNT, createIndex, ID, OPTIONAL_ID, type Upgrade } from './upgrade.ts';

export const notices: Upgrade = {
  tables: {
    webhooks: {
      columns: {
        id: ID,
        person_id: ID,
        table_id: OPTIONAL_ID,
        format: ID,
        host: ID,
        target: ID,
        created_at: COUNT,
        delivered_at: 'NUMBER',
        failures: COUNT,
        failure: OPTIONAL_ID,
        stopped_at: 'NUMBER',
      },
      key: ['id'],
    },
    digests: { columns: { person_id: ID, way: ID, sent_at: COUNT, newest: COUNT }, key: ['person_id', 'way'] },
    feeds: { columns: { person_id: ID, token_hash: `${ID} unique`, created_at: COUNT }, key: ['person_id'] },
  },
  alter: async (db) => {
    await createIndex(db, 'webhooks', 'person_id');
    await createIndex(db, 'webhooks', 'table_id');
  },
};
