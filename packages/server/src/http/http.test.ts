import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
let server: RunningServer;
let webRoot: string;

/** As the client's build writes it: with the hash of the script inside. */
const PAGE =
  '<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src &#39;self&#39; &#39;sha256-Ab+/9=&#39;"><title>Durbar</title>';

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'durbar-web-'));
  await mkdir(path.join(webRoot, 'assets'));
  await writeFile(path.join(webRoot, 'index.html'), PAGE);
  await writeFile(path.join(webRoot, 'assets', 'main-123.js'), 'export {};');
  await writeFile(path.join(webRoot, 'assets', 'main-123.js.gz'), gzipSync('export {};'));
  await writeFile(path.join(webRoot, 'assets', 'main-123.js.map'), '{}');
  server = await startTestServer(await databases.fresh('sqlite'), {
    webRoot,
    build: { version: '1.2.3', commit: 'abc1234' },
    environment: { MAX_SOCKETS_PER_PERSON: '2' },
  });
});
afterAll(async () => {
  await server.close();
  await databases.close();
  await rm(webRoot, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) => fetch(server.url + address, { headers });

/** Fetch doesn't let a caller choose the host. */
function statusByHost(address: string, host: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    request({ hostname, port, path: address, headers: { host } }, (response) => resolve(response.statusCode ?? 0)).end();
  });
}

function socketStatus(headers: Record<string, string>, address = '/socket'): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + address, { headers });
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
}

test.each(['', 'GET /health HTTP/1.1\r\nHost: durbar\r\n'])('drops a connection that only sends %j', async (said) => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  socket.on('data', () => {});
  socket.write(said);
  const begin = performance.now();
  await closed;
  expect(performance.now() - begin).toBeLessThan(15_000);
});

