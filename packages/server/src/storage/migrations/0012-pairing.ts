import { addColumns, COUNT, createIndex, ID, OPTIONAL_ID, type Upgrade } from './upgrade.ts';

export const pairing: Upgrade = {
  tables: {
    searches: {
      columns: {
        person_id: ID,
        game: ID,
        pace: ID,
        since: COUNT,
        present_until: COUNT,
        table_id: OPTIONAL_ID,
        company: ID,
      },
      key: ['person_id'],
    },
    pairings: {
      columns: { id: ID, game: ID, pace: ID, waited: COUNT, found: COUNT, at: COUNT },
      key: ['id'],
    },
  },
  alter: async (db, engine) => {
    await createIndex(db, 'searches', 'table_id');
    await createIndex(db, 'pairings', 'game', 'pace', 'at');
    await addColumns(db, engine, 'tables', { fill: OPTIONAL_ID, seated: `${COUNT} default 0`, language: OPTIONAL_ID });
  },
};
