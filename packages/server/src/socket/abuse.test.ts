import { setTimeout as delay } from 'node:timers/promises';
import { loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Room } from '../play/room.ts';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { StubbornSocket } from '../testing/stubborn-socket.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
let server: RunningServer;
beforeAll(async () => {
  const games = [defined(await loadGame('rajas'), 'Rajas')];
  server = await startTestServer(await databases.fresh('sqlite'), { games, environment: { COMMANDS_PER_SECOND: '20' } });
});
afterAll(async () => {
  await server.close();
  await databases.close();
});

const PONG = '\x8a\x0eare you there?';
const countOf = (text: string, part: string): number => text.split(part).length - 1;

test('pings count as commands: a flood costs no memory and closes the connection', async () => {
  const socket = await StubbornSocket.open(await TestGuest.enter(server.url));
  socket.pings(1);
  await until('a pong', () => socket.received.includes(PONG));
  socket.pings(5000);
  await until('the end', () => socket.isClosed);
  expect(countOf(socket.received, PONG)).toBeLessThan(50);
  expect(socket.received).toContain('"reason":"too-fast"');
});

test('a client that floods the server with commands is disconnected', async () => {
  const socket = await StubbornSocket.open(await TestGuest.enter(server.url));
  for (let id = 1; id < 2000; id++) socket.say({ type: 'unwatch-lobby', id });
  await until('the end', () => socket.isClosed);
  expect(countOf(socket.received, '"ack"')).toBeLessThan(60);
});

test('ignores everything after asking the client to disconnect', async () => {
  const guest = await TestGuest.enter(server.url);
  const host = await TestGuest.enter(server.url);
  const wanted = { game: 'rajas', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id: table } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  await guest.must('POST', `/api/tables/${table}/join`, {});
  const socket = await StubbornSocket.open(guest);
  socket.say({ type: 'say', id: 1, table, key: 'before-it', text: 'heard' });
  await until('the first line', async () =>
    (await server.context.storage.talk.read(table, 0, 100)).some(({ text }) => text === 'heard'),
  );
  await guest.must('POST', '/api/sign-out-everywhere');
  await until('the farewell', () => socket.received.includes('"bye"'));
  socket.say({ type: 'say', id: 2, table, key: 'after-it-', text: 'unheard' });
  socket.say({ type: 'leave', id: 3, table });
  await until('the end', () => socket.isClosed);
  const lines = await server.context.storage.talk.read(table, 0, 100);
  expect(lines.map(({ text }) => text)).not.toContain('unheard');
  expect((await server.context.storage.tables.load(table))?.seats[1]).toMatchObject({ away: false });
});

test('watching a whole table is charged by its size', async () => {
  const host = await TestGuest.enter(server.url);
  const wanted = { game: 'rajas', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id: table } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  await host.must('PUT', `/api/tables/${table}/seats/1`, { bot: 'random' });
  const client = host.client();
  const answers = [];
  for (let count = 0; count < 39; count++) answers.push(await client.send({ type: 'watch', table }));
  const refused = answers.filter((answer) => !answer.ok && answer.fault.code === 'too-fast');
  expect(answers[0]).toMatchObject({ ok: true });
  expect(refused.length).toBeGreaterThan(0);
  client.watch(table, () => {});
  await until('the table, once the debt is earned', () => client.stateOf(table));
  client.close();
});

test('a client that disconnects early leaves nothing behind', async () => {
  const host = await TestGuest.enter(server.url);
  const wanted = { game: 'rajas', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id: table } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  const { hub, rooms, storage } = server.context;
  await until('everyone of the other tests gone', () => hub.size === 0);
  const socket = await StubbornSocket.open(host);
  await until('the connection', () => hub.size === 1);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = storage.db.connection().execute(() => held);
  socket.say({ type: 'watch', id: 1, table });
  socket.say({ type: 'watch-lobby', id: 2 });
  socket.end();
  await until('the end of the connection', () => hub.size === 0);
  release();
  await holding;
  await delay(200);
  expect(hub.isLobbyWatched).toBe(false);
  expect(await rooms.look(table, (room) => room instanceof Room && room.watchers.size)).toBe(0);
});