test('limits connections per address: excess ones are dropped, existing ones stay', async () => {
  const environment = { MAX_SOCKETS_PER_ADDRESS: '1' };
  const strict = await startTestServer(await databases.fresh('sqlite'), { environment });
  const { hostname, port } = new URL(strict.url);
  const sockets = Array.from({ length: 130 }, () => connect(Number(port), hostname));
  const isCut = sockets.map(() => false);
  for (const [index, socket] of sockets.entries()) {
    socket.on('error', () => {});
    socket.on('close', () => {
      isCut[index] = true;
    });
  }
  await until('29 cut', () => isCut.filter(Boolean).length === 29);
  for (const socket of sockets) socket.destroy();
  await until('room again', () =>
    fetch(`${strict.url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  await strict.close();
});

describe('pages', () => {
  test('serves the client for every page URL and nothing outside its folder', async () => {
    for (const address of ['/', '/table/abcdefghijkl', '/lobby']) {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Durbar');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    const script = await get('/assets/main-123.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.headers.get('vary')).toContain('accept-encoding');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toBe('export {};');
    const plain = await get('/assets/main-123.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((await get('/assets/none.js')).status).toBe(404);
    expect((await get('/api/none')).status).toBe(404);
    expect(await (await get('/..%2f..%2fetc/passwd')).text()).not.toContain('root:');
  });

  test('scripts only from this origin and inside its page, no framing, no MIME sniffing', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-Ab+/9=';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types durbar svelte-trusted-html');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(policy).toContain("default-src 'none'");
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect((await get('/assets/main-123.js.map')).status).toBe(404);
  });
});

describe('the API', () => {
  test('requires a session', async () => {
    for (const address of ['/api/me', '/api/tables', '/api/archive', '/api/my/tables'])
      expect((await get(address)).status).toBe(401);
  });

  test('rejects requests from other sites', async () => {
    const guest = await TestGuest.enter(server.url);
    const foreign = await guest.call('PUT', '/api/me/name', { name: 'Trapped' }, { origin: 'https://evil.example' });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
    const own = await guest.call('PUT', '/api/me/name', { name: 'Free Again' }, { origin: server.url });
    expect(own.status).toBe(200);
    const secure = { origin: server.url.replace('http', 'https') };
    const otherScheme = await guest.call('PUT', '/api/me/name', { name: 'Trapped' }, secure);
    expect(otherScheme).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
    const behindProxy = { ...secure, 'x-forwarded-proto': 'https' };
    expect((await guest.call('PUT', '/api/me/name', { name: 'Free Again' }, behindProxy)).status).toBe(200);
  });

  test('rejects bodies that are too long, not JSON or not in the schema', async () => {
    const guest = await TestGuest.enter(server.url);
    const raw = (body: string, type = 'application/json') =>
      fetch(`${server.url}/api/me/name`, { method: 'PUT', headers: { cookie: guest.cookie, 'content-type': type }, body });
    expect((await raw('{"name":')).status).toBe(400);
    expect((await raw('{"name":"Shah","role":"admin"}')).status).toBe(400);
    expect((await raw(`{"name":"${'x'.repeat(40_000)}"}`)).status).toBe(413);
    expect((await raw('name=Shah', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await guest.call('PUT', '/api/me/name', { name: { $ne: '' } })).status).toBe(400);
    expect((await guest.call('GET', "/api/archive?person=' or 1=1")).status).toBe(400);
    expect((await guest.call('GET', '/api/tables/__proto__')).status).toBe(404);
  });

  test('is not cached', async () => {
    const guest = await TestGuest.enter(server.url);
    expect((await guest.call('GET', '/api/me')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('sockets', () => {
  test('require a session, our origin and the right URL; limited per person', async () => {
    const guest = await TestGuest.enter(server.url);
    expect(await socketStatus({})).toBe(401);
    expect(await socketStatus({ cookie: 'durbar=forged' })).toBe(401);
    expect(await socketStatus({ cookie: guest.cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await socketStatus({ cookie: guest.cookie }, '/other')).toBe(404);
    expect(await socketStatus({ cookie: guest.cookie, origin: server.url })).toBe(101);
    await until('closed', () => server.context.hub.of(guest.id).length === 0);
    const clients = [guest.client(), guest.client()];
    await until('two', () => server.context.hub.of(guest.id).length === 2);
    expect(await socketStatus({ cookie: guest.cookie })).toBe(429);
    for (const client of clients) client.close();
  });

  test('close on oversized messages', async () => {
    const guest = await TestGuest.enter(server.url);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, { headers: { cookie: guest.cookie } });
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'ping', id: 1, more: 'x'.repeat(10_000) }));
    const code = await new Promise((resolve) => socket.once('close', resolve));
    expect(code).toBe(1009);
  });
});

describe('limits', () => {
  test('limits commands per second; invalid messages close the socket', async () => {
    const strict = await startTestServer(await databases.fresh('sqlite'), { environment: { COMMANDS_PER_SECOND: '5' } });
    const guest = await TestGuest.enter(strict.url);
    const client = guest.client();
    const answers = await Promise.all(Array.from({ length: 30 }, () => client.send({ type: 'unwatch-lobby' })));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThan(15);
    expect(answers.some((answer) => !answer.ok && answer.fault.code === 'too-fast')).toBe(true);
    client.close();
    const socket = new WebSocket(`${strict.url.replace('http', 'ws')}/socket`, { headers: { cookie: guest.cookie } });
    await new Promise((resolve) => socket.once('open', resolve));
    for (let count = 0; count < 10; count++) socket.send('nonsense');
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1008);
    await strict.close();
  });

  test('limits requests per minute and guests per hour by address', async () => {
    const environment = { REQUESTS_PER_MINUTE: '20', NEW_GUESTS_PER_HOUR: '3' };
    const strict = await startTestServer(await databases.fresh('sqlite'), { environment });
    const enter = () => new TestGuest(strict.url).call('POST', '/api/guest');
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push((await enter()).status);
    const refused = await enter();
    statuses.push(refused.status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(refused.body.seconds).toBeGreaterThan(1000);
    expect(refused.body.seconds).toBeLessThanOrEqual(1200);
    for (let count = 0; count < 20; count++) statuses.push((await new TestGuest(strict.url).call('GET', '/api/me')).status);
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
    expect((await fetch(`${strict.url}/health`)).status).toBe(200);
    await strict.close();
  });

  test('a client watches a limited number of tables', async () => {
    const guest = await TestGuest.enter(server.url);
    const client = guest.client();
    const tables: string[] = [];
    for (let count = 0; count < 51; count++) {
      const host = await TestGuest.enter(server.url);
      const { id } = (await host.must('POST', '/api/tables', {
        game: 'toy',
        players: 2,
        pace: { kind: 'none' },
        visibility: 'public',
      })) as { id: string };
      tables.push(id);
    }
    const answers = [];
    for (const table of tables) answers.push(await client.send({ type: 'watch', table }));
    expect(answers.slice(0, 50).every(({ ok }) => ok)).toBe(true);
    expect(answers[50]).toMatchObject({ fault: { code: 'too-many-watched' } });
    expect(await client.send({ type: 'watch', table: tables[0] ?? '' })).toMatchObject({ ok: true });
    client.close();
  });
});

test('pages are not limited, and a limited caller gets Retry-After', async () => {
  const strict = await startTestServer(await databases.fresh('sqlite'), { webRoot, environment: { REQUESTS_PER_MINUTE: '5' } });
  for (let count = 0; count < 30; count++) expect((await fetch(`${strict.url}/assets/main-123.js`)).status).toBe(200);
  const answers = [];
  for (let count = 0; count < 7; count++) answers.push(await new TestGuest(strict.url).call('GET', '/api/me'));
  const last = answers.at(-1);
  expect(last).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  expect(last?.body.seconds).toBeGreaterThan(0);
  expect(last?.body.seconds).toBeLessThanOrEqual(60);
  expect((await fetch(`${strict.url}/`)).status).toBe(200);
  await strict.close();
});

describe('hostile JSON', () => {
  test('rejects NUL characters and deep nesting without failing', async () => {
    const guest = await TestGuest.enter(server.url);
    expect((await guest.call('GET', '/api/tables/abc%00def')).status).toBe(404);
    expect((await guest.call('GET', '/api/archive?game=%00')).body).toMatchObject({ code: 'bad-message' });
    expect((await guest.call('GET', `/api/tables/${'x'.repeat(3000)}`)).body).toMatchObject({ code: 'no-such-table' });
    expect((await guest.call('PUT', '/api/me/name', { name: 'Sha\0h' })).status).toBe(400);
    const abyss = `{"name":${'['.repeat(15_000)}${']'.repeat(15_000)}}`;
    const headers = { cookie: guest.cookie, 'content-type': 'application/json' };
    expect((await fetch(`${server.url}/api/me/name`, { method: 'PUT', headers, body: abyss })).status).toBe(400);
    expect((await guest.call('PUT', '/api/me/name', { name: 'Shah [[[' })).body.code).toBe('bad-name');
  });
});

describe('on https', () => {
  test('only accepts the __Host- session cookie', async () => {
    const secure = await startTestServer(await databases.fresh('sqlite'), {
      environment: { PUBLIC_URL: 'https://durbar.example' },
    });
    const entered = await fetch(`${secure.url}/api/guest`, { method: 'POST' });
    const token = /__Host-durbar=([^;]+)/.exec(entered.headers.getSetCookie().join())?.[1] ?? '';
    const statusWith = async (cookie: string) => (await fetch(`${secure.url}/api/me`, { headers: { cookie } })).status;
    expect(await statusWith(`__Host-durbar=${token}`)).toBe(200);
    expect(await statusWith(`durbar=${token}`)).toBe(401);
    await secure.close();
  });
});

describe('operations', () => {
  test('health and readiness', async () => {
    expect((await get('/health')).status).toBe(200);
    expect(await (await get('/health')).json()).toEqual({ status: 'ok', version: '1.2.3', commit: 'abc1234' });
    expect((await get('/ready')).status).toBe(200);
  });

  test('serves Prometheus metrics, but not through a proxy', async () => {
    const figures = await get('/metrics');
    expect(await figures.text()).toContain('durbar_moves_total');
    expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(404);
    expect(await statusByHost('/metrics', 'evil.example')).toBe(404);
  });

  test('serves metrics to requests with the token', async () => {
    const token = 'a-long-secret-token';
    const guarded = await startTestServer(await databases.fresh('sqlite'), { environment: { METRICS_TOKEN: token } });
    const status = async (authorization?: string) =>
      (await fetch(`${guarded.url}/metrics`, authorization === undefined ? {} : { headers: { authorization } })).status;
    expect(await status()).toBe(404);
    expect(await status('Bearer wrong')).toBe(404);
    expect(await status(`Bearer ${token}`)).toBe(200);
    await guarded.close();
  });
});
