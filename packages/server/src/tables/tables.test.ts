import type { Message, OnlineClient, TableInfo, WatchedTable } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
const clients: OnlineClient[] = [];
let server: RunningServer;
let offset = 0;

/** The toy game with a free-text option and one with a former value. */
const DESIGNED: typeof TOY = {
  ...TOY,
  id: 'designed',
  options: [
    { id: 'colours', values: 'text', default: '' },
    { id: 'course', values: 'text', default: '', isOwnDesign: true },
    { id: 'deck', values: ['short'], default: 'short', formerValues: ['long'] },
  ],
};

beforeAll(async () => {
  const environment = { MAX_OPEN_TABLES: '3' };
  const now = (): number => Date.now() + offset;
  server = await startTestServer(await databases.fresh('sqlite'), { games: [TOY, DESIGNED], now, environment });
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
  await databases.close();
});

const NONE = { kind: 'none' } as const;
const LIVE = { kind: 'live', bank: 60, increment: 5 } as const;
const DAILY = { kind: 'days', hours: 24 } as const;

const enter = (): Promise<TestGuest> => TestGuest.enter(server.url);
const infoOf = async (guest: TestGuest, id: string): Promise<TableInfo> =>
  (await guest.must('GET', `/api/tables/${id}`)) as TableInfo;

const TERMS = { game: 'toy', players: 2, pace: NONE, visibility: 'public' } as const;

async function open(host: TestGuest, change: object = {}): Promise<TableInfo> {
  const wanted = { ...TERMS, ...change };
  return (await host.must('POST', '/api/tables', wanted)) as TableInfo;
}

function clientOf(guest: TestGuest): OnlineClient {
  const client = guest.client();
  clients.push(client);
  return client;
}

function follow(guest: TestGuest, table: string): { client: OnlineClient; state: () => WatchedTable | undefined } {
  const client = clientOf(guest);
  client.watch(table, () => {});
  return { client, state: () => client.stateOf(table) };
}

