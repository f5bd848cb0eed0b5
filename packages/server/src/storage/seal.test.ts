import { rm } from 'node:fs/promises';
import { newSeed } from '@durbar/chance';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { BadSettings } from '../serve.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { openStorage, type Storage } from './index.ts';
import { sealWith } from './seal.ts';
import { keyFile } from './sealing.ts';
import type { TableRecord } from './table-records.ts';
import type { WebhookRecord } from './webhooks.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const KEY = 'a key that is long enough to seal';
const NEXT = 'the key that comes after it, as long';

test('a sealed text opens with its key, in its place, and unchanged', () => {
  const seal = sealWith(KEY);
  const sealed = seal.close('secret', 'table.seed');
  expect(sealed).not.toContain('secret');
  expect(seal.close('secret', 'table.seed')).not.toBe(sealed);
  expect(seal.open(sealed, 'table.seed')).toBe('secret');
  expect(() => seal.open(sealed, 'other.seed')).toThrow();
  expect(() => sealWith(NEXT).open(sealed, 'table.seed')).toThrow();
  const middle = Math.floor(sealed.length / 2);
  const changed = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1);
  expect(() => seal.open(changed, 'table.seed')).toThrow();
  expect(seal.open('never sealed', 'table.seed')).toBe('never sealed');
  expect(seal.id).not.toBe(sealWith(NEXT).id);
});

function running(): TableRecord {
  return {
    id: newId(),
    version: 1,
    status: 'running',
    game: 'toy',
    rulesVersion: 1,
    players: 2,
    options: {},
    edition: 'house',
    pace: { kind: 'none' },
    visibility: 'public',
    stakes: 'friendly',
    outOfTime: 'bot',
    seats: [0, 1].map((seat) => ({ seat, ready: true, away: false })),
    length: 0,
    createdAt: 1,
    seed: newSeed(),
    secret: newSeed(),
    commitment: newSeed(),
  };
}

async function rowOf({ db }: Storage, id: string) {
  return db.selectFrom('tables').select(['seed', 'secret']).where('id', '=', id).executeTakeFirstOrThrow();
}

const WEBHOOK: WebhookRecord = {
  id: 'webhook',
  personId: 'person',
  format: 'json',
  host: 'example.org',
  target: { address: 'https://example.org/secret', secret: 'key', origin: 'https://durbar.example' },
  createdAt: 1,
  failures: 0,
};

describe.each(ENGINES)('on %s', (engine) => {
  test('the secrets of a game are sealed until it is over', async () => {
    const storage = await openStorage(await databases.fresh(engine));
    const table = running();
    await storage.tables.create(table, 1);
    const { seed = '', secret = '' } = table;
    const row = await rowOf(storage, table.id);
    expect([row.seed, row.secret]).toEqual([expect.stringMatching(/^sealed:/), expect.stringMatching(/^sealed:/)]);
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${seed}|${secret}`));
    expect(await storage.tables.load(table.id)).toMatchObject({ seed, secret });
    for (const [version, seatsChanged] of [false, true].entries()) {
      expect(await storage.tables.commit({ table: { ...table, version: version + 1 }, seatsChanged, at: 2 })).toBe(true);
      expect((await rowOf(storage, table.id)).seed).toMatch(/^sealed:/);
    }
    await storage.tables.commit({ table: { ...table, version: 3, status: 'finished' }, at: 3 });
    expect(await rowOf(storage, table.id)).toEqual({ seed, secret });
    await storage.close();
  });

  test('plain text from an earlier version is sealed at the next start', async () => {
    const options = await databases.fresh(engine);
    const before = await openStorage(options);
    const [table, over] = [running(), { ...running(), status: 'finished' } as const];
    for (const one of [table, over]) await before.tables.create(one, 1);
    await sql`update tables set seed = ${table.seed} where id = ${table.id}`.execute(before.db);
    await before.close();
    const storage = await openStorage(options);
    expect((await rowOf(storage, table.id)).seed).toMatch(/^sealed:/);
    expect((await rowOf(storage, over.id)).seed).toBe(over.seed);
    expect(await storage.tables.load(table.id)).toMatchObject({ seed: table.seed, secret: table.secret });
    await storage.close();
  });

  test('a wrong or missing key stops the server with a message', async () => {
    const { sealKey: _key, ...options } = await databases.fresh(engine);
    await (await openStorage(options)).close();
    await rm(keyFile(options.dataDir));
    await expect(startTestServer(options)).rejects.toThrow(BadSettings);
    await expect(startTestServer(options)).rejects.toThrow(/the key is missing: there is no file .*seal\.key\. Put it back, or/);
    await expect(startTestServer({ ...options, sealKey: KEY })).rejects.toThrow(/^SEAL_KEY is not the key that/);
  });

  test('rotates the key by naming the previous one for one start', async () => {
    const options = await databases.fresh(engine);
    const before = await openStorage({ ...options, sealKey: KEY });
    const table = running();
    await before.tables.create(table, 1);
    await before.webhooks.add(WEBHOOK);
    await before.close();
    const changed = await openStorage({ ...options, sealKey: NEXT, sealKeyBefore: KEY });
    expect(await changed.webhooks.ofPerson(WEBHOOK.personId)).toEqual([WEBHOOK]);
    expect(await changed.tables.load(table.id)).toMatchObject({ seed: table.seed, secret: table.secret });
    await changed.close();
    await (await openStorage({ ...options, sealKey: NEXT })).close();
    await expect(openStorage({ ...options, sealKey: KEY })).rejects.toThrow(/SEAL_KEY_BEFORE/);
  });
});

test('several servers that start at the same time agree on a key', async () => {
  const { sealKey: _key, ...options } = await databases.fresh('postgres');
  const storages = await Promise.all([openStorage(options), openStorage(options)]);
  const table = running();
  await storages[0]?.tables.create(table, 1);
  expect(await storages[1]?.tables.load(table.id)).toMatchObject({ seed: table.seed });
  for (const storage of storages) await storage.close();
});
