import type { AdminPerson, AdminReport, AuditEntry, Me, TableInfo } from '@durbar/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { grantAdmin, revokeAdmin } from './people.ts';

const MINUTE = 60_000;
const UNKNOWN = 'aaaaaaaaaaaa';
const databases = testDatabases();
afterAll(() => databases.close());

/** Everything an administrator can ask for, with the id of a person, a table or a report. */
const ADDRESSES = (id: string): readonly (readonly [method: string, path: string, body?: unknown])[] => [
  ['GET', '/api/admin/reports'],
  ['GET', '/api/admin/reports?state=closed'],
  ['POST', `/api/admin/reports/${id}/close`, { note: 'x' }],
  ['POST', `/api/admin/reports/${id}/close`, { nonsense: 1 }],
  ['GET', '/api/admin/people?name=a'],
  ['PUT', `/api/admin/people/${id}/ban`, { note: 'x', days: 1 }],
  ['DELETE', `/api/admin/people/${id}/ban`, { note: 'x' }],
  ['PUT', `/api/admin/people/${id}/mute`, { note: 'x' }],
  ['DELETE', `/api/admin/people/${id}/mute`, { note: 'x' }],
  ['GET', '/api/admin/tables'],
  ['POST', `/api/admin/tables/${id}/close`, { note: 'x' }],
  ['POST', `/api/admin/tables/${id}/look`, { note: 'x' }],
  ['GET', '/api/admin/audit'],
];

