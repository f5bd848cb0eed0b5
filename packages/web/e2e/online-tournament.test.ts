import { expect, test } from 'vitest';
import { faultsOfAccess, picture } from './support/looks.ts';
import { at, openHouse, type Visitor, visit, visitAs } from './support/visitors.ts';

openHouse();

/** Resigns through the page: in a game of two, that ends it. */
async function resign({ page }: Visitor): Promise<void> {
  await page.locator('[data-table]').waitFor();
  await page.locator('[data-side]').first().click();
  await page.locator('[data-resign]').click();
  await page.locator('[data-resign-sure]').click();
}

test('four people play two rounds of a tournament, from the list to the winner', async () => {
  const host = await visitAs('Kavya of Surat');
  await host.page.goto(at('#/people'));
  await host.page.locator('[data-tournaments]').click();
  await host.page.locator('[data-create]').click();
  await host.page.locator('[name="tournament"]').fill('Lamps of Agra');
  await host.page.locator('label', { hasText: 'Cards & Karma' }).click();
  await host.page.locator('[role=radiogroup][aria-label="People at a table"] label', { hasText: '2' }).click();
  await host.page.locator('[role=radiogroup][aria-label="Rounds"] label', { hasText: '2' }).click();
  expect(await faultsOfAccess(host.page)).toEqual([]);
  await picture(host.page, 'tournament-new-laptop-light');
  await host.page.locator('[data-create-tournament]').click();
  await host.page.locator('nav [aria-current="true"]', { hasText: 'People' }).waitFor();
  await host.page.locator('[data-edit]').click();
  await host.page.locator('[name="tournament"]').fill('Lanterns of Agra');
  await host.page.locator('[data-create-tournament]').click();
  await host.page.getByRole('heading', { name: 'Lanterns of Agra' }).waitFor();
  await host.page.locator('[data-join]').click();
  const address = await host.page.evaluate(() => location.hash);
  const others = await Promise.all([
    visit({ path: address }),
    visit({ path: address }),
    visit({ screen: 'phone', path: address }),
  ]);
  for (const { page } of others) await page.locator('[data-join]').click();
  const everyone = [host, ...others];
  for (const { page } of everyone) await page.locator('[data-leave]').waitFor();
  await host.page.locator('[data-start]').click();
  for (const round of [1, 2]) {
    await Promise.all(
      everyone.map(async ({ page }) => {
        await page.goto(at(address));
        await page.locator(`[data-round="${round}"] [data-go]`).click();
        await page.locator('[data-ready-toggle]').click();
        await page.locator('[data-table]').waitFor();
      }),
    );
    const tables = new Map<string, Visitor>();
    for (const one of everyone) tables.set(await one.page.evaluate(() => location.hash), one);
    expect(tables.size).toBe(2);
    for (const loser of tables.values()) await resign(loser);
  }
  await host.page.goto(at(address));
  await host.page.locator('[data-status="finished"] [data-winner]').waitFor();
  const points = await host.page.locator('[data-standings] tbody tr td:nth-last-child(2)').allTextContents();
  expect(points).toEqual(['10', '5', '5', '0']);
  await picture(host.page, 'tournament-over-laptop-light');
});
