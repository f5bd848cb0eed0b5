import { COUNT, ID, type Upgrade } from './upgrade.ts';

export const puzzleTries: Upgrade = {
  tables: { puzzle_tries: { columns: { puzzle: ID, found: COUNT, missed: COUNT }, key: ['puzzle'] } },
};
