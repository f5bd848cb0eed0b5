import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';

const databases = testDatabases();
afterAll(() => databases.close());

test('a database that takes no writes makes the server not ready', async () => {
  const server = await startTestServer(await databases.fresh('sqlite'));
  const statusOfReady = async () => (await fetch(`${server.url}/ready`)).status;
  expect(await statusOfReady()).toBe(200);
  await sql`pragma query_only = on`.execute(server.context.storage.db);
  expect(await statusOfReady()).toBe(503);
  await sql`pragma query_only = off`.execute(server.context.storage.db);
  expect(await statusOfReady()).toBe(200);
  await server.close();
});

test('when every connection is in use, calls are refused as busy within seconds', async () => {
  const server = await startTestServer(await databases.fresh('postgres'), { environment: { DATABASE_CONNECTIONS: '2' } });
  const guest = await TestGuest.enter(server.url);
  const client = guest.client();
  const { db } = server.context.storage;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holders = [1, 2].map(() => db.connection().execute(() => held));
  const started = Date.now();
  expect(await guest.call('GET', '/api/me')).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(Date.now() - started).toBeLessThan(5_000);
  release();
  await Promise.all(holders);
  expect((await guest.call('GET', '/api/me')).status).toBe(200);
  client.close();
  await server.close();
});
