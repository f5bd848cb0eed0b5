import { expect, test } from 'vitest';
import { faultsOfAccess, picture } from './support/looks.ts';
import { at, openHouse, visit } from './support/visitors.ts';

openHouse();

test('two people find each other, one on a phone and on another page; the game starts by itself', async () => {
  const [one, other] = [await visit({ path: '#/tables' }), await visit({ screen: 'phone', path: '#/tables' })];
  await one.page.locator('[data-look="rajas"]').click();
  await one.page.locator('[data-waiting="looking"]').waitFor();
  await picture(one.page, 'tables-looking-laptop-light');
  expect(await faultsOfAccess(one.page)).toEqual([]);
  await one.page.locator('[data-stop-looking]').click();
  await one.page.locator('[data-waiting]').waitFor({ state: 'detached' });
  for (const { page } of [one, other]) {
    await page.locator('[data-wish-players]').selectOption('5');
    expect(await page.locator('[data-look]:disabled').count()).toBe(2);
    await page.locator('[data-wish-players]').selectOption('2');
    await page.locator('[data-wish-pace]').selectOption('fast');
  }
  await one.page.locator('[data-look="cards-and-karma"]').click();
  await one.page.goto(at('#/lessons'));
  await one.page.locator('[data-search-pill]').waitFor();
  // Playwright refuses to click what something else covers.
  for (const link of await one.page.locator('header nav a').all()) await link.click({ trial: true });
  await other.page.locator('[data-look="cards-and-karma"]').click();
  await other.page.locator('[data-waiting="found"]').waitFor();
  for (const { page } of [one, other]) await page.locator('[data-table]').waitFor();
  expect(await one.page.evaluate(() => location.hash)).toBe(await other.page.evaluate(() => location.hash));
  await one.page.locator('[data-search-pill]').waitFor({ state: 'detached' });
});

test('a closed page is no longer looking; someone who won’t wait starts with bots', async () => {
  const [gone, other] = [await visit({ path: '#/tables' }), await visit({ path: '#/tables' })];
  await gone.page.locator('[data-look="taj-mahal"]').click();
  await gone.page.locator('[data-waiting]').waitFor();
  await gone.context.close();
  await other.page.locator('[data-look="taj-mahal"]').click();
  await other.page.locator('[data-with-bots]').click();
  await other.page.locator('[data-table]').waitFor();
});

test('the list shows options, fill and language; filters are kept; bots take the empty seats of a table that said so', async () => {
  const [host, guest] = [await visit(), await visit({ path: '#/tables' })];
  await host.page.goto(at('#/new/cards-and-karma/online'));
  await host.page.locator('details:has([data-fill-choice]) summary').click();
  await host.page.locator('[data-fill-choice] label', { hasText: 'Bots' }).click();
  await host.page.locator('[data-open-online]').click();
  const table = (await host.page.locator('[data-room]').getAttribute('data-room')) ?? '';
  const row = guest.page.locator(`[data-open] [data-online="${table}"]`);
  await row.locator('[data-fill]').waitFor();
  expect(await row.locator('.language').textContent()).toBe('EN');
  const filters = guest.page.locator('[data-open] .filters');
  await filters.locator('label', { hasText: 'Rajas' }).click();
  await row.waitFor({ state: 'detached' });
  await guest.page.reload();
  await guest.page.locator('[data-show-all]').click();
  await row.waitFor();
  await guest.page.setViewportSize({ width: 390, height: 844 });
  await guest.page.locator('[data-filter]').click();
  await guest.page.locator('[data-filter-sheet] label', { hasText: 'Rajas' }).click();
  expect(await guest.page.locator('[data-filter-done]').textContent()).toBe('Show 0 tables');
  await guest.page.locator('[data-filter-sheet] label', { hasText: 'Cards & Karma' }).click();
  await guest.page.locator('[data-filter-done]').click();
  await row.waitFor();
  await host.page.locator('[data-begin]').click();
  await host.page.locator('[data-table]').waitFor();
});
