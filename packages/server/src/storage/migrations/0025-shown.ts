import { addColumns, COUNT, type Upgrade } from './upgrade.ts';

/** People choose what others see of them; until then they see everything. */
export const shown: Upgrade = {
  alter: async (db, engine) => {
    const yes = `${COUNT} default 1`;
    await addColumns(db, engine, 'people', { shows_here: yes, shows_watching: yes, shows_rank: yes });
  },
};
