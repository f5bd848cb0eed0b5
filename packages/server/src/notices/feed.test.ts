import type { MadeFeeds, TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { atomFeed, deadlineCalendar } from './feed.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const nasty = {
  owner: 'me',
  origin: 'https://durbar.example',
  language: 'en',
  tables: [
    {
      id: 'abc',
      game: 'rajas',
      title: 'Cards & <Karma>; "one", two\\three',
      url: 'https://durbar.example/table/abc?a=1&b=2',
      since: Date.UTC(2026, 10, 17, 18),
      deadline: Date.UTC(2026, 10, 18, 18),
      others: ['A]]>b', 'Zoë 🐘 of a very long house name in Agra', 'x\u0007\r\nEND:VEVENT\ny'],
    },
  ],
} as const;

test('escapes names and titles in a feed', () => {
  const text = atomFeed(nasty);
  expect(text).toContain('<title>Your turn in Cards &amp; &lt;Karma&gt;; &quot;one&quot;, two\\three</title>');
  expect(text).toContain('href="https://durbar.example/table/abc?a=1&amp;b=2"');
  expect(text).toContain('A]]&gt;b');
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  expect([...text].some((character) => character < ' ' && character !== '\n')).toBe(false);
  expect(text).toContain('<updated>2026-11-17T18:00:00.000Z</updated>');
});

test('escapes and folds the lines of a calendar', () => {
  const text = deadlineCalendar(nasty);
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect([...line].some((character) => character < ' ')).toBe(false);
  }
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(String.raw`SUMMARY:Your move is due: Cards & <Karma>\; "one"\, two\\three`);
  expect(unfolded.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
  expect(unfolded).toContain('DTSTART:20261118T180000Z');
  expect(unfolded).toContain('Zoë 🐘 of a very long house name in Agra');
});

test('an empty feed is valid, and the same tables give the same text', () => {
  expect(atomFeed({ ...nasty, tables: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>\n');
  expect(deadlineCalendar({ ...nasty, tables: [] })).toMatch(/^BEGIN:VCALENDAR\r\n(?:.*\r\n)*END:VCALENDAR\r\n$/);
  expect(atomFeed(nasty)).toBe(atomFeed(nasty));
});

describe.each(ENGINES)('on %s', (engine) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer(await databases.fresh(engine), { environment: { PUBLIC_URL: 'https://durbar.example' } });
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

  async function waitingGuest() {
    const [host, guest] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const wanted = { game: 'toy', players: 2, pace: { kind: 'days', hours: 24 }, visibility: 'link' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    const { token } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
    await guest.must('POST', '/api/invitations/redeem', { token });
    await guest.must('POST', `/api/tables/${id}/join`, {});
    return { host, guest, id };
  }

  test('feed and calendar list the games that wait for their owner, and nothing of the position', async () => {
    const { host, guest, id } = await waitingGuest();
    const { turns, deadlines } = (await guest.must('PUT', '/api/me/feeds')) as MadeFeeds;
    const feed = await get(turns);
    expect(feed.headers.get('content-type')).toContain('application/atom+xml');
    const text = await feed.text();
    expect(text).toContain(`https://durbar.example/table/${id}`);
    expect(text).toContain(host.me?.name);
    const calendar = await (await get(deadlines)).text();
    const { turn } = (await guest.must('GET', `/api/tables/${id}`)) as TableInfo;
    const due = new Date(turn?.deadline ?? 0).toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
    expect(calendar).toContain(`DTSTART:${due}Z`);
    expect(text + calendar).not.toMatch(/card \d/);
    const other = (await host.must('PUT', '/api/me/feeds')) as MadeFeeds;
    expect(await (await get(other.turns)).text()).not.toContain(id);
    const client = guest.client();
    client.watch(id, () => {});
    await expect.poll(() => client.stateOf(id)).toBeDefined();
    await client.move(id, 'keep');
    expect(await (await get(turns)).text()).not.toContain(id);
    client.close();
  });

  test('unchanged feeds are not sent again', async () => {
    const { guest } = await waitingGuest();
    const { turns } = (await guest.must('PUT', '/api/me/feeds')) as MadeFeeds;
    const etag = (await get(turns)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect((await get(turns, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(turns, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('the address is stored as a hash, and ends when it is renewed, revoked or its owner leaves', async () => {
    const { guest } = await waitingGuest();
    const first = (await guest.must('PUT', '/api/me/feeds')) as MadeFeeds;
    const stored = JSON.stringify(await server.context.storage.db.selectFrom('feeds').selectAll().execute());
    expect(stored).not.toContain(first.turns.split('/')[3]);
    const second = (await guest.must('PUT', '/api/me/feeds')) as MadeFeeds;
    expect([(await get(first.turns)).status, (await get(second.turns)).status]).toEqual([404, 200]);
    expect(await guest.must('GET', '/api/me/feeds')).toEqual({ createdAt: expect.any(Number) });
    await guest.must('DELETE', '/api/me/feeds');
    expect((await get(second.deadlines)).status).toBe(404);
    expect(await guest.must('GET', '/api/me/feeds')).toEqual({});
    const third = (await guest.must('PUT', '/api/me/feeds')) as MadeFeeds;
    await guest.must('DELETE', '/api/me', { name: guest.me?.name });
    expect((await get(third.turns)).status).toBe(404);
    expect((await get('/api/feeds/nonsense/turns.atom')).status).toBe(404);
    expect((await get(`/api/feeds/${encodeURIComponent('\0')}/turns.atom`)).status).toBe(404);
  });
});
