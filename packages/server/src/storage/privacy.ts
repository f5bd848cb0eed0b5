import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

export interface PrivacyStore {
  /** All data about a person, without secrets. */
  export(person: string): Promise<Record<string, unknown>>;
  /** Deletes a person. Games stay, anonymised; chat messages are deleted. */
  erase(person: string, standInName: string): Promise<void>;
}

/** What is kept about a person, without secrets. */
const ABOUT = [
  'id',
  'kind',
  'name',
  'mail',
  'mail_confirmed',
  'notices',
  'vacation_since',
  'vacation_used',
  'program',
  'shows_here',
  'shows_watching',
  'shows_rank',
  'created_at',
] as const;

export function privacyStore(db: Kysely<Database>): PrivacyStore {
  return {
    export: async (person) => ({
      person: await db.selectFrom('people').select(ABOUT).where('id', '=', person).executeTakeFirst(),
      sessions: await db
        .selectFrom('sessions')
        .select(['device', 'created_at', 'used_at', 'expires_at'])
        .where('person_id', '=', person)
        .execute(),
      tokens: await db
        .selectFrom('tokens')
        .select(['id', 'name', 'scopes', 'created_at', 'used_at', 'expires_at'])
        .where('person_id', '=', person)
        .execute(),
      passkeys: await db.selectFrom('passkeys').select(['id', 'label', 'created_at']).where('person_id', '=', person).execute(),
      ...(await noticesOf(db, person)),
      events: await db.selectFrom('events').select(['at', 'kind', 'address']).where('person_id', '=', person).execute(),
      relations: await db
        .selectFrom('relations')
        .select(['other_id', 'kind', 'created_at'])
        .where('person_id', '=', person)
        .execute(),
      friends: await db
        .selectFrom('friendships')
        .select(['asker_id', 'asked_id', 'created_at', 'accepted_at'])
        .where((eb) => eb.or([eb('asker_id', '=', person), eb('asked_id', '=', person)]))
        .execute(),
      seats: await db.selectFrom('seats').select(['table_id', 'seat', 'away']).where('person_id', '=', person).execute(),
      results: await db
        .selectFrom('results')
        .select(['table_id', 'seat', 'game', 'rank', 'score', 'ended_at'])
        .where('person_id', '=', person)
        .execute(),
      tournaments: await tournamentsOf(db, person),
      ratings: await db.selectFrom('ratings').selectAll().where('person_id', '=', person).execute(),
      puzzles: await db.selectFrom('puzzle_records').select(['content', 'updated_at']).where('person_id', '=', person).execute(),
      editions: await editionsOf(db, person),
      talk: await db.selectFrom('talk').select(['table_id', 'number', 'text', 'at']).where('person_id', '=', person).execute(),
      reports: await db
        .selectFrom('reports')
        .select(['id', 'table_id', 'reason', 'content', 'created_at'])
        .where('reporter_id', '=', person)
        .execute(),
    }),
    erase: (person, standInName) => db.transaction().execute((tx) => erasePerson(tx, person, standInName)),
  };
}

/** How a person learns about their turns, and their notes. */
async function noticesOf(db: Kysely<Database>, person: string) {
  return {
    pushSubscriptions: await db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'created_at'])
      .where('person_id', '=', person)
      .execute(),
    webhooks: await db
      .selectFrom('webhooks')
      .select(['id', 'table_id', 'format', 'host', 'created_at', 'delivered_at', 'failures', 'stopped_at'])
      .where('person_id', '=', person)
      .execute(),
    feeds: await db.selectFrom('feeds').select('created_at').where('person_id', '=', person).execute(),
    plans: await db.selectFrom('plans').select(['table_id', 'content', 'updated_at']).where('person_id', '=', person).execute(),
    notes: await db.selectFrom('notes').select(['table_id', 'text', 'updated_at']).where('person_id', '=', person).execute(),
  };
}

function tournamentsOf(db: Kysely<Database>, person: string) {
  return db.selectFrom('entrants').select(['tournament_id', 'joined_at', 'left_at']).where('person_id', '=', person).execute();
}

function editionsOf(db: Kysely<Database>, person: string) {
  const columns = ['id', 'game', 'title', 'content', 'versions', 'updated_at'] as const;
  return db.selectFrom('own_editions').select(columns).where('person_id', '=', person).execute();
}

/** Tables whose rows belong to one person alone. */
const OWNED = [
  'name_parts',
  'sessions',
  'tokens',
  'passkeys',
  'push_subscriptions',
  'webhooks',
  'digests',
  'feeds',
  'notes',
  'plans',
  'ratings',
  'puzzle_records',
  'own_editions',
  'access',
  'challenges',
  'searches',
  'entrants',
  'places',
] as const satisfies readonly (keyof Database)[];

async function erasePerson(tx: Transaction<Database>, person: string, standInName: string): Promise<void> {
  for (const table of OWNED) {
    await sql`delete from ${sql.table(table)} where person_id = ${person}`.execute(tx);
  }
  await tx.deleteFrom('relations').where('person_id', '=', person).execute();
  await tx.deleteFrom('relations').where('other_id', '=', person).execute();
  await tx.deleteFrom('friendships').where('asker_id', '=', person).execute();
  await tx.deleteFrom('friendships').where('asked_id', '=', person).execute();
  await tx.deleteFrom('talk').where('person_id', '=', person).where('kind', '=', 'chat').execute();
  await tx.updateTable('talk').set({ person_id: null }).where('person_id', '=', person).execute();
  await tx.updateTable('reports').set({ closed_by: null }).where('closed_by', '=', person).execute();
  await tx.updateTable('reports').set({ reporter_id: null }).where('reporter_id', '=', person).execute();
  await tx.updateTable('results').set({ person_id: null, name: standInName }).where('person_id', '=', person).execute();
  await tx.updateTable('seats').set({ person_id: null }).where('person_id', '=', person).execute();
  await tx.updateTable('tables').set({ host_id: null }).where('host_id', '=', person).execute();
  await tx.updateTable('tournaments').set({ host_id: null }).where('host_id', '=', person).execute();
  await tx.updateTable('events').set({ address: null }).where('person_id', '=', person).execute();
  await tx.deleteFrom('invitations').where('created_by', '=', person).execute();
  await tx.deleteFrom('people').where('id', '=', person).execute();
}
