import { commitmentOf, newSeed } from '@durbar/chance';
import type { Message, OnlineClient, TableInfo } from '@durbar/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { TestGuest } from '../testing/guest.ts';
import { startTwoServers } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

describe.each(ENGINES)('after a game on %s', (engine) => {
  test('the same people play the same deal on other seats, unrated; one leads the others through the replay', async () => {
    const servers = await startTwoServers(await databases.fresh(engine));
    const { here, there } = servers;
    const [host, guest, stranger] = [
      await TestGuest.enter(here.url),
      await TestGuest.enter(there.url),
      await TestGuest.enter(here.url),
    ];
    const nonce = newSeed();
    const wanted = { game: 'toy', players: 2, pace: { kind: 'days', hours: 24 }, visibility: 'public' };
    const { id } = (await host.must('POST', '/api/tables', { ...wanted, promise: commitmentOf(nonce) })) as TableInfo;
    const clients: OnlineClient[] = [host, guest, stranger].map((person) => person.client());
    const [client, follower, other] = clients as [OnlineClient, OnlineClient, OnlineClient];
    await guest.must('POST', `/api/tables/${id}/join`, {});
    await until('online', () => client.isOnline);
    await client.send({ type: 'reveal', table: id, nonce });
    for (const one of clients) one.watch(id, () => {});
    await until('it runs', () => clients.every((one) => one.stateOf(id)?.info.status === 'running'));
    expect((await host.call('POST', `/api/tables/${id}/same-deal`)).body.code).toBe('not-over');
    expect(await client.send({ type: 'lead', table: id, number: 1 })).toMatchObject({ fault: { code: 'not-over' } });
    await client.send({ type: 'resign', table: id });
    const first = await until('the end', () => follower.stateOf(id)?.info.status === 'finished' && follower.stateOf(id)?.info);

    expect((await stranger.call('POST', `/api/tables/${id}/same-deal`)).body.code).toBe('not-seated');
    const again = (await guest.must('POST', `/api/tables/${id}/same-deal`)) as TableInfo;
    expect(again).toMatchObject({ status: 'open', stakes: 'friendly', sameAs: id, host: { id: guest.id } });
    expect(again.seats.map(({ person }) => person?.id)).toEqual([guest.id, host.id]);
    await host.must('POST', `/api/tables/${again.id}/ready`, { ready: true, promise: commitmentOf(newSeed()) });
    const running = await until('it starts', async () => {
      const info = (await host.must('GET', `/api/tables/${again.id}`)) as TableInfo;
      return info.status === 'running' && info;
    });
    expect(running.seed).toBeUndefined();
    expect(running.seats.filter(({ share }) => share)).toEqual([]);
    await client.send({ type: 'resign', table: again.id });
    const second = await until('its end', async () => {
      const info = (await host.must('GET', `/api/tables/${again.id}`)) as TableInfo;
      return info.status === 'finished' && info;
    });
    expect([second.seed, second.commitment]).toEqual([first.seed, first.commitment]);

    const heard: Message[] = [];
    follower.onMessage((message) => heard.push(message));
    const led = () => heard.flatMap((message) => (message.type === 'led' ? [message.number] : []));
    await client.send({ type: 'lead', table: id, number: 2 });
    await client.send({ type: 'lead', table: id });
    await until('both messages', () => led().length === 2);
    expect(led()).toEqual([2, undefined]);
    expect(heard.find(({ type }) => type === 'led')).toMatchObject({ table: id, by: { id: host.id, name: host.me?.name } });
    // However many pages someone opens, the others get so many messages.
    const flooding = [...Array(5).keys()].map(() => host.client());
    clients.push(...flooding);
    for (const one of flooding) one.watch(id, () => {});
    await until('all pages', () => flooding.every((one) => one.stateOf(id)));
    heard.length = 0;
    const flood = await Promise.all(
      flooding.flatMap((one) => [...Array(60).keys()].map((number) => one.send({ type: 'lead', table: id, number }))),
    );
    expect(flood.some((answer) => !answer.ok && answer.fault.code === 'too-fast')).toBe(true);
    expect(led().length).toBeLessThan(120);
    await other.send({ type: 'unwatch', table: id });
    expect(await other.send({ type: 'lead', table: id, number: 1 })).toMatchObject({ fault: { code: 'no-such-table' } });
    for (const one of clients) one.close();
    await servers.close();
  });
});
