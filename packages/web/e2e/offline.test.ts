import { afterAll, beforeAll, test } from 'vitest';
import { GAMES } from './support/games.ts';
import { relayTo } from './support/relay.ts';
import { openSite, type Site } from './support/site.ts';
import { makeAMove, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** All files are fetched in the background, which takes a while on a busy machine. */
const PATIENCE = { timeout: 120_000 };

test('without a network the client starts and every game can be played', async () => {
  const network = await relayTo(site.address);
  const { page, context } = await site.open({ address: network.address, serviceWorkers: 'allow' });
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
