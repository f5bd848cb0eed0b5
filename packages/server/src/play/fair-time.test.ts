import type { OnlineClient, TableInfo, WatchedTable } from '@durbar/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const LIVE = { kind: 'live', bank: 600, increment: 10 } as const;
const MINUTE = 60_000;

interface Player {
  readonly guest: TestGuest;
  readonly client: OnlineClient;
  readonly state: () => WatchedTable;
}

describe.each(ENGINES)('fair time on %s', (engine) => {
  let server: RunningServer;
  let later = 0;
  const open: OnlineClient[] = [];

  beforeAll(async () => {
    server = await startTestServer(await databases.fresh(engine), { now: () => Date.now() + later });
    later = MINUTE;
  });
  afterAll(() => server.close());
  afterEach(() => {
    for (const client of open.splice(0)) client.close();
  });

  /** The toy game asks the last seat first and each seat once. */
  async function running(players: number, terms: Record<string, unknown> = {}): Promise<{ id: string; at: Player[] }> {
    const guests = await Promise.all(Array.from({ length: players }, () => TestGuest.enter(server.url)));
    const [host, ...others] = guests;
    if (!host) throw new Error('no host');
    const wanted = { game: 'toy', players, pace: LIVE, visibility: 'public', stakes: 'friendly', ...terms };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    for (const other of others) {
      await other.must('POST', `/api/tables/${id}/join`, {});
      await other.must('POST', `/api/tables/${id}/ready`, { ready: true });
    }
    await host.must('POST', `/api/tables/${id}/start`);
    const at = guests.map((guest) => {
      const client = guest.client();
      open.push(client);
      client.watch(id, () => {});
      return { guest, client, state: () => client.stateOf(id) as WatchedTable };
    });
    await until('all watch', () => at.every(({ state }) => state()?.question !== undefined || state()?.view !== undefined));
    return { id, at };
  }

  async function runOut(): Promise<void> {
    later += 11 * MINUTE;
  }

  test('timing out uses up the bank; returning gives a minute but no right to undo the stand-in’s move', async () => {
    const { id, at } = await running(2);
    const [host, late] = at as [Player, Player];
    expect(host.state().info.outOfTime).toBe('bot');
    await runOut();
    await until('a bot has decided', () => host.state().question?.decider === 0 && host.state().info.seats[1]?.away);
    expect(host.state().info.turn?.clocks).toEqual([600_000, 0]);
    expect(await late.client.send({ type: 'return', table: id })).toMatchObject({ ok: true });
    await until('the seat is taken back', () => !host.state().info.seats[1]?.away);
    expect(late.state().info.turn?.clocks).toEqual([600_000, 60_000]);
    await until('the question', () => late.state().number === host.state().number);
    expect(late.state().undo).toBeUndefined();
    expect(await late.client.undo(id, 'step')).toMatchObject({ ok: false, fault: { code: 'nothing-to-undo' } });
  });

  test('at a lose-on-time table a timeout ends a two-player game, with the late player last', async () => {
    const { at } = await running(2, { outOfTime: 'loss' });
    const [host] = at as [Player, Player];
    await runOut();
    await until('the end', () => host.state().info.status === 'finished');
    expect(host.state().info.standings?.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(host.state().info.seats[1]).toMatchObject({ away: true, resigned: true });
    await until('it is said', () => host.state().talk.some(({ text }) => text === 'lost-on-time'));
  });

  test('a waiting table waits, and the others may end it without the player who timed out', async () => {
    const { id, at } = await running(3, { outOfTime: 'wait', stakes: 'rated' });
    const [host, other, late] = at as [Player, Player, Player];
    await runOut();
    expect(await host.client.send({ type: 'ask', table: id, request: { kind: 'cancel' } })).toMatchObject({ ok: true });
    const request = await until('the question', () => other.state().info.request);
    expect(request.waiting).toEqual([1]);
    expect(late.state().info.seats[2]).toMatchObject({ away: false });
    await other.client.send({ type: 'reply', table: id, request: request.id, consent: true });
    await until('the end', () => host.state().info.status === 'cancelled');
  });

  test('a resigning player is last, a bot takes over, and their consent is no longer needed', async () => {
    const { id, at } = await running(3);
    const [host, other, tired] = at as [Player, Player, Player];
    expect(await tired.client.send({ type: 'resign', table: id })).toMatchObject({ ok: true });
    await until('the bot has played', () => other.state().question?.decider === 1);
    expect(await tired.client.send({ type: 'return', table: id })).toMatchObject({ ok: false, fault: { code: 'resigned' } });
    expect(await tired.client.move(id, 'keep')).toMatchObject({ ok: false, fault: { code: 'resigned' } });
    const mine = (await tired.guest.must('GET', '/api/my/tables')) as TableInfo[];
    expect(mine).toEqual([]);
    await other.client.move(id, 'keep');
    await until('my question', () => host.state().question?.decider === 0);
    await host.client.move(id, 'keep');
    await until('the end', () => host.state().info.status === 'finished');
    const ranks = host.state().info.standings?.map(({ rank }) => rank) ?? [];
    expect(ranks[2]).toBe(3);
    expect(Math.max(ranks[0] ?? 9, ranks[1] ?? 9)).toBeLessThan(3);
  });

  test('the game ends when only one person or only bots are left', async () => {
    const { id, at } = await running(2);
    const [host, tired] = at as [Player, Player];
    await tired.client.send({ type: 'resign', table: id });
    await until('the end', () => host.state().info.status === 'finished');
    expect(host.state().info.standings?.map(({ rank }) => rank)).toEqual([1, 2]);
    const saved = (await host.guest.must('GET', `/api/tables/${id}/saved`)) as { fairness?: { seed?: string } };
    expect(saved.fairness?.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test('clocks stop with everyone’s consent; the game is paused until someone resumes it', async () => {
    const { id, at } = await running(2);
    const [host, other] = at as [Player, Player];
    await host.client.send({ type: 'ask', table: id, request: { kind: 'pause' } });
    const request = await until('the question', () => other.state().info.request);
    await other.client.send({ type: 'reply', table: id, request: request.id, consent: true });
    const { pausedAt, turn: before } = await until('the pause', () =>
      host.state().info.pausedAt === undefined ? undefined : host.state().info,
    );
    await runOut();
    expect(await other.client.move(id, 'keep')).toMatchObject({ ok: false, fault: { code: 'paused' } });
    expect(await host.client.send({ type: 'go-on', table: id })).toMatchObject({ ok: true });
    await until('the clocks run', () => host.state().info.pausedAt === undefined);
    const { turn: after, seats } = host.state().info;
    expect(seats[1]?.away).toBe(false);
    const shift = (after?.deadline ?? 0) - (before?.deadline ?? 0);
    expect(shift).toBeGreaterThanOrEqual(11 * MINUTE);
    expect((after?.since ?? 0) - (before?.since ?? 0)).toBe(shift);
    expect(pausedAt).toBeGreaterThan(0);
    expect(await other.client.move(id, 'keep')).toMatchObject({ ok: true });
  });
});
