import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isUnavailable } from '../storage/unavailable.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';

const databases = testDatabases();
afterAll(() => databases.close());

test('a read-only database makes the server not ready and rejects changes as busy', async () => {
  const server = await startTestServer(await databases.fresh('sqlite'));
  const guest = await TestGuest.enter(server.url);
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const statusOfReady = async () => (await fetch(`${server.url}/ready`)).status;
  expect(await statusOfReady()).toBe(200);
  await sql`pragma query_only = on`.execute(server.context.storage.db);
  expect(await statusOfReady()).toBe(503);
  expect(await guest.call('POST', '/api/tables', wanted)).toMatchObject({ status: 503, body: { code: 'busy' } });
  await sql`pragma query_only = off`.execute(server.context.storage.db);
  expect(await statusOfReady()).toBe(200);
  expect((await guest.call('POST', '/api/tables', wanted)).status).toBe(200);
  await server.close();
});

test('rejects changes as busy while the database file cannot grow', async () => {
  const server = await startTestServer(await databases.fresh('sqlite'));
  const guest = await TestGuest.enter(server.url);
  const editionOf = (round: number) => ({ text: `${round}`.repeat(400) });
  const { db, editions } = server.context.storage;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
  const refused = await Promise.allSettled(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((round) => editions.keep(editionOf(round), 1)),
  );
  expect(refused.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  expect(refused.every((one) => one.status === 'fulfilled' || isUnavailable(one.reason))).toBe(true);
  await sql`pragma max_page_count = 1000000`.execute(db);
  await editions.keep(editionOf(13), 1);
  expect((await guest.call('GET', '/api/me')).status).toBe(200);
  await server.close();
});

test('rejects calls as busy within seconds when all connections are in use', async () => {
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
  expect(Date.now() - started).toBeLessThan(10_000);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, { headers: { cookie: guest.cookie } });
  const [, { statusCode }] = await once(socket, 'unexpected-response');
  expect(statusCode).toBe(503);
  release();
  await Promise.all(holders);
  expect((await guest.call('GET', '/api/me')).status).toBe(200);
  client.close();
  await server.close();
});
