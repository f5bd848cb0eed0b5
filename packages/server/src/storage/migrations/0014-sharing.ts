import { addColumns, type Upgrade } from './upgrade.ts';

export const sharing: Upgrade = {
  alter: (db, engine) => addColumns(db, engine, 'tables', { shared_by: 'NUMBER' }),
};
