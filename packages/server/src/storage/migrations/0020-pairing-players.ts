import { addColumns, COUNT, type Upgrade } from './upgrade.ts';

/** Before, everyone looked for a game of two: the fewest of all games. */
const TWO = `${COUNT} default 2`;

export const pairingPlayers: Upgrade = {
  alter: async (db, engine) => {
    await addColumns(db, engine, 'searches', { players: TWO });
    await addColumns(db, engine, 'pairings', { players: TWO });
  },
};
