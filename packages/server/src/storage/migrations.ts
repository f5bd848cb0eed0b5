import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { skeletonOf } from '../people/look-alikes.ts';
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';

/** A table's columns in SQL. `TEXT` sorts by bytes on both engines; `NUMBER` holds 64 bits on both. */
type Columns = Readonly<Record<string, string>>;

interface TableSpec {
  readonly columns: Columns;
  readonly key: readonly string[];
}

const ID = 'TEXT not null';
const OPTIONAL_ID = 'TEXT';
const COUNT = 'NUMBER not null';

const INITIAL: Readonly<Record<Exclude<keyof Database, 'events' | 'friendships' | 'tokens'>, TableSpec>> = {
  people: {
    columns: {
      id: ID,
      kind: ID,
      name: ID,
      name_key: `${ID} unique`,
      password_hash: OPTIONAL_ID,
      mail: OPTIONAL_ID,
      mail_confirmed: `${COUNT} default 0`,
      notices: ID,
      vacation_since: 'NUMBER',
      vacation_used: `${COUNT} default 0`,
      vacation_year: `${COUNT} default 0`,
      created_at: COUNT,
      present_until: `${COUNT} default 0`,
      banned_until: 'NUMBER',
      ban_reason: OPTIONAL_ID,
      failures: `${COUNT} default 0`,
      failures_until: `${COUNT} default 0`,
    },
    key: ['id'],
  },
  passkeys: {
    columns: { id: ID, person_id: ID, public_key: ID, counter: COUNT, transports: ID, label: ID, created_at: COUNT },
    key: ['id'],
  },
  sessions: {
    columns: { token_hash: ID, person_id: ID, device: ID, created_at: COUNT, used_at: COUNT, expires_at: COUNT },
    key: ['token_hash'],
  },
  challenges: { columns: { id: ID, kind: ID, person_id: OPTIONAL_ID, content: ID, expires_at: COUNT }, key: ['id'] },
  push_subscriptions: { columns: { endpoint: ID, person_id: ID, keys: ID, created_at: COUNT }, key: ['endpoint'] },
  relations: { columns: { person_id: ID, other_id: ID, kind: ID, created_at: COUNT }, key: ['person_id', 'other_id'] },
  reports: {
    columns: {
      id: ID,
      reporter_id: OPTIONAL_ID,
      reported_id: OPTIONAL_ID,
      table_id: OPTIONAL_ID,
      reason: ID,
      content: ID,
      created_at: COUNT,
      closed_at: 'NUMBER',
      resolution: OPTIONAL_ID,
    },
    key: ['id'],
  },
  editions: { columns: { hash: ID, content: ID, created_at: COUNT }, key: ['hash'] },
  tables: {
    columns: {
      id: ID,
      version: COUNT,
      status: ID,
      game: ID,
      rules_version: COUNT,
      players: COUNT,
      options: ID,
      edition: ID,
      edition_hash: OPTIONAL_ID,
      pace: ID,
      visibility: ID,
      host_id: OPTIONAL_ID,
      length: COUNT,
      decider: 'NUMBER',
      turn_since: 'NUMBER',
      deadline: 'NUMBER',
      clocks: OPTIONAL_ID,
      request: OPTIONAL_ID,
      seed: OPTIONAL_ID,
      commitment: OPTIONAL_ID,
      standings: OPTIONAL_ID,
      rematch: OPTIONAL_ID,
      created_at: COUNT,
      started_at: 'NUMBER',
      ended_at: 'NUMBER',
      updated_at: COUNT,
    },
    key: ['id'],
  },
  seats: {
    columns: { table_id: ID, seat: COUNT, person_id: OPTIONAL_ID, bot: OPTIONAL_ID, ready: COUNT, away: COUNT },
    key: ['table_id', 'seat'],
  },
  access: { columns: { table_id: ID, person_id: ID }, key: ['table_id', 'person_id'] },
  invitations: {
    columns: { token_hash: ID, table_id: ID, created_by: ID, created_at: COUNT, expires_at: COUNT, used_by: OPTIONAL_ID },
    key: ['token_hash'],
  },
  journal: {
    columns: { table_id: ID, number: COUNT, kind: ID, by: COUNT, text: ID, at: COUNT },
    key: ['table_id', 'number'],
  },
  talk: {
    columns: {
      table_id: ID,
      number: COUNT,
      kind: ID,
      person_id: OPTIONAL_ID,
      seat: 'NUMBER',
      text: ID,
      key: OPTIONAL_ID,
      at: COUNT,
    },
    key: ['table_id', 'number'],
  },
  jobs: {
    columns: { key: ID, token: ID, kind: ID, subject: ID, content: ID, due_at: COUNT, leased_until: COUNT, attempts: COUNT },
    key: ['key'],
  },
  archive: {
    columns: {
      table_id: ID,
      game: ID,
      players: COUNT,
      options: ID,
      visibility: ID,
      moves: COUNT,
      journal: ID,
      ended_at: COUNT,
    },
    key: ['table_id'],
  },
  results: {
    columns: {
      table_id: ID,
      seat: COUNT,
      person_id: OPTIONAL_ID,
      name: ID,
      game: ID,
      rank: COUNT,
      score: 'REAL not null',
      visibility: ID,
      ended_at: COUNT,
    },
    key: ['table_id', 'seat'],
  },
  ratings: {
    columns: { person_id: ID, game: ID, mu: 'REAL not null', sigma: 'REAL not null', games: COUNT },
    key: ['person_id', 'game'],
  },
  secrets: { columns: { name: ID, content: ID }, key: ['name'] },
};