describe('a new table', () => {
  test('is rated only with standard content', async () => {
    const host = await enter();
    for (const options of [{ course: 'all mine' }, { deck: 'long' }]) {
      const wanted = { ...TERMS, game: 'designed', options };
      expect((await host.call('POST', '/api/tables', { ...wanted, stakes: 'rated' })).body.code).toBe('unrated-set-up');
      expect((await open(host, wanted)).stakes).toBe('friendly');
    }
    expect((await open(host, { game: 'designed', options: { colours: 'red' }, stakes: 'rated' })).stakes).toBe('rated');
    for (const { id } of (await host.must('GET', '/api/my/tables')) as TableInfo[])
      await host.must('POST', `/api/tables/${id}/close`);
  });

  test('shows its host’s custom edition to people who may see the table', async () => {
    const [host, stranger] = [await enter(), await enter()];
    const rated = { ...TERMS, edition: 'mine', editionData: {}, stakes: 'rated' };
    expect((await host.call('POST', '/api/tables', rated)).body.code).toBe('unrated-set-up');
    const essay = { ...TERMS, edition: 'mine', editionData: { note: ['x'.repeat(501)] } };
    expect((await host.call('POST', '/api/tables', essay)).body).toMatchObject({
      code: 'bad-set-up',
      faults: [{ path: 'editionData.note.0' }],
    });
    const { id, ownEdition, stakes } = await open(host, { edition: 'mine', editionData: {}, visibility: 'link' });
    expect(stakes).toBe('friendly');
    expect(ownEdition).toBe(true);
    expect(await host.must('GET', `/api/tables/${id}/edition`)).toEqual({});
    expect((await stranger.call('GET', `/api/tables/${id}/edition`)).body).toMatchObject({ code: 'no-such-table' });
    const plain = await open(host);
    expect(plain.ownEdition).toBeUndefined();
    expect((await host.call('GET', `/api/tables/${plain.id}/edition`)).status).toBe(404);
    for (const table of [id, plain.id]) await host.must('POST', `/api/tables/${table}/close`);
  });

  test('is validated by its game’s rules', async () => {
    const host = await enter();
    const attempt = (change: object) =>
      host.call('POST', '/api/tables', { game: 'toy', players: 2, pace: NONE, visibility: 'public', ...change });
    expect((await attempt({ game: 'chess' })).body).toMatchObject({ code: 'no-such-game' });
    expect((await attempt({ players: 9 })).body).toMatchObject({ code: 'bad-set-up', faults: [{ path: 'players' }] });
    expect((await attempt({ options: { deck: 'huge' } })).body).toMatchObject({
      code: 'bad-set-up',
      faults: [{ path: 'options.deck' }],
    });
    expect((await attempt({ pace: { kind: 'live', bank: 1, increment: 0 } })).status).toBe(400);
    expect((await attempt({ colour: 'red' })).status).toBe(400);
    expect((await attempt({ options: { deck: 'long' } })).body).toMatchObject({
      status: 'open',
      options: { deck: 'long' },
      edition: 'house',
    });
  });

  test('counts against a quota', async () => {
    const host = await enter();
    for (let count = 0; count < 3; count++) await open(host);
    expect(
      (await host.call('POST', '/api/tables', { game: 'toy', players: 2, pace: NONE, visibility: 'public' })).body.code,
    ).toBe('too-many-tables');
  });

  test('appears in the lobby, changes there, and goes', async () => {
    const [host, guest, watcher] = [await enter(), await enter(), await enter()];
    const client = clientOf(watcher);
    const heard: Message[] = [];
    client.onMessage((message) => heard.push(message));
    await client.send({ type: 'watch-lobby' });
    expect(heard.some(({ type }) => type === 'lobby')).toBe(true);
    const table = await open(host, { players: 3 });
    const seen = (probe: (info: TableInfo) => boolean) => () =>
      heard.some((message) => message.type === 'lobby-table' && message.info.id === table.id && probe(message.info));
    await until(
      'the table in the lobby',
      seen(({ seats }) => seats.length === 3),
    );
    await guest.must('POST', `/api/tables/${table.id}/join`, { seat: 2 });
    await until(
      'the guest in the lobby',
      seen(({ seats }) => seats[2]?.person?.id === guest.id),
    );
    await host.must('POST', `/api/tables/${table.id}/close`);
    await until('the end in the lobby', () =>
      heard.some((message) => message.type === 'lobby-gone' && message.table === table.id),
    );
  });
});

