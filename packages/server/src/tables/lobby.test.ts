import type { Message, TableInfo } from '@durbar/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { TestGuest } from '../testing/guest.ts';
import { startTwoServers } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const TERMS = { game: 'toy', players: 3, pace: { kind: 'days', hours: 24 }, visibility: 'public' };

describe.each(ENGINES)('the lobby on %s', (engine) => {
  test('shows no tables of people who blocked each other, before and while it is open', async () => {
    const servers = await startTwoServers(await databases.fresh(engine));
    const { here, there } = servers;
    const [host, guest, other] = [
      await TestGuest.enter(here.url),
      await TestGuest.enter(there.url),
      await TestGuest.enter(here.url),
    ];
    const heard: Message[] = [];
    const client = guest.client();
    client.onMessage((message) => heard.push(message));
    await client.send({ type: 'watch-lobby' });
    const listed = async (person: TestGuest) => ((await person.must('GET', '/api/tables')) as TableInfo[]).map(({ id }) => id);
    const open = async (person: TestGuest) => ((await person.must('POST', '/api/tables', TERMS)) as TableInfo).id;
    const [hosted, mixed] = [await open(host), await open(other)];
    await until('both tables', () => heard.filter(({ type }) => type === 'lobby-table').length >= 2);
    await host.must('PUT', `/api/people/${guest.id}/relation`, { kind: 'block' });
    const lobby = await until('a new list', () => {
      const last = heard.findLast((message) => message.type === 'lobby');
      return last?.type === 'lobby' && last.tables.length === 1 && last.tables;
    });
    expect(lobby.map(({ id }) => id)).toEqual([mixed]);
    expect([await listed(guest), (await listed(other)).sort()]).toEqual([[mixed], [hosted, mixed].sort()]);
    await host.must('POST', `/api/tables/${mixed}/join`, {});
    await until('it disappears', () => heard.some((message) => message.type === 'lobby-gone' && message.table === mixed));
    expect(await listed(guest)).toEqual([]);
    await host.must('DELETE', `/api/people/${guest.id}/relation`);
    await until('both again', () => {
      const last = heard.findLast((message) => message.type === 'lobby');
      return last?.type === 'lobby' && last.tables.length === 2;
    });
    client.close();
    await servers.close();
  });
});
