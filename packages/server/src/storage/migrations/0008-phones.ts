import { addColumns, COUNT, type Upgrade } from './upgrade.ts';

export const phones: Upgrade = {
  alter: (db, engine) => addColumns(db, engine, 'people', { on_phone: `${COUNT} default 0` }),
};
