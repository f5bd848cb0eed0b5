import type { AnyGame, questionSeen } from '@durbar/engine';
import type { NewPlan, OnlineClient, PlanInfo, TableInfo } from '@durbar/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import type { StorageOptions } from '../storage/index.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { nextStep } from './plans.ts';

const databases = testDatabases();
afterAll(() => databases.close());

type View = NonNullable<ReturnType<typeof questionSeen>>;
const asked = (kind: string, ...texts: string[]) =>
  ({ decider: 0, frame: { kind }, choices: texts.map((text) => ({ text, choice: { type: text } })) }) as View;
const plan = (more: Partial<PlanInfo>): PlanInfo => ({ forced: false, steps: [], done: [], dropped: [], ...more });
const withdraw = { question: 'take-turn', text: 'withdraw' };

test('a planned answer waits for its question, is given if legal, and dropped otherwise', () => {
  const planned = plan({ steps: [withdraw] });
  expect(nextStep(planned, asked('take-cards', 'take 1', 'take 2'))).toBeUndefined();
  expect(nextStep(planned, asked('take-turn', 'play R-V', 'withdraw'))).toEqual({
    text: 'withdraw',
    plan: { steps: [], dropped: [] },
  });
  expect(nextStep(planned, asked('take-turn', 'play R-V'))).toEqual({ plan: { steps: [], dropped: [withdraw] } });
});

test('a standing answer is given whenever it is possible, and stays', () => {
  const standing = { question: 'use-administrator', text: 'end-turn', always: true } as const;
  const planned = plan({ steps: [standing] });
  const given = { text: 'end-turn', plan: { steps: [standing], dropped: [] } };
  expect(nextStep(planned, asked('use-administrator', 'additional-turn', 'end-turn'))).toEqual(given);
  expect(nextStep(planned, asked('use-administrator', 'additional-turn', 'additional-dice'))).toBeUndefined();
  expect(nextStep(planned, asked('act', 'end-turn'))).toBeUndefined();
});

test('the only answer is given if wished, and never one of several', () => {
  expect(nextStep(plan({ forced: true }), asked('take-cards', 'take 1'))?.text).toBe('take 1');
  expect(nextStep(plan({ forced: true }), asked('take-cards', 'take 1', 'take 2'))).toBeUndefined();
  expect(nextStep(plan({ forced: false }), asked('take-cards', 'take 1'))).toBeUndefined();
});

/** The toy game where the first seat can only keep its card. */
const FORCED = {
  ...TOY,
  id: 'forced-toy',
  handlers: {
    ...TOY.handlers,
    swap: {
      ...TOY.handlers.swap,
      ask: (_game: unknown, _state: unknown, { seat }: { seat: number }) => ({
        decider: seat,
        choices: seat === 0 ? [{ type: 'keep' }] : [{ type: 'keep' }, { type: 'swap' }],
      }),
    },
  },
} as unknown as AnyGame;

