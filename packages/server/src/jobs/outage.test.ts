import type { TableInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { anyOf, type BotPlayers } from '../bots/players.ts';
import { createLog } from '../log.ts';
import type { Notice } from '../storage/bus.ts';
import { openStorage } from '../storage/index.ts';
import { TestGuest } from '../testing/guest.ts';
import { ownPostgres } from '../testing/own-postgres.ts';
import { startTestServer } from '../testing/server.ts';
import { until } from '../testing/wait.ts';

const own = ownPostgres();

/** Below the lease of a bot's turn (20 s). The torture test enforces two seconds on an idle machine. */
const SOON = 15_000;

/** A bot that answers on command. */
function slowBot(): BotPlayers & { readonly isAsked: () => boolean; answer(): void } {
  const gate = Promise.withResolvers<void>();
  let isAsked = false;
  return {
    levels: ['random'],
    isAsked: () => isAsked,
    answer: gate.resolve,
    choose: async ({ question }) => {
      isAsked = true;
      await gate.promise;
      return anyOf(question);
    },
    close: async () => {},
  };
}

test('a bot’s answer during a database outage is played soon after it returns', async () => {
  const { postgres, dataDir } = own();
  const bots = slowBot();
  const storage = { dataDir, databaseUrl: await postgres.database() };
  const server = await startTestServer(storage, { bots, log: createLog('silent') });
  const host = await TestGuest.enter(server.url);
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  await host.must('PUT', `/api/tables/${id}/seats/1`, { bot: 'random' });
  const client = host.client();
  client.watch(id, () => {});
  await until('the bot is asked', bots.isAsked);
  const { number: before } = await until('the table', () => client.stateOf(id));
  const returning = postgres.restart(4000);
  await until('the database is away', async () => (await fetch(`${server.url}/ready`)).status === 503);
  bots.answer();
  await returning;
  expect(client.stateOf(id)?.number).toBe(before);
  await until('the bot has moved', () => (client.stateOf(id)?.number ?? 0) > before, SOON);
  client.close();
  await server.close();
});

test('a reconnected bus says so and delivers notices again', async () => {
  const { postgres, dataDir } = own();
  const storage = { dataDir, databaseUrl: await postgres.database() };
  const [one, other] = [await openStorage(storage), await openStorage(storage)];
  const heard: Notice[] = [];
  const missed = { one: 0, other: 0 };
  one.bus.subscribe({ heard: () => {}, missed: () => missed.one++ });
  other.bus.subscribe({ heard: (notice) => heard.push(notice), missed: () => missed.other++ });
  await postgres.restart(0);
  await until('both are back', () => missed.one === 1 && missed.other === 1, SOON);
  one.bus.publish({ kind: 'table', table: 't', version: 7 });
  await until('the notice', () => heard.length === 1);
  expect(heard).toEqual([{ kind: 'table', table: 't', version: 7 }]);
  await one.close();
  await other.close();
});
