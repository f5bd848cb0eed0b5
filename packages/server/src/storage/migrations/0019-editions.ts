import { COUNT, ID, type Upgrade } from './upgrade.ts';

export const ownEditions: Upgrade = {
  tables: {
    own_editions: {
      columns: {
        person_id: ID,
        id: ID,
        game: ID,
        title: ID,
        revision: COUNT,
        faults: COUNT,
        content: ID,
        versions: ID,
        updated_at: COUNT,
      },
      key: ['person_id', 'id'],
    },
  },
};
