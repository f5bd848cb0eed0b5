import { answerMatch, defined, mustRules, newMatch } from '@durbar/engine';
import type { NewTable, TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { RunningServer } from '../serve.ts';
import type { StorageOptions } from '../storage/index.ts';
import { TestGuest } from '../testing/guest.ts';
import { TestProgram } from '../testing/program.ts';
import { startTestServer, TOY } from '../testing/server.ts';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { type ExportedGame, exportGames, type Naming } from './export.ts';
import { withStorage } from './open.ts';

const databases = testDatabases();
afterAll(() => databases.close());

describe.each(ENGINES)('games for research on %s, while the server runs', (engine) => {
  let options: StorageOptions;
  let server: RunningServer;
  let host: TestGuest;
  let guest: TestGuest;
  let program: TestProgram;
  beforeAll(async () => {
    options = await databases.fresh(engine);
    server = await startTestServer(options);
    [host, guest] = [await TestGuest.account(server.url, 'Shah Jahan'), await TestGuest.enter(server.url)];
    program = await TestProgram.make(server.url, 'Mechanical Turk', 'bot');
  });
  afterAll(() => server.close());

  const exported = (naming: Naming): Promise<ExportedGame[]> =>
    withStorage(
      {
        DATA_DIR: options.dataDir,
        SEAL_KEY: options.sealKey,
        ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      },
      async (storage) => {
        const games: ExportedGame[] = [];
        for await (const game of exportGames(storage, naming)) games.push(game);
        return games;
      },
    );

  async function open(terms: Partial<NewTable>): Promise<string> {
    const wanted = { game: 'toy', players: 2, pace: { kind: 'none' }, visibility: 'public', stakes: 'friendly', ...terms };
    return ((await host.must('POST', '/api/tables', wanted)) as TableInfo).id;
  }

  async function keep(person: TestGuest, id: string): Promise<void> {
    const client = person.client();
    client.watch(id, () => {});
    await until('my turn', () => (client.stateOf(id)?.question?.choices.length ?? 0) > 0);
    await client.move(id, 'keep');
    client.close();
  }

  async function played(other: TestGuest, terms: Partial<NewTable> = {}): Promise<string> {
    const id = await open(terms);
    if (terms.visibility === 'link') {
      const { token } = (await host.must('POST', `/api/tables/${id}/invitations`)) as { token: string };
      await other.must('POST', '/api/invitations/redeem', { token });
    }
    await other.must('POST', `/api/tables/${id}/join`, {});
    for (const person of [other, host]) await keep(person, id);
    await until('archived', async () => server.context.storage.archive.journal(id));
    return id;
  }

  test('every finished public game can be played again from what is written; no other is', async () => {
    const over = [await played(guest), await played(program.owner)];
    await played(guest, { visibility: 'link' });
    await open({});
    const games = await exported('names');
    expect(games.map(({ id }) => id)).toEqual(over);
    expect(games[0]?.seats).toMatchObject([
      { seat: 0, kind: 'person', player: 'Shah Jahan' },
      { seat: 1, kind: 'person', player: guest.me?.name },
    ]);
    expect(games[1]?.seats[1]).toMatchObject({ kind: 'program', player: 'Mechanical Turk' });
    for (const { id, players, options: chosen, edition, moves, seats, stakes, day } of games) {
      expect({ stakes, day }).toEqual({ stakes: 'friendly', day: new Date().toISOString().slice(0, 10) });
      let match = newMatch(mustRules(TOY, { players, options: chosen, edition }));
      for (const move of moves) {
        const answered = answerMatch(match, move.by, match.journal.live.length, 'text' in move ? move.text : '');
        if (!answered.ok) throw new Error(answered.fault.message);
        match = answered.value.match;
      }
      const record = await server.context.storage.tables.load(id);
      expect(seats.map(({ seat, rank, score }) => ({ seat, rank, score }))).toMatchObject(
        defined(record?.standings, 'standings').map(({ seat, rank }) => ({ seat, rank })),
      );
    }
  });

  test('without names: stable pseudonyms, and nothing that leads back to a person', async () => {
    const games = await exported('pseudonyms');
    expect(games.length).toBeGreaterThan(1);
    const text = JSON.stringify(games);
    for (const person of [host, guest, program.owner]) {
      expect(text).not.toContain(person.id);
      expect(text).not.toContain(person.me?.name);
    }
    for (const { id } of await exported('names')) expect(text).not.toContain(id);
    const hosts = new Set(games.map(({ seats }) => seats[0]?.player));
    expect([...hosts]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)]);
    expect(new Set(games.map(({ seats }) => seats[1]?.player)).size).toBe(2);
    expect(await exported('pseudonyms')).toEqual(games);
  });

  test('exports any number of games, each once, oldest first', async () => {
    const { db } = server.context.storage;
    const row = await db.selectFrom('archive').selectAll().where('visibility', '=', 'public').executeTakeFirstOrThrow();
    const table = await db.selectFrom('tables').selectAll().where('id', '=', row.table_id).executeTakeFirstOrThrow();
    const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', row.table_id).execute();
    const before = (await exported('names')).length;
    for (let count = 0; count < 120; count++) {
      const id = newId();
      const endedAt = row.ended_at - (count % 7);
      await db
        .insertInto('tables')
        .values({ ...table, id, ended_at: endedAt })
        .execute();
      await db
        .insertInto('seats')
        .values(seats.map((seat) => ({ ...seat, table_id: id })))
        .execute();
      await db
        .insertInto('archive')
        .values({ ...row, table_id: id, ended_at: endedAt })
        .execute();
    }
    const games = await exported('names');
    expect(games).toHaveLength(before + 120);
    expect(new Set(games.map(({ id }) => id)).size).toBe(before + 120);
    expect(games.every(({ moves }) => moves.length > 0)).toBe(true);
  });

  test('a deleted account has no name, and a bot has its level', async () => {
    const id = await open({});
    await host.must('PUT', `/api/tables/${id}/seats/1`, { bot: 'random' });
    await keep(host, id);
    await until('archived', async () => server.context.storage.archive.journal(id));
    await host.must('DELETE', '/api/me', { name: 'Shah Jahan' });
    const game = defined(
      (await exported('names')).find((one) => one.id === id),
      'game',
    );
    expect(game.seats[0]).not.toHaveProperty('player');
    expect(game.seats[1]).toMatchObject({ kind: 'bot', player: 'random' });
    expect(game.moves.some(({ by }) => by === 1)).toBe(true);
  });
});
