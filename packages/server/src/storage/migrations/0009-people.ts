import { addColumns, COUNT, createIndex, ID, type Upgrade } from './upgrade.ts';

/** The history of a rating starts now: earlier games did not record their changes. */
export const people: Upgrade = {
  tables: {
    friendships: {
      columns: { asker_id: ID, asked_id: ID, created_at: COUNT, accepted_at: 'NUMBER' },
      key: ['asker_id', 'asked_id'],
    },
  },
  alter: async (db, engine) => {
    await createIndex(db, 'friendships', 'asked_id');
    await addColumns(db, engine, 'results', { rating: 'NUMBER', rating_change: 'NUMBER' });
    await createIndex(db, 'results', 'game', 'ended_at');
  },
};
