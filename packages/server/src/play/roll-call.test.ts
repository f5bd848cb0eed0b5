import type { OnlineClient, Pace, Presence, TableInfo } from '@durbar/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTwoServers, type TwoServers } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

/** On PostgreSQL, the guests use a different process from the host. */
describe.each(ENGINES)('presence on %s', (engine) => {
  let servers: TwoServers;
  let here: RunningServer;
  let there: RunningServer;
  const open: OnlineClient[] = [];

  beforeAll(async () => {
    servers = await startTwoServers(await databases.fresh(engine));
    ({ here, there } = servers);
  });
  afterAll(() => servers.close());
  afterEach(() => {
    for (const client of open.splice(0)) client.close();
  });

  function client(guest: TestGuest): OnlineClient {
    const opened = guest.client();
    open.push(opened);
    return opened;
  }

  async function publicTable(pace: Pace = { kind: 'none' }): Promise<{ id: string; host: TestGuest; guest: TestGuest }> {
    const [host, guest] = [await TestGuest.enter(here.url), await TestGuest.enter(there.url)];
    const wanted = { game: 'toy', players: 2, pace, visibility: 'public' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    await guest.must('POST', `/api/tables/${id}/join`, {});
    return { id, host, guest };
  }

  test('players of a game over days see who is on vacation', async () => {
    const { id, host, guest } = await publicTable({ kind: 'days', hours: 24 });
    const mine = client(host);
    mine.watch(id, () => {});
    const theirs = () => mine.stateOf(id)?.attendance?.people.find(({ person }) => person === guest.id);
    await until('the guest', theirs);
    expect(theirs()).not.toHaveProperty('vacationSince');
    await guest.must('PUT', '/api/me/vacation', { on: true });
    await until('the vacation', () => theirs()?.vacationSince);
    await guest.must('PUT', '/api/me/vacation', { on: false });
    await until('its end', () => theirs()?.vacationSince === undefined);
  });

  test('players see who arrives, what they look at, and who leaves', async () => {
    const { id, host, guest } = await publicTable();
    const mine = client(host);
    mine.watch(id, () => {});
    const theirs = () => mine.stateOf(id)?.attendance?.people.find(({ person }) => person === guest.id);
    await until('the guest is away', () => theirs()?.awaySince);
    const other = client(guest);
    other.attend({ visible: true, phone: true });
    await until('the guest is here', () => theirs() && theirs()?.awaySince === undefined);
    expect(theirs()).toEqual({ person: guest.id, phone: true });
    for (const [person, friend] of [
      [host, guest],
      [guest, host],
    ] as const)
      await person.must('PUT', `/api/people/${friend.id}/friend`);
    const asked = (await host.must('POST', '/api/people/presence', { people: [guest.id] })) as Presence[];
    expect(asked).toEqual([{ person: guest.id, phone: true }]);
    other.close();
    await until('the guest is gone', () => theirs()?.awaySince);
  });

  test('a spectator who sits down no longer counts as one', async () => {
    const [host, guest] = [await TestGuest.enter(here.url), await TestGuest.enter(there.url)];
    const wanted = { game: 'toy', players: 3, pace: { kind: 'none' }, visibility: 'public' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    const [mine, theirs] = [client(host), client(guest)];
    for (const one of [mine, theirs]) one.watch(id, () => {});
    const watching = (one: OnlineClient) => one.stateOf(id)?.attendance?.watching.others;
    await until('a spectator', () => watching(mine) === 1 && watching(theirs) === 1);
    await guest.must('POST', `/api/tables/${id}/join`, {});
    await until('none', () => watching(mine) === 0 && watching(theirs) === 0);
  });

  test('a person with two pages is present until both are closed', async () => {
    const { id, host, guest } = await publicTable();
    const mine = client(host);
    mine.watch(id, () => {});
    const elsewhere = client(await TestGuest.returning(here.url, guest.cookie.replace('durbar=', '')));
    const other = client(guest);
    for (const one of [elsewhere, other]) one.attend({ visible: true });
    const isHere = () =>
      mine.stateOf(id)?.attendance?.people.some((one) => one.person === guest.id && one.awaySince === undefined);
    await until('the guest is here', isHere);
    other.close();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await until('the guest is still here', isHere);
    elsewhere.close();
    await until('the guest is gone', () => isHere() === false);
  });

  test('spectators are counted, account holders can choose to be named, and neither reveals hidden information', async () => {
    const { id, host } = await publicTable();
    const mine = client(host);
    mine.watch(id, () => {});
    const [guest, member, shy] = [
      await TestGuest.enter(there.url),
      await TestGuest.enter(there.url),
      await TestGuest.enter(there.url),
    ];
    const password = 'monsoon over agra';
    const name = `Ines ${engine}`;
    await member.must('POST', '/api/account', { name, password });
    await shy.must('POST', '/api/account', { name: `Shy ${engine}`, password });
    const [one, two, three] = [guest, member, shy].map(client);
    three?.attend({ visible: true, named: false });
    for (const spectator of [one, two, three]) spectator?.watch(id, () => {});
    const watching = () => mine.stateOf(id)?.attendance?.watching;
    await until('all are counted', () => watching()?.others === 2 && watching()?.named.length === 1);
    expect(watching()?.named).toEqual([{ id: member.id, name }]);
    await until('the spectator knows', () => two?.stateOf(id)?.attendance?.watching.others === 2);
    expect(two?.stateOf(id)?.viewer).toBe('spectator');
    two?.close();
    await until('one has gone', () => watching()?.named.length === 0);
  });
});
