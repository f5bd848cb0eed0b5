import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../ids.ts';
import { ENGINES, openBare, testDatabases } from '../../testing/storage.ts';
import { interruptMigrations } from '../../torture/migrations.ts';
import { openStorage } from '../index.ts';
import { migratorOf } from './index.ts';

const databases = testDatabases();
afterAll(() => databases.close());

test.each(ENGINES)('a table from before casual games existed is rated: %s', async (engine) => {
  const options = await databases.fresh(engine);
  const { db, close } = openBare(options);
  const { error } = await migratorOf(db, engine).migrateTo('0001-initial');
  expect(error).toBeUndefined();
  const id = newId();
  await sql`
    insert into tables (id, version, status, game, rules_version, players, options, edition, pace, visibility, length, created_at, updated_at)
    values (${id}, 1, 'open', 'toy', 1, 2, '{}', 'house', '{"kind":"none"}', 'public', 0, 1, 1)
  `.execute(db);
  await close();
  const storage = await openStorage(options);
  expect(await storage.tables.load(id)).toMatchObject({ id, stakes: 'rated' });
  await storage.close();
});

test.each(ENGINES)('M8: of older names that look alike, the first keeps its skeleton: %s', async (engine) => {
  const options = await databases.fresh(engine);
  const { db, close } = openBare(options);
  expect((await migratorOf(db, engine).migrateTo('0003-facts')).error).toBeUndefined();
  const ids = [newId(), newId(), newId()];
  for (const [index, name] of ['Alice Paul', 'A1ice Paul', 'Akbar'].entries())
    await sql`insert into people (id, kind, name, name_key, notices, created_at)
      values (${ids[index]}, 'account', ${name}, ${name.toLowerCase()}, '{}', ${index})`.execute(db);
  await close();
  const storage = await openStorage(options);
  const people = await Promise.all(ids.map((id) => storage.people.byId(id)));
  expect(people.map((person) => person?.skeleton)).toEqual(['allcepaul', undefined, 'akbar']);
  const found = await storage.people.find('kba', { by: newId(), at: 1, limit: 1 });
  expect(found, 'older names can be looked up').toEqual([{ id: ids[2], name: 'Akbar' }]);
  await storage.close();
});

test.each(ENGINES)('a process killed mid-migration leaves nothing half done: %s', async (engine) => {
  const report = await interruptMigrations({ engine, fresh: () => databases.fresh(engine), step: 1, newest: 1 });
  expect(report.faults).toEqual([]);
  expect(Math.min(...Object.values(report.kills))).toBeGreaterThan(0);
});