describe.each(ENGINES)('moderation on %s', (engine) => {
  let server: RunningServer;
  let offset = 0;
  let boss: TestGuest;

  beforeAll(async () => {
    server = await startTestServer(await databases.fresh(engine), { now: () => Date.now() + offset });
    boss = await TestGuest.account(server.url, 'Birbal');
    await grantAdmin(server.context.storage, 'birbal', { now: server.context.now() });
  });
  afterAll(() => server.close());

  async function codeOf(person: TestGuest, [method, path, body]: readonly [string, string, unknown?]): Promise<string> {
    const answer = await person.call(method, path, body);
    return answer.status < 300 ? 'ok' : `${answer.status} ${(answer.body as { code: string }).code}`;
  }

  /** A public table where two people play and the second one says something. */
  async function tableWithChat(said: string) {
    const [host, pest] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'link' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    const { token } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
    await pest.must('POST', '/api/invitations/redeem', { token });
    await pest.must('POST', `/api/tables/${id}/join`, {});
    const client = pest.client();
    await until('connected', () => client.isOnline);
    await client.send({ type: 'say', table: id, key: 'aaaaaaaa', text: 'hello' });
    await client.send({ type: 'say', table: id, key: 'bbbbbbbb', text: said });
    const line = (await server.context.storage.talk.read(id, 0, 100)).find(({ text }) => text === said)?.number;
    return { host, pest, id, client, line };
  }

  test('does not exist for anyone else: people, guests, forged and ended sessions, tokens, a former administrator', async () => {
    const nobody = new TestGuest(server.url);
    const unknown = await nobody.call('GET', '/api/admin/nothing');
    const guest = await TestGuest.enter(server.url);
    const account = await TestGuest.account(server.url, 'Todar Mal');
    const former = await TestGuest.account(server.url, 'Man Singh');
    await grantAdmin(server.context.storage, former.id, { now: server.context.now() });
    expect(await codeOf(former, ['GET', '/api/admin/audit'])).toBe('ok');
    await revokeAdmin(server.context.storage, 'Man Singh', { now: server.context.now() });
    const ended = await TestGuest.account(server.url, 'Faizi');
    await grantAdmin(server.context.storage, ended.id, { now: server.context.now() });
    const endedCookie = { cookie: ended.cookie };
    await ended.must('POST', '/api/sign-out-everywhere');
    const { token } = (await account.must('POST', '/api/me/tokens', { name: 'x', scopes: ['read', 'play'], days: 1 })) as {
      token: string;
    };
    const bossToken = (await boss.must('POST', '/api/me/tokens', { name: 'x', scopes: ['read', 'play'], days: 1 })) as {
      token: string;
    };
    const attempts: readonly (readonly [TestGuest, Record<string, string>])[] = [
      [nobody, {}],
      [guest, {}],
      [account, {}],
      [former, {}],
      [nobody, { cookie: `durbar=${'A'.repeat(43)}` }],
      [nobody, endedCookie],
      [nobody, { authorization: `Bearer ${token}` }],
      [nobody, { authorization: `Bearer ${bossToken.token}` }],
    ];
    const before = await server.context.storage.audit.list({ limit: 100 });
    for (const [person, headers] of attempts)
      for (const [method, path, body] of ADDRESSES(account.id)) {
        const answer = await person.call(method, path, body, headers);
        expect({ status: answer.status, body: answer.body }, `${method} ${path}`).toEqual({ status: 404, body: unknown.body });
      }
    expect(await server.context.storage.audit.list({ limit: 100 })).toEqual(before);
    expect((await server.context.storage.people.byId(account.id))?.banned_until).toBeUndefined();
    expect((await account.must('GET', '/api/me')) as Me).not.toHaveProperty('admin');
    expect((await boss.must('GET', '/api/me')) as Me).toMatchObject({ admin: true });
  });

  test('another site can’t act through an administrator’s browser', async () => {
    const foreign = await boss.call('PUT', `/api/admin/people/${UNKNOWN}/ban`, { note: 'x' }, { origin: 'https://evil.example' });
    expect(foreign.body).toMatchObject({ code: 'foreign-origin' });
  });

  test('acting needs a recent sign-in, reading does not', async () => {
    const victim = await TestGuest.enter(server.url);
    offset += 16 * MINUTE;
    for (const [method, path, body] of ADDRESSES(victim.id).filter(
      ([, , sent]) => !JSON.stringify(sent ?? '').includes('nonsense'),
    ))
      expect(await codeOf(boss, [method, path, body]), `${method} ${path}`).toBe(method === 'GET' ? 'ok' : '401 sign-in-again');
    expect((await server.context.storage.people.byId(victim.id))?.banned_until).toBeUndefined();
    boss = new TestGuest(server.url);
    boss.me = (await boss.must('POST', '/api/sign-in', { name: 'Birbal', password: 'marble and sandstone' })) as Me;
  });

  test('a report is read with its context and closed with a note', async () => {
    const { host, pest, id, line, client } = await tableWithChat('you fool');
    await host.must('POST', '/api/reports', { table: id, line, reason: 'rude' });
    const [report] = (await boss.must('GET', '/api/admin/reports')) as AdminReport[];
    expect(report).toMatchObject({ content: 'you fool', reason: 'rude', reported: { id: pest.id }, reporter: { id: host.id } });
    expect(report?.around.filter(({ kind }) => kind === 'chat').map(({ text }) => text)).toEqual(['hello', 'you fool']);
    expect(await codeOf(boss, ['POST', `/api/admin/reports/${report?.id}/close`, { note: '' }])).toBe('400 bad-message');
    await boss.must('POST', `/api/admin/reports/${report?.id}/close`, { note: 'talked to them' });
    expect(await codeOf(boss, ['POST', `/api/admin/reports/${report?.id}/close`, { note: 'again' }])).toBe('404 no-such-report');
    expect(await boss.must('GET', '/api/admin/reports')).toEqual([]);
    const [closed] = (await boss.must('GET', '/api/admin/reports?state=closed')) as AdminReport[];
    expect(closed).toMatchObject({ resolution: 'talked to them', closedBy: { id: boss.id, name: 'Birbal' } });
    const [found] = (await boss.must('GET', '/api/admin/people')) as AdminPerson[];
    expect(found).toMatchObject({ person: { id: pest.id }, reports: 1 });
    client.close();
  });

  test('a muted player plays on in silence, until the end of the mute', async () => {
    const { pest, id, client } = await tableWithChat('spam');
    const say = () =>
      client.send({ type: 'say', table: id, key: `k${Math.random().toString(36).slice(2, 12)}`, text: 'more spam' });
    await boss.must('PUT', `/api/admin/people/${pest.id}/mute`, { note: 'spam', days: 1 });
    expect(await say()).toMatchObject({ ok: false, fault: { code: 'muted' } });
    await boss.must('DELETE', `/api/admin/people/${pest.id}/mute`, { note: 'promised' });
    expect(await say()).toMatchObject({ ok: true });
    await server.context.storage.people.change(pest.id, { muted_until: server.context.now() - 1 });
    expect(await say()).toMatchObject({ ok: true });
    client.close();
  });

  test('a banned player is out at once and back when the ban is lifted', async () => {
    const pest = await TestGuest.account(server.url, 'Adham Khan');
    await boss.must('PUT', `/api/admin/people/${pest.id}/ban`, { note: 'threats', days: 7 });
    expect((await pest.call('GET', '/api/me')).status).toBe(401);
    const [banned] = (await boss.must('GET', '/api/admin/people?name=adham')) as AdminPerson[];
    expect(banned?.ban).toMatchObject({ reason: 'threats' });
    await boss.must('DELETE', `/api/admin/people/${pest.id}/ban`, { note: 'sorry' });
    expect(await codeOf(pest, ['POST', '/api/sign-in', { name: 'Adham Khan', password: 'marble and sandstone' }])).toBe('ok');
  });

  test('administrators can’t touch themselves or each other', async () => {
    const other = await TestGuest.account(server.url, 'Abul Fazl');
    await grantAdmin(server.context.storage, other.id, { now: server.context.now() });
    expect(await codeOf(boss, ['PUT', `/api/admin/people/${boss.id}/ban`, { note: 'x' }])).toBe('409 not-yourself');
    expect(await codeOf(boss, ['PUT', `/api/admin/people/${other.id}/mute`, { note: 'x' }])).toBe('409 is-admin');
    expect(await codeOf(boss, ['PUT', `/api/admin/people/${UNKNOWN}/ban`, { note: 'x' }])).toBe('404 no-such-person');
    const guest = await TestGuest.enter(server.url);
    expect(await grantAdmin(server.context.storage, guest.id, { now: 1 })).toMatchObject({ ok: false });
    expect(await grantAdmin(server.context.storage, 'no one here', { now: 1 })).toMatchObject({ ok: false });
  });

  test('a table is looked at as a spectator, and closed', async () => {
    const { id, host, client } = await tableWithChat('hm');
    const tables = (await boss.must('GET', '/api/admin/tables')) as TableInfo[];
    expect(tables.map((table) => table.id)).toContain(id);
    expect((await boss.call('GET', `/api/tables/${id}`)).status).toBe(404);
    await boss.must('POST', `/api/admin/tables/${id}/look`, { note: 'a complaint' });
    expect(await boss.must('GET', `/api/tables/${id}`)).toMatchObject({ id });
    const watching = host.client();
    watching.watch(id, () => {});
    await until('the table', () => watching.stateOf(id));
    await boss.must('POST', `/api/admin/tables/${id}/close`, { note: 'abuse' });
    await until('the end', () => watching.stateOf(id)?.info.status === 'cancelled');
    expect(await codeOf(boss, ['POST', `/api/admin/tables/${id}/close`, { note: 'x' }])).toBe('409 not-running');
    expect(await codeOf(boss, ['POST', `/api/admin/tables/${UNKNOWN}/close`, { note: 'x' }])).toBe('404 no-such-table');
    watching.close();
    client.close();
  });

  test('the audit log tells who did what when and why, and only grows', async () => {
    const log = (await boss.must('GET', '/api/admin/audit')) as AuditEntry[];
    expect(log.slice(0, 2)).toMatchObject([
      { action: 'table-closed', note: 'abuse', admin: { name: 'Birbal' } },
      { action: 'table-looked-at', note: 'a complaint' },
    ]);
    const actions = log.map(({ action }) => action);
    for (const action of ['admin-granted', 'admin-revoked', 'banned', 'unbanned', 'muted', 'unmuted', 'report-closed'] as const)
      expect(actions).toContain(action);
    expect(log.filter(({ action, admin }) => action === 'admin-granted' && admin)).toEqual([]);
    const { db } = server.context.storage;
    await sql`update audit set note = 'nothing'`.execute(db).catch(() => undefined);
    await sql`delete from audit`.execute(db).catch(() => undefined);
    expect(await boss.must('GET', '/api/admin/audit')).toEqual(log);
  });
});
