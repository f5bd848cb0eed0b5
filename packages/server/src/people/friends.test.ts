import type { ArchivedGame, FriendInfo, Leaderboard, Me, Message, PersonRef, Profile, TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginningOf, NEEDED } from '../archive/leaderboard.ts';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTwoServers, type TwoServers } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

test('months and seasons follow the calendar', () => {
  const now = Date.UTC(2026, 10, 17, 5);
  expect(beginningOf('month', now)).toBe(Date.UTC(2026, 10));
  expect(beginningOf('season', now)).toBe(Date.UTC(2026, 9));
  expect(beginningOf('all', now)).toBe(0);
});

/** On PostgreSQL, the two use different processes. */
describe.each(ENGINES)('people on %s', (engine) => {
  let servers: TwoServers;
  let here: RunningServer;
  let there: RunningServer;

  beforeAll(async () => {
    servers = await startTwoServers(await databases.fresh(engine));
    ({ here, there } = servers);
  });
  afterAll(() => servers.close());

  async function account(server: RunningServer, name: string): Promise<TestGuest> {
    const person = await TestGuest.enter(server.url);
    await person.must('POST', '/api/account', { name, password: 'a long enough secret' });
    return person;
  }

  const friendsOf = async (person: TestGuest) => (await person.must('GET', '/api/me/friends')) as FriendInfo[];

  test('friends request, accept, see each other’s presence, invite to a private table and unfriend', async () => {
    const [one, other] = [await TestGuest.enter(here.url), await TestGuest.enter(there.url)];
    const heard: Message[] = [];
    const client = other.client();
    client.onMessage((message) => heard.push(message));
    client.attend({ visible: true });
    await until('the other is here', () => heard.some(({ type }) => type === 'welcome'));
    await one.must('PUT', `/api/people/${other.id}/friend`);
    expect(await friendsOf(one)).toMatchObject([{ person: { id: other.id }, state: 'asked' }]);
    expect(await friendsOf(other)).toMatchObject([{ person: { id: one.id }, state: 'asks' }]);
    expect((await friendsOf(one))[0], 'a stranger does not see who is here').not.toHaveProperty('presence');
    await until('the friend hears of it', () => heard.some(({ type }) => type === 'friends'));
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'link' };
    const { id } = (await one.must('POST', '/api/tables', wanted)) as TableInfo;
    expect((await one.call('POST', `/api/tables/${id}/friends`, { person: other.id })).body.code).toBe('not-friends');
    await other.must('PUT', `/api/people/${one.id}/friend`);
    expect(await friendsOf(one)).toMatchObject([{ person: { id: other.id }, state: 'friend' }]);
    const presence = async () => (await friendsOf(one))[0]?.presence;
    await until('the friend is here', async () => (await presence())?.awaySince === undefined);
    const shown = { here: true, watching: true, ranked: true };
    expect(await other.must('PUT', '/api/me/shown', { ...shown, here: false })).toMatchObject({ shown: { here: false } });
    expect(await presence()).toBeUndefined();
    expect(await one.must('POST', '/api/people/presence', { people: [other.id] })).toEqual([]);
    await other.must('PUT', '/api/me/shown', shown);
    expect(await presence()).toEqual({ person: other.id, phone: false });
    expect((await other.call('GET', `/api/tables/${id}`)).status).toBe(404);
    await one.must('POST', `/api/tables/${id}/friends`, { person: other.id });
    await until('the friend hears of it', () => heard.some((message) => message.type === 'invited' && message.table === id));
    expect(((await other.must('GET', '/api/my/invitations')) as TableInfo[]).map((info) => info.id)).toEqual([id]);
    await other.must('POST', `/api/tables/${id}/join`, {});
    expect(await other.must('GET', '/api/my/invitations')).toEqual([]);
    await one.must('DELETE', `/api/people/${other.id}/friend`);
    expect(await friendsOf(other)).toEqual([]);
    client.close();
  });

  test('a blocked person is not a friend and cannot send requests', async () => {
    const [one, other] = [await TestGuest.enter(here.url), await TestGuest.enter(there.url)];
    await one.must('PUT', `/api/people/${other.id}/friend`);
    await other.must('PUT', `/api/people/${one.id}/friend`);
    await one.must('PUT', `/api/people/${other.id}/relation`, { kind: 'block' });
    expect(await friendsOf(one)).toEqual([]);
    expect((await other.call('PUT', `/api/people/${one.id}/friend`)).body.code).toBe('blocked');
    expect((await one.call('PUT', `/api/people/${one.id}/friend`)).body.code).toBe('not-yourself');
  });

  test('people are found by any part of a chosen name, however it is written, except by those they have blocked', async () => {
    const meera = await account(here, 'Mééra Strauß-Khan');
    const [amira, guest] = [await account(there, 'Amira of Kerala'), await TestGuest.enter(there.url)];
    const found = async (by: TestGuest, name: string) =>
      ((await by.must('GET', `/api/people?name=${encodeURIComponent(name)}`)) as PersonRef[]).map((one) => one.name);
    for (const part of ['MEERA', 'strauss', 'ß-k', 'khan', 'eera s'])
      expect(await found(guest, part)).toEqual(['Mééra Strauß-Khan']);
    expect(await found(guest, 'era'), 'in the order of the alphabet').toEqual(['Amira of Kerala', 'Mééra Strauß-Khan']);
    const kera = await account(there, 'Erasmus');
    expect(await found(guest, 'era'), 'names that begin with it come first').toEqual([
      'Erasmus',
      'Amira of Kerala',
      'Mééra Strauß-Khan',
    ]);
    for (const part of ['m', '%', '__', '  ', 'zzz']) expect(await found(guest, part)).toEqual([]);
    expect(await found(meera, 'khan'), 'not oneself').toEqual([]);
    expect(await found(meera, ((await guest.must('GET', '/api/me')) as Me).name), 'a guest who has chosen no name').toEqual([]);
    await guest.must('PUT', '/api/me/name', { name: 'Zenobia of Agra' });
    expect(await found(meera, 'nobi')).toEqual(['Zenobia of Agra']);
    await kera.must('PUT', '/api/me/name', { name: 'Desiderius' });
    expect(await found(guest, 'erasmus'), 'no longer by the old name').toEqual([]);
    await amira.must('PUT', `/api/people/${meera.id}/relation`, { kind: 'block' });
    expect(await found(amira, 'meera')).toEqual([]);
    expect(await found(meera, 'amira')).toEqual([]);
    expect(await found(guest, 'amira')).toEqual(['Amira of Kerala']);
    await amira.must('DELETE', '/api/me', { name: 'Amira of Kerala' });
    expect(await found(guest, 'amira'), 'deleted').toEqual([]);
  });

  test('no one reads the list of names by searching, and strangers don’t learn who is here', async () => {
    const [one, other] = [await TestGuest.enter(here.url), await account(there, 'Quiet Quentin')];
    expect(await one.must('POST', '/api/people/presence', { people: [other.id] })).toEqual([]);
    const second = await TestGuest.enter(here.url);
    const answersTo = async (guest: TestGuest, searches: number): Promise<number[]> => {
      const answers: number[] = [];
      for (let n = 0; n < searches; n++) answers.push((await guest.call('GET', '/api/people?name=qui')).status);
      return answers;
    };
    const answers = await answersTo(one, 80);
    expect(answers.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    // One search at a time becomes possible again, so no single answer is certain.
    expect(answers.slice(-5)).toContain(429);
    expect(await answersTo(second, 5), 'by another guest from the same address').toContain(429);
  });

  /** The toy game asks the last seat first. */
  async function played(people: readonly [TestGuest, TestGuest]): Promise<string> {
    const [host, guest] = people;
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public', stakes: 'rated' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    await guest.must('POST', `/api/tables/${id}/join`, {});
    const clients = people.map((person) => person.client());
    for (const client of clients) client.watch(id, () => {});
    for (const seat of [1, 0]) {
      const client = clients[seat];
      await until('my question', () => client?.stateOf(id)?.question?.decider === seat);
      await client?.move(id, 'keep');
    }
    for (const client of clients) client.close();
    return id;
  }

  test('rated games produce a rating history, head-to-head results and a leaderboard rank', async () => {
    const pair = [await account(here, `Akbar ${engine}`), await account(there, `Birbal ${engine}`)] as const;
    const tables: string[] = [];
    const profileOf = async () => (await pair[0].must('GET', `/api/people/${pair[0].id}`)) as Profile;
    for (let game = 1; game <= NEEDED; game++) {
      tables.push(await played(pair));
      await until('it is kept', async () => (await profileOf()).histories.toy?.length === game);
    }
    const profile = await profileOf();
    const way = profile.histories.toy ?? [];
    expect(way.map(({ table }) => table)).toEqual(tables);
    expect(way[0]?.rating).toBe(1000 + (way[0]?.change ?? 0));
    for (const [index, step] of way.slice(1).entries()) expect(step.rating).toBe((way[index]?.rating ?? 0) + step.change);
    expect(way.at(-1)?.rating).toBe(profile.ratings[0]?.rating);
    const [rival] = profile.rivals;
    expect(rival?.person.id).toBe(pair[1].id);
    expect((rival?.ahead ?? 0) + (rival?.behind ?? 0)).toBeLessThanOrEqual(NEEDED);
    const board = (await pair[1].must('GET', '/api/leaderboard?game=toy&period=season')) as Leaderboard;
    expect(board.rows.map(({ person }) => person.id).sort()).toEqual([pair[0].id, pair[1].id].sort());
    expect(board.rows[0]).toMatchObject({ rank: 1, games: NEEDED });
    expect(board.mine?.person.id).toBe(pair[1].id);
    const last = (await pair[0].must('GET', `/api/archive/${tables.at(-1)}`)) as ArchivedGame;
    expect(last.results.map(({ change }) => change)).toContain(way.at(-1)?.change);
    const { id } = (await pair[0].must('POST', '/api/tables', {
      game: 'toy',
      players: 2,
      pace: { kind: 'none' },
      visibility: 'public',
    })) as TableInfo;
    const seen = (await pair[1].must('GET', `/api/tables/${id}`)) as TableInfo;
    expect(seen.seats[0]?.rating).toEqual({ value: way.at(-1)?.rating, games: NEEDED });
    const stranger = await TestGuest.enter(here.url);
    const others = (await stranger.must('GET', '/api/leaderboard?game=toy&period=all')) as Leaderboard;
    expect(others).toMatchObject({ needed: NEEDED, myGames: 0, total: 2 });
    expect(others.mine).toBeUndefined();
    await pair[0].must('PUT', '/api/me/shown', { here: true, watching: true, ranked: false });
    const without = (await pair[0].must('GET', '/api/leaderboard?game=toy&period=all')) as Leaderboard;
    expect([without.rows.map(({ person }) => person.id), without.mine]).toEqual([[pair[1].id], undefined]);
  });
});
