import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@durbar/engine';
import type { OnlineClient, TableInfo } from '@durbar/protocol';
import { rajas } from '@durbar/rajas';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { filesRunBy } from '../../../../tools/files-run.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const databases = testDatabases();
afterAll(() => databases.close());
afterEach(() => {
  vi.useRealTimers();
});

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = readFileSync(path.join(PACKAGES, '../docs/architecture.md'), 'utf8');

/** A file as named in `docs/architecture.md`: package and path. */
function nameOf(file: string): string {
  return file
    .slice(PACKAGES.length)
    .replace(/^games\//, '')
    .replace('/src/', '/');
}

function fileOf(name: string): string {
  const [owner = '', ...rest] = name.split('/');
  const home = existsSync(path.join(PACKAGES, owner)) ? owner : `games/${owner}`;
  return path.join(PACKAGES, home, 'src', ...rest);
}

/** The files listed in one part of the page. */
function listedUnder(isWanted: (title: string) => boolean): readonly string[] {
  const [, ...sections] = PAGE.split(/^## /m);
  const parts = sections.filter((part) => isWanted(part.slice(0, part.indexOf('\n'))));
  return parts.flatMap((part) => [...part.matchAll(/`([a-z-]+\/[\w/.-]+\.(?:ts|svelte))`/g)].map(([, name = '']) => name));
}

const CONSULTED = 'Consulted on the way';
const walk = listedUnder((title) => title !== CONSULTED);
const consulted = listedUnder((title) => title === CONSULTED);

/** Our own files; an index only re-exports. */
const isOurs = (file: string): boolean => !/\/testing\/|\.test\.ts$|\/index\.ts$|\/node_modules\//.test(file);

interface Watched {
  readonly id: string;
  readonly clients: readonly OnlineClient[];
  /** The client of the player whose turn it is. */
  readonly mover: OnlineClient;
}

/** A table of Rajas with three watchers, whose first player can send a worker to the Yogi. */
async function yogiTable(guests: readonly [TestGuest, TestGuest, TestGuest]): Promise<Watched> {
  const wanted = { game: 'rajas', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id } = (await guests[0].must('POST', '/api/tables', wanted)) as TableInfo;
  await guests[1].must('POST', `/api/tables/${id}/join`, {});
  const clients = guests.map((one) => one.client());
  for (const client of clients) client.watch(id, () => {});
  const mover = await until('all watch', () => clients.find((client) => canVisitYogi(client, id) !== undefined));
  await until('all watch', () => clients.every((client) => client.stateOf(id)?.question && client.stateOf(id)?.attendance));
  if (canVisitYogi(mover, id)) return { id, clients, mover };
  for (const client of clients) client.close();
  return yogiTable(guests);
}

/** Undefined for those who aren't asked. */
function canVisitYogi(client: OnlineClient, id: string): boolean | undefined {
  const choices = client.stateOf(id)?.question?.choices ?? [];
  return choices.length === 0 ? undefined : choices.some(({ text }) => text === 'yogi');
}

/** Real time until timers are frozen; after that only what the test triggers runs. */
function holdableTimers(): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'], shouldAdvanceTime: true });
  return () => vi.useRealTimers();
}

test('one choice runs through exactly the listed files', async () => {
  const holdTimers = holdableTimers();
  const server = await startTestServer(await databases.fresh('sqlite'), { games: [rajas as unknown as AnyGame] });
  const { url } = server;
  const { id, clients, mover } = await yogiTable([
    await TestGuest.enter(url),
    await TestGuest.enter(url),
    await TestGuest.enter(url),
  ]);
  const number = mover.stateOf(id)?.number ?? 0;
  holdTimers();
  const run = await filesRunBy(PACKAGES, async () => {
    expect(await mover.move(id, 'yogi')).toMatchObject({ ok: true });
    await until('all saw it', () => clients.every((client) => client.stateOf(id)?.number === number + 1));
  });
  const names = new Set(run.filter(isOurs).map(nameOf));
  expect([...names].filter((name) => !walk.includes(name) && !consulted.includes(name))).toEqual([]);
  expect(walk.filter((name) => !name.startsWith('web/') && !names.has(name))).toEqual([]);
  for (const client of clients) client.close();
  await server.close();
});

test('one choice passes through at most forty files', () => {
  expect(new Set(walk).size).toBe(walk.length);
  expect(walk.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
  expect(consulted.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
  expect(walk.length).toBeLessThanOrEqual(40);
});

/** The top-level declarations of a file. */
function declaredIn(name: string): readonly string[] {
  const declarations = /^(?:export )?(?:abstract )?(?:async )?(?:function|class|interface|type|const|let) (\w+)/gm;
  return [...readFileSync(fileOf(name), 'utf8').matchAll(declarations)].map(([, declared = '']) => declared);
}

test('no two files on the way declare the same name', () => {
  const declared = [...walk, ...consulted].filter((name) => name.endsWith('.ts')).flatMap(declaredIn);
  expect(declared.length).toBeGreaterThan(200);
  expect(declared.filter((name, index) => declared.indexOf(name) < index)).toEqual([]);
});
