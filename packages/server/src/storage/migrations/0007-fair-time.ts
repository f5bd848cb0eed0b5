import { addColumns, ID, type Upgrade } from './upgrade.ts';

/** Older tables: a bot takes over on timeout. */
export const fairTime: Upgrade = {
  alter: async (db, engine) => {
    await addColumns(db, engine, 'tables', { out_of_time: `${ID} default 'bot'`, paused_at: 'NUMBER' });
    await addColumns(db, engine, 'seats', { away_since: 'NUMBER', resigned_at: 'NUMBER', own_from: 'NUMBER' });
  },
};
