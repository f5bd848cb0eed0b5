import type { AnyGame } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { afterAll, expect, test } from 'vitest';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

let asked = 0;
const COUNTING: AnyGame = {
  ...TOY,
  handlers: Object.fromEntries(
    Object.entries(TOY.handlers).map(([kind, handler]) => {
      if (!('ask' in handler)) return [kind, handler];
      const ask: typeof handler.ask = (...situation) => {
        asked++;
        return handler.ask(...situation);
      };
      return [kind, { ...handler, ask }];
    }),
  ),
};

test('one answer with three watchers asks at most three times', async () => {
  const server = await startTestServer(await databases.fresh('sqlite'), { games: [COUNTING] });
  const guests = [await TestGuest.enter(server.url), await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
  const [host, guest] = guests as [TestGuest, TestGuest, TestGuest];
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  await guest.must('POST', `/api/tables/${id}/join`, {});
  const clients = guests.map((one) => one.client());
  for (const client of clients) client.watch(id, () => {});
  await until('all watch', () => clients.every((client) => client.stateOf(id)));
  asked = 0;
  expect(await clients[1]?.move(id, 'keep')).toMatchObject({ ok: true });
  await until('all saw it', () => clients.every((client) => client.stateOf(id)?.number === 3));
  expect(asked).toBeLessThanOrEqual(3);
  for (const client of clients) client.close();
  await server.close();
});
