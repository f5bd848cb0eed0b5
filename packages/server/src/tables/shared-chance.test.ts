import { commitmentOf, findingOf, newSeed, sharedSeed, testimonyOf, verifyChance } from '@durbar/chance';
import { type AnySavedGame, defined, type Fairness, openSaved, parseSavedGame } from '@durbar/engine';
import { Message, type OnlineClient, type TableInfo } from '@durbar/protocol';
import { sql } from 'kysely';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import type { StorageOptions } from '../storage/index.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const TERMS = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' } as const;
const LIVE = { kind: 'live', bank: 600, increment: 0 } as const;
const message = Compile(Message);

/** A client that records every byte received. */
interface Player {
  readonly guest: TestGuest;
  readonly client: OnlineClient;
  readonly heard: string[];
  readonly nonce: string;
  readonly promise: string;
}

describe.each(ENGINES)('shared chance on %s', (engine) => {
  let options: StorageOptions;
  let server: RunningServer;
  let offset = 0;
  const clients: OnlineClient[] = [];

  beforeAll(async () => {
    options = await databases.fresh(engine);
    server = await startTestServer(options, { now: () => Date.now() + offset });
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    await server.close();
  });

  async function player(url = server.url): Promise<Player> {
    const guest = await TestGuest.enter(url);
    const heard: string[] = [];
    const client = guest.recorded(heard);
    clients.push(client);
    const nonce = newSeed();
    return { guest, client, heard, nonce, promise: commitmentOf(nonce) };
  }

  async function opened({ guest, promise }: Player, change: object = {}): Promise<TableInfo> {
    return (await guest.must('POST', '/api/tables', { ...TERMS, promise, ...change })) as TableInfo;
  }

  async function joined({ guest, promise }: Player, table: string, change: object = { promise }): Promise<TableInfo> {
    return (await guest.must('POST', `/api/tables/${table}/join`, change)) as TableInfo;
  }

  const infoFor = async ({ guest }: Player, table: string) => (await guest.must('GET', `/api/tables/${table}`)) as TableInfo;
  const reveal = ({ client, nonce }: Player, table: string) => client.send({ type: 'reveal', table, nonce });
  const running = (one: Player, table: string) =>
    until('the start', async () => {
      const info = await infoFor(one, table);
      return info.status === 'running' && info;
    });

  /** Two people at a table about to start. */
  async function aboutToStart(change: object = {}) {
    const [host, guest, spectator] = [await player(), await player(), await player()];
    const { id, commitment } = await opened(host, change);
    for (const { client } of [host, guest, spectator]) client.watch(id, () => {});
    const info = await joined(guest, id);
    return { id, host, guest, spectator, info, commitment: defined(commitment, 'promise of the server') };
  }

  async function answer({ client }: Player, table: string, text: string): Promise<void> {
    await until('my question', () => (client.stateOf(table)?.question?.choices.length ?? 0) > 0);
    expect(await client.move(table, text)).toMatchObject({ ok: true });
  }

  async function savedGame({ guest }: Player, table: string): Promise<AnySavedGame & { fairness: Required<Fairness> }> {
    const saved = parseSavedGame(await guest.must('GET', `/api/tables/${table}/saved`));
    if (!saved.ok) throw new Error(saved.fault.message);
    return saved.value as AnySavedGame & { fairness: Required<Fairness> };
  }

  function finding(saved: AnySavedGame & { fairness: Required<Fairness> }, change: Partial<Fairness> = {}) {
    const { seed = '', commitment, shared } = { ...saved.fairness, ...change };
    const match = openSaved(TOY, saved);
    if (!match.ok) throw new Error(match.fault.message);
    const verdict = verifyChance(match.value, seed, commitment, { shared });
    return { finding: findingOf(verdict), draws: verdict.draws.length };
  }

  test('the promise exists from the start, and the first draw waits for all shares', async () => {
    const { id, host, guest, info, commitment } = await aboutToStart();
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(info).toMatchObject({ status: 'open', commitment, revealBy: expect.any(Number) });
    expect(info.seats.map(({ share }) => share)).toEqual([
      { promise: host.promise, revealed: false },
      { promise: guest.promise, revealed: false },
    ]);
    for (const { heard } of [host, guest])
      await until('being asked', () => heard.some((text) => text === JSON.stringify({ type: 'starting', table: id })));
    expect(await reveal(host, id)).toMatchObject({ ok: true });
    expect(await reveal(host, id)).toMatchObject({ ok: true });
    const waiting = await infoFor(guest, id);
    expect(waiting).toMatchObject({ status: 'open', seats: [{ share: { revealed: true } }, { share: { revealed: false } }] });
    expect(await reveal(guest, id)).toMatchObject({ ok: true });
    const begun = await infoFor(guest, id);
    expect(begun).toMatchObject({ status: 'running', commitment });
    expect(begun.revealBy).toBeUndefined();
    expect(begun.seats.map(({ share }) => share?.nonce)).toEqual([host.nonce, guest.nonce]);
    const record = await server.context.storage.tables.load(id);
    const { secret = '', shares = [] } = record ?? {};
    expect(record?.seed).toBe(sharedSeed({ secret, shares }));
    expect(commitmentOf(secret)).toBe(commitment);
  });

  test('a whole game with an undo verifies; any later change is detected', async () => {
    const { id, host, guest, info, commitment } = await aboutToStart();
    for (const one of [guest, host]) await reveal(one, id);
    await answer(guest, id, 'swap');
    await until('the next question', () => host.client.stateOf(id)?.question?.decider === 0);
    expect(await host.client.send({ type: 'ask', table: id, request: { kind: 'undo', to: 2 } })).toMatchObject({ ok: true });
    const request = await until('the request', () => guest.client.stateOf(id)?.info.request?.id);
    expect(await guest.client.send({ type: 'reply', table: id, request, consent: true })).toMatchObject({ ok: true });
    await answer(guest, id, 'swap');
    await answer(host, id, 'swap');
    await until('the end', () => host.client.stateOf(id)?.info.status === 'finished');
    const saved = await savedGame(host, id);
    const { seed, shared } = saved.fairness;
    expect(saved.fairness.commitment).toBe(commitment);
    expect(shared.shares.map(({ nonce }) => nonce)).toEqual([host.nonce, guest.nonce]);
    // Two deals, one per swap, and the undone one.
    expect(finding(saved)).toEqual({ finding: 'fair', draws: 5 });
    const witness = { commitment, promises: info.seats.map(({ share }) => share?.promise), isReceived: true };
    for (const [seat, { nonce }] of [host, guest].entries())
      expect(testimonyOf({ ...witness, seat, nonce }, saved.fairness)).toBe('counted');
    expect(finding(saved, { seed: newSeed() }).finding).toBe('unfair');
    expect(finding(saved, { commitment: commitmentOf(newSeed()) }).finding).toBe('unfair');
    expect(finding(saved, { shared: { ...shared, secret: newSeed() } }).finding).toBe('unfair');
    const [first, second] = shared.shares;
    const forged = { ...defined(second, 'share'), nonce: newSeed() };
    expect(finding(saved, { shared: { ...shared, shares: [defined(first, 'share'), forged] } }).finding).toBe('unfair');
    expect(finding({ ...saved, fairness: { ...saved.fairness, seed, shared: { ...shared, shares: [] } } }).finding).toBe(
      'unfair',
    );
  });

  test('no nonce leaves the server before the start, and neither seed nor secret before the end', async () => {
    const { id, host, guest, spectator } = await aboutToStart();
    const all = [host, guest, spectator];
    await reveal(host, id);
    await until('the news', () => spectator.heard.some((text) => text.includes('"revealed":true')));
    const bodies = await Promise.all(all.map((one) => infoFor(one, id)));
    for (const text of [...all.flatMap(({ heard }) => heard), JSON.stringify(bodies)]) expect(text).not.toContain(host.nonce);
    await reveal(guest, id);
    await answer(guest, id, 'keep');
    const { seed = '', secret = '' } = (await server.context.storage.tables.load(id)) ?? {};
    const exports = await Promise.all(all.map((one) => one.guest.must('GET', '/api/me/export')));
    const before = [...all.flatMap(({ heard }) => heard), JSON.stringify(exports), JSON.stringify(await infoFor(host, id))];
    for (const text of before) expect(text).not.toMatch(new RegExp(`${seed}|${secret}`));
    await answer(host, id, 'keep');
    await until('the end', () => spectator.client.stateOf(id)?.info.seed === seed);
    for (const text of all.flatMap(({ heard }) => heard)) expect(message.Errors(JSON.parse(text))).toEqual([]);
  });

  test('accepts only the promised share, from its own seat, at the right time', async () => {
    const [host, guest, stranger] = [await player(), await player(), await player()];
    const { id } = await opened(host);
    expect(await reveal(host, id)).toMatchObject({ ok: false, fault: { code: 'not-revealing' } });
    await joined(guest, id);
    expect(await reveal(stranger, id)).toMatchObject({ ok: false, fault: { code: 'not-seated' } });
    const other = { ...guest, nonce: host.nonce };
    expect(await reveal(other, id)).toMatchObject({ ok: false, fault: { code: 'wrong-share' } });
    expect(await reveal({ ...guest, nonce: newSeed() }, id)).toMatchObject({ ok: false, fault: { code: 'wrong-share' } });
    expect(await infoFor(host, id)).toMatchObject({ status: 'open', seats: [{ share: { revealed: false } }, {}] });
    for (const one of [host, guest]) expect(await reveal(one, id)).toMatchObject({ ok: true });
    expect(await reveal({ ...guest, nonce: newSeed() }, id)).toMatchObject({ ok: false, fault: { code: 'not-revealing' } });
  });

  test('nothing about the seats changes while shares are revealed', async () => {
    const { id, host, guest } = await aboutToStart();
    const refused = async (one: Player, method: string, path: string, body?: unknown) =>
      (await one.guest.call(method, `/api/tables/${id}/${path}`, body)).body.code;
    expect(await refused(guest, 'POST', 'leave')).toBe('about-to-start');
    expect(await refused(guest, 'POST', 'ready', { ready: false })).toBe('about-to-start');
    expect(await refused(guest, 'POST', 'ready', { ready: true, promise: commitmentOf(newSeed()) })).toBe('about-to-start');
    expect(await refused(host, 'PUT', 'seats/1', {})).toBe('about-to-start');
    expect(await refused(host, 'POST', 'close')).toBe('about-to-start');
    for (const one of [host, guest]) await reveal(one, id);
    expect(await infoFor(host, id)).toMatchObject({ status: 'running' });
  });

  test('a silent client contributes nothing, and the table says so', async () => {
    const { id, host } = await aboutToStart();
    await reveal(host, id);
    offset += 61_000;
    const info = await running(host, id);
    expect(info.seats.map(({ share }) => share?.revealed)).toEqual([true, false]);
    const { secret = '', seed, shares = [] } = (await server.context.storage.tables.load(id)) ?? {};
    expect(seed).toBe(sharedSeed({ secret, shares }));
    expect(shares[1]?.nonce).toBeUndefined();
  });

  test('older clients without shares still work: the table starts immediately', async () => {
    const [host, guest] = [await player(), await player()];
    const { id } = await opened(host, { promise: undefined });
    const info = await joined(guest, id, {});
    expect(info).toMatchObject({ status: 'running', commitment: expect.any(String) });
    expect(info.seats.every(({ share }) => share === undefined)).toBe(true);
    await answer({ ...guest, client: watching(guest, id) }, id, 'keep');
    await answer({ ...host, client: watching(host, id) }, id, 'keep');
    await until('the end', () => host.client.stateOf(id)?.info.status === 'finished');
    const saved = await savedGame(host, id);
    expect(saved.fairness.shared).toBeUndefined();
    expect(finding(saved).finding).toBe('fair');
  });

  function watching({ client }: Player, table: string): OnlineClient {
    client.watch(table, () => {});
    return client;
  }

  test('leaving a seat drops its promise, and the current device makes a new one', async () => {
    const [host, guest, next] = [await player(), await player(), await player()];
    const { id } = await opened(host, { pace: LIVE });
    expect((await joined(guest, id)).seats[1]?.share?.promise).toBe(guest.promise);
    const left = (await guest.guest.must('POST', `/api/tables/${id}/leave`)) as TableInfo;
    expect(left.seats[1]?.share).toBeUndefined();
    expect((await joined(next, id, {})).seats[1]?.share).toBeUndefined();
    const { promise } = next;
    const ready = (await next.guest.must('POST', `/api/tables/${id}/ready`, { ready: true, promise })) as TableInfo;
    expect(ready.seats[1]).toMatchObject({ ready: true, share: { promise } });
    const bot = (await host.guest.must('PUT', `/api/tables/${id}/seats/1`, {})) as TableInfo;
    expect(bot.seats[1]?.share).toBeUndefined();
    await host.guest.must('PUT', `/api/tables/${id}/seats/1`, { bot: 'random' });
    const started = (await host.guest.must('POST', `/api/tables/${id}/start`)) as TableInfo;
    expect(started).toMatchObject({ status: 'open', revealBy: expect.any(Number) });
    expect(((await host.guest.must('POST', `/api/tables/${id}/start`)) as TableInfo).revealBy).toBe(started.revealBy);
    await reveal(host, id);
    expect(await infoFor(host, id)).toMatchObject({ status: 'running', seats: [{ share: { nonce: host.nonce } }, {}] });
  });

  test('a rematch has its own promise and no shares', async () => {
    const { id, host, guest, commitment } = await aboutToStart();
    for (const one of [host, guest]) await reveal(one, id);
    await answer(guest, id, 'keep');
    await answer(host, id, 'keep');
    await until('the end', async () => (await infoFor(host, id)).status === 'finished');
    const again = (await host.guest.must('POST', `/api/tables/${id}/rematch`)) as TableInfo;
    expect(again.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(again.commitment).not.toBe(commitment);
    expect(again.seats.every(({ share }) => share === undefined)).toBe(true);
    const { promise } = host;
    const path = `/api/tables/${again.id}/ready`;
    const promised = (await host.guest.must('POST', path, { ready: true, promise })) as TableInfo;
    expect(promised.seats[0]?.share?.promise).toBe(promise);
  });

  test('a table opened before promises existed gets one', async () => {
    const [host, guest] = [await player(), await player()];
    const { id } = await opened(host, { promise: undefined, pace: LIVE });
    await sql`update tables set secret = null, commitment = null, shares = null where id = ${id}`.execute(
      server.context.storage.db,
    );
    expect((await infoFor(host, id)).commitment).toBeUndefined();
    expect((await joined(guest, id)).commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a game from before shares existed keeps its seed', async () => {
    const [host, guest] = [await player(), await player()];
    const { id } = await opened(host, { promise: undefined });
    await joined(guest, id, {});
    const { db } = server.context.storage;
    const seed = (await server.context.storage.tables.load(id))?.seed ?? '';
    await sql`update tables set seed = ${seed}, secret = null, shares = null where id = ${id}`.execute(db);
    await answer({ ...guest, client: watching(guest, id) }, id, 'swap');
    await answer({ ...host, client: watching(host, id) }, id, 'swap');
    await until('the end', () => host.client.stateOf(id)?.info.status === 'finished');
    expect(finding(await savedGame(host, id))).toEqual({ finding: 'fair', draws: 4 });
  });
});

test('two servers on one database collect shares together', async () => {
  const options = await databases.fresh('postgres');
  const servers = [await startTestServer(options), await startTestServer(options)] as const;
  const people = await Promise.all(servers.map(({ url }) => TestGuest.enter(url)));
  const nonces = people.map(() => newSeed());
  const heard: string[][] = [[], []];
  const clients = people.map((guest, index) => guest.recorded(heard[index] ?? []));
  const [host, guest] = people as [TestGuest, TestGuest];
  const promises = nonces.map(commitmentOf);
  const { id } = (await host.must('POST', '/api/tables', { ...TERMS, promise: promises[0] })) as TableInfo;
  await guest.must('POST', `/api/tables/${id}/join`, { promise: promises[1] });
  for (const texts of heard) await until('being asked', () => texts.some((text) => text.includes('"starting"')));
  const answers = await Promise.all(
    clients.map((client, seat) => client.send({ type: 'reveal', table: id, nonce: nonces[seat] ?? '' })),
  );
  expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
  const info = (await guest.must('GET', `/api/tables/${id}`)) as TableInfo;
  expect(info).toMatchObject({ status: 'running', seats: nonces.map((nonce) => ({ share: { nonce } })) });
  for (const client of clients) client.close();
  for (const server of servers) await server.close();
});