describe('gathering', () => {
  test('seats can be taken once, left, and filled with bots by the host', async () => {
    const [host, one, two] = [await enter(), await enter(), await enter()];
    const { id } = await open(host, { players: 3, pace: LIVE });
    await one.must('POST', `/api/tables/${id}/join`, { seat: 1 });
    expect((await two.call('POST', `/api/tables/${id}/join`, { seat: 1 })).body.code).toBe('seat-taken');
    expect((await two.call('POST', `/api/tables/${id}/join`, { seat: 7 })).body.code).toBe('no-such-seat');
    expect((await one.call('POST', `/api/tables/${id}/join`, { seat: 2 })).body.code).toBe('already-seated');
    expect((await one.call('PUT', `/api/tables/${id}/seats/2`, { bot: 'random' })).body.code).toBe('not-host');
    expect((await host.call('PUT', `/api/tables/${id}/seats/2`, { bot: 'genius' })).body.code).toBe('no-such-bot');
    await host.must('PUT', `/api/tables/${id}/seats/2`, { bot: 'greedy' });
    expect((await two.call('POST', `/api/tables/${id}/join`, {})).body.code).toBe('seat-taken');
    await host.must('PUT', `/api/tables/${id}/seats/2`, {});
    await two.must('POST', `/api/tables/${id}/join`, {});
    await one.must('POST', `/api/tables/${id}/leave`);
    expect((await infoOf(host, id)).seats[1]).toEqual({ seat: 1, ready: false, away: false });
  });

  test('bots take the free seats at the start if the table said so; everyone else must be ready', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id, fill, language } = await open(host, { players: 3, pace: LIVE, fill: 'random', language: 'nl' });
    expect([fill, language]).toEqual(['random', 'nl']);
    await guest.must('POST', `/api/tables/${id}/join`, {});
    expect((await host.call('POST', `/api/tables/${id}/start`)).body.code).toBe('not-ready');
    expect((await guest.call('POST', `/api/tables/${id}/start`)).body.code).toBe('not-host');
    await guest.must('POST', `/api/tables/${id}/ready`, { ready: true });
    await host.must('POST', `/api/tables/${id}/start`);
    const { status, seats } = await infoOf(host, id);
    expect([status, seats.map(({ bot }) => bot)]).toEqual(['running', [undefined, undefined, 'random']]);
    expect((await host.call('POST', '/api/tables', { ...TERMS, fill: 'oracle' })).body.code).toBe('no-such-bot');
  });

  test('a live table waits until all are ready and the host starts it', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host, { pace: LIVE });
    expect((await host.call('POST', `/api/tables/${id}/start`)).body.code).toBe('seats-free');
    await guest.must('POST', `/api/tables/${id}/join`, {});
    expect((await host.call('POST', `/api/tables/${id}/start`)).body.code).toBe('not-ready');
    await guest.must('POST', `/api/tables/${id}/ready`, { ready: true });
    expect((await guest.call('POST', `/api/tables/${id}/start`)).body.code).toBe('not-host');
    const { state } = follow(guest, id);
    await until('the open table', () => state()?.info.status === 'open');
    expect(await host.must('POST', `/api/tables/${id}/start`)).toMatchObject({ status: 'running' });
    const begun = await until('the game', () => (state()?.info.status === 'running' ? state() : undefined));
    expect(begun).toMatchObject({ viewer: 1, number: 2, info: { turn: { clocks: [60_000, 60_000] } } });
    expect(begun.question?.choices).toHaveLength(2);
  });

  test('when the host leaves, the next player becomes host; the last one leaving closes the table', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host, { players: 3, pace: LIVE });
    await guest.must('POST', `/api/tables/${id}/join`, {});
    await host.must('POST', `/api/tables/${id}/leave`);
    expect((await infoOf(guest, id)).host?.id).toBe(guest.id);
    await guest.must('POST', `/api/tables/${id}/leave`);
    expect((await infoOf(guest, id)).status).toBe('cancelled');
  });

  test('a private table needs an invitation, each valid for one person', async () => {
    const [host, friend, stranger] = [await enter(), await enter(), await enter()];
    const { id } = await open(host, { visibility: 'link', pace: LIVE });
    expect((await stranger.call('GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await stranger.call('POST', `/api/tables/${id}/join`, {})).status).toBe(404);
    expect(await clientOf(stranger).send({ type: 'watch', table: id })).toMatchObject({ fault: { code: 'no-such-table' } });
    expect((await stranger.call('POST', `/api/tables/${id}/invitations`)).status).toBe(403);
    const { token } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
    expect(await friend.must('POST', '/api/invitations/redeem', { token })).toMatchObject({ id });
    expect((await stranger.call('POST', '/api/invitations/redeem', { token })).body.code).toBe('bad-invitation');
    await friend.must('POST', `/api/tables/${id}/join`, {});
    const lobby = (await stranger.must('GET', '/api/tables')) as TableInfo[];
    expect(lobby.map((one) => one.id)).not.toContain(id);
  });

  test('L6: a player removed from a private table sees no more of it without a new invitation', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host, { visibility: 'link', pace: LIVE, players: 3 });
    const invited = async () => (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
    const { token } = await invited();
    await guest.must('POST', '/api/invitations/redeem', { token });
    await guest.must('POST', `/api/tables/${id}/join`, { seat: 1 });
    const { client, state } = follow(guest, id);
    await until('the table', state);
    await host.must('PUT', `/api/tables/${id}/seats/1`, {});
    expect((await guest.call('POST', `/api/tables/${id}/join`, {})).body.code).toBe('no-such-table');
    expect((await guest.call('POST', '/api/invitations/redeem', { token })).body.code).toBe('bad-invitation');
    expect(await client.send({ type: 'watch', table: id })).toMatchObject({ ok: false, fault: { code: 'no-such-table' } });
    const known = await until('the news of the empty seat', () => (state()?.info.seats[1]?.person ? undefined : state()));
    await host.must('PUT', `/api/tables/${id}/seats/2`, { bot: 'greedy' });
    await follow(host, id).client.send({ type: 'say', table: id, key: 'after-that', text: 'gone' });
    expect(state()).toBe(known);
    await guest.must('POST', '/api/invitations/redeem', await invited());
    await guest.must('POST', `/api/tables/${id}/join`, {});
  });

  test('blocked people do not meet at a table', async () => {
    const [host, pest] = [await enter(), await enter()];
    await host.must('PUT', `/api/people/${pest.id}/relation`, { kind: 'block' });
    const { id } = await open(host);
    expect((await pest.call('POST', `/api/tables/${id}/join`, {})).body.code).toBe('blocked');
    await host.must('DELETE', `/api/people/${pest.id}/relation`);
    await pest.must('POST', `/api/tables/${id}/join`, {});
  });
});

