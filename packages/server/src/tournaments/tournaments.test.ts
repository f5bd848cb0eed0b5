import type { Message, OnlineClient, TableInfo, Tournament, TournamentInfo } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTwoServers, type TwoServers } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { tournamentJob } from './running.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const LIVE = { kind: 'live', bank: 600, increment: 10 } as const;
const DAYS = { kind: 'days', hours: 24 } as const;

/** On PostgreSQL, people are spread over two processes. */
describe.each(ENGINES)('tournaments on %s', (engine) => {
  let servers: TwoServers;
  let here: RunningServer;
  let there: RunningServer;
  let ahead = 0;
  let accounts = 0;
  const clients: OnlineClient[] = [];

  beforeAll(async () => {
    const now = (): number => Date.now() + ahead;
    servers = await startTwoServers(await databases.fresh(engine), { now });
    ({ here, there } = servers);
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    await servers.close();
  });

  const account = (): Promise<TestGuest> => TestGuest.account(here.url, `Peacock ${'abcdefghijklmnop'[accounts++]}x`);
  const guests = (count: number): Promise<TestGuest[]> =>
    Promise.all([...Array(count).keys()].map((index) => TestGuest.enter([here, there][index % 2]?.url ?? '')));

  async function create(host: TestGuest, change: object = {}): Promise<string> {
    const terms = { name: 'Monsoon cup', game: 'toy', options: {}, size: 2, rounds: 2, pace: DAYS, visibility: 'public' };
    const wanted = { ...terms, stakes: 'rated', startsAt: here.context.now() + 60_000, ...change };
    return ((await host.must('POST', '/api/tournaments', wanted)) as Tournament).info.id;
  }

  const show = async (person: TestGuest, id: string) => (await person.must('GET', `/api/tournaments/${id}`)) as Tournament;
  const join = (person: TestGuest, id: string) => person.must('POST', `/api/tournaments/${id}/join`);
  const running = (person: TestGuest, id: string, round: number) =>
    until(`round ${round}`, async () => {
      const shown = await show(person, id);
      const current = shown.tables.filter((table) => table.round === round);
      return shown.info.round === round && current.length > 0 && current.every(({ status }) => status === 'running') && shown;
    });

  async function resign(person: TestGuest, table: string): Promise<void> {
    const client = person.client();
    clients.push(client);
    const answer = await client.send({ type: 'resign', table });
    expect(answer.ok).toBe(true);
  }

  test('four people play two rounds without a repeat; each round starts once', async () => {
    const host = await account();
    const people = await guests(4);
    const id = await create(host);
    for (const person of people) await join(person, id);
    expect(await show(host, id)).toMatchObject({
      info: { status: 'open', entrants: 4, joined: false },
      scale: [5, 0],
      tables: [],
    });
    ahead += 61_000;
    await Promise.all([here, there, here, there].map(({ context }) => tournamentJob(context)(jobFor(id))));
    const met: string[] = [];
    for (const round of [1, 2]) {
      const { tables } = await running(host, id, round);
      const current = tables.filter((table) => table.round === round);
      expect(JSON.stringify(tables), 'nothing of the games themselves').not.toMatch(/seed|secret|nonce|view|commitment/);
      expect(current.map(({ people: seated }) => seated.length)).toEqual([2, 2]);
      for (const { table, people: seated } of current) {
        met.push(
          seated
            .map(({ person }) => person.id)
            .sort()
            .join(),
        );
        const loser = people.find(({ id: person }) => person === seated[1]?.person.id);
        if (loser) await resign(loser, table);
      }
    }
    expect(new Set(met).size).toBe(4);
    const { info, standings } = await until('the end', async () => {
      const shown = await show(host, id);
      return shown.info.status === 'finished' && shown;
    });
    expect(standings.map(({ points }) => points)).toEqual([10, 5, 5, 0]);
    expect(info.winners).toEqual([standings[0]?.person]);
    expect(standings[0]?.byRound).toEqual([5, 5]);
    const rows = await here.context.storage.tournaments.places([id]);
    expect(rows).toHaveLength(8);
  });

  const jobFor = (subject: string) => ({ key: '', token: '', kind: '', subject, dueAt: 0, leasedUntil: 0, attempts: 0 });

  test('at a live table, a bot plays for people who are missing; who leaves isn’t seated again', async () => {
    const host = await account();
    const [one, other] = await guests(2);
    if (!one || !other) throw new Error('two people');
    const heard: Message[] = [];
    const client = other.client();
    clients.push(client);
    client.onMessage((message) => heard.push(message));
    await until('welcome', () => heard.length > 0);
    const id = await create(host, { pace: LIVE, rounds: 3 });
    for (const person of [one, other]) await join(person, id);
    await host.must('POST', `/api/tournaments/${id}/start`);
    const table = (await until('the table', async () => (await show(one, id)).info.myTable)) as string;
    await until('a message', () => heard.some((message) => message.type === 'round' && message.table === table));
    await one.must('POST', `/api/tables/${table}/ready`, { ready: true });
    expect(((await one.must('GET', `/api/tables/${table}`)) as TableInfo).status).toBe('open');
    ahead += 10 * 60_000 + 1000;
    await running(host, id, 1);
    const { seats } = (await one.must('GET', `/api/tables/${table}`)) as TableInfo;
    expect(seats.map(({ person, away }) => [person?.id, away]).sort()).toEqual(
      [
        [one.id, false],
        [other.id, true],
      ].sort(),
    );
    await other.must('POST', `/api/tournaments/${id}/leave`);
    await resign(one, table);
    const { info, standings } = await until('the end, with one left', async () => {
      const shown = await show(host, id);
      return shown.info.status === 'finished' && shown;
    });
    expect([info.round, standings.find(({ person }) => person.id === other.id)]).toMatchObject([1, { left: true, points: 5 }]);
  });

  test('an odd number is seated with a bot', async () => {
    const host = await account();
    const people = await guests(3);
    const id = await create(host, { rounds: 1 });
    for (const person of people) await join(person, id);
    await host.must('POST', `/api/tournaments/${id}/start`);
    const { tables } = await running(host, id, 1);
    expect(tables.map(({ people: seated, bots }) => [seated.length, bots])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  test('with too few people the start moves, and after a while the tournament is cancelled', async () => {
    const host = await account();
    const [one] = await guests(1);
    const id = await create(host);
    if (one) await join(one, id);
    expect((await host.call('POST', `/api/tournaments/${id}/start`)).body.code).toBe('too-few-people');
    const { startsAt } = (await show(host, id)).info;
    for (let times = 0; times < 5; times++) {
      ahead += 15 * 60_000 + 61_000;
      await tournamentJob(here.context)(jobFor(id));
      if (times === 0) expect((await show(host, id)).info.startsAt).toBeGreaterThan(startsAt);
    }
    expect((await show(host, id)).info.status).toBe('cancelled');
  });

  test('limits: guests, bad terms, strangers, forged ids and more than three', async () => {
    const [guest] = await guests(1);
    const [host, stranger] = [await account(), await account()];
    const terms = { name: 'Cup', game: 'toy', options: {}, size: 2, rounds: 2, pace: DAYS, visibility: 'link', stakes: 'rated' };
    const startsAt = here.context.now() + 60_000;
    const code = async (person: TestGuest | undefined, change: object) =>
      (await person?.call('POST', '/api/tournaments', { ...terms, startsAt, ...change }))?.body.code;
    expect(await code(guest, {})).toBe('not-account');
    expect(await code(host, { game: 'chess' })).toBe('no-such-game');
    expect(await code(host, { options: { nonsense: 'x' } })).toBe('bad-set-up');
    expect(await code(host, { startsAt: startsAt - 120_000 })).toBe('bad-start');
    expect(await code(host, { name: '\u200b\u200b\u200b\u200b' })).toBe('bad-tournament-name');
    expect(await code(host, { size: 6 })).toBe('bad-message');
    expect(await code(host, { rounds: 100 })).toBe('bad-message');
    expect(await code(host, { pace: { kind: 'none' } })).toBe('bad-message');
    const ids = [await create(host, { visibility: 'link' }), await create(host), await create(host)];
    expect(await code(host, {})).toBe('too-many-tournaments');
    const [hidden = '', open = ''] = ids;
    const listed = ((await stranger.must('GET', '/api/tournaments')) as TournamentInfo[]).map(({ id }) => id);
    expect([listed.includes(hidden), listed.includes(open)]).toEqual([false, true]);
    expect((await stranger.call('POST', `/api/tournaments/${open}/start`)).body.code).toBe('not-host');
    expect((await stranger.call('POST', `/api/tournaments/${open}/cancel`)).body.code).toBe('not-host');
    expect((await stranger.call('POST', '/api/tournaments/aaaaaaaaaaaa/join')).status).toBe(404);
    expect((await stranger.call('GET', `/api/tournaments/${encodeURIComponent("' or 1=1")}`)).status).toBe(404);
    await host.must('POST', `/api/tournaments/${open}/cancel`);
    expect((await stranger.call('POST', `/api/tournaments/${open}/join`)).body.code).toBe('tournament-begun');
  });

  test('the host changes everything before the first round, and pages hear of it by the socket', async () => {
    const [host, stranger] = [await account(), await account()];
    const [one, other] = await guests(2);
    if (!one || !other) throw new Error('two people');
    const id = await create(host);
    const heard: Message[] = [];
    const client = other.client();
    clients.push(client);
    client.onMessage((message) => heard.push(message));
    expect((await client.send({ type: 'watch-tournament', tournament: 'aaaaaaaaaaaa' })).ok).toBe(false);
    expect((await client.send({ type: 'watch-tournament', tournament: id })).ok).toBe(true);
    const news = () => heard.filter(({ type }) => type === 'tournament').length;
    await join(one, id);
    await until('news of the sign-up', () => news() > 0);
    const { info } = await show(host, id);
    const { name, game, options, size, visibility, stakes } = info;
    const wanted = {
      name: 'Winter cup',
      game,
      options,
      size,
      rounds: 3,
      pace: LIVE,
      visibility,
      stakes,
      startsAt: info.startsAt + 60_000,
    };
    expect((await stranger.call('PUT', `/api/tournaments/${id}`, wanted)).body.code).toBe('not-host');
    expect((await host.call('PUT', `/api/tournaments/${id}`, { ...wanted, game: 'chess' })).body.code).toBe('no-such-game');
    const before = news();
    const edited = (await host.must('PUT', `/api/tournaments/${id}`, wanted)) as Tournament;
    expect(edited.info).toMatchObject({ name: 'Winter cup', rounds: 3, pace: LIVE, entrants: 1, startsAt: wanted.startsAt });
    await until('news of the change', () => news() > before);
    await join(other, id);
    await host.must('POST', `/api/tournaments/${id}/start`);
    const table = await until('a table', async () => (await show(one, id)).info.myTable);
    expect((await host.call('PUT', `/api/tournaments/${id}`, { ...wanted, name })).body.code).toBe('tournament-begun');
    const started = news();
    await one.must('POST', `/api/tables/${table}/ready`, { ready: true });
    await until('news of the table', () => news() > started);
    const ready = news();
    const arriving = one.client();
    clients.push(arriving);
    await arriving.send({ type: 'presence', visible: true });
    await until('news of who came', () => news() > ready);
    const [mine] = (await show(one, id)).tables;
    expect(mine?.people.every(({ presence }) => presence !== undefined)).toBe(true);
    expect((await show(host, id)).tables[0]?.people.some(({ presence }) => presence !== undefined)).toBe(false);
  });

  test('blocked people don’t join the same tournament', async () => {
    const host = await account();
    const [one, other] = await guests(2);
    if (!one || !other) throw new Error('two people');
    const id = await create(host);
    await join(one, id);
    await other.must('PUT', `/api/people/${one.id}/relation`, { kind: 'block' });
    expect((await other.call('POST', `/api/tournaments/${id}/join`)).body.code).toBe('blocked');
    await one.must('POST', `/api/tournaments/${id}/leave`);
    await join(other, id);
    expect((await show(other, id)).info).toMatchObject({ joined: true, entrants: 1 });
  });
});
