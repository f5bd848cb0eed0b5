import { COUNT, createIndex, ID, OPTIONAL_ID, type Upgrade } from './upgrade.ts';

export const tournaments: Upgrade = {
  tables: {
    tournaments: {
      columns: {
        id: ID,
        version: COUNT,
        status: ID,
        name: ID,
        game: ID,
        options: ID,
        size: COUNT,
        rounds: COUNT,
        pace: ID,
        visibility: ID,
        stakes: ID,
        round: COUNT,
        starts_at: COUNT,
        postponed: COUNT,
        host_id: OPTIONAL_ID,
        created_at: COUNT,
        ended_at: 'NUMBER',
      },
      key: ['id'],
    },
    entrants: {
      columns: { tournament_id: ID, person_id: ID, joined_at: COUNT, left_at: 'NUMBER' },
      key: ['tournament_id', 'person_id'],
    },
    places: {
      columns: {
        tournament_id: ID,
        round: COUNT,
        person_id: ID,
        table_id: ID,
        number: COUNT,
        bots: COUNT,
        starts_by: COUNT,
        rank: 'NUMBER',
        points: 'REAL',
      },
      key: ['tournament_id', 'round', 'person_id'],
    },
  },
  alter: async (db) => {
    await createIndex(db, 'tournaments', 'status', 'starts_at');
    await createIndex(db, 'tournaments', 'host_id');
    await createIndex(db, 'entrants', 'person_id');
    await createIndex(db, 'places', 'table_id');
  },
};
