import { type Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { databaseFile, openStorage, type StorageOptions } from './index.ts';
import { migratorOf } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

const databases = testDatabases();
afterAll(() => databases.close());

function open({ dataDir, databaseUrl }: StorageOptions): Kysely<Database> {
  if (databaseUrl === undefined) return openSqlite(databaseFile(dataDir), () => {}).db;
  return openPostgres({ url: databaseUrl, connections: 1, onError: () => {} }).db;
}

test.each(ENGINES)('a table kept before there were friendly ones is rated: %s', async (engine) => {
  const options = await databases.fresh(engine);
  const db = open(options);
  const { error } = await migratorOf(db, engine).migrateTo('0001-initial');
  expect(error).toBeUndefined();
  const id = newId();
  await sql`
    insert into tables (id, version, status, game, rules_version, players, options, edition, pace, visibility, length, created_at, updated_at)
    values (${id}, 1, 'open', 'toy', 1, 2, '{}', 'house', '{"kind":"none"}', 'public', 0, 1, 1)
  `.execute(db);
  await db.destroy();
  const storage = await openStorage(options);
  expect(await storage.tables.load(id)).toMatchObject({ id, stakes: 'rated' });
  await storage.close();
});

test.each(ENGINES)('M8: of older names that look alike the first keeps its look: %s', async (engine) => {
  const options = await databases.fresh(engine);
  const db = open(options);
  expect((await migratorOf(db, engine).migrateTo('0003-facts')).error).toBeUndefined();
  const ids = [newId(), newId(), newId()];
  for (const [index, name] of ['Alice Paul', 'A1ice Paul', 'Akbar'].entries())
    await sql`insert into people (id, kind, name, name_key, notices, created_at)
      values (${ids[index]}, 'account', ${name}, ${name.toLowerCase()}, '{}', ${index})`.execute(db);
  await db.destroy();
  const storage = await openStorage(options);
  const people = await Promise.all(ids.map((id) => storage.people.byId(id)));
  expect(people.map((person) => person?.skeleton)).toEqual(['allcepaul', undefined, 'akbar']);
  await storage.close();
});
