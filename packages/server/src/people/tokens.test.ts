import type { MadeToken, Scope, TableInfo, TokenBearer, TokenInfo } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ban } from '../admin/people.ts';
import type { RunningServer } from '../serve.ts';
import { contractOf } from '../testing/contract.ts';
import { TestGuest } from '../testing/guest.ts';
import { TestProgram } from '../testing/program.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { bearerOf } from './tokens.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const DAY = 86_400_000;
const TABLE = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };

test.each([
  ['Bearer durbar_abc', 'durbar_abc'],
  ['bearer  durbar_abc', 'durbar_abc'],
  ['Bearer', undefined],
  ['Bearer two words', undefined],
  ['Basic durbar_abc', undefined],
  [undefined, undefined],
])('the header %j holds the token %j', (header, token) => {
  expect(bearerOf(header)).toBe(token);
});

describe.each(ENGINES)('tokens on %s', (engine) => {
  let server: RunningServer;
  let offset = 0;
  beforeAll(async () => {
    server = await startTestServer(await databases.fresh(engine), { now: () => Date.now() + offset });
  });
  afterAll(() => server.close());

  const make = (name: string, ...scopes: Scope[]) => TestProgram.make(server.url, name, ...scopes);
  const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await answer;
    return `${status} ${body.code}`;
  };

  test('a token is shown once, stored as a hash, and says whose it is', async () => {
    const { token, tokenId, owner, ...program } = await make('Todar Mal', 'read');
    expect(token).toMatch(/^durbar_[\w-]{43}$/);
    const kept = await server.context.storage.db.selectFrom('tokens').selectAll().where('id', '=', tokenId).execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token.slice(7));
    expect(program).toBeDefined();
    const bearer = (await new TestProgram(owner, { token, info: { id: tokenId } as TokenInfo }).must(
      'GET',
      '/api/token',
    )) as TokenBearer;
    expect(bearer).toMatchObject({ person: { id: owner.id }, token: { id: tokenId, name: 'read', scopes: ['read'] } });
    const listed = (await owner.must('GET', '/api/me/tokens')) as TokenInfo[];
    expect(listed).toMatchObject([{ id: tokenId, expiresAt: expect.any(Number), usedAt: expect.any(Number) }]);
    expect(JSON.stringify(listed)).not.toContain(token.slice(7));
  });

  test('a token does what its scope says, in its owner’s name and without a cookie', async () => {
    const [reader, player] = [await make('Birbal', 'read'), await make('Abul Fazl', 'play')];
    expect(await reader.must('GET', '/api/tables')).toEqual([]);
    expect(await codeOf(reader.call('POST', '/api/tables', TABLE))).toBe('403 wrong-scope');
    const table = (await player.must('POST', '/api/tables', TABLE)) as TableInfo;
    expect(table.host?.id).toBe(player.owner.id);
    expect(await codeOf(player.call('GET', '/api/tables'))).toBe('403 wrong-scope');
    expect(await codeOf(player.call('POST', `/api/bot/tables/${table.id}/accept`, {}))).toBe('403 wrong-scope');
    await player.must('POST', `/api/tables/${table.id}/close`);
  });

  /** Routes that need more than an address are left out: invalid content is rejected before the token is checked. */
  async function plainRoutes() {
    const { document } = await contractOf(server.url);
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
    );
    return routes
      .filter(({ requestBody, parameters = [] }) => !requestBody && !parameters.some((one) => one.in === 'query' && one.required))
      .map(({ method, path, security }) => ({
        method,
        address: path.replaceAll(/\{\w+\}/g, 'aaaaaaaaaaaa'),
        isForSessions: security.length > 0 && security.every(({ token }) => token === undefined),
        scopes: security.flatMap(({ token }) => token ?? []),
      }));
  }

  test('no token gives access to routes for sessions, even with all scopes', async () => {
    const everything = await make('Faizi', 'read', 'play', 'bot');
    const routes = (await plainRoutes()).filter(({ isForSessions }) => isForSessions);
    expect(routes.length).toBeGreaterThan(8);
    for (const { method, address } of routes)
      expect([address, await codeOf(everything.call(method, address))]).toEqual([address, '403 wrong-scope']);
  });

  test('a token only gives access to routes of its scope', async () => {
    const programs = [await make('Tansen', 'read'), await make('Man Singh', 'play'), await make('Rahim', 'bot')];
    const routes = (await plainRoutes()).filter(({ scopes }) => scopes.length > 0);
    expect(routes.length).toBeGreaterThan(15);
    for (const { method, address, scopes } of routes)
      for (const [index, scope] of ['read', 'play', 'bot'].entries())
        if (!scopes.includes(scope))
          expect([address, await codeOf(programs[index]?.call(method, address) ?? Promise.reject())]).toEqual([
            address,
            '403 wrong-scope',
          ]);
  });

  test('no token can change the account, whatever is sent', async () => {
    const program = await make('Mumtaz', 'read', 'play', 'bot');
    const attempts: [string, string, unknown][] = [
      ['PUT', '/api/me/name', { name: 'Someone Else' }],
      ['PUT', '/api/me/password', { password: 'another long secret' }],
      ['POST', '/api/me/tokens', { name: 'more', scopes: ['read'], days: 1 }],
      ['DELETE', '/api/me', { name: 'Mumtaz' }],
      ['PUT', '/api/me/mail', { address: 'a@example.org' }],
      ['PUT', '/api/me/vacation', { on: true }],
      ['POST', '/api/account', { name: 'Someone Else', password: 'another long secret' }],
    ];
    for (const [method, path, body] of attempts) expect(await codeOf(program.call(method, path, body))).toBe('403 wrong-scope');
    expect(await program.owner.must('GET', '/api/me')).toMatchObject({ name: 'Mumtaz', kind: 'account' });
  });

  test('a token counts only in the header', async () => {
    const { token } = await make('Dara', 'read');
    const stranger = new TestGuest(server.url);
    for (const query of ['token', 'access_token', 'bearer', 'authorization'])
      expect(await codeOf(stranger.call('GET', `/api/tables?${query}=${token}`))).toBe('401 signed-out');
    for (const headers of [{ cookie: `durbar=${token}` }, { authorization: `Basic ${token}` }, { 'x-api-key': token }] as Record<
      string,
      string
    >[])
      expect(await codeOf(stranger.call('GET', '/api/tables', undefined, headers))).toBe('401 signed-out');
    const socket = await fetch(`${server.url}/socket`, { headers: { authorization: `Bearer ${token}` } });
    expect(socket.status).toBe(404);
  });

  test('a request with a token ignores cookies; a session does not make up for a bad token', async () => {
    const [one, other] = [await make('Shuja', 'read'), await make('Murad', 'read')];
    const headers = { cookie: other.owner.cookie };
    expect((await one.call('GET', '/api/token', undefined, headers)).body.person.id).toBe(one.owner.id);
    expect(await codeOf(other.owner.call('GET', '/api/tables', undefined, { authorization: 'Bearer durbar_unknown' }))).toBe(
      '401 bad-bearer',
    );
    expect(await codeOf(other.owner.call('GET', '/api/push/key', undefined, { authorization: 'Bearer durbar_unknown' }))).toBe(
      '401 bad-bearer',
    );
  });

  test('another site can use a token it was given, but no cookie', async () => {
    const program = await make('Gauhar', 'play');
    const origin = { origin: 'https://elsewhere.example' };
    const table = await program.call('POST', '/api/tables', TABLE, origin);
    expect(table.status).toBe(200);
    expect(await codeOf(program.owner.call('POST', '/api/tables', TABLE, origin))).toBe('403 foreign-origin');
    await program.must('POST', `/api/tables/${table.body.id}/close`);
  });

  test('a revoked token stops working immediately; no one can revoke another’s', async () => {
    const [program, other] = [await make('Zebunnissa', 'read'), await make('Roshanara', 'read')];
    expect(await codeOf(other.owner.call('DELETE', `/api/me/tokens/${program.tokenId}`))).toBe('404 no-such-token');
    await program.must('GET', '/api/tables');
    await program.owner.must('DELETE', `/api/me/tokens/${program.tokenId}`);
    expect(await codeOf(program.call('GET', '/api/tables'))).toBe('401 bad-bearer');
    expect(await program.owner.must('GET', '/api/me/tokens')).toEqual([]);
    const events = await server.context.storage.events.list(10, program.owner.id);
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['token-made', 'token-revoked']));
    expect(JSON.stringify(events)).not.toContain(program.token);
  });

  test('a token expires and is deleted', async () => {
    const program = await make('Jahanara', 'read');
    offset += 30 * DAY - 60_000;
    await program.must('GET', '/api/tables');
    offset += 120_000;
    expect(await codeOf(program.call('GET', '/api/tables'))).toBe('401 bad-bearer');
    const { tokens } = server.context.storage;
    await tokens.removeExpired(Date.now() + offset);
    expect(await tokens.ofPerson(program.owner.id)).toEqual([]);
  });

  test('creating a token requires a recent sign-in, an account, a name, and not too many of them', async () => {
    const wanted = { name: 'bot', scopes: ['read'], days: 7 };
    const guest = await TestGuest.enter(server.url);
    expect(await codeOf(guest.call('POST', '/api/me/tokens', wanted))).toBe('409 not-account');
    const owner = await TestGuest.account(server.url, 'Sher Shah');
    expect(await codeOf(owner.call('POST', '/api/me/tokens', { ...wanted, name: ' \u200b ' }))).toBe('409 empty-text');
    expect(await codeOf(owner.call('POST', '/api/me/tokens', { ...wanted, scopes: [] }))).toBe('400 bad-message');
    expect(await codeOf(owner.call('POST', '/api/me/tokens', { ...wanted, scopes: ['admin'] }))).toBe('400 bad-message');
    expect(await codeOf(owner.call('POST', '/api/me/tokens', { ...wanted, days: 1000 }))).toBe('400 bad-message');
    for (let count = 0; count < 20; count++) await owner.must('POST', '/api/me/tokens', wanted);
    expect(await codeOf(owner.call('POST', '/api/me/tokens', wanted))).toBe('429 too-many-tokens');
    const [first] = (await owner.must('GET', '/api/me/tokens')) as TokenInfo[];
    offset += 3_600_000;
    await owner.must('DELETE', `/api/me/tokens/${first?.id}`);
    expect(await codeOf(owner.call('POST', '/api/me/tokens', wanted))).toBe('401 sign-in-again');
  });

  test('tokens are part of a person’s data, without their secrets, and are deleted with the account', async () => {
    const program = await make('Humayun', 'read');
    const taken = JSON.stringify(await program.owner.must('GET', '/api/me/export'));
    expect(JSON.parse(taken).tokens).toMatchObject([{ name: 'read', scopes: '["read"]' }]);
    expect(taken).not.toContain('token_hash');
    await program.owner.must('DELETE', '/api/me', { name: 'Humayun' });
    expect(await codeOf(program.call('GET', '/api/tables'))).toBe('401 bad-bearer');
    expect(await server.context.storage.tokens.ofPerson(program.owner.id)).toEqual([]);
  });

  test('a banned owner’s tokens give no access', async () => {
    const program = await make('Adham Khan', 'read');
    await ban(server.context.storage, program.owner.id, { reason: 'rude', now: Date.now() + offset });
    expect(await codeOf(program.call('GET', '/api/tables'))).toBe('401 bad-bearer');
  });

  test('a token for a bot marks the account as a program permanently, and it plays no rated games', async () => {
    const program = await make('Clockwork', 'bot', 'play');
    const { owner } = program;
    expect(await owner.must('GET', '/api/me')).toMatchObject({ program: true });
    await owner.must('DELETE', `/api/me/tokens/${program.tokenId}`);
    expect(await owner.must('GET', '/api/me')).toMatchObject({ program: true });
    expect(await owner.must('GET', `/api/people/${owner.id}`)).toMatchObject({ program: true });
    expect(await codeOf(owner.call('POST', '/api/tables', { ...TABLE, stakes: 'rated' }))).toBe('409 friendly-only');
    const own = (await owner.must('POST', '/api/tables', TABLE)) as TableInfo;
    expect(own).toMatchObject({ stakes: 'friendly', seats: [{ program: true }, {}] });
    const host = await TestGuest.account(server.url, 'Nur Jahan');
    const rated = (await host.must('POST', '/api/tables', TABLE)) as TableInfo;
    expect(rated.stakes).toBe('rated');
    expect(await codeOf(owner.call('POST', `/api/tables/${rated.id}/join`, {}))).toBe('409 friendly-only');
    expect(await codeOf(host.call('POST', '/api/me/tokens', { name: 'mine', scopes: ['bot'], days: 1 }))).toBe(
      '409 rated-account',
    );
  });

  test('a program’s result changes no rating, even at a table that became rated some other way', async () => {
    const people = [await TestGuest.account(server.url, 'Salim'), await TestGuest.account(server.url, 'Anarkali')] as const;
    const [host, other] = people;
    const { id } = (await host.must('POST', '/api/tables', TABLE)) as TableInfo;
    await other.must('POST', `/api/tables/${id}/join`, {});
    const { storage } = server.context;
    await storage.people.change(other.id, { program: 1 });
    for (const person of [other, host]) {
      const client = person.client();
      client.watch(id, () => {});
      await until('the turn', () => (client.stateOf(id)?.question?.choices.length ?? 0) > 0);
      await client.move(id, 'keep');
      client.close();
    }
    await until('archived', async () => storage.archive.journal(id));
    for (const person of people) expect(await storage.archive.ratings(person.id)).toEqual([]);
    await server.context.rooms.followPerson(other.id);
    expect(await codeOf(host.call('POST', `/api/tables/${id}/rematch`))).toBe('409 friendly-only');
  });
});

test('a token is rate-limited across addresses', async () => {
  const environment = { REQUESTS_PER_MINUTE: '30', TRUST_PROXY: 'yes' };
  const server = await startTestServer(await databases.fresh('sqlite'), { environment });
  const owner = await TestGuest.account(server.url, 'Akbar', { 'x-forwarded-for': '198.51.100.1' });
  const made = await owner.call(
    'POST',
    '/api/me/tokens',
    { name: 'one', scopes: ['read'], days: 1 },
    { 'x-forwarded-for': '198.51.100.1' },
  );
  const program = new TestProgram(owner, made.body as MadeToken);
  const statuses: number[] = [];
  for (let address = 2; address < 40; address++)
    statuses.push((await program.call('GET', '/api/tables', undefined, { 'x-forwarded-for': `198.51.100.${address}` })).status);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
  await server.close();
});
