import type { GameSearch, Message, MySearch, NewSearch, OnlineClient, TableInfo } from '@durbar/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTwoServers, type TwoServers } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { pairing } from './matching.ts';
import { LIVE_PACES } from './terms.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const LIVE = { game: 'toy', pace: 'live' } as const;

/** On PostgreSQL, people are spread over two processes. */
describe.each(ENGINES)('finding a game on %s', (engine) => {
  let servers: TwoServers;
  let here: RunningServer;
  let there: RunningServer;
  let ahead = 0;
  const clients: OnlineClient[] = [];

  beforeAll(async () => {
    const now = (): number => Date.now() + ahead;
    servers = await startTwoServers(await databases.fresh(engine), { now });
    ({ here, there } = servers);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await here.context.storage.db.deleteFrom('searches').execute();
  });
  afterAll(() => servers.close());

  interface Looking {
    readonly person: TestGuest;
    readonly client: OnlineClient;
    readonly heard: Message[];
    /** What the page was last told. */
    search(): GameSearch | undefined;
  }

  async function enter(server: RunningServer): Promise<Looking> {
    const person = await TestGuest.enter(server.url);
    const client = person.client();
    const heard: Message[] = [];
    client.onMessage((message) => heard.push(message));
    clients.push(client);
    await until('welcome', () => heard.some(({ type }) => type === 'welcome'));
    const search = (): GameSearch | undefined => {
      const last = heard.findLast((message) => message.type === 'search');
      return last?.type === 'search' ? last.search : undefined;
    };
    return { person, client, heard, search };
  }

  const look = async ({ person }: Looking, wanted: NewSearch = LIVE): Promise<GameSearch> =>
    (await person.must('PUT', '/api/my/search', wanted)) as GameSearch;
  const mine = async ({ person }: Looking): Promise<MySearch> => (await person.must('GET', '/api/my/search')) as MySearch;
  const found = (one: Looking): Promise<string> => until('found', () => one.search()?.table);
  const sayReady = (one: Looking, table: string) => one.person.must('POST', `/api/tables/${table}/ready`, { ready: true });
  const tableOf = async ({ person }: Looking, table: string) => (await person.must('GET', `/api/tables/${table}`)) as TableInfo;

  test('two people find each other; the game starts when both are ready', async () => {
    const [one, other] = [await enter(here), await enter(there)];
    expect(await look(one)).toMatchObject({ game: 'toy', players: 2, company: [], pace: { kind: 'live', bank: 1500 } });
    await look(other);
    const table = await found(one);
    expect(await found(other)).toBe(table);
    expect(one.search()?.company).toEqual([{ person: { id: other.person.id, name: other.person.me?.name } }]);
    const info = await tableOf(one, table);
    expect(info).toMatchObject({ status: 'open', seated: true, stakes: 'rated', visibility: 'public' });
    expect(info.host).toBeUndefined();
    await sayReady(one, table);
    await sayReady(other, table);
    await until('it runs', async () => (await tableOf(other, table)).status === 'running');
  });

  test('no one joins, leaves or closes a table that the server has seated', async () => {
    const [one, other, stranger] = [await enter(here), await enter(there), await enter(here)];
    await look(one);
    await look(other);
    const table = await found(one);
    const at = (path: string) => `/api/tables/${table}/${path}`;
    expect((await stranger.person.call('POST', at('join'), {})).body.code).toBe('about-to-start');
    expect((await one.person.call('POST', at('leave'))).body.code).toBe('about-to-start');
    expect((await one.person.call('POST', at('close'))).body.code).toBe('not-host');
    expect((await one.person.call('PUT', at('seats/0'), { bot: 'random' })).body.code).toBe('not-host');
    expect((await stranger.person.call('POST', at('ready'), { ready: true })).body.code).toBe('not-seated');
  });

  test('if someone doesn’t answer, they are dropped and the other looks again', async () => {
    const [one, other] = [await enter(here), await enter(there)];
    const since = (await look(one)).since;
    await look(other);
    const table = await found(one);
    await sayReady(one, table);
    ahead += 16_000;
    await until('looking again', () => one.search() && one.search()?.table === undefined);
    expect(await mine(one)).toMatchObject({ search: { since, company: [] } });
    await until('dropped', async () => (await mine(other)).search === undefined);
    expect((await tableOf(one, table)).status).toBe('cancelled');
    expect((await other.person.call('POST', `/api/tables/${table}/ready`, { ready: true })).body.code).toBe('not-open');
  });

  test('people find each other only with the same number of players and pace', async () => {
    const [one, other, third, fast] = [await enter(here), await enter(there), await enter(here), await enter(there)];
    expect(await look(one, { ...LIVE, players: 3 })).toMatchObject({ players: 3, wanted: 'live' });
    await look(fast, { game: 'toy', pace: 'fast', players: 3 });
    await look(other, { ...LIVE, players: 3 });
    await until('company', () => one.search()?.company.length === 1);
    await look(third, { ...LIVE, players: 3 });
    const table = await found(one);
    expect([await found(other), await found(third)]).toEqual([table, table]);
    expect((await tableOf(one, table)).seats).toHaveLength(3);
    expect((await mine(fast)).search).toMatchObject({ company: [], pace: { kind: 'live', bank: 600 } });
    expect((await one.person.call('PUT', '/api/my/search', { ...LIVE, players: 4 })).body.code).toBe('bad-set-up');
  });

  test('a turn-based game is found and starts without anyone’s page', async () => {
    const [one, other] = [await TestGuest.enter(here.url), await TestGuest.enter(there.url)];
    const wanted = { game: 'toy', pace: 'slow' };
    await one.must('PUT', '/api/my/search', wanted);
    ahead += 6 * 86_400_000;
    await other.must('PUT', '/api/my/search', wanted);
    const table = await until('a table', async () => (await here.context.storage.searches.of(one.id))?.table_id);
    ahead += 16_000;
    const info = await until('it runs', async () => {
      const shown = (await one.must('GET', `/api/tables/${table}`)) as TableInfo;
      return shown.status === 'running' && shown;
    });
    expect(info).toMatchObject({ pace: { kind: 'days', hours: 72 }, seats: [{ away: false }, { away: false }] });
    await until('no search is left', async () => !((await one.must('GET', '/api/my/search')) as MySearch).search);
  });

  test('closing the page ends the search, reloading it doesn’t', async () => {
    const [one, other] = [await enter(here), await enter(there)];
    await look(one);
    one.client.close();
    const again = one.person.client(() => there.url);
    clients.push(again);
    await until('back', () => again.isOnline);
    await until('renewed', async () => {
      const row = await here.context.storage.searches.of(one.person.id);
      return row && row.present_until > here.context.now() + 30_000;
    });
    again.close();
    await until('leaving', async () => {
      const row = await here.context.storage.searches.of(one.person.id);
      return row && row.present_until < here.context.now() + 30_000;
    });
    ahead += 9_000;
    await until('gone', async () => (await here.context.storage.searches.of(one.person.id)) === undefined);
    await look(other);
    await pairing(there.context)();
    expect((await mine(other)).search?.table).toBeUndefined();
  });

  test('blocked people are never put together', async () => {
    const [one, other, third] = [await enter(here), await enter(there), await enter(here)];
    await other.person.must('PUT', `/api/people/${one.person.id}/relation`, { kind: 'block' });
    await look(one);
    await look(other);
    ahead += 61_000;
    for (const { person } of [one, other])
      await here.context.storage.searches.keepPresent([person.id], here.context.now() + 60_000, LIVE_PACES);
    await pairing(here.context)();
    expect([(await mine(one)).search?.table, (await mine(other)).search?.table]).toEqual([undefined, undefined]);
    await look(third);
    expect(await found(third)).toBe(await found(one));
  });

  test('stopping ends it; a table that was found can’t be given up', async () => {
    const [one, other] = [await enter(here), await enter(there)];
    await look(one);
    await one.person.must('DELETE', '/api/my/search');
    expect(await mine(one)).toEqual({});
    await look(one);
    await look(other);
    const table = await found(one);
    await one.person.must('DELETE', '/api/my/search');
    expect((await mine(one)).search?.table).toBe(table);
    expect((await look(one)).table).toBe(table);
  });

  test('programs, unknown games and people with too many tables don’t look for a game', async () => {
    const { person } = await enter(here);
    expect((await person.call('PUT', '/api/my/search', { game: 'chess', pace: 'live' })).body.code).toBe('no-such-game');
    expect((await person.call('PUT', '/api/my/search', { game: 'toy', pace: 'none' })).body.code).toBe('bad-message');
    await here.context.storage.people.change(person.id, { program: 1 });
    expect((await person.call('PUT', '/api/my/search', LIVE)).body.code).toBe('friendly-only');
    expect((await fetch(`${here.url}/api/my/search`, { method: 'PUT' })).status).toBeGreaterThanOrEqual(400);
  });

  test('many at once, matched by two processes at the same time: each person has one table, each table two people', async () => {
    const people = await Promise.all([...Array(12).keys()].map((index) => TestGuest.enter([here, there][index % 2]?.url ?? '')));
    await Promise.all(people.map((person) => person.must('PUT', '/api/my/search', LIVE)));
    await Promise.all([pairing(here.context)(), pairing(there.context)(), pairing(here.context)(), pairing(there.context)()]);
    const tables = await until('all found', async () => {
      const searches = await Promise.all(people.map(async (person) => (await person.must('GET', '/api/my/search')) as MySearch));
      const ids = searches.flatMap(({ search }) => search?.table ?? []);
      return ids.length === people.length && ids;
    });
    expect(new Set(tables).size).toBe(6);
    for (const person of people) expect((await person.must('GET', '/api/my/tables')) as TableInfo[]).toHaveLength(1);
  });
});
