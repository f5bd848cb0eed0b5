import { openSaved, parseSavedGame } from '@durbar/engine';
import type { MessageOf, TableInfo } from '@durbar/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

describe.each(ENGINES)('sharing a game on %s', (engine) => {
  let server: RunningServer;
  const clients: { close(): void }[] = [];

  beforeAll(async () => {
    server = await startTestServer(await databases.fresh(engine));
  });
  afterAll(() => server.close());
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });

  /** A table by link where two people are seated, one was invited to watch, and one knows only the address. */
  async function privateTable() {
    const [host, guest, watcher, stranger] = await Promise.all([1, 2, 3, 4].map(() => TestGuest.enter(server.url)));
    if (!host || !guest || !watcher || !stranger) throw new Error('nobody came');
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'link' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    for (const friend of [guest, watcher]) {
      const { token } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
      await friend.must('POST', '/api/invitations/redeem', { token });
    }
    await guest.must('POST', `/api/tables/${id}/join`, {});
    return { host, guest, watcher, stranger, id };
  }

  async function playToTheEnd(id: string, ...players: readonly TestGuest[]): Promise<void> {
    for (const person of players) {
      const client = person.client();
      client.watch(id, () => {});
      await until('my turn', () => (client.stateOf(id)?.question?.choices.length ?? 0) > 0);
      await client.move(id, 'keep');
      client.close();
    }
    await until('archived', async () => server.context.storage.archive.journal(id));
  }

  async function codeFor(person: TestGuest, method: string, path: string): Promise<unknown> {
    const { status, body } = await person.call(method, path);
    return status < 300 ? 'ok' : (body as { code: string }).code;
  }

  test('is up to its players; strangers then see the game, but neither the chat nor the rematch', async () => {
    const { host, guest, watcher, stranger, id } = await privateTable();
    const anonymous = new TestGuest(server.url);
    expect(await codeFor(guest, 'PUT', `/api/tables/${id}/sharing`)).toBe('not-host');
    expect(await codeFor(stranger, 'GET', `/api/games/${id}`)).toBe('private-game');
    expect(await codeFor(host, 'GET', `/api/games/${id}`)).toBe('not-over');
    await playToTheEnd(id, guest, host);

    expect(await codeFor(stranger, 'GET', `/api/games/${id}`)).toBe('private-game');
    expect(await codeFor(anonymous, 'GET', '/api/games/aaaaaaaaaaaa')).toBe('no-such-table');
    expect(await codeFor(watcher, 'GET', `/api/games/${id}`)).toBe('ok');
    expect(await codeFor(watcher, 'PUT', `/api/tables/${id}/sharing`)).toBe('no-such-table');
    expect(await codeFor(stranger, 'PUT', `/api/tables/${id}/sharing`)).toBe('no-such-table');
    expect(await codeFor(anonymous, 'PUT', `/api/tables/${id}/sharing`)).toBe('signed-out');

    const client = guest.client();
    clients.push(client);
    client.watch(id, () => {});
    await until('the table', () => client.stateOf(id));
    expect(await host.must('PUT', `/api/tables/${id}/sharing`)).toMatchObject({ id, sharedBy: 0 });
    await until('the other player knows', () => client.stateOf(id)?.info.sharedBy === 0);
    await host.must('POST', `/api/tables/${id}/rematch`);

    const seen = (await anonymous.must('GET', `/api/games/${id}`)) as { info: TableInfo; saved: unknown };
    expect(seen.info).toMatchObject({ id, status: 'finished', sharedBy: 0 });
    expect(seen.info.rematch).toBeUndefined();
    expect(((await guest.must('GET', `/api/games/${id}`)) as typeof seen).info.rematch).toBeDefined();
    const saved = parseSavedGame(seen.saved);
    expect(saved.ok && openSaved(TOY, saved.value).ok).toBe(true);
    expect(await codeFor(stranger, 'GET', `/api/tables/${id}/at/2`)).toBe('ok');
    expect(await codeFor(stranger, 'GET', `/api/tables/${id}`)).toBe('no-such-table');

    expect(await guest.must('DELETE', `/api/tables/${id}/sharing`)).not.toHaveProperty('sharedBy');
    expect(await codeFor(anonymous, 'GET', `/api/games/${id}`)).toBe('private-game');
    expect(await codeFor(stranger, 'GET', `/api/tables/${id}/saved`)).toBe('no-such-table');
    // Events come after the answer.
    const said = async (): Promise<string[]> =>
      (await server.context.storage.talk.read(id, 0, 10)).map(({ kind, text, seat }) => `${kind} ${text} ${seat}`);
    await until('shared', async () => (await said()).includes('event shared 0'));
    await until('unshared', async () => (await said()).includes('event unshared 1'));
  });

  test('people with the link follow its review, and hear nothing else of the table', async () => {
    const { host, guest, id } = await privateTable();
    await playToTheEnd(id, guest, host);
    const stranger = await TestGuest.enter(server.url);
    const heard: string[] = [];
    const [follower, leader] = [stranger.recorded(heard), guest.client()];
    clients.push(follower, leader);
    expect(await follower.send({ type: 'watch', table: id })).toMatchObject({ fault: { code: 'no-such-table' } });
    await host.must('PUT', `/api/tables/${id}/sharing`);
    expect(await follower.send({ type: 'watch', table: id })).toMatchObject({ ok: true });
    leader.watch(id, () => {});
    await until('the table', () => leader.stateOf(id));
    await leader.send({ type: 'say', table: id, key: 'a', text: 'among ourselves' });
    await leader.send({ type: 'lead', table: id, number: 1 });
    const led = () => heard.filter((text) => text.startsWith('{"type":"led"')).length;
    await until('led', () => led() === 1);
    expect(await follower.send({ type: 'say', table: id, key: 'b', text: 'hello' })).toMatchObject({ ok: false });
    expect(await follower.send({ type: 'lead', table: id, number: 2 })).toMatchObject({ fault: { code: 'not-seated' } });
    const second = host.client();
    clients.push(second);
    second.watch(id, () => {});
    await until('the table', () => second.stateOf(id));
    expect(await second.send({ type: 'lead', table: id, number: 2 }), 'another player takes over').toMatchObject({ ok: true });
    await until('led by the other', () => led() === 2);

    await guest.must('DELETE', `/api/tables/${id}/sharing`);
    expect(await follower.send({ type: 'lead', table: id, number: 3 })).toMatchObject({ fault: { code: 'no-such-table' } });
    await leader.send({ type: 'lead', table: id, number: 2 });
    expect(await follower.send({ type: 'unwatch-lobby' })).toMatchObject({ ok: true });
    expect(led()).toBe(2);
    expect(heard.filter((text) => text.includes(id)).every((text) => /"type":"(led|refused)"/.test(text))).toBe(true);
  });

  test('a running private game is shown elsewhere once its host shares it, as spectators see it', async () => {
    const { host, guest, id } = await privateTable();
    const anonymous = new TestGuest(server.url);
    const live = async (query = '') =>
      ((await anonymous.must('GET', `/api/games/${id}/live${query}`)) as { state?: MessageOf<'state'> }).state;
    expect(await codeFor(anonymous, 'GET', `/api/games/${id}/live`)).toBe('private-game');
    expect(await codeFor(guest, 'PUT', `/api/tables/${id}/sharing`)).toBe('not-host');
    await host.must('PUT', `/api/tables/${id}/sharing`);
    const first = await live();
    expect(first).toMatchObject({ type: 'state', viewer: 'spectator', from: 0, talk: [], info: { status: 'running' } });
    expect(first?.question?.choices ?? []).toEqual([]);
    const version = first?.info.version ?? 0;
    expect(await live(`?version=${version}`)).toBeUndefined();
    expect(await codeFor(anonymous, 'GET', `/api/games/${id}`)).toBe('private-game');
    expect(await codeFor(anonymous, 'GET', `/api/games/${id}/edition`)).toBe('no-such-table');

    await guest.must('DELETE', `/api/tables/${id}/sharing`);
    expect(await codeFor(anonymous, 'GET', `/api/games/${id}/live`)).toBe('private-game');
    await host.must('PUT', `/api/tables/${id}/sharing`);
    await playToTheEnd(id, guest, host);
    const last = await live(`?version=${version}&have=${first?.entries.length}`);
    expect(last).toMatchObject({ from: first?.entries.length, info: { status: 'finished' } });
    expect(last?.info.standings).toHaveLength(2);
    expect(last?.info.rematch).toBeUndefined();
  });

  test('a public game is open to everyone and stays so', async () => {
    const [host, guest] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    const anonymous = new TestGuest(server.url);
    expect(await codeFor(anonymous, 'GET', `/api/games/${id}`)).toBe('not-over');
    await guest.must('POST', `/api/tables/${id}/join`, {});
    await playToTheEnd(id, guest, host);
    expect(await codeFor(anonymous, 'GET', `/api/games/${id}`)).toBe('ok');
    expect(await codeFor(host, 'DELETE', `/api/tables/${id}/sharing`)).toBe('always-public');
    expect(await codeFor(host, 'PUT', `/api/tables/${id}/sharing`)).toBe('ok');
    expect(await codeFor(anonymous, 'GET', `/api/games/${id}`)).toBe('ok');
  });

  test('is stored with the table', async () => {
    const { host, guest, id } = await privateTable();
    await playToTheEnd(id, guest, host);
    await guest.must('PUT', `/api/tables/${id}/sharing`);
    expect((await server.context.storage.tables.load(id))?.sharedBy).toBe(1);
  });
});
