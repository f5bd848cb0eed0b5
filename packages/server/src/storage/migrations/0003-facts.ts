import { addColumns, OPTIONAL_ID, type Upgrade } from './upgrade.ts';

/** Journals from before facts were stored contain only texts; facts are added when such a game continues. */
export const facts: Upgrade = {
  alter: (db, engine) => addColumns(db, engine, 'journal', { content: OPTIONAL_ID }),
};
