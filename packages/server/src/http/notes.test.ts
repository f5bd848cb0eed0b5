import type { TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const SECRET = 'Anna always bids on elephants.\nKeep two white cards.';

describe.each(ENGINES)('private notes on %s', (engine) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer(await databases.fresh(engine));
  });
  afterAll(() => server.close());

  async function tableOfTwo(visibility: 'public' | 'link' = 'public') {
    const [host, guest] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    if (visibility === 'public') await guest.must('POST', `/api/tables/${id}/join`, {});
    return { host, guest, id, note: `/api/tables/${id}/note` };
  }

  test('a note is kept, changed and removed, for each player and table', async () => {
    const { host, guest, note } = await tableOfTwo();
    expect(await host.must('GET', note)).toEqual({ text: '' });
    await host.must('PUT', note, { text: `${SECRET}\n\n` });
    expect(await host.must('GET', note)).toEqual({ text: SECRET });
    expect(await guest.must('GET', note)).toEqual({ text: '' });
    await host.must('PUT', note, { text: 'Short.' });
    expect(await host.must('GET', note)).toEqual({ text: 'Short.' });
    await host.must('PUT', note, { text: ' ' });
    expect(await server.context.storage.notes.read(host.id, note.split('/')[3] ?? '')).toBeUndefined();
  });

  test('no one else ever gets it: over sockets, as a spectator, by token or export', async () => {
    const { host, guest, id, note } = await tableOfTwo();
    const heard: string[] = [];
    const clients = [guest.recorded(heard), (await TestGuest.enter(server.url)).recorded(heard)];
    for (const client of clients) client.watch(id, () => {});
    await until('both watch', () => clients.every((client) => client.stateOf(id)));
    await host.must('PUT', note, { text: SECRET });
    const mine = host.client();
    mine.watch(id, () => {});
    await until('the table', () => mine.stateOf(id));
    await mine.move(id, 'keep').catch(() => {});
    for (const path of [`/api/tables/${id}`, `/api/tables/${id}/at/0`, '/api/me/export', '/api/my/tables'])
      heard.push(JSON.stringify((await guest.call('GET', path)).body));
    expect(heard.join()).not.toContain('elephants');
    for (const client of [...clients, mine]) client.close();
    const stranger = await TestGuest.enter(server.url);
    expect((await stranger.call('GET', note)).body.code).toBe('not-seated');
    expect((await stranger.call('PUT', note, { text: 'x' })).body.code).toBe('not-seated');
    const hidden = await tableOfTwo('link');
    expect((await stranger.call('GET', hidden.note)).body.code).toBe('no-such-table');
    expect(JSON.stringify(await host.must('GET', '/api/me/export'))).toContain('elephants');
  });

  test('has a limit, and is deleted with the account', async () => {
    const { host, id, note } = await tableOfTwo();
    expect((await host.call('PUT', note, { text: 'x'.repeat(4001) })).status).toBe(400);
    await host.must('PUT', note, { text: 'x'.repeat(4000) });
    await host.must('DELETE', '/api/me', { name: host.me?.name });
    expect(await server.context.storage.notes.read(host.id, id)).toBeUndefined();
  });
});
