import { connect } from 'node:net';
import { ok } from '@durbar/engine';
import type { MessageOf, TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Shown } from '../play/project.ts';
import { planLeave } from '../play/seats.ts';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { TestProgram } from '../testing/program.ts';
import { startTestServer, startTwoServers, type TwoServers } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { friendly } from './playing.ts';
import { programsIn } from './stream.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const TABLE = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'link', stakes: 'friendly' };

/** On PostgreSQL, the stream and everyone else use different processes. */
describe.each(ENGINES)('a program on %s', (engine) => {
  let servers: TwoServers;
  let here: RunningServer;
  let there: RunningServer;
  let count = 0;
  beforeAll(async () => {
    servers = await startTwoServers(await databases.fresh(engine));
    ({ here, there } = servers);
  });
  afterAll(() => servers.close());

  /** A host, and a program that is their friend. */
  async function friends(): Promise<{ host: TestGuest; program: TestProgram }> {
    const host = await TestGuest.enter(here.url);
    const program = await TestProgram.make(there.url, `Clockwork ${++count}`, 'bot');
    await host.must('PUT', `/api/people/${program.owner.id}/friend`);
    await program.owner.must('PUT', `/api/people/${host.id}/friend`);
    return { host, program };
  }

  async function invited(host: TestGuest, program: TestProgram): Promise<string> {
    const { id } = (await host.must('POST', '/api/tables', TABLE)) as TableInfo;
    await host.must('POST', `/api/tables/${id}/friends`, { person: program.owner.id });
    return id;
  }

  /** Host and program at a game that has begun. */
  async function begun() {
    const { host, program } = await friends();
    const id = await invited(host, program);
    await program.must('POST', `/api/bot/tables/${id}/accept`, {});
    const client = host.client();
    client.watch(id, () => {});
    await until('the game', () => client.stateOf(id)?.question);
    return { host, program, id, client };
  }

  const answers = (program: TestProgram, id: string) => (body: unknown) =>
    program.call('POST', `/api/bot/tables/${id}/answer`, body);

  /** The latest question for the program to answer. */
  function questionIn(program: TestProgram): { number: number; text: string } | undefined {
    const asked = program.messages.flatMap((message) => (message.type === 'state' || message.type === 'update' ? message : []));
    const { question, number = 0 } = asked.at(-1) ?? {};
    const text = question?.choices[0]?.text;
    return text === undefined ? undefined : { number, text };
  }

  /** The host answers until it is the program's turn. */
  async function programsTurn({ program, client, id }: Awaited<ReturnType<typeof begun>>) {
    return until('a question for the program', async () => {
      const state = client.stateOf(id);
      const text = state?.question?.choices[0]?.text;
      if (state && text !== undefined) await client.send({ type: 'move', table: id, number: state.number, text });
      return questionIn(program);
    });
  }

  test('is invited, sits down with a mark that everyone sees, plays to the end, and plays again', async () => {
    const { host, program } = await friends();
    const opened = await program.listen();
    expect(opened.headers.get('content-type')).toBe('application/x-ndjson');
    expect(await program.heard('welcome')).toMatchObject({ me: { id: program.owner.id } });
    const id = await invited(host, program);
    expect(await program.heard('invited')).toMatchObject({ table: id, game: 'toy', by: { id: host.id } });
    const info = (await program.must('POST', `/api/bot/tables/${id}/accept`, {})) as TableInfo;
    expect(info.seats[1]).toMatchObject({ person: { id: program.owner.id }, program: true, ready: true });
    const client = host.client();
    client.watch(id, () => {});
    await until('the end', async () => {
      const state = client.stateOf(id);
      const text = state?.question?.choices[0]?.text;
      if (state && text !== undefined) await client.send({ type: 'move', table: id, number: state.number, text });
      const own = questionIn(program);
      if (own) await answers(program, id)(own);
      return state?.info.status === 'finished';
    });
    expect(client.stateOf(id)?.info.seats[1]).toMatchObject({ program: true, away: false });
    const over = await until('the result', () =>
      program.messages.find((line): line is MessageOf<'info'> => line.type === 'info' && line.info.status === 'finished'),
    );
    expect(over.info.standings).toHaveLength(2);
    const again = (await host.must('POST', `/api/tables/${id}/rematch`)) as TableInfo;
    await until('the next table', () => program.messages.find((line) => line.type === 'state' && line.table === again.id));
    await program.must('POST', `/api/bot/tables/${again.id}/accept`, {});
    expect(await host.must('GET', `/api/tables/${again.id}`)).toMatchObject({ status: 'running', stakes: 'friendly' });
    program.close();
    client.close();
  });

  test('declines an invitation, and leaves a table that has not started', async () => {
    const { host, program } = await friends();
    const id = await invited(host, program);
    await program.must('POST', `/api/bot/tables/${id}/decline`);
    expect(await program.owner.must('GET', '/api/my/invitations')).toEqual([]);
    expect((await program.call('POST', `/api/bot/tables/${id}/accept`, {})).body.code).toBe('no-such-table');
    const { id: large } = (await host.must('POST', '/api/tables', { ...TABLE, players: 3, visibility: 'public' })) as TableInfo;
    await program.must('POST', `/api/bot/tables/${large}/accept`, { seat: 2 });
    await program.must('POST', `/api/bot/tables/${large}/decline`);
    expect(((await host.must('GET', `/api/tables/${large}`)) as TableInfo).seats[2]?.person).toBeUndefined();
    expect((await program.call('POST', '/api/bot/tables/aaaaaaaaaaaa/decline')).body.code).toBe('no-such-table');
  });

  test('resumes at its question; an answer counts once, a late one not at all', async () => {
    const game = await begun();
    const { program, id } = game;
    await program.listen();
    const first = await programsTurn(game);
    program.close();
    await until('the end of the stream', () => !program.isOpen);
    program.texts.length = 0;
    await program.listen();
    const again = await until('the question again', () => questionIn(program));
    expect(again).toEqual(first);
    const answer = answers(program, id);
    const done = await answer(first);
    expect(done.body.number).toBeGreaterThan(first.number);
    expect((await answer(first)).body).toEqual(done.body);
    expect((await answer({ number: first.number, text: 'something else' })).body).toMatchObject({ code: 'stale-number' });
    expect((await answer({ number: done.body.number, text: 'no such choice' })).status).toBe(409);
    program.close();
    game.client.close();
  });

  test('takes its seat back after a stand-in, and may resign', async () => {
    const { program, id, client, host } = await begun();
    await here.context.rooms.act(id, planLeave(program.owner.id, here.context.time()));
    expect(((await host.must('GET', `/api/tables/${id}`)) as TableInfo).seats[1]?.away).toBe(true);
    await program.must('POST', `/api/bot/tables/${id}/return`);
    expect(((await host.must('GET', `/api/tables/${id}`)) as TableInfo).seats[1]?.away).toBe(false);
    await program.must('POST', `/api/bot/tables/${id}/resign`);
    expect(((await host.must('GET', `/api/tables/${id}`)) as TableInfo).seats[1]?.resigned).toBe(true);
    client.close();
  });

  test('learns only what happens at its tables, and nothing that people say', async () => {
    const { program, id, client } = await begun();
    const stranger = await TestGuest.enter(here.url);
    const other = (await stranger.must('POST', '/api/tables', { ...TABLE, visibility: 'public' })) as TableInfo;
    await program.listen();
    await until('its table', () => program.messages.find((line) => line.type === 'state' && line.table === id));
    await client.send({ type: 'say', table: id, key: 'a-key-for-it', text: 'psst, look at my hand' });
    await client.send({ type: 'leave', table: id });
    await until('what happened', () => program.messages.find((line) => line.type === 'talk'));
    const all = program.texts.join('\n');
    expect(all).not.toContain('psst');
    expect(all).not.toContain(other.id);
    expect((await answers(program, other.id)({ number: 0, text: 'x' })).body.code).toBe('not-running');
    program.close();
    client.close();
  });

  test('is here while its stream is open', async () => {
    const { host, program } = await friends();
    const away = async () => {
      const [{ presence }] = (await host.must('GET', '/api/me/friends')) as [{ presence: { awaySince?: number } }];
      return presence.awaySince;
    };
    expect(await away()).toBeDefined();
    await program.listen();
    await until('it to be here', async () => (await away()) === undefined);
    program.close();
    await until('it to be gone', async () => (await away()) !== undefined);
  });

  test('has one stream: the newest', async () => {
    const { program } = await friends();
    const older = new TestProgram(program.owner, { token: program.token, info: { id: program.tokenId } as never });
    await older.listen();
    await older.heard('welcome');
    await program.listen();
    expect(await older.heard('bye')).toMatchObject({ reason: 'too-many' });
    await until('the end', () => !older.isOpen);
    await program.heard('welcome');
    expect(program.isOpen).toBe(true);
    program.close();
  });

  test('loses its stream with its token', async () => {
    const { program } = await friends();
    await program.listen();
    await program.heard('welcome');
    await new TestGuestOf(program.owner, here.url).must('DELETE', `/api/me/tokens/${program.tokenId}`);
    expect(await program.heard('bye')).toMatchObject({ reason: 'signed-out' });
    await until('the end', () => !program.isOpen);
    expect((await program.listen()).status).toBe(401);
  });

  test('is disconnected if it doesn’t read', async () => {
    const { program } = await friends();
    const { hub } = there.context;
    const { hostname, port } = new URL(there.url);
    const socket = connect(Number(port), hostname);
    socket.pause();
    socket.write(`GET /api/bot/stream HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${program.token}\r\n\r\n`);
    await until('the stream', () => hub.of(program.owner.id).length === 1);
    const by = { id: program.owner.id, name: 'x'.repeat(100_000) };
    await until('the end', () => {
      hub.toPerson(program.owner.id, { type: 'invited', table: 'aaaaaaaaaaaa', game: 'toy', by });
      return hub.of(program.owner.id).length === 0;
    });
    socket.destroy();
  });
});