const INDEXES: readonly (readonly [table: keyof Database, ...columns: string[]])[] = [
  ['passkeys', 'person_id'],
  ['sessions', 'person_id'],
  ['sessions', 'expires_at'],
  ['challenges', 'expires_at'],
  ['push_subscriptions', 'person_id'],
  ['relations', 'other_id'],
  ['tables', 'status', 'visibility', 'created_at'],
  ['tables', 'host_id', 'status'],
  ['tables', 'updated_at'],
  ['seats', 'person_id', 'table_id'],
  ['access', 'person_id'],
  ['invitations', 'table_id'],
  ['talk', 'person_id', 'key'],
  ['jobs', 'due_at'],
  ['archive', 'visibility', 'ended_at', 'table_id'],
  ['archive', 'game', 'visibility', 'ended_at', 'table_id'],
  ['results', 'person_id', 'ended_at', 'table_id'],
];

const EVENTS: TableSpec = {
  columns: { id: ID, at: COUNT, kind: ID, person_id: OPTIONAL_ID, address: OPTIONAL_ID },
  key: ['id'],
};

const FRIENDSHIPS: TableSpec = {
  columns: { asker_id: ID, asked_id: ID, created_at: COUNT, accepted_at: 'NUMBER' },
  key: ['asker_id', 'asked_id'],
};

const TOKENS: TableSpec = {
  columns: {
    id: ID,
    token_hash: `${ID} unique`,
    person_id: ID,
    name: ID,
    scopes: ID,
    created_at: COUNT,
    used_at: 'NUMBER',
    expires_at: COUNT,
  },
  key: ['id'],
};

/** The key of each table, for reading it page by page. */
export const KEYS: Readonly<Record<keyof Database, readonly string[]>> = Object.fromEntries(
  Object.entries({ ...INITIAL, events: EVENTS, friendships: FRIENDSHIPS, tokens: TOKENS }).map(([table, { key }]) => [
    table,
    key,
  ]),
) as Record<keyof Database, readonly string[]>;

function columnSql(engine: Engine, type: string): string {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const real = engine === 'postgres' ? 'double precision' : 'real';
  return type.replace('TEXT', text).replace('NUMBER', 'bigint').replace('REAL', real);
}

function createTableSql(engine: Engine, table: string, { columns, key }: TableSpec): RawBuilder<unknown> {
  const lines = Object.entries(columns).map(([name, type]) => `"${name}" ${columnSql(engine, type)}`);
  const keySql = key.map((name) => `"${name}"`).join(', ');
  const end = engine === 'sqlite' ? ' without rowid' : '';
  return sql.raw(`create table "${table}" (${lines.join(', ')}, primary key (${keySql}))${end}`);
}

function initial(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      for (const [table, spec] of Object.entries(INITIAL)) await createTableSql(engine, table, spec).execute(db);
      for (const [table, ...columns] of INDEXES) {
        await db.schema
          .createIndex(`${table}_by_${columns.join('_')}`)
          .on(table)
          .columns(columns)
          .execute();
      }
    },
  };
}

