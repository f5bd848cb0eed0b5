import type { AnyGame, SetUp } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());

function isWith(key: string, { editionData }: SetUp): boolean {
  return editionData === undefined || (typeof editionData === 'object' && editionData !== null && key in editionData);
}

/** The toy game as rules that know editions by the key `deck` or, in version 2, `cards`. */
function rulesWith(key: string, rest: Partial<AnyGame>): AnyGame {
  const fault = { ok: false, fault: [{ path: 'editionData', reason: `no ${key}` }] } as const;
  return { ...TOY, ...rest, prepare: (setUp) => (isWith(key, setUp) ? TOY.prepare(setUp) : fault) };
}

const FIRST = rulesWith('deck', { rulesVersion: 1 });
const SECOND = rulesWith('cards', {
  rulesVersion: 2,
  upcasts: [{ from: 1, setUp: (older) => ({ ...older, ...(older.editionData ? { editionData: { cards: 2 } } : {}) }) }],
});

async function runningTable(url: string, more: object = {}): Promise<{ id: string; guests: [TestGuest, TestGuest] }> {
  const guests: [TestGuest, TestGuest] = [await TestGuest.enter(url), await TestGuest.enter(url)];
  const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public', ...more };
  const { id } = (await guests[0].must('POST', '/api/tables', wanted)) as TableInfo;
  await guests[1].must('POST', `/api/tables/${id}/join`, {});
  return { id, guests };
}

async function lookOnce(guest: TestGuest, table: string, url: string) {
  const client = guest.client(() => url);
  client.watch(table, () => {});
  const seen = await until('the table', () => client.stateOf(table));
  client.close();
  return seen;
}

describe.each(ENGINES)('a game of older rules on %s', (engine) => {
  test('continues with its migrated custom edition, even after a reload', async () => {
    const options = await databases.fresh(engine);
    const first = await startTestServer(options, { games: [FIRST] });
    const { id, guests } = await runningTable(first.url, { edition: 'own', editionData: { deck: 2 } });
    await first.close();
    for (const reading of ['first', 'second']) {
      const server = await startTestServer(options, { games: [SECOND] });
      guests[0].url = server.url;
      const { info, view, entries } = await lookOnce(guests[0], id, server.url);
      expect([reading, info.rulesVersion, view !== undefined]).toEqual([reading, 2, true]);
      expect(entries.filter(({ kind }) => kind === 'correction')).toHaveLength(1);
      expect(await guests[0].must('GET', `/api/tables/${id}/edition`)).toEqual({ cards: 2 });
      await server.close();
    }
  });

  test('rejects a game with a damaged row with a message, while others continue', async () => {
    const options = await databases.fresh(engine);
    const first = await startTestServer(options);
    const { id, guests } = await runningTable(first.url);
    const other = await runningTable(first.url);
    await first.close();
    for (const content of ['', '{', 'null', '[]', '[1, 2, 3, 4]', '[[{"type":"no such fact"}], -1, ["?"], 1]']) {
      const server = await startTestServer(options);
      await server.context.storage.db
        .updateTable('journal')
        .set({ content })
        .where('table_id', '=', id)
        .where('number', '=', 1)
        .execute();
      for (const guest of guests) guest.url = server.url;
      expect(await guests[1].call('GET', `/api/tables/${id}`)).toMatchObject({ status: 409, body: { code: 'damaged-table' } });
      const client = guests[1].client();
      const move = { type: 'move', table: id, number: 2, text: 'keep' } as const;
      expect(await client.send(move)).toMatchObject({ ok: false, fault: { code: 'damaged-table' } });
      client.close();
      other.guests[0].url = server.url;
      expect((await lookOnce(other.guests[0], other.id, server.url)).view).toBeDefined();
      await server.close();
    }
  });
});

test('two processes that open a game of older rules at the same time correct it once', async () => {
  const options = await databases.fresh('postgres');
  const first = await startTestServer(options, { games: [FIRST] });
  const tables = await Promise.all(Array.from({ length: 12 }, () => runningTable(first.url)));
  await first.close();
  const servers = [await startTestServer(options, { games: [SECOND] }), await startTestServer(options, { games: [SECOND] })];
  const seen = await Promise.all(
    tables.flatMap(({ id, guests }) => servers.map(async (server, seat) => lookOnce(guests[seat] ?? guests[0], id, server.url))),
  );
  for (const { info, entries, number } of seen) {
    expect(info.rulesVersion).toBe(2);
    expect(entries.map(({ kind }) => kind)).toEqual(['move', 'move', 'correction']);
    expect(number).toBe(3);
  }
  for (const { id, guests } of tables) {
    const client = guests[1].client(() => servers[0]?.url ?? '');
    client.watch(id, () => {});
    await until('the table', () => client.stateOf(id));
    expect(await client.move(id, 'keep')).toMatchObject({ ok: true, number: 4 });
    client.close();
  }
  for (const server of servers) await server.close();
});