describe.each(ENGINES)('on %s', (engine) => {
  const start = (options: StorageOptions): Promise<RunningServer> => startTestServer(options, { games: [TOY, FORCED] });

  /** The host plans for seat 0 while the guest on seat 1 is asked. */
  async function table(server: RunningServer, game = 'toy', pace: object = { kind: 'days', hours: 24 }) {
    const [host, guest] = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const wanted = { game, players: 2, pace, visibility: 'public' };
    const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
    await guest.must('POST', `/api/tables/${id}/join`, {});
    if (pace && 'bank' in pace) await guest.must('POST', `/api/tables/${id}/ready`, { ready: true });
    const wish = (planned: Partial<NewPlan>) =>
      host.call('PUT', `/api/tables/${id}/plan`, { forced: false, steps: [], ...planned });
    const planOf = async (): Promise<PlanInfo> => (await host.must('GET', `/api/tables/${id}/plan`)) as PlanInfo;
    return { host, guest, id, wish, planOf };
  }

  async function watching(person: TestGuest, id: string, texts: string[] = []): Promise<OnlineClient> {
    const client = person.recorded(texts);
    client.watch(id, () => {});
    await until('the table', () => client.stateOf(id));
    return client;
  }

  const keep = { question: 'swap', text: 'keep' };

  test('a planned answer is given when the turn comes, as the player’s own, also after a restart', async () => {
    const options = await databases.fresh(engine);
    const before = await start(options);
    const { host, guest, id, wish } = await table(before);
    expect((await wish({ steps: [keep] })).body).toEqual(plan({ steps: [keep] }));
    await before.close();
    const server = await start(options);
    for (const person of [host, guest]) person.url = server.url;
    const texts: string[] = [];
    const client = await watching(guest, id, texts);
    const own: string[] = [];
    const mine = await watching(host, id, own);
    await client.move(id, 'keep');
    const state = await until('the end', () => (client.stateOf(id)?.info.status === 'finished' ? client.stateOf(id) : undefined));
    const moves = state.entries.filter(({ kind }) => kind === 'move').filter((entry) => 'by' in entry && entry.by !== 'chance');
    expect(moves.map((entry) => 'by' in entry && entry.by)).toEqual([1, 0]);
    expect(texts.join()).not.toContain('"plan"');
    await until('the owner hears of it', () => own.some((text) => text.includes('"type":"plan"')));
    const done = (await host.must('GET', `/api/tables/${id}/plan`)) as PlanInfo;
    expect(done).toEqual(plan({ done: [{ number: moves[1]?.number ?? -1, at: expect.any(Number) }] }));
    for (const one of [client, mine]) one.close();
    await server.close();
  });

  test('the only legal answer is given; an impossible or cancelled plan does nothing; no one else learns of a plan', async () => {
    const server = await start(await databases.fresh(engine));
    const forced = await table(server, 'forced-toy');
    await forced.wish({ forced: true });
    const client = await watching(forced.guest, forced.id);
    await client.move(forced.id, 'keep');
    await until('the end', () => client.stateOf(forced.id)?.info.status === 'finished');
    client.close();

    const { host, guest, id, wish, planOf } = await table(server);
    const texts: string[] = [];
    const watcher = await watching(guest, id, texts);
    // Who is here is announced with a delay.
    const told = (): string[] => texts.filter((text) => !text.startsWith('{"type":"presence"'));
    const heard = told().length;
    await wish({ steps: [{ question: 'swap', text: 'fly' }] });
    expect((await guest.must('GET', `/api/tables/${id}/plan`)) as PlanInfo).toEqual(plan({}));
    expect(told()).toHaveLength(heard);
    await watcher.move(id, 'keep');
    await until('it is dropped', async () => (await planOf()).dropped.length === 1);
    expect(await planOf()).toEqual(plan({ dropped: [{ question: 'swap', text: 'fly' }] }));
    expect(watcher.stateOf(id)?.info).toMatchObject({ status: 'running', turn: { decider: 0 } });
    expect(texts.join()).not.toContain('fly');
    await wish({ steps: [keep] });
    await until('a plan for a turn that has come is carried out', () => watcher.stateOf(id)?.info.status === 'finished');
    watcher.close();

    const other = await table(server);
    await other.wish({ steps: [keep] });
    await other.host.must('DELETE', `/api/tables/${other.id}/plan`);
    const last = await watching(other.guest, other.id);
    await last.move(other.id, 'keep');
    await until('no plan is left to do', async () => {
      const jobs = server.context.storage.db.selectFrom('jobs').select('key').where('key', '=', `plan:${other.id}`);
      return (await jobs.execute()).length === 0;
    });
    expect(last.stateOf(other.id)?.info).toMatchObject({ status: 'running', turn: { decider: 0 } });
    last.close();
    expect(JSON.stringify(await host.must('GET', '/api/me/export'))).toContain('"plans"');
    await server.close();
  });

  test('plans are for players of turn-based games only', async () => {
    const server = await start(await databases.fresh(engine));
    const live = await table(server, 'toy', { kind: 'live', bank: 600, increment: 10 });
    await live.host.call('POST', `/api/tables/${live.id}/start`);
    await until(
      'it runs',
      async () => ((await live.host.must('GET', `/api/tables/${live.id}`)) as TableInfo).status === 'running',
    );
    expect((await live.wish({ forced: true })).body.code).toBe('live-table');
    const { id } = await table(server);
    const stranger = await TestGuest.enter(server.url);
    expect((await stranger.call('PUT', `/api/tables/${id}/plan`, { forced: true, steps: [] })).body.code).toBe('not-seated');
    expect((await stranger.call('PUT', '/api/tables/nonsense/plan', { forced: true, steps: [] })).body.code).toBe(
      'no-such-table',
    );
    await server.close();
  });
});
