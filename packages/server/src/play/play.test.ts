import { findingOf, verifyChance } from '@durbar/chance';
import { openSaved } from '@durbar/engine';
import type { OnlineClient, TableInfo, WatchedTable } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

/** The toy game with cards already dealt, so chance has nothing to do before the first answer. */
const DEALT: typeof TOY = {
  ...TOY,
  id: 'dealt',
  begin: (game) => {
    const { agenda } = TOY.begin(game);
    return { state: { deck: [1, 1, 2, 2], hands: [0, 1] }, agenda: agenda.filter(({ kind }) => kind !== 'deal') };
  },
};

const NO_PACE = { kind: 'none' } as const;

describe.each(ENGINES)('play on %s', (engine) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startTestServer(await databases.fresh(engine), { games: [TOY, DEALT] });
  });
  afterAll(() => server.close());

  async function runningTable(guests: readonly TestGuest[], players = guests.length, game = 'toy'): Promise<TableInfo> {
    const [host, ...others] = guests;
    const wanted = { game, players, pace: NO_PACE, visibility: 'public' };
    let info = (await host?.must('POST', '/api/tables', wanted)) as TableInfo;
    for (let seat = guests.length; seat < players; seat++) {
      await host?.must('PUT', `/api/tables/${info.id}/seats/${seat}`, { bot: 'random' });
    }
    for (const other of others) info = (await other.must('POST', `/api/tables/${info.id}/join`, {})) as TableInfo;
    return info;
  }

  function follow(client: OnlineClient, table: string): () => WatchedTable | undefined {
    client.watch(table, () => {});
    return () => client.stateOf(table);
  }

  test('two people play a game, and each only sees what they may', async () => {
    const guests = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const info = await runningTable(guests);
    expect(info).toMatchObject({ status: 'running', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(info.seed).toBeUndefined();
    const clients = guests.map((guest) => guest.client());
    const states = clients.map((client) => follow(client, info.id));
    // The toy game asks the last seat first.
    for (const [seat, client] of [...clients.entries()].reverse()) {
      const state = await until('my question', () =>
        states[seat]?.()?.question?.decider === seat ? states[seat]?.() : undefined,
      );
      expect(state.question?.choices.map(({ text }) => text)).toEqual(['keep', 'swap']);
      const hidden = state.entries.filter((entry) => entry.kind === 'move' && entry.by === 'chance');
      expect(hidden.every((entry) => !('text' in entry))).toBe(true);
      expect(await client.move(info.id, seat === 0 ? 'swap' : 'keep')).toMatchObject({ ok: true });
    }
    await until('the end', () => states.every((state) => state()?.info.status === 'finished'));
    const over = await until('the end', () => states[0]?.());
    expect(over.info.standings).toHaveLength(2);
    expect(over.info.seed).toMatch(/^[0-9a-f]{64}$/);
    const fresh = guests[0]?.client();
    const whole = fresh && (await until('the whole journal', () => follow(fresh, info.id)()));
    const log = whole?.entries.flatMap((entry) => (entry.kind === 'move' ? (entry.text ?? '?') : [])) ?? [];
    const saved = { durbar: 1, game: 'toy', rulesVersion: 1, edition: 'house', players: 2, options: info.options, log } as const;
    const replayed = openSaved(TOY, saved);
    if (!replayed.ok) throw new Error(replayed.fault.message);
    expect(findingOf(verifyChance(replayed.value, over.info.seed ?? '', info.commitment ?? ''))).toBe('fair');
    for (const client of [...clients, fresh]) client?.close();
  });

  test('a game that begins with a player’s answer continues after it', async () => {
    const guests = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const info = await runningTable(guests, 2, 'dealt');
    const [two, one] = guests.map((guest) => guest.client());
    if (!one || !two) throw new Error('no clients');
    expect((await until('state', follow(one, info.id))).number).toBe(0);
    await until('state', follow(two, info.id));
    expect(await two.send({ type: 'leave', table: info.id })).toMatchObject({ ok: true });
    expect(await two.send({ type: 'return', table: info.id })).toMatchObject({ ok: true });
    expect(await one.move(info.id, 'keep')).toMatchObject({ ok: true, number: 1 });
    one.close();
    two.close();
  });

  test('acknowledges a repeated move again, rejects a late one, and no one moves for another', async () => {
    const guests = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const info = await runningTable(guests);
    const [two, one] = guests.map((guest) => guest.client());
    if (!one || !two) throw new Error('no clients');
    const state = await until('state', follow(one, info.id));
    const { number } = state;
    const move = { type: 'move', table: info.id, number } as const;
    expect(await two.send({ ...move, text: 'keep' })).toMatchObject({ ok: false, fault: { code: 'not-your-decision' } });
    expect(await one.send({ ...move, text: 'card 1' })).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
    expect(await one.send({ ...move, number: number + 1, text: 'keep' })).toMatchObject({
      ok: false,
      fault: { code: 'stale-number' },
    });
    const done = await one.send({ ...move, text: 'keep' });
    expect(done).toEqual({ ok: true, number: number + 1 });
    expect(await one.send({ ...move, text: 'keep' })).toEqual(done);
    expect(await one.send({ ...move, text: 'swap' })).toMatchObject({
      ok: false,
      fault: { code: 'stale-number', number: number + 1 },
    });
    const stranger = (await TestGuest.enter(server.url)).client();
    expect(await stranger.send({ ...move, number: number + 1, text: 'keep' })).toMatchObject({ fault: { code: 'not-seated' } });
    for (const client of [one, two, stranger]) client.close();
  });

  test('a move can be undone until something is revealed; it stays in the journal', async () => {
    const guests = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const info = await runningTable(guests);
    const [two, one] = guests.map((guest) => guest.client());
    if (!one || !two) throw new Error('no clients');
    const state = follow(one, info.id);
    await until('state', state);
    await one.move(info.id, 'keep');
    await until('the move', () => state()?.question?.decider === 0);
    expect(state()).toMatchObject({ undo: 2, reset: 2 });
    expect(await one.undo(info.id, 'step')).toMatchObject({ ok: true });
    const back = await until('the undo', () => (state()?.question?.decider === 1 ? state() : undefined));
    expect(back.entries.map(({ kind }) => kind)).toEqual(['move', 'move', 'move', 'undo']);
    await one.move(info.id, 'swap');
    await until('the swap', () => state()?.question?.decider === 0);
    expect([state()?.undo, state()?.reset]).toEqual([undefined, undefined]);
    expect(await one.undo(info.id, 'turn')).toMatchObject({ ok: false, fault: { code: 'nothing-to-undo' } });
    one.close();
    two.close();
  });

  test('bots play on to the end', async () => {
    const host = await TestGuest.enter(server.url);
    const info = await runningTable([host], 3);
    const client = host.client();
    const state = follow(client, info.id);
    await until('my question', () => state()?.question?.decider === 0);
    await client.move(info.id, 'keep');
    const over = await until('the end', () => (state()?.info.status === 'finished' ? state() : undefined));
    expect(over.info.standings).toHaveLength(3);
    client.close();
  });

  test('a client that lost its connection resumes where it was and its move counts once', async () => {
    const guests = [await TestGuest.enter(server.url), await TestGuest.enter(server.url)];
    const info = await runningTable(guests);
    const [two, one] = guests.map((guest) => guest.client());
    if (!one || !two) throw new Error('no clients');
    const states = [follow(one, info.id), follow(two, info.id)];
    await until('states', () => states.every((state) => state()));
    for (const listener of server.context.hub.all()) (listener as unknown as { terminate(): void }).terminate();
    expect(await one.move(info.id, 'keep')).toMatchObject({ ok: true });
    await until('the move at the other', () => states[1]?.()?.question?.decider === 0);
    expect(states[1]?.()?.entries).toHaveLength(3);
    expect(states[1]?.()?.entries.map(({ number }) => number)).toEqual([0, 1, 2]);
    one.close();
    two.close();
  });
});
