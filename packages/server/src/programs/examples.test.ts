import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadGames } from '@durbar/catalogue';
import { defined, isOver, mustAnswer, mustRules, newMatch, saveMatch, seededRandom } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportGames } from '../admin/export.ts';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { autoplay } from '../testing/players.ts';
import { TestProgram } from '../testing/program.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const example = (file: string): string => fileURLToPath(new URL(`../../../../examples/${file}`, import.meta.url));
const games = await loadGames();
const databases = testDatabases();
let server: RunningServer;
const children: ChildProcess[] = [];
const programs: TestProgram[] = [];
let complaints = '';

beforeAll(async () => {
  server = await startTestServer(await databases.fresh('sqlite'), { games });
  for (const [name, command, file] of [
    ['Typed Example', process.execPath, 'bot.ts'],
    ['Python Example', 'python3', 'bot.py'],
  ] as const) {
    const program = await TestProgram.make(server.url, name, 'bot');
    const env = { PATH: process.env.PATH ?? '', DURBAR_TOKEN: program.token };
    const child = spawn(command, [example(file), server.url], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (text) => {
      complaints += text;
    });
    programs.push(program);
    children.push(child);
  }
});
afterAll(async () => {
  for (const child of children) child.kill();
  await server.close();
  await databases.close();
});

test('the example in TypeScript is short', () => {
  expect(readFileSync(example('bot.ts'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test.each(games)('both examples are invited to a whole game of $id, and to a rematch', async ({ id: game }) => {
  const host = await TestGuest.enter(server.url);
  const client = host.client();
  const wanted = { game, players: 3, pace: { kind: 'live', bank: 3600, increment: 0 }, visibility: 'public', stakes: 'friendly' };
  const { id } = (await host.must('POST', '/api/tables', wanted)) as TableInfo;
  for (const { owner } of programs) {
    await host.must('PUT', `/api/people/${owner.id}/friend`);
    await owner.must('PUT', `/api/people/${host.id}/friend`);
    await host.must('POST', `/api/tables/${id}/friends`, { person: owner.id });
  }
  const table = async (of: string) => (await host.must('GET', `/api/tables/${of}`)) as TableInfo;
  const areReady = async (of: string) => (await table(of)).seats.every(({ person, ready }) => person && ready);
  await until('both at the table', () => areReady(id), 60_000);
  await host.must('POST', `/api/tables/${id}/start`);
  autoplay(client, id, { random: seededRandom(game) });
  await until('the end', async () => (await table(id)).status === 'finished', 120_000);
  const { seats } = await table(id);
  await until('archived', async () => server.context.storage.archive.journal(id));
  expect(seats.slice(1)).toMatchObject([
    { program: true, away: false },
    { program: true, away: false },
  ]);
  const again = (await host.must('POST', `/api/tables/${id}/rematch`)) as TableInfo;
  await until('both ready again', () => areReady(again.id), 60_000);
  expect(complaints).toBe('');
  client.close();
});

test('what they played is exported, and replays to the same result', async () => {
  const { storage } = server.context;
  const met: string[] = [];
  for await (const { game, players, options, edition, moves, seats } of exportGames(storage, 'pseudonyms')) {
    const definition = defined(
      games.find(({ id }) => id === game),
      game,
    );
    let match = newMatch(mustRules(definition, { players, options, edition }));
    for (const move of moves) match = mustAnswer(match, 'text' in move ? move.text : '');
    expect(isOver(match.position)).toBe(true);
    const { standings } = saveMatch(match);
    expect(seats.map(({ seat, rank, score }) => ({ seat, rank, score }))).toMatchObject(
      (standings ?? []).map(({ seat, rank, score }) => ({ seat, rank, score })),
    );
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'program', 'program']);
    met.push(game);
  }
  expect(met.sort()).toEqual(games.map(({ id }) => id).sort());
});
