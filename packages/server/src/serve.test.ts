import { mkdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { TableInfo } from '@durbar/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { BadSettings, serve } from './serve.ts';
import { TestGuest } from './testing/guest.ts';
import { startTestServer, TOY } from './testing/server.ts';
import { testDatabases } from './testing/storage.ts';
import { until } from './testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

describe('starting', () => {
  test('fails on a bad setting, a folder in use and a port in use', async () => {
    await expect(serve({ PORT: 'x' })).rejects.toThrow(
      new BadSettings('PORT is "x", but must be a whole number from 0 to 65535.'),
    );
    const options = await databases.fresh('sqlite');
    const server = await startTestServer(options);
    await expect(startTestServer(options)).rejects.toThrow(/Another server is already using DATA_DIR/);
    const other = await databases.fresh('sqlite');
    await expect(startTestServer(other, { environment: { PORT: new URL(server.url).port } })).rejects.toThrow(
      /cannot listen on HOST/,
    );
    await server.close();
    const again = await startTestServer(options);
    await again.close();
    const retried = await startTestServer(other);
    await retried.close();
  });

  test('fails with the reason when its folder is not writable', async () => {
    const { dataDir } = await databases.fresh('sqlite');
    // A directory can't be written as a file, even by root.
    await mkdir(path.join(dataDir, 'lock'));
    await expect(startTestServer({ dataDir })).rejects.toThrow(/^DATA_DIR .* cannot be written to: /);
    await rmdir(path.join(dataDir, 'lock'));
    await mkdir(path.join(dataDir, 'durbar.db'));
    await expect(startTestServer({ dataDir })).rejects.toThrow(/^The database in DATA_DIR .* cannot be opened: /);
    await rmdir(path.join(dataDir, 'durbar.db'));
    await (await startTestServer({ dataDir })).close();
  });

  test('fails when the database is unreachable', async () => {
    const { dataDir } = await databases.fresh('sqlite');
    const databaseUrl = 'postgres://postgres:secret@127.0.0.1:1/durbar';
    await expect(startTestServer({ dataDir, databaseUrl })).rejects.toThrow(/at DATABASE_URL cannot be reached/);
  });
});

test('a restart loses nothing and clients reconnect automatically', async () => {
  const options = await databases.fresh('sqlite');
  let server = await startTestServer(options);
  const { port } = new URL(server.url);
  const [host, guest] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
  const { id } = (await host.must('POST', '/api/tables', {
    game: 'toy',
    players: 2,
    pace: { kind: 'none' },
    visibility: 'public',
  })) as TableInfo;
  await guest.must('POST', `/api/tables/${id}/join`, {});
  const clients = [host.client(), guest.client()];
  const reasons: string[] = [];
  clients[0]?.onMessage((message) => message.type === 'bye' && reasons.push(message.reason));
  for (const client of clients) client.watch(id, () => {});
  await until('both', () => clients.every((client) => client.stateOf(id)));
  await clients[1]?.move(id, 'keep');
  await server.close();
  expect(reasons).toEqual(['restart']);
  const moved = clients[0]?.move(id, 'keep');
  server = await startTestServer(options, { environment: { PORT: port } });
  expect(await moved).toMatchObject({ ok: true });
  await until('the end', () => clients.every((client) => client.stateOf(id)?.info.status === 'finished'));
  for (const client of clients) client.close();
  await server.close();
});

test('no one loses a seat because the server was down', async () => {
  const options = await databases.fresh('sqlite');
  let offset = 0;
  const now = (): number => Date.now() + offset;
  const first = await startTestServer(options, { now });
  const [host, guest] = [await TestGuest.enter(first.url), await TestGuest.enter(first.url)];
  const pace = { kind: 'live', bank: 60, increment: 0 };
  const { id } = (await host.must('POST', '/api/tables', { game: 'toy', players: 2, pace, visibility: 'public' })) as TableInfo;
  await guest.must('POST', `/api/tables/${id}/join`, {});
  await guest.must('POST', `/api/tables/${id}/ready`, { ready: true });
  await host.must('POST', `/api/tables/${id}/start`);
  await first.close();
  offset += 3_600_000;
  const second = await startTestServer(options, { now });
  const job = () => second.context.storage.db.selectFrom('jobs').selectAll().where('key', '=', `turn:${id}`).executeTakeFirst();
  await until('grace', async () => ((await job())?.due_at ?? 0) > now());
  const record = () => second.context.storage.tables.load(id);
  expect((await record())?.seats[1]?.away).toBe(false);
  offset += 31_000;
  await until('run out after all', async () => (await record())?.seats[1]?.away);
  await second.close();
});

test('a running game continues under corrected rules, and its table says so', async () => {
  const options = await databases.fresh('sqlite');
  const first = await startTestServer(options);
  const [host, guest] = [await TestGuest.enter(first.url), await TestGuest.enter(first.url)];
  const { id } = (await host.must('POST', '/api/tables', {
    game: 'toy',
    players: 2,
    pace: { kind: 'none' },
    visibility: 'public',
  })) as TableInfo;
  await guest.must('POST', `/api/tables/${id}/join`, {});
  const { port } = new URL(first.url);
  await first.close();
  const next = await startTestServer(options, { environment: { PORT: port }, games: [{ ...TOY, rulesVersion: 2 }] });
  const client = guest.client();
  client.watch(id, () => {});
  const state = await until('the table', () => client.stateOf(id));
  expect(state.info).toMatchObject({ status: 'running', rulesVersion: 2 });
  expect(state.entries.at(-1)).toMatchObject({ kind: 'correction', number: 2, to: 2, rules: { from: 1, to: 2 } });
  expect(await client.send({ type: 'move', table: id, number: 3, text: 'keep' })).toMatchObject({ ok: true });
  client.close();
  await next.close();
});

test('logs hold no secrets', async () => {
  let written = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const log = createLog('info', sink);
  log.info(
    { password: 'hunter2', person: { mail: 'a@example.org', token: 'abcdef' }, req: { headers: { cookie: 'durbar=xyz' } } },
    'hello',
  );
  const failure = Object.assign(new Error('it broke'), { client: { password: 'hunter2' }, code: 'E1' });
  log.error({ err: failure }, 'failed');
  for (const secret of ['hunter2', 'a@example.org', 'abcdef', 'xyz']) expect(written).not.toContain(secret);
  expect(written).toContain('it broke');
});
