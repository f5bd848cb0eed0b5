import { addColumns, COUNT, createIndex, ID, type Upgrade } from './upgrade.ts';

export const tokens: Upgrade = {
  tables: {
    tokens: {
      columns: {
        id: ID,
        token_hash: `${ID} unique`,
        person_id: ID,
        name: ID,
        scopes: ID,
        created_at: COUNT,
        used_at: 'NUMBER',
        expires_at: COUNT,
      },
      key: ['id'],
    },
  },
  alter: async (db, engine) => {
    await createIndex(db, 'tokens', 'person_id');
    await createIndex(db, 'tokens', 'expires_at');
    await addColumns(db, engine, 'people', { program: `${COUNT} default 0` });
  },
};
