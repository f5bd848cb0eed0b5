import type { TableInfo } from '@durbar/protocol';
import { afterAll, expect, test } from 'vitest';
import { TestGuest } from '../testing/guest.ts';
import { startProxy } from '../testing/proxy.ts';
import { startTwoServers } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const TABLES = 6;

test('behind a proxy that spreads tables, everyone at a table is served by one process', async () => {
  const storage = await databases.fresh('postgres');
  const { here, there, close } = await startTwoServers(storage, { environment: { TABLES_TOGETHER: 'yes', TRUST_PROXY: 'yes' } });
  const proxy = await startProxy([here.url, there.url]);
  const servers = [here, there].map(({ context }) => context.hub);
  const [host, guest] = [await TestGuest.enter(proxy.url), await TestGuest.enter(proxy.url)];
  const clients = [host.client(), guest.client()];
  const serving = new Set<number>();
  for (let count = 0; count < TABLES; count++) {
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    await guest.must('POST', `/api/tables/${id}/join`, {});
    const leave = clients.map((client) => client.watch(id, () => {}));
    const mover = await until('both see the table', () =>
      clients.every((client) => client.stateOf(id))
        ? clients.find((client) => client.stateOf(id)?.question?.choices?.length)
        : undefined,
    );
    const where = [host, guest].map((person) => servers.findIndex((hub) => hub.of(person.id).length === 1));
    expect(where[0]).toBe(where[1]);
    serving.add(where[0] ?? -1);
    expect(await mover.move(id, 'keep')).toMatchObject({ ok: true });
    for (const unwatch of leave) unwatch();
  }
  expect(serving).toEqual(new Set([0, 1]));
  for (const client of clients) client.close();
  await proxy.close();
  await close();
}, 30_000);
