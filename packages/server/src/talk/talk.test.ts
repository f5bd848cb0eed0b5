import type { OnlineClient, TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { cleanText } from './clean.ts';

const databases = testDatabases();
let server: RunningServer;
let guests: [TestGuest, TestGuest];
let clients: OnlineClient[];
let table: string;

beforeAll(async () => {
  server = await startTestServer(await databases.fresh('sqlite'));
  guests = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  table = ((await guests[0].must('POST', '/api/tables', wanted)) as TableInfo).id;
  await guests[1].must('POST', `/api/tables/${table}/join`, {});
  clients = guests.map((guest) => guest.client());
  for (const client of clients) client.watch(table, () => {});
  await until('both', () => clients.every((client) => client.stateOf(table)));
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
  await databases.close();
});

const heardBy = (index: number): string[] =>
  clients[index]?.stateOf(table)?.talk.flatMap(({ kind, text }) => (kind === 'chat' ? text : [])) ?? [];
const say = (index: number, text: string, key = `key-${Math.random().toString(36).slice(2)}`) =>
  clients[index]?.send({ type: 'say', table, key, text });

test('everyone receives a message once', async () => {
  await say(0, 'A fine day', 'the-same-key');
  await say(0, 'A fine day', 'the-same-key');
  await until('heard', () => heardBy(1).length > 0);
  expect(heardBy(1)).toEqual(['A fine day']);
  expect(heardBy(0)).toEqual(['A fine day']);
});

test('text is stored sanitised', async () => {
  expect(cleanText('  a\u0000b\n\nc  ')).toBe('a b c');
  expect(cleanText('\u202Eevil\u202C')).toBe('evil');
  expect(cleanText(`x${'\u0301'.repeat(50)}`)).toHaveLength(5);
  await say(0, '<img src=x onerror=alert(1)>');
  await until('heard', () => heardBy(1).includes('<img src=x onerror=alert(1)>'));
  expect(await say(0, ' \u200b ')).toMatchObject({ ok: false, fault: { code: 'empty-text' } });
});

test('muted people’s messages are hidden, including past ones', async () => {
  await guests[1].must('PUT', `/api/people/${guests[0].id}/relation`, { kind: 'mute' });
  const before = heardBy(1).length;
  await until('the mute', () =>
    server.context.hub
      .of(guests[1].id ?? '')
      .every((one) => (one as unknown as { isMuted(id: string): boolean }).isMuted(guests[0].id ?? '')),
  );
  await say(0, 'can you hear me');
  await until('said', () => heardBy(0).includes('can you hear me'));
  expect(heardBy(1)).toHaveLength(before);
  const fresh = guests[1].client();
  fresh.watch(table, () => {});
  const state = await until('the table', () => fresh.stateOf(table));
  expect(state.talk.filter(({ kind }) => kind === 'chat')).toEqual([]);
  fresh.close();
});

test('a message can be reported, and a moderator sees it', async () => {
  const line = clients[0]?.stateOf(table)?.talk.findLast(({ kind }) => kind === 'chat');
  await guests[1].must('POST', '/api/reports', { table, line: line?.number, reason: 'rude' });
  const [report] = await server.context.storage.reports.open(10);
  expect(report).toMatchObject({
    reported_id: guests[0].id,
    reporter_id: guests[1].id,
    content: 'can you hear me',
    reason: 'rude',
  });
  expect((await guests[1].call('POST', '/api/reports', { table, line: 999, reason: 'x' })).status).toBe(404);
});

test('while the game runs, spectators talk among themselves; afterwards everyone reads it', async () => {
  const [one, other, player] = await Promise.all([1, 2, 3].map(() => TestGuest.enter(server.url)));
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  if (!one || !other || !player) throw new Error('three people');
  const { id } = (await player.must('POST', '/api/tables', wanted)) as TableInfo;
  const partner = await TestGuest.enter(server.url);
  await partner.must('POST', `/api/tables/${id}/join`, {});
  const watching = [one, other, player].map((person) => person.client());
  for (const client of watching) client.watch(id, () => {});
  await until('all', () => watching.every((client) => client.stateOf(id)?.info.status === 'running'));
  const [first, second, third] = watching;
  const read = (client: OnlineClient | undefined) =>
    client?.stateOf(id)?.talk.flatMap(({ kind, text, seat }) => (kind === 'chat' ? [[text, seat]] : [])) ?? [];
  await first?.send({ type: 'say', table: id, key: 'spectator-1', text: 'Red is ahead' });
  await until('the other spectator reads it', () => read(second).length === 1);
  await third?.send({ type: 'say', table: id, key: 'player-1', text: 'Good luck' });
  await until('everyone reads the player', () => read(second).length === 2 && read(first).length === 2);
  expect([read(second), read(third)]).toEqual([
    [
      ['Red is ahead', undefined],
      ['Good luck', 0],
    ],
    [['Good luck', 0]],
  ]);
  const again = player.client();
  again.watch(id, () => {});
  expect(read((await until('again', () => again.stateOf(id))) && again)).toEqual([['Good luck', 0]]);
  await third?.send({ type: 'resign', table: id });
  await until('the end', () => third?.stateOf(id)?.info.status === 'finished');
  const after = player.client();
  after.watch(id, () => {});
  await until('the player reads all', () => read(after).length === 2);
  const hidden = (await player.must('POST', '/api/tables', { ...wanted, visibility: 'link' })) as TableInfo;
  expect(await first?.send({ type: 'say', table: hidden.id, key: 'stranger-1', text: 'Hello' })).toMatchObject({
    fault: { code: 'no-such-table' },
  });
  for (const client of [...watching, again, after]) client.close();
});

test('chat is rate-limited', async () => {
  const answers = await Promise.all([...Array(15).keys()].map((index) => say(1, `spam ${index}`)));
  expect(answers.some((answer) => answer && !answer.ok && answer.fault.code === 'too-fast')).toBe(true);
});

test('a crowd of spectators can’t flood a table; its players are still heard', async () => {
  const [host, partner] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  await partner.must('POST', `/api/tables/${id}/join`, {});
  const crowd = await Promise.all([...Array(20).keys()].map(() => TestGuest.enter(server.url)));
  const flooding = crowd.map((person) => person.client());
  const answers = await Promise.all(
    flooding.flatMap((client, one) =>
      [...Array(8).keys()].map((line) => client.send({ type: 'say', table: id, key: `flood-${one}-${line}`, text: 'Buy now' })),
    ),
  );
  expect(answers.filter(({ ok }) => ok).length).toBeLessThan(60);
  const player = host.client();
  expect(await player.send({ type: 'say', table: id, key: 'player-speaks', text: 'Hello?' })).toMatchObject({ ok: true });
  for (const client of [...flooding, player]) client.close();
});