/** Tables from before the option existed were rated. */
function stakes(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await sql.raw(`alter table "tables" add column "stakes" ${columnSql(engine, ID)} default 'rated'`).execute(db);
    },
  };
}

/** Journals from before facts were stored contain only texts; facts are added when such a game continues. */
function facts(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await sql.raw(`alter table "journal" add column "content" ${columnSql(engine, OPTIONAL_ID)}`).execute(db);
    },
  };
}

/** Of existing look-alike names, only the first keeps its skeleton; new look-alikes are rejected. */
function skeletons(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await sql.raw(`alter table "people" add column "skeleton" ${columnSql(engine, OPTIONAL_ID)}`).execute(db);
      const people = await sql<{ id: string; name: string }>`select id, name from people order by created_at, id`.execute(db);
      const seen = new Set<string>();
      for (const { id, name } of people.rows) {
        const skeleton = skeletonOf(name);
        if (seen.has(skeleton)) continue;
        seen.add(skeleton);
        await sql`update people set skeleton = ${skeleton} where id = ${id}`.execute(db);
      }
      await db.schema.createIndex('people_by_skeleton').on('people').column('skeleton').unique().execute();
    },
  };
}

/** Games from before shared seeds keep their seed. */
function sharedChance(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      for (const [name, type] of Object.entries({ secret: OPTIONAL_ID, shares: OPTIONAL_ID, reveal_by: 'NUMBER' }))
        await sql.raw(`alter table "tables" add column "${name}" ${columnSql(engine, type)}`).execute(db);
    },
  };
}

function events(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await createTableSql(engine, 'events', EVENTS).execute(db);
      await db.schema.createIndex('events_by_at').on('events').column('at').execute();
      await db.schema.createIndex('events_by_person_id').on('events').columns(['person_id', 'at']).execute();
    },
  };
}

/** Older tables: a bot takes over on timeout. */
function fairTime(engine: Engine): Migration {
  const added = [
    ['tables', 'out_of_time', `${ID} default 'bot'`],
    ['tables', 'paused_at', 'NUMBER'],
    ['seats', 'away_since', 'NUMBER'],
    ['seats', 'resigned_at', 'NUMBER'],
    ['seats', 'own_from', 'NUMBER'],
  ] as const;
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      for (const [table, name, type] of added)
        await sql.raw(`alter table "${table}" add column "${name}" ${columnSql(engine, type)}`).execute(db);
    },
  };
}

function phones(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await sql.raw(`alter table "people" add column "on_phone" ${columnSql(engine, COUNT)} default 0`).execute(db);
    },
  };
}

/** The history of a rating starts now: earlier games did not record their changes. */
function people(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await createTableSql(engine, 'friendships', FRIENDSHIPS).execute(db);
      await db.schema.createIndex('friendships_by_asked_id').on('friendships').column('asked_id').execute();
      for (const name of ['rating', 'rating_change'])
        await sql.raw(`alter table "results" add column "${name}" ${columnSql(engine, 'NUMBER')}`).execute(db);
      await db.schema.createIndex('results_by_game_ended_at').on('results').columns(['game', 'ended_at']).execute();
    },
  };
}

function tokens(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await createTableSql(engine, 'tokens', TOKENS).execute(db);
      await db.schema.createIndex('tokens_by_person_id').on('tokens').column('person_id').execute();
      await db.schema.createIndex('tokens_by_expires_at').on('tokens').column('expires_at').execute();
      await sql.raw(`alter table "people" add column "program" ${columnSql(engine, COUNT)} default 0`).execute(db);
    },
  };
}

/** A released migration is never changed. */
export function migratorOf(db: Kysely<Database>, engine: Engine): Migrator {
  const migrations = {
    '0001-initial': initial(engine),
    '0002-stakes': stakes(engine),
    '0003-facts': facts(engine),
    '0004-skeletons': skeletons(engine),
    '0005-shared-chance': sharedChance(engine),
    '0006-events': events(engine),
    '0007-fair-time': fairTime(engine),
    '0008-phones': phones(engine),
    '0009-people': people(engine),
    '0010-tokens': tokens(engine),
  };
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Runs pending migrations. */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  const { error } = await migratorOf(db, engine).migrateToLatest();
  if (error) throw error;
}
