import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { openStorage, type StorageOptions } from '../storage/index.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { backup, restore } from './backup.ts';
import { withStorage } from './open.ts';
import { ban, findPerson, listPeople, unban } from './people.ts';
import { closeReport, listReports } from './reports.ts';
import { cancelTable, listTables } from './tables.ts';

const databases = testDatabases();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'durbar-backup-'));
});
afterAll(async () => {
  await databases.close();
  await rm(folder, { recursive: true });
});

async function openTable(host: TestGuest, guest: TestGuest): Promise<string> {
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  await guest.must('POST', `/api/tables/${id}/join`, {});
  return id;
}

describe.each(ENGINES)('an administrator on %s, while the server runs', (engine) => {
  let options: StorageOptions;
  let server: RunningServer;
  const asAdmin = <T>(work: Parameters<typeof withStorage<T>>[1]) =>
    withStorage(
      {
        DATA_DIR: options.dataDir,
        SEAL_KEY: options.sealKey,
        ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      },
      work,
    );

  beforeAll(async () => {
    options = await databases.fresh(engine);
    server = await startTestServer(options);
  });
  afterAll(() => server.close());

  test('bans and unbans', async () => {
    const pest = await TestGuest.enter(server.url);
    const name = pest.me?.name ?? '';
    expect(await asAdmin((storage) => findPerson(storage, 'nobody'))).toMatchObject({ ok: false });
    const banned = await asAdmin((storage) => ban(storage, name.toUpperCase(), { days: 3, reason: 'rude', now: Date.now() }));
    expect(banned).toMatchObject({ ok: true, value: { id: pest.id, banReason: 'rude' } });
    expect((await pest.call('GET', '/api/me')).status).toBe(401);
    const listed = await asAdmin((storage) => listPeople(storage, name.slice(0, 8)));
    expect(listed.find(({ id }) => id === pest.id)).toMatchObject({ banReason: 'rude' });
    expect(await asAdmin((storage) => unban(storage, pest.id, Date.now()))).toMatchObject({ ok: true });
    expect((await server.context.storage.people.byId(pest.id))?.banned_until).toBeUndefined();
  });

  test('ends a table; its watchers see it within seconds', async () => {
    const [host, guest] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const id = await openTable(host, guest);
    const client = host.client();
    client.watch(id, () => {});
    await until('the table', () => client.stateOf(id));
    expect((await asAdmin(listTables)).map((table) => table.id)).toContain(id);
    expect(await asAdmin((storage) => cancelTable(storage, id, Date.now()))).toMatchObject({
      ok: true,
      value: { status: 'cancelled' },
    });
    await until('the end', () => client.stateOf(id)?.info.status === 'cancelled');
    expect(await asAdmin((storage) => cancelTable(storage, id, Date.now()))).toMatchObject({ ok: false });
    expect(await asAdmin((storage) => cancelTable(storage, 'aaaaaaaaaaaa', Date.now()))).toMatchObject({ ok: false });
    client.close();
  });

  test('reads and closes reports', async () => {
    await server.context.storage.reports.add({ id: 'aaaaaaaaaaab', reason: 'rude', content: 'words', created_at: 1 });
    expect(await asAdmin(listReports)).toMatchObject([{ id: 'aaaaaaaaaaab', content: 'words' }]);
    expect(await asAdmin((storage) => closeReport(storage, 'aaaaaaaaaaab', { resolution: 'warned', now: 2 }))).toBe(true);
    expect(await asAdmin(listReports)).toEqual([]);
  });

  test.each(ENGINES)('backs up; the file is restored on %s and the game continues', async (other) => {
    const [host, guest] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const id = await openTable(host, guest);
    const file = path.join(folder, `${engine}-${other}.gz`);
    const rows = await asAdmin((storage) => backup(storage, file));
    expect(rows).toBeGreaterThan(5);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const fresh = await databases.fresh(other);
    const storage = await openStorage(fresh);
    expect(await restore(storage, file)).toEqual({ ok: true, value: rows });
    expect(await restore(storage, file)).toMatchObject({ ok: false, fault: expect.stringContaining('isn’t empty') });
    await storage.close();
    const second = await startTestServer(fresh);
    guest.url = second.url;
    const client = guest.client();
    client.watch(id, () => {});
    await until('the game', () => client.stateOf(id)?.question?.decider === 1);
    expect(await client.move(id, 'keep')).toMatchObject({ ok: true });
    client.close();
    await second.close();
  });
});

test('rejects a file that is not a backup', async () => {
  const file = path.join(folder, 'wrong.gz');
  await writeFile(file, gzipSync('{"something":"else"}\n'));
  const storage = await openStorage(await databases.fresh('sqlite'));
  expect(await restore(storage, file)).toMatchObject({ ok: false });
  await storage.close();
});
