import { addColumns, OPTIONAL_ID, type Upgrade } from './upgrade.ts';

export const sameDeal: Upgrade = {
  alter: (db, engine) => addColumns(db, engine, 'tables', { same_as: OPTIONAL_ID }),
};
