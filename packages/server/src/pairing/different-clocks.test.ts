import type { GameSearch, Message, OnlineClient, TableInfo, Tournament } from '@durbar/protocol';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const HOUR = 3_600_000;
let servers: RunningServer[] = [];
const clients: OnlineClient[] = [];

/** Two machines that share a database; neither knows what time it is. */
beforeEach(async () => {
  const storage = await databases.fresh('postgres');
  const at = (ahead: number) => startTestServer(storage, { calendar: () => Date.now() + ahead });
  servers = [await at(HOUR), await at(-HOUR)];
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await Promise.all(servers.map((server) => server.close()));
});

test('the servers tell the same time', () => {
  const [one = 0, other = 0] = servers.map(({ context }) => context.now());
  expect(Math.abs(one - other)).toBeLessThan(1000);
});

test('people on both servers find each other and have time to say they are ready', async () => {
  const people = await Promise.all(servers.map(({ url }) => TestGuest.enter(url)));
  const found = people.map((person) => {
    const client = person.client();
    clients.push(client);
    let search: GameSearch | undefined;
    client.onMessage((message: Message) => {
      if (message.type === 'search') search = message.search;
    });
    return () => search?.table;
  });
  for (const person of people) await person.must('PUT', '/api/my/search', { game: 'toy', pace: 'live' });
  const tables = await Promise.all(found.map((table) => until('found', table)));
  expect(new Set(tables).size).toBe(1);
  const [table = ''] = tables;
  for (const person of people) {
    // Long enough for a job that another clock holds to be due.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await person.must('POST', `/api/tables/${table}/ready`, { ready: true });
  }
  await until('it runs', async () => {
    const info = (await people[0]?.must('GET', `/api/tables/${table}`)) as TableInfo;
    return info.status === 'running';
  });
});

test('a round of a tournament waits for its people on every server', async () => {
  const [here, there] = servers;
  if (!here || !there) throw new Error('two servers');
  const host = await TestGuest.account(here.url, 'Kavya of Surat');
  const people = [await TestGuest.enter(here.url), await TestGuest.enter(there.url)];
  const terms = { name: 'Monsoon cup', game: 'toy', options: {}, size: 2, rounds: 1, visibility: 'public', stakes: 'friendly' };
  const pace = { kind: 'live', bank: 600, increment: 10 };
  const startsAt = Date.now() + HOUR / 2;
  const { info } = (await host.must('POST', '/api/tournaments', { ...terms, pace, startsAt })) as Tournament;
  for (const person of people) await person.must('POST', `/api/tournaments/${info.id}/join`);
  const shown = async () => (await host.must('GET', `/api/tournaments/${info.id}`)) as Tournament;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await shown()).info.status, 'half an hour early').toBe('open');
  await host.must('POST', `/api/tournaments/${info.id}/start`);
  const table = await until('a table', async () => (await shown()).tables[0]?.table);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await shown()).tables[0], 'ten minutes to come').toMatchObject({ table, status: 'open', bots: 0 });
});
