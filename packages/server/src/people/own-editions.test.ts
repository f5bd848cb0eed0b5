import { loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { begunFrom, withPart } from '@durbar/engine/edition';
import { MOST_EDITIONS, MOST_VERSIONS, type OwnEdition, type OwnEditionInfo } from '@durbar/protocol';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';

const databases = testDatabases();
let server: RunningServer | undefined;
afterEach(() => server?.close());
afterAll(() => databases.close());

const tajMahal = defined(await loadGame('taj-mahal'), 'game');
const HOUSE = begunFrom(tajMahal, 'house', 'My box');
const NEW = { game: 'taj-mahal', data: HOUSE, versions: [] };
const BROKEN = withPart(HOUSE, ['numbers', 'startingHand'], -1);

function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

const ID = idOf(1);
const PLACE = `/api/me/editions/${ID}`;

describe.each(ENGINES)('%s', (engine) => {
  test('an edition belongs to the account: kept with its versions, listed, taken along, and gone with the account', async () => {
    server = await startTestServer(await databases.fresh(engine), { games: [tajMahal] });
    const person = await TestGuest.account(server.url, 'Mumtaz');
    expect(await person.must('GET', '/api/me/editions')).toEqual([]);
    const info = (await person.must('PUT', PLACE, NEW)) as OwnEditionInfo;
    expect(info).toMatchObject({ id: ID, game: 'taj-mahal', title: 'My box', revision: 1, faults: 0 });
    const versions = [{ name: 'first evening', at: 5, data: HOUSE }];
    const changed = await person.must('PUT', PLACE, { ...NEW, data: BROKEN, versions, revision: 1 });
    expect(changed).toMatchObject({ revision: 2, faults: 1 });
    expect(await person.must('GET', '/api/me/editions')).toEqual([changed]);
    expect((await person.must('GET', PLACE)) as OwnEdition).toMatchObject({ data: BROKEN, versions, revision: 2 });
    expect(JSON.stringify(await person.must('GET', '/api/me/export'))).toContain('first evening');
    const { storage } = server.context;
    await person.must('DELETE', '/api/me', { name: 'Mumtaz' });
    expect(await storage.db.selectFrom('own_editions').selectAll().execute()).toEqual([]);
  });

  test('of two devices that changed the same revision, the second learns of it', async () => {
    server = await startTestServer(await databases.fresh(engine), { games: [tajMahal] });
    const person = await TestGuest.account(server.url, 'Mumtaz');
    const begun = await Promise.all([person.call('PUT', PLACE, NEW), person.call('PUT', PLACE, NEW)]);
    expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const later = { ...NEW, revision: 1 };
    const both = await Promise.all([person.call('PUT', PLACE, later), person.call('PUT', PLACE, later)]);
    expect(both.map(({ body }) => body.code ?? body.revision).toSorted()).toEqual([2, 'edition-changed']);
    await person.must('DELETE', PLACE);
    expect((await person.call('PUT', PLACE, { ...NEW, revision: 2 })).body.code).toBe('edition-changed');
    expect((await person.call('DELETE', PLACE)).body.code).toBe('no-such-edition');
  });

  test('no one reads, changes or deletes the edition of another account', async () => {
    server = await startTestServer(await databases.fresh(engine), { games: [tajMahal] });
    const [owner, other] = [await TestGuest.account(server.url, 'Mumtaz'), await TestGuest.account(server.url, 'Salim')];
    await owner.must('PUT', PLACE, NEW);
    expect(await other.must('GET', '/api/me/editions')).toEqual([]);
    expect((await other.call('GET', PLACE)).body.code).toBe('no-such-edition');
    expect((await other.call('DELETE', PLACE)).body.code).toBe('no-such-edition');
    expect((await other.call('PUT', PLACE, { ...NEW, revision: 1 })).body.code).toBe('edition-changed');
    const theirs = { ...NEW, data: begunFrom(tajMahal, 'house', 'Their box') };
    await other.must('PUT', PLACE, theirs);
    expect(await owner.must('GET', PLACE)).toMatchObject({ title: 'My box', revision: 1 });
  });
});

test('guests and other sites cannot keep one, and nothing but an edition is taken', async () => {
  server = await startTestServer(await databases.fresh('sqlite'), { games: [tajMahal] });
  const [guest, person] = [await TestGuest.enter(server.url), await TestGuest.account(server.url, 'Salim')];
  expect((await guest.call('PUT', PLACE, NEW)).body.code).toBe('not-account');
  expect((await person.call('PUT', PLACE, NEW, { origin: 'https://elsewhere.example' })).body.code).toBe('foreign-origin');
  const codeOf = async (body: unknown, place = PLACE) => (await person.call('PUT', place, body)).body.code;
  expect(await codeOf(NEW, '/api/me/editions/mine')).toBe('no-such-edition');
  expect(await codeOf({ ...NEW, game: 'kites' })).toBe('no-such-game');
  const named = withPart(HOUSE, ['about', 'title'], 'x'.repeat(501));
  const other = withPart(HOUSE, ['about', 'game'], 'rajas');
  for (const data of [null, 5, [], {}, { about: {} }, other, named])
    expect(await codeOf({ ...NEW, data })).toBe('not-an-edition');
  const version = { name: 'evening', at: 1, data: HOUSE };
  expect(await codeOf({ ...NEW, versions: [{ ...version, data: {} }] })).toBe('not-an-edition');
  const many = Array.from({ length: MOST_VERSIONS + 1 }, () => version);
  for (const versions of [many, [{ ...version, name: '' }], [{ ...version, name: 'x'.repeat(61) }]])
    expect(await codeOf({ ...NEW, versions })).toBe('bad-message');
  const huge = { ...NEW, data: withPart(HOUSE, ['more'], 'x'.repeat(600_000)) };
  expect((await person.call('PUT', PLACE, huge)).status).toBe(413);
  expect(await person.must('GET', '/api/me/editions')).toEqual([]);
});

describe.each(ENGINES)('a flood on %s', (engine) => {
  test('forty large editions at once: an account never has more than it has room for', async () => {
    server = await startTestServer(await databases.fresh(engine), { games: [tajMahal] });
    const person = await TestGuest.account(server.url, 'Salim');
    const versions = Array.from({ length: MOST_VERSIONS }, (_none, at) => ({ name: `evening ${at}`, at, data: HOUSE }));
    const numbers = [...Array(MOST_EDITIONS + 10).keys()];
    const answers = await Promise.all(
      numbers.map((number) => person.call('PUT', `/api/me/editions/${idOf(number)}`, { ...NEW, versions })),
    );
    const kept = (await person.must('GET', '/api/me/editions')) as OwnEditionInfo[];
    expect(kept.length).toBeLessThanOrEqual(MOST_EDITIONS);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(kept.length);
    expect(kept.length).toBeGreaterThan(0);
  });
});

test('one address adds a limited number of editions, however many accounts and tables it uses; others still can', async () => {
  const environment = { TRUST_PROXY: 'yes' };
  server = await startTestServer(await databases.fresh('sqlite'), { games: [tajMahal], environment });
  const people = [await TestGuest.account(server.url, 'Salim'), await TestGuest.account(server.url, 'Mumtaz')];
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const codes: string[] = [];
  for (const person of people)
    for (let number = 0; number < MOST_EDITIONS - 1; number++)
      codes.push((await person.call('PUT', `/api/me/editions/${idOf(number)}`, NEW, from)).body.code ?? 'kept');
  expect(new Set(codes)).toEqual(new Set(['kept']));
  const guest = await TestGuest.enter(server.url);
  const table = { game: 'taj-mahal', players: 3, pace: { kind: 'none' }, visibility: 'public', stakes: 'friendly' };
  const open = (title: string) =>
    guest.call('POST', '/api/tables', { ...table, editionData: begunFrom(tajMahal, 'house', title) }, from);
  const opened = [];
  for (const title of ['One', 'Two', 'Three', 'Four']) opened.push((await open(title)).body.code ?? 'open');
  expect(opened).toEqual(['open', 'open', 'too-fast', 'too-fast']);
  expect((await people[0]?.call('PUT', `/api/me/editions/${idOf(99)}`, NEW, from))?.body.code).toBe('too-fast');
  expect((await people[0]?.call('PUT', `/api/me/editions/${idOf(0)}`, { ...NEW, revision: 1 }, from))?.status).toBe(200);
  expect((await people[0]?.call('PUT', `/api/me/editions/${idOf(99)}`, NEW, { 'x-forwarded-for': '198.51.100.7' }))?.status).toBe(
    200,
  );
});

test('an account has room for a limited number of editions, and storing them for a limited pace', async () => {
  server = await startTestServer(await databases.fresh('sqlite'), { games: [tajMahal] });
  const person = await TestGuest.account(server.url, 'Salim');
  for (let number = 0; number < MOST_EDITIONS; number++) await person.must('PUT', `/api/me/editions/${idOf(number)}`, NEW);
  const full = await person.call('PUT', `/api/me/editions/${idOf(MOST_EDITIONS)}`, NEW);
  expect([full.status, full.body.code]).toEqual([429, 'too-many-editions']);
  const again = { ...NEW, revision: 1 };
  const codes: string[] = [];
  for (let number = 0; number < 20; number++)
    codes.push((await person.call('PUT', `/api/me/editions/${idOf(number)}`, again)).body.code ?? 'kept');
  expect(new Set(codes)).toEqual(new Set(['kept', 'too-fast']));
});
