import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { loadGames } from '@durbar/catalogue';
import { seededRandom } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { TestGuest } from '../testing/guest.ts';
import { autoplay } from '../testing/players.ts';
import { TestProgram } from '../testing/program.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';

const DOCUMENT = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const examples = [...DOCUMENT.matchAll(/```sh\n(.*?)```/gs)].map(([, text = '']) => text);

const databases = testDatabases();
let server: RunningServer;
let program: TestProgram;
beforeAll(async () => {
  server = await startTestServer(await databases.fresh('sqlite'), { games: await loadGames() });
  program = await TestProgram.make(server.url, 'Reader of documents', 'read', 'play');
  await TestGuest.account(server.url, 'Leila of Agra');
  const { owner } = program;
  const wanted = { game: 'cards-and-karma', players: 2, pace: { kind: 'none' }, visibility: 'public' };
  const { id } = (await owner.must('POST', '/api/tables', wanted)) as TableInfo;
  await owner.must('PUT', `/api/tables/${id}/seats/1`, { bot: 'random' });
  const client = owner.client();
  autoplay(client, id, { random: seededRandom('documents') });
  await until('a finished game', async () => server.context.storage.archive.journal(id), 60_000);
  client.close();
});
afterAll(async () => {
  await server.close();
  await databases.close();
});

async function answered(example: string) {
  const env = { PATH: process.env.PATH ?? '', DURBAR: server.url, TOKEN: program.token };
  const { stdout } = await promisify(execFile)('bash', ['-euc', example], { env, maxBuffer: 10_000_000 });
  return JSON.parse(stdout);
}

test('every example in docs/api.md answers as described', async () => {
  const [token, archive, saved, found, table, refusal, ...others] = await Promise.all(examples.map(answered));
  expect(others).toEqual([]);
  expect(token).toMatchObject({ person: { id: program.owner.id }, token: { scopes: ['read', 'play'] } });
  expect(archive.games).toMatchObject([{ game: 'cards-and-karma' }]);
  expect(saved).toMatchObject({ durbar: 2, game: 'cards-and-karma', fairness: { seed: expect.any(String) } });
  expect(found).toMatchObject([{ name: 'Leila of Agra' }]);
  expect(table).toMatchObject({ game: 'rajas', status: 'open', stakes: 'friendly' });
  expect(refusal).toMatchObject({ code: 'no-such-table' });
});

test('every address in docs/api.md exists on the server', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  const named = [...DOCUMENT.matchAll(/\b(GET|POST|PUT|DELETE) (\/api\/[\w/:.-]+)/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, method = '', path = ''] of named)
    expect(Object.keys(paths[path.replaceAll(/:(\w+)/g, '{$1}')] ?? {})).toContain(method.toLowerCase());
});