describe('at a running table', () => {
  test('spectators see the public view only and cannot act', async () => {
    const [host, guest, spectator] = [await enter(), await enter(), await enter()];
    const { id } = await open(host);
    await guest.must('POST', `/api/tables/${id}/join`, {});
    const { client, state } = follow(spectator, id);
    const seen = await until('the table', state);
    expect(seen).toMatchObject({ viewer: 'spectator', view: { viewer: 'spectator', own: -1 }, question: { choices: [] } });
    expect(await client.move(id, 'keep')).toMatchObject({ fault: { code: 'not-seated' } });
  });

  test('a player who runs out of time is replaced by a bot and may take the seat back', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host, { players: 3, pace: LIVE });
    await guest.must('POST', `/api/tables/${id}/join`, {});
    await host.must('PUT', `/api/tables/${id}/seats/2`, { bot: 'random' });
    await guest.must('POST', `/api/tables/${id}/ready`, { ready: true });
    await host.must('POST', `/api/tables/${id}/start`);
    const { client, state } = follow(guest, id);
    await until('my turn', () => state()?.question?.decider === 1);
    offset += 61_000;
    await until('the bot has played for me', () => state()?.question?.decider === 0);
    expect(state()?.info.seats[1]).toMatchObject({ person: { id: guest.id }, away: true });
    expect(await client.move(id, 'keep')).toMatchObject({ fault: { code: 'seat-away' } });
    expect(await client.send({ type: 'return', table: id })).toMatchObject({ ok: true });
    await until('my seat', () => state()?.info.seats[1]?.away === false);
    await until('the talk', () => state()?.talk.some(({ text, seat }) => text === 'returned' && seat === 1));
    expect(state()?.talk.map(({ text }) => text)).toEqual(['started', 'ran-out', 'returned']);
  });

  test('a bot plays for a person who leaves; on return they have a quarter of the bank', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host, { pace: LIVE });
    await guest.must('POST', `/api/tables/${id}/join`, {});
    await guest.must('POST', `/api/tables/${id}/ready`, { ready: true });
    await host.must('POST', `/api/tables/${id}/start`);
    const { client, state } = follow(host, id);
    await until('the table', state);
    await client.send({ type: 'leave', table: id });
    await until('away', () => state()?.info.seats[0]?.away === true);
    await clientOf(guest).send({ type: 'move', table: id, number: state()?.number ?? 0, text: 'keep' });
    await until('the end', () => state()?.info.status === 'finished');
    expect(await client.send({ type: 'return', table: id })).toMatchObject({ fault: { code: 'not-running' } });
  });

  test('turn-based deadlines pause during vacation', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host, { pace: DAILY });
    expect(await guest.must('POST', `/api/tables/${id}/join`, {})).toMatchObject({ status: 'running' });
    expect((await infoOf(host, id)).turn).toMatchObject({ decider: 1, deadline: expect.any(Number) });
    await guest.must('PUT', '/api/me/vacation', { on: true });
    expect((await infoOf(host, id)).turn?.deadline).toBeUndefined();
    offset += 2 * 86_400_000;
    await guest.must('PUT', '/api/me/vacation', { on: false });
    const { turn, seats } = await infoOf(host, id);
    expect(turn?.deadline).toBeGreaterThan(Date.now() + offset);
    expect(seats[1]?.away).toBe(false);
  });

  test('requests need the consent of everyone', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host);
    await guest.must('POST', `/api/tables/${id}/join`, {});
    const [one, two] = [follow(host, id), follow(guest, id)];
    await until('both', () => one.state() && two.state());
    await two.client.move(id, 'swap');
    await until('the swap', () => one.state()?.question?.decider === 0);
    expect(await two.client.send({ type: 'ask', table: id, request: { kind: 'undo', to: 99 } })).toMatchObject({
      fault: { code: 'bad-request' },
    });
    await two.client.send({ type: 'ask', table: id, request: { kind: 'undo', to: 2 } });
    const request = await until('the request', () => one.state()?.info.request);
    expect(request).toMatchObject({ kind: 'undo', by: 1, to: 2, waiting: [0] });
    expect(await one.client.send({ type: 'ask', table: id, request: { kind: 'cancel' } })).toMatchObject({
      fault: { code: 'request-pending' },
    });
    await one.client.send({ type: 'reply', table: id, request: request.id, consent: false });
    await until('refused', () => two.state()?.info.request === undefined);
    expect(two.state()?.question?.decider).toBe(0);
    await two.client.send({ type: 'ask', table: id, request: { kind: 'undo', to: 2 } });
    const second = await until('the request', () => one.state()?.info.request);
    await one.client.send({ type: 'reply', table: id, request: second.id, consent: true });
    await until('granted', () => two.state()?.question?.decider === 1);
    expect(two.state()?.entries.at(-1)).toMatchObject({ kind: 'undo', by: 1, to: 2 });
    expect((await infoOf(host, id)).stakes, 'a draw was seen and taken back').toBe('friendly');
    const before = two.state()?.view as { own: number };
    await two.client.move(id, 'swap');
    await until('the swap', () => one.state()?.question?.decider === 0);
    await two.client.send({ type: 'ask', table: id, request: { kind: 'cancel' } });
    const third = await until('the request', () => one.state()?.info.request);
    await two.client.send({ type: 'withdraw', table: id, request: third.id });
    await until('withdrawn', () => one.state()?.info.request === undefined);
    await two.client.send({ type: 'ask', table: id, request: { kind: 'cancel' } });
    const fourth = await until('the request', () => one.state()?.info.request);
    await one.client.send({ type: 'reply', table: id, request: fourth.id, consent: true });
    await until('cancelled', () => one.state()?.info.status === 'cancelled');
    expect(before.own).toBeGreaterThanOrEqual(0);
    expect(one.state()?.info.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(['rated', 'friendly'] as const)('a request while another player is away: %s', async (stakes) => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host, { stakes });
    await guest.must('POST', `/api/tables/${id}/join`, {});
    const [one, two] = [follow(host, id), follow(guest, id)];
    await until('both', () => one.state() && two.state());
    await one.client.send({ type: 'leave', table: id });
    await until('away', () => two.state()?.info.seats[0]?.away === true);
    await two.client.send({ type: 'ask', table: id, request: { kind: 'cancel' } });
    if (stakes === 'friendly') {
      await until('cancelled', () => two.state()?.info.status === 'cancelled');
      return;
    }
    const request = await until('the request', () => two.state()?.info.request);
    expect(request).toMatchObject({ kind: 'cancel', waiting: [0] });
    await one.client.send({ type: 'return', table: id });
    await one.client.send({ type: 'reply', table: id, request: request.id, consent: true });
    await until('cancelled', () => two.state()?.info.status === 'cancelled');
  });

  test('the server offers no hints: it has neither a route nor a command for them', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host, { stakes: 'rated' });
    await guest.must('POST', `/api/tables/${id}/join`, {});
    for (const word of ['hint', 'hints', 'advice', 'advise']) {
      expect((await host.call('GET', `/api/tables/${id}/${word}`)).status).toBe(404);
      expect((await host.call('POST', `/api/tables/${id}/${word}`, {})).status).toBe(404);
      const command = { type: word as 'unwatch', table: id };
      expect(await clientOf(host).send(command)).toMatchObject({ ok: false, fault: { code: 'bad-message' } });
    }
    for (const method of ['GET', 'POST'] as const)
      expect(await host.call(method, `/api/tables/${id}/analysis`)).toMatchObject({ status: 409, body: { code: 'not-over' } });
  });

  test('more time for everyone can be granted', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host, { pace: LIVE });
    await guest.must('POST', `/api/tables/${id}/join`, {});
    await guest.must('POST', `/api/tables/${id}/ready`, { ready: true });
    await host.must('POST', `/api/tables/${id}/start`);
    const [one, two] = [follow(host, id), follow(guest, id)];
    await until('both', () => one.state() && two.state());
    offset += 30_000;
    await one.client.send({ type: 'ask', table: id, request: { kind: 'extend' } });
    const request = await until('the request', () => two.state()?.info.request);
    await two.client.send({ type: 'reply', table: id, request: request.id, consent: true });
    await until('more time', () => (two.state()?.info.turn?.deadline ?? 0) > Date.now() + offset + 55_000);
  });

  test('notifies people of their turn, at any of their tables', async () => {
    const [host, guest] = [await enter(), await enter()];
    const { id } = await open(host);
    const heard: Message[] = [];
    const client = clientOf(host);
    client.onMessage((message) => heard.push(message));
    await guest.must('POST', `/api/tables/${id}/join`, {});
    const other = follow(guest, id);
    await until('the table', other.state);
    await other.client.move(id, 'keep');
    await until('my turn', () => heard.some((message) => message.type === 'your-turn' && message.table === id && message.yours));
  });
});

