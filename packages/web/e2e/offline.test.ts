import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const READY = '[data-table][data-busy="false"] [data-choice]';

test('without a network the client starts and a game can be played', async () => {
  const { page, context } = await site.open();
  const isReady = await page.evaluate(async () => {
    if (!('serviceWorker' in navigator)) return false;
    await navigator.serviceWorker.ready;
    return true;
  });
  expect(isReady).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.click('[data-play-now="taj-mahal"]');
  await page.waitForSelector(READY);
  const before = await page.getAttribute('[data-table]', 'data-table');
  await page.click('[data-choice]');
  await page.waitForFunction((number) => document.querySelector<HTMLElement>('[data-table]')?.dataset.table !== number, before);
  await context.close();
});
