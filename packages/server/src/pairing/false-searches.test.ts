import type { MySearch, TableInfo } from '@durbar/protocol';
import { afterAll, expect, test } from 'vitest';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { pairing } from './matching.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const LIVE = { game: 'toy', pace: 'live' } as const;
const CHECK = 16_000;

test('a thousand searches from one address: as many as allowed, one for each person, and others are served on', async () => {
  const environment = { ENTRIES_PER_HOUR: '30', TRUST_PROXY: 'yes' };
  const server = await startTestServer(await databases.fresh('sqlite'), { environment });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const crowd = await Promise.all([...Array(10).keys()].map(() => TestGuest.enter(server.url)));
  const answers: number[] = [];
  for (let times = 0; times < 100; times++) {
    const wanted = { ...LIVE, players: 3 - (times % 2) };
    const called = crowd.map((person) => person.call('PUT', '/api/my/search', wanted, from('203.0.113.9')));
    answers.push(...(await Promise.all(called)).map(({ status }) => status));
  }
  expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(31);
  expect(new Set(answers)).toEqual(new Set([200, 429]));
  expect((await server.context.storage.searches.waiting()).length).toBeLessThanOrEqual(crowd.length);
  const honest = await TestGuest.enter(server.url);
  expect((await honest.call('PUT', '/api/my/search', LIVE, from('198.51.100.7'))).status).toBe(200);
  await server.close();
});

test('someone who never shows up can’t go on looking; those they were seated with keep their place', async () => {
  let ahead = 0;
  const server = await startTestServer(await databases.fresh('sqlite'), { now: () => Date.now() + ahead });
  const [honest, ghost] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
  const client = honest.client();
  await until('online', () => client.isOnline);
  const search = async () => ((await honest.must('GET', '/api/my/search')) as MySearch).search;
  await honest.must('PUT', '/api/my/search', LIVE);
  const since = (await search())?.since;
  for (let times = 0; times < 3; times++) {
    await ghost.must('PUT', '/api/my/search', LIVE);
    await pairing(server.context)();
    const table = await until('a table', async () => (await search())?.table);
    await honest.must('POST', `/api/tables/${table}/ready`, { ready: true });
    ahead += CHECK;
    await until(
      'it closes',
      async () => ((await honest.must('GET', `/api/tables/${table}`)) as TableInfo).status === 'cancelled',
    );
    await until('looking again', async () => (await search())?.table === undefined);
  }
  expect((await search())?.since).toBe(since);
  const refused = await ghost.call('PUT', '/api/my/search', LIVE);
  expect([refused.body.code, refused.body.seconds > 600]).toEqual(['too-fast', true]);
  ahead += 3_600_000;
  expect((await ghost.call('PUT', '/api/my/search', LIVE)).status).toBe(200);
  client.close();
  await server.close();
});
