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
let viewed = 0;
const COUNTING: AnyGame = {
  ...TOY,
  viewFor: (...situation) => {
    viewed++;
    return TOY.viewFor(...situation);
  },
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

async function runningTable(url: string): Promise<{ id: string; guests: readonly TestGuest[] }> {
  const [host, guest, stranger] = [await TestGuest.enter(url), await TestGuest.enter(url), await TestGuest.enter(url)];
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  await guest.must('POST', `/api/tables/${id}/join`, {});
  return { id, guests: [host, guest, stranger] };
}

test('one answer with three watchers evaluates at most three questions', async () => {
  const server = await startTestServer(await databases.fresh('sqlite'), { games: [COUNTING] });
  const { id, guests } = await runningTable(server.url);
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

test('rewatching a table reuses its view until something changes', async () => {
  const server = await startTestServer(await databases.fresh('sqlite'), { games: [COUNTING] });
  const { id, guests } = await runningTable(server.url);
  const [, player, stranger] = guests.map((one) => one.client());
  if (!player || !stranger) throw new Error('no clients');
  stranger.watch(id, () => {});
  const seen = await until('the table and who is there', () => {
    const state = stranger.stateOf(id);
    return state?.attendance && state;
  });
  viewed = 0;
  for (let have = 0; have < 50; have++) await stranger.send({ type: 'watch', table: id, have: have % 4 });
  expect(viewed).toBe(0);
  expect(stranger.stateOf(id)).toEqual(seen);
  player.watch(id, () => {});
  await until('the table', () => player.stateOf(id));
  expect(viewed).toBe(1);
  expect(await player.move(id, 'keep')).toMatchObject({ ok: true });
  await until('the answer', () => stranger.stateOf(id)?.number === 3);
  await stranger.send({ type: 'watch', table: id });
  expect(stranger.stateOf(id)).toMatchObject({ number: 3, entries: [{}, {}, { kind: 'move', by: 1 }] });
  for (const client of [player, stranger]) client.close();
  await server.close();
});
