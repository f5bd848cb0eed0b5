import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadGames } from '@durbar/catalogue';
import { seededRandom } from '@durbar/engine';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../ids.ts';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { autoplay } from '../testing/players.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import type { Engine } from './engine.ts';
import { databaseFile, type StorageOptions } from './index.ts';

const FIXTURES = new URL('../../../../fixtures/databases/', import.meta.url);
/** The databases were recorded on this day; with a later date, sessions and guests would be cleaned up. */
const RECORDED = Date.UTC(2026, 10, 16, 15);
const GAME = 60_000;

interface Expected {
  readonly id: string;
  readonly status: 'running' | 'finished';
  readonly entries: number;
  readonly standings?: unknown;
}

const games = await loadGames();
const databases = testDatabases();
afterAll(() => databases.close());

async function fixture(name: string): Promise<Buffer> {
  return readFile(new URL(name, FIXTURES));
}

async function restored(engine: Engine): Promise<StorageOptions> {
  const options = await databases.fresh(engine);
  if (options.databaseUrl === undefined) {
    const file = databaseFile(options.dataDir);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, gunzipSync(await fixture('sqlite.db.gz')));
    return options;
  }
  const client = new pg.Client(options.databaseUrl);
  await client.connect();
  await client.query(gunzipSync(await fixture('postgres.sql.gz')).toString());
  await client.end();
  return options;
}

async function signIn({ context, url }: RunningServer, person: string): Promise<TestGuest> {
  const token = `fixture-${person}`;
  const now = context.now();
  const session = { token_hash: hashToken(token), person_id: person, device: '', created_at: now, used_at: now };
  await context.storage.db
    .insertInto('sessions')
    .values({ ...session, expires_at: now + 86_400_000 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return TestGuest.returning(url, token);
}

async function seated(server: RunningServer, table: string): Promise<TestGuest[]> {
  const record = await server.context.storage.tables.load(table);
  const people = (record?.seats ?? []).flatMap(({ personId }) => personId ?? []);
  return Promise.all(people.map((person) => signIn(server, person)));
}

describe.each(ENGINES)('a database of rules version 1 on %s', async (engine) => {
  const { tables } = JSON.parse(String(await fixture(`${engine}.json`))) as { tables: Expected[] };
  const idsOf = (status: Expected['status']) => tables.filter((table) => table.status === status);
  let server: RunningServer;
  beforeAll(async () => {
    const started = Date.now();
    server = await startTestServer(await restored(engine), { games, now: () => RECORDED + Date.now() - started });
  });
  afterAll(() => server.close());

  test('has the tables it was recorded with', () => {
    expect([idsOf('running').length, idsOf('finished').length]).toEqual([7, 3]);
  });

  test.each(idsOf('finished'))('shows the finished table $id as it ended', async ({ id, entries, standings }) => {
    const [guest] = await seated(server, id);
    const client = guest?.client();
    client?.watch(id, () => {});
    const state = await until('the table', () => client?.stateOf(id));
    expect(state.entries).toHaveLength(entries);
    expect(state.view).toBeDefined();
    expect(state.info.standings).toMatchObject(standings as object);
    client?.close();
  });

  test.each(idsOf('running'))('plays the running table $id to its end', { timeout: 5 * GAME }, async ({ id, entries }) => {
    const guests = await seated(server, id);
    const clients = guests.map((guest) => guest.client());
    const stops = clients.map((client, seat) => autoplay(client, id, { random: seededRandom(`${id} ${seat}`) }));
    await until('the end', () => clients.every((client) => client.stateOf(id)?.info.status === 'finished'), GAME);
    expect(clients[0]?.stateOf(id)?.entries.length).toBeGreaterThan(entries);
    for (const stop of stops) stop();
    for (const client of clients) client.close();
  });
});
