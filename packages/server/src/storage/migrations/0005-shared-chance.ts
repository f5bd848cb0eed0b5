import { addColumns, OPTIONAL_ID, type Upgrade } from './upgrade.ts';

/** Games from before shared seeds keep their seed. */
export const sharedChance: Upgrade = {
  alter: (db, engine) => addColumns(db, engine, 'tables', { secret: OPTIONAL_ID, shares: OPTIONAL_ID, reveal_by: 'NUMBER' }),
};