/** Plays a table of two to its end; returns what the host sees. */
async function playOut(id: string, host: TestGuest, guest: TestGuest): Promise<ReturnType<typeof follow>> {
  const [one, two] = [follow(host, id), follow(guest, id)];
  await until('both', () => one.state() && two.state());
  await two.client.move(id, 'keep');
  await until('the move', () => one.state()?.question?.decider === 0);
  await one.client.move(id, 'keep');
  await until('the end', () => one.state()?.info.status === 'finished');
  return one;
}

test('a rematch leads everyone to one new table', async () => {
  const [host, guest] = [await enter(), await enter()];
  const { id } = await open(host, { options: { deck: 'long' } });
  await guest.must('POST', `/api/tables/${id}/join`, {});
  expect((await host.call('POST', `/api/tables/${id}/rematch`)).body.code).toBe('not-over');
  const one = await playOut(id, host, guest);
  const asked = await Promise.all([host, guest].map((person) => person.must('POST', `/api/tables/${id}/rematch`)));
  const [first, second] = asked as TableInfo[];
  expect(first?.id).toBe(second?.id);
  expect(first?.id).not.toBe(id);
  expect(first).toMatchObject({
    status: 'open',
    options: { deck: 'long' },
    seats: [{ person: { id: host.id } }, { person: { id: guest.id } }],
  });
  await until('the link', () => one.state()?.info.rematch === first?.id);
});

test('a rematch table is there before anyone hears of it, however slow the database', async () => {
  const [host, guest] = [await enter(), await enter()];
  const { id } = await open(host);
  await guest.must('POST', `/api/tables/${id}/join`, {});
  const one = await playOut(id, host, guest);
  const { tables } = server.context.storage;
  const { create } = tables;
  tables.create = async (...table) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return create(...table);
  };
  const asking = guest.must('POST', `/api/tables/${id}/rematch`);
  const again = await until('the link', () => one.state()?.info.rematch);
  const { state } = follow(host, again);
  await asking;
  tables.create = create;
  expect((await until('the table', state)).info.status).toBe('open');
});