/** The same browser at another process. */
class TestGuestOf extends TestGuest {
  readonly #own: TestGuest;
  constructor(own: TestGuest, url: string) {
    super(url);
    this.#own = own;
  }
  override get cookie(): string {
    return this.#own.cookie;
  }
}

test('a quiet stream sends a ping every 15 seconds', async () => {
  const server = await startTestServer(await databases.fresh('sqlite'));
  const program = await TestProgram.make(server.url, 'Patience', 'bot');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await program.listen();
    await program.heard('welcome');
    expect(program.messages.map(({ type }) => type)).not.toContain('ping');
    vi.advanceTimersByTime(15_000);
  } finally {
    vi.useRealTimers();
  }
  expect(await program.heard('ping')).toMatchObject({ time: expect.any(Number) });
  program.close();
  await server.close();
});

test('a restarting server tells programs so', async () => {
  const server = await startTestServer(await databases.fresh('sqlite'));
  const program = await TestProgram.make(server.url, 'Constancy', 'bot');
  await program.listen();
  await program.heard('welcome');
  await server.close();
  expect(await program.heard('bye')).toMatchObject({ reason: 'restart' });
});

test('a stream ends with its token, at the next periodic check', async () => {
  let offset = 0;
  const server = await startTestServer(await databases.fresh('sqlite'), { now: () => Date.now() + offset });
  const program = await TestProgram.make(server.url, 'Ephemera', 'bot');
  await program.listen();
  await program.heard('welcome');
  const [stream] = programsIn(server.context);
  stream?.recheck();
  expect(program.isOpen).toBe(true);
  offset = 31 * 86_400_000;
  stream?.recheck();
  expect(await program.heard('bye')).toMatchObject({ reason: 'signed-out' });
  await server.close();
});

test('no program decides where ratings are at stake, however it got there', async () => {
  const plan = friendly(async () => ok(undefined));
  const shown = (stakes: 'rated' | 'friendly') => ({ record: { stakes } }) as Shown;
  expect(await plan(shown('rated'))).toMatchObject({ ok: false, fault: { code: 'friendly-only' } });
  expect(await plan(shown('friendly'))).toMatchObject({ ok: true });
});
