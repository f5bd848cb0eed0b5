import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, test } from 'vitest';
import { GAMES } from './support/games.ts';
import { relayTo } from './support/relay.ts';
import { type Served, serveFolder } from './support/serve.ts';
import { openSite, type Site } from './support/site.ts';
import { makeAMove, READY } from './support/table.ts';

let site: Site;
let folder: string;
let published: Served;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durbar-published-'));
  await buildAsPublished(folder);
  published = await serveFolder(folder);
  site = await openSite();
});
afterAll(async () => {
  await site.close();
  await published.close();
  await rm(folder, { recursive: true });
});

/** Only the client as it is published registers its service worker; the one that the other tests share is built by a test runner. */
async function buildAsPublished(outDir: string): Promise<void> {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)('npm', ['run', 'build', '--', '--outDir', outDir, '--emptyOutDir'], { cwd, env });
}

/** All files are fetched in the background; a busy machine takes its time. */
const PATIENCE = { timeout: 120_000 };

test('without a network the client starts and every game can be played', async () => {
  const network = await relayTo(published.address);
  const { page, context } = await site.open({ address: network.address });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, PATIENCE);
  await network.cut();
  for (const { game } of GAMES) {
    await page.goto(`${network.address}/`);
    await page.click(`[data-play-now="${game}"]`);
    await makeAMove(page);
  }
  await page.reload();
  await page.waitForSelector(READY);
  await context.close();
});
