import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { TestGuest } from '../../packages/server/src/testing/guest.ts';
import { until } from '../../packages/server/src/testing/wait.ts';
import { start } from '../release/running.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const data = await mkdtemp(join(tmpdir(), 'durbar-dev-'));
afterAll(async () => rm(data, { recursive: true, force: true }));

const port = async () => String(await freePort());

test('npm run dev serves sources with hot reload, the API and the socket on one address', async () => {
  const [PORT, CLIENT_PORT] = [await port(), await port()];
  const call = [process.execPath, 'tools/dev/dev.ts'];
  const running = await start(call, ROOT, { PORT, CLIENT_PORT, DATA_DIR: data, LOG_LEVEL: 'silent' }, /Open (http:\S+),/);
  const answers = async (path: string) => (await fetch(running.url + path).catch(() => undefined))?.ok;
  await until('Vite', () => answers('/@vite/client'), 120_000);
  await until('the server', () => answers('/health'), 60_000);
  expect(await (await fetch(`${running.url}/src/App.svelte`)).text()).toContain('import.meta.hot');
  const guest = await TestGuest.enter(running.url);
  const asBrowser = { origin: running.url };
  expect((await guest.call('POST', '/api/guest', undefined, asBrowser)).status, 'a request of our own page').toBeLessThan(300);
  const client = guest.client();
  await until('a socket through Vite', () => client.isOnline, 30_000);
  client.close();
  await running.stop();
});

test('stopping it frees its ports', async () => {
  const [PORT, CLIENT_PORT] = [await port(), await port()];
  const env = { ...process.env, PORT, CLIENT_PORT, DATA_DIR: data, LOG_LEVEL: 'silent' };
  const dev = spawn(process.execPath, ['tools/dev/dev.ts'], { cwd: ROOT, env, stdio: 'ignore' });
  const isTaken = (port: string) =>
    fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
  for (const port of [PORT, CLIENT_PORT]) await until('an answer', () => isTaken(port), 120_000);
  dev.kill('SIGTERM');
  for (const port of [PORT, CLIENT_PORT]) await until('no answer', async () => !(await isTaken(port)), 30_000);
});
