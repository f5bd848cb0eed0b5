import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedGame } from './support/finished.ts';
import { keep, kept, textsOf } from './support/kept.ts';
import { faultsOfAccess } from './support/looks.ts';
import { openSite, type Site } from './support/site.ts';
import { makeAMove, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000002';

test('a hint stays on the board as numbers until the next choice', async () => {
  const { page, context, errors } = await site.open();
  await page.click('[data-play-now="taj-mahal"]');
  await page.waitForSelector(READY);
  await page.keyboard.press('h');
  await page.getByText('Chance to win').first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-advised="1"]');
  await makeAMove(page);
  await page.waitForSelector('[data-advised]', { state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

test('a finished game is looked back at: kept with the game, and played on from a turning point', async () => {
  const { page, context, errors } = await site.open();
  const game = await finishedGame('taj-mahal', 3, SEED);
  await keep(page, game);
  await page.goto(`${site.address}/#/end/${game.id}`);
  const point = page.locator('[data-play-from]').first();
  await point.waitFor({ timeout: 60_000 });
  expect(await faultsOfAccess(page)).toEqual([]);
  await expect.poll(async () => (await kept(page, game.id)).analysis?.chances.length).toBe(textsOf(game).length + 1);
  const entry = Number(await point.getAttribute('data-play-from'));
  await point.click();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  const id = (await page.evaluate(() => location.hash)).split('/').at(-1) ?? '';
  await expect.poll(async () => textsOf(await kept(page, id)).slice(0, entry)).toEqual(textsOf(game).slice(0, entry));
  expect(errors).toEqual([]);
  await context.close();
});
