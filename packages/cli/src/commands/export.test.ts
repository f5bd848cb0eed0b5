import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ExportedGame } from '@durbar/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { run } from '../testing/run.ts';

const DATABASE = new URL('../../../../fixtures/databases/sqlite.db.gz', import.meta.url);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'durbar-export-'));
  await writeFile(path.join(folder, 'durbar.db'), gunzipSync(await readFile(DATABASE)));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('SEAL_KEY', 'the key of all databases for tests');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('writes the games of an old server line by line, to a file or to standard output, with or without names', async () => {
  const file = path.join(folder, 'games.ndjson');
  expect(await run('export', file)).toMatchObject({ code: 0, out: '', err: '' });
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const games: ExportedGame[] = lines.map((line) => JSON.parse(line));
  expect(new Set(games.map(({ game }) => game)).size).toBeGreaterThan(1);
  for (const { players, moves, seats, rulesVersion } of games) {
    expect(rulesVersion).toBeGreaterThan(0);
    expect(seats).toHaveLength(players);
    expect(moves.filter((move) => 'text' in move && move.text !== '').length).toBeGreaterThan(10);
  }
  const again = await run('export');
  expect(again.out).toBe(`${lines.join('\n')}\n`);
  const named = await run('export', '--names');
  expect(named.out.split('\n').length).toBe(again.out.split('\n').length);
  expect(named.out).not.toBe(again.out);
});
