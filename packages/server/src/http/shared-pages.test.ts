import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePng, encodePng } from '../previews/png.ts';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const PAGE = '<!doctype html><html><head><title>Durbar</title></head><body></body></html>';
const GROUND = encodePng({ width: 1200, height: 630, pixels: new Uint8Array(3 * 1200 * 630).fill(250) });
const UNKNOWN = 'aaaaaaaaaaaa';
const databases = testDatabases();
let webRoot: string;
let server: RunningServer;

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'durbar-pages-'));
  await writeFile(path.join(webRoot, 'index.html'), PAGE);
  await mkdir(path.join(webRoot, 'previews'));
  await writeFile(path.join(webRoot, 'previews', 'toy.png'), GROUND);
  server = await startTestServer(await databases.fresh('sqlite'), { webRoot });
});
afterAll(async () => {
  await server.close();
  await databases.close();
  await rm(webRoot, { recursive: true });
});

async function tableOf(visibility: 'public' | 'link') {
  const [host, guest] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  if (visibility === 'link') {
    const { token } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
    await guest.must('POST', '/api/invitations/redeem', { token });
  }
  await guest.must('POST', `/api/tables/${id}/join`, {});
  return { host, guest, id };
}

async function keep(person: TestGuest, id: string): Promise<void> {
  const client = person.client();
  client.watch(id, () => {});
  await until('my turn', () => (client.stateOf(id)?.question?.choices.length ?? 0) > 0);
  await client.move(id, 'keep');
  client.close();
}

/** Everything the net shows someone without a session who knows the id, byte by byte. */
async function seenBy(id: string, headers: Record<string, string> = {}) {
  const addresses = [`/game/${id}`, `/game/${id}/2`, `/embed/${id}`, `/api/games/${id}`, `/api/games/${id}/picture.en.png`];
  const answers = addresses.map(async (address) => {
    const response = await fetch(server.url + address, { headers });
    expect(response.headers.getSetCookie()).toEqual([]);
    const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
    return { status: response.status, text: bytes.replaceAll(id, 'ID') };
  });
  return Promise.all(answers);
}

test('a private game looks like none until it is shared, and again when that is withdrawn', async () => {
  const { host, guest, id } = await tableOf('link');
  const refused = (code: string) => [200, 200, 200, code === 'private-game' ? 403 : 404, 404];
  const unknown = await seenBy(UNKNOWN);
  const pagesOf = (seen: Awaited<ReturnType<typeof seenBy>>) => seen.filter((_, index) => index !== 3);
  expect(unknown.map(({ status }) => status)).toEqual(refused('no-such-table'));
  const running = await seenBy(id);
  expect(running.map(({ status }) => status)).toEqual(refused('private-game'));
  expect(pagesOf(running)).toEqual(pagesOf(unknown));
  await keep(guest, id);
  expect(await seenBy(id)).toEqual(running);
  await keep(host, id);
  await until('archived', async () => server.context.storage.archive.journal(id));
  expect(await seenBy(id)).toEqual(running);

  await guest.must('PUT', `/api/tables/${id}/sharing`);
  const shared = await seenBy(id);
  expect(shared.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(shared[0]?.text).toContain('<meta property="og:title"');
  const { width, height } = decodePng(Buffer.from(shared[4]?.text ?? '', 'latin1'));
  expect([width, height]).toEqual([1200, 630]);

  await host.must('DELETE', `/api/tables/${id}/sharing`);
  expect(await seenBy(id)).toEqual(running);
});

test('a running public game shows nothing of its course', async () => {
  const { host, guest, id } = await tableOf('public');
  const before = await seenBy(id);
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 409, 404]);
  await keep(guest, id);
  expect(await seenBy(id)).toEqual(before);
  expect(await seenBy(id, { cookie: guest.cookie })).toEqual(before);
  await keep(host, id);
  await until('archived', async () => server.context.storage.archive.journal(id));
  expect((await seenBy(id)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('previews name the result in the language of the reader', async () => {
  const { host, guest, id } = await tableOf('public');
  await keep(guest, id);
  await keep(host, id);
  await until('archived', async () => server.context.storage.archive.journal(id));
  const [page] = await seenBy(id, { 'accept-language': 'nl' });
  expect(page?.text).toMatch(/og:title" content="[^"]+ (wint|delen de overwinning)/);
  expect(page?.text).toContain('/api/games/ID/picture.nl.png');
});

test('only the embedded board may be framed', async () => {
  const policyOf = async (address: string) => (await fetch(server.url + address)).headers;
  const embedded = await policyOf(`/embed/${UNKNOWN}`);
  expect(embedded.get('content-security-policy')).toContain('frame-ancestors *');
  expect(embedded.get('content-security-policy')).toContain("script-src 'self'");
  expect(embedded.get('x-frame-options')).toBeNull();
  expect(embedded.get('x-robots-tag')).toBe('noindex');
  for (const address of ['/', `/game/${UNKNOWN}`, '/embedded', `/api/games/${UNKNOWN}`, '/i/x']) {
    const headers = await policyOf(address);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  }
});

test('the picture of a table shows seats and whose turn it is, never what is hidden', async () => {
  const host = await TestGuest.enter(server.url);
  const guest = await TestGuest.enter(server.url);
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'link' };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  const { token } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
  const page = await (await fetch(`${server.url}/i/${token}`, { headers: { 'accept-language': 'de' } })).text();
  const address = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(address).toContain(`/api/invitations/${token}/picture.de.png`);
  const drawn = async () => {
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    return Buffer.from(await response.arrayBuffer()).toString('base64');
  };
  const open = await drawn();
  expect(await drawn()).toBe(open);
  for (const other of [`/api/invitations/${id}/picture.en.png`, `/api/invitations/${token}/other.en.png`])
    expect((await fetch(server.url + other)).status).toBe(404);

  const { token: second } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
  await guest.must('POST', '/api/invitations/redeem', { token: second });
  await guest.must('POST', `/api/tables/${id}/join`, {});
  const first = await drawn();
  expect(first).not.toBe(open);
  await keep(guest, id);
  const afterMove = await drawn();
  expect(afterMove).not.toBe(first);
});

test('an address gets a limited number of pictures', async () => {
  const address = `${server.url}/api/games/${UNKNOWN}/picture.en.png`;
  const answers: number[] = [];
  for (let wave = 0; wave < 4; wave++)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, async () => (await fetch(address)).status))));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
});
