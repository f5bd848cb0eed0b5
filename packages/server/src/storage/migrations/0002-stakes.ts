import { addColumns, ID, type Upgrade } from './upgrade.ts';

/** Tables from before the option existed were rated. */
export const stakes: Upgrade = {
  alter: (db, engine) => addColumns(db, engine, 'tables', { stakes: `${ID} default 'rated'` }),
};
