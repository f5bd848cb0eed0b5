import { defined } from '@durbar/engine';
import type { PuzzleRecord } from '@durbar/protocol';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';

const databases = testDatabases();
let server: RunningServer | undefined;
afterEach(() => server?.close());
afterAll(() => databases.close());

const NEW: PuzzleRecord = { rating: 1200, tried: {}, days: [] };

async function merged(person: TestGuest, record: PuzzleRecord, headers: Record<string, string> = {}): Promise<PuzzleRecord> {
  const { status, body } = await person.call('PUT', '/api/me/puzzles', record, headers);
  expect(status).toBe(200);
  return body as unknown as PuzzleRecord;
}

const PROXIED = { environment: { TRUST_PROXY: 'yes' } };
const from = (index: number) => ({ 'x-forwarded-for': `10.1.0.${index}` });

describe.each(ENGINES)('%s', (engine) => {
  test('the puzzle record belongs to the account: devices add to it, its owner takes it along, and it goes with the account', async () => {
    server = await startTestServer(await databases.fresh(engine));
    const person = await TestGuest.account(server.url, 'Mumtaz');
    expect(await merged(person, NEW)).toEqual(NEW);
    const first: PuzzleRecord = { rating: 1250, tried: { 'a-1': 'found' }, days: ['2026-11-16'] };
    expect(await merged(person, first)).toEqual(first);
    const ids = Array.from({ length: 8 }, (_, index) => `b-${index}`);
    await Promise.all(ids.map((id) => merged(person, { rating: 1260, tried: { 'a-1': 'found', [id]: 'found' }, days: [] })));
    const all = await merged(person, NEW);
    expect(Object.keys(all.tried).toSorted()).toEqual(['a-1', ...ids]);
    expect(all.days).toEqual(['2026-11-16']);
    expect(JSON.stringify(await person.must('GET', '/api/me/export'))).toContain('a-1');
    const { storage } = server.context;
    await person.must('DELETE', '/api/me', { name: 'Mumtaz' });
    expect(await storage.db.selectFrom('puzzle_records').selectAll().execute()).toEqual([]);
  });
});

describe.each(ENGINES)('%s', (engine) => {
  test('a puzzle that ten accounts have tried says how many found it, each counted once', async () => {
    server = await startTestServer(await databases.fresh(engine), PROXIED);
    const { url } = server;
    const shares = async () => (await (await TestGuest.enter(url)).call('GET', '/api/puzzles/found?ids=a-1,b-2,c-3')).body;
    const people = await Promise.all(Array.from({ length: 10 }, (_, index) => TestGuest.account(url, `Solver ${index}`)));
    const tried = (index: number): PuzzleRecord['tried'] => ({ 'a-1': index < 4 ? 'found' : 'missed', 'b-2': 'found' });
    await Promise.all(
      people.slice(1).map((person, index) => merged(person, { ...NEW, tried: tried(index + 1) }, from(index + 1))),
    );
    expect(await shares()).toEqual([]);
    const last = defined(people[0], 'person');
    await merged(last, NEW);
    for (let again = 0; again < 3; again++) await merged(last, { ...NEW, tried: { 'a-1': 'found' } });
    expect(await shares()).toEqual([{ puzzle: 'a-1', percent: 40 }]);
    await last.must('DELETE', '/api/me', { name: 'Solver 0' });
    expect(await shares()).toEqual([{ puzzle: 'a-1', percent: 40 }]);
  });
});

test('one person with many accounts neither decides how many found a puzzle nor fills the table of tries', async () => {
  server = await startTestServer(await databases.fresh('sqlite'), PROXIED);
  const { url } = server;
  const { db } = server.context.storage;
  const accounts = await Promise.all(Array.from({ length: 12 }, (_, index) => TestGuest.account(url, `Many ${index}`)));
  for (const person of accounts) await merged(person, { ...NEW, tried: { 'a-1': 'found' } }, from(1));
  expect(await db.selectFrom('puzzle_tries').selectAll().execute()).toEqual([{ puzzle: 'a-1', found: 3, missed: 0 }]);
  const invented = (by: number) =>
    Object.fromEntries(Array.from({ length: 1900 }, (_, index) => [`x-${by}-${index}`, 'missed' as const]));
  for (const [index, person] of accounts.entries()) await merged(person, { ...NEW, tried: invented(index) }, from(1));
  expect((await db.selectFrom('puzzle_tries').selectAll().execute()).length).toBeLessThan(320);
});

test('shares are only given for a short list of puzzles', async () => {
  server = await startTestServer(await databases.fresh('sqlite'));
  const guest = await TestGuest.enter(server.url);
  const many = Array.from({ length: 41 }, (_, index) => `p${index}`).join(',');
  for (const ids of ['', 'a,', '%27or%27', many])
    expect((await guest.call('GET', `/api/puzzles/found?ids=${ids}`)).body.code).toBe('bad-message');
});

test('guests and other sites cannot write one, and nothing but a record is taken', async () => {
  server = await startTestServer(await databases.fresh('sqlite'));
  const [guest, person] = [await TestGuest.enter(server.url), await TestGuest.account(server.url, 'Salim')];
  expect((await guest.call('PUT', '/api/me/puzzles', NEW)).body.code).toBe('not-account');
  expect((await person.call('PUT', '/api/me/puzzles', NEW, { origin: 'https://elsewhere.example' })).body.code).toBe(
    'foreign-origin',
  );
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`p${index}`, 'found']));
  const bad: readonly unknown[] = [
    null,
    [],
    { ...NEW, rating: 1e9 },
    { ...NEW, rating: '1200' },
    { ...NEW, tried: { 'a/b': 'found' } },
    { ...NEW, tried: { a: 'solved' } },
    { ...NEW, tried: many },
    JSON.parse('{"rating":1200,"days":[],"tried":{"__proto__":"found"}}'),
    { ...NEW, days: ['yesterday'] },
    { ...NEW, days: Array.from({ length: 4000 }, () => '2026-11-16') },
    { ...NEW, more: 1 },
  ];
  for (const record of bad) expect((await person.call('PUT', '/api/me/puzzles', record)).body.code).toBe('bad-message');
  const huge = { ...NEW, days: Array.from({ length: 40_000 }, () => '2026-11-16') };
  expect((await person.call('PUT', '/api/me/puzzles', huge)).status).toBe(413);
  expect(await merged(person, NEW)).toEqual(NEW);
});
