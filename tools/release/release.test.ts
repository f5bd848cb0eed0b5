import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TableInfo } from '@durbar/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import root from '../../package.json' with { type: 'json' };
import { TestGuest } from '../../packages/server/src/testing/guest.ts';
import { playAgainstBot, start } from './running.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';

/** `npm pack`, as in docs/hosting.md. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durbar-release-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: ROOT });
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

function npx(...args: string[]): [string, ...string[]] {
  return ['npx', '--yes', '--cache', join(folder, 'cache'), `./durbar-${root.version}.tgz`, ...args];
}

async function printed(call: readonly string[], DATA_DIR: string): Promise<string> {
  const [program = '', ...args] = call;
  return (await run(program, args, { cwd: folder, env: { ...process.env, DATA_DIR } })).stdout;
}

async function clientAt(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');
  return page;
}

describe('the package', () => {
  let finished: TableInfo | undefined;

  test('runs with npx alone: serves the client and a whole game', async () => {
    const running = await start(npx(), folder, { DATA_DIR: 'data' });
    expect(await clientAt(running.url)).toContain('<title>Durbar</title>');
    const health = await (await fetch(`${running.url}/health`)).json();
    expect(health).toMatchObject({ status: 'ok', version: root.version });
    finished = await playAgainstBot(running.url, 'cards-and-karma');
    expect(finished.status).toBe('finished');
    await running.stop();
  });

  test('writes a backup from which another server starts with the same games', async () => {
    expect(await printed(npx('backup', 'durbar.gz'), 'data')).toMatch(/^Backed up \d+ rows to durbar\.gz/);
    await mkdir(join(folder, 'restored'));
    await copyFile(join(folder, 'data', 'seal.key'), join(folder, 'restored', 'seal.key'));
    expect(await printed(npx('restore', 'durbar.gz'), 'restored')).toMatch(/^Restored \d+ rows from durbar\.gz/);
    const again = await start(npx(), folder, { DATA_DIR: 'restored' });
    const reader = await TestGuest.enter(again.url);
    const { standings } = (await reader.must('GET', `/api/tables/${finished?.id}`)) as TableInfo;
    expect(standings).toEqual(finished?.standings);
    await again.stop();
  });

  test('includes the licences of what it contains', async () => {
    const notices = await readFile(join(ROOT, 'dist/app/LICENSES.txt'), 'utf8');
    for (const name of ['fastify', 'pg', 'svelte', '@fontsource/mukta'])
      expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  });

  test('has no dependencies to install', async () => {
    const [installed = ''] = await readdir(join(folder, 'cache', '_npx'));
    const packages = await readdir(join(folder, 'cache', '_npx', installed, 'node_modules'));
    expect(packages.filter((name) => !name.startsWith('.'))).toEqual(['durbar']);
  });
});

describe('the executable', () => {
  test('runs without Node: serves the client and a whole game, and leaves nothing behind', async () => {
    await run(process.execPath, [join(ROOT, 'tools/release/executable.ts')]);
    const unpacked = join(folder, 'tmp');
    await mkdir(unpacked);
    const running = await start([join(ROOT, 'dist/durbar')], folder, { DATA_DIR: 'other', PATH: '', TMPDIR: unpacked });
    expect(await clientAt(running.url)).toContain('<title>Durbar</title>');
    expect((await playAgainstBot(running.url, 'rajas')).status).toBe('finished');
    expect(await readdir(unpacked)).toHaveLength(1);
    await running.stop();
    expect(await readdir(unpacked)).toEqual([]);
  });
});
