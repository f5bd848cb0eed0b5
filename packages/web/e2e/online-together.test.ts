import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOfAccess, smallTargetsOnPhones } from './support/looks.ts';
import { at, begin, openHouse, openTable, type Visitor, visit } from './support/visitors.ts';

openHouse();

async function arrive(host: Visitor, name: string, screen: 'laptop' | 'phone'): Promise<Visitor> {
  const invite = host.page.locator('[data-invite]');
  const known = (await host.page.locator('[data-link]').count()) > 0 ? await host.page.locator('[data-link]').inputValue() : '';
  await invite.click();
  await host.page.waitForFunction(
    (before) => ![undefined, '', before].includes(document.querySelector<HTMLInputElement>('[data-link]')?.value),
    known,
  );
  const link = await host.page.locator('[data-link]').inputValue();
  const friend = await visit({ screen, path: link.slice(at('').length) });
  await friend.page.locator('[name="name"]').fill(name);
  await friend.page.locator('[data-arrive]').click();
  await friend.page.locator('[data-ready-toggle]').click();
  return friend;
}

async function resign(page: Page): Promise<void> {
  await page.locator('[data-side]').first().click();
  await page.locator('[data-resign]').click();
  await page.locator('[data-resign-sure]').click();
}

test('four people, two on phones: from an invitation to the end, a review together, a rematch and the same deal', async () => {
  const host = await visit();
  const table = await openTable(host, { game: 'cards-and-karma', players: 4, byLink: true });
  const friends: Visitor[] = [];
  for (const [name, screen] of [
    ['Arjun', 'phone'],
    ['Noor', 'phone'],
    ['Leila', 'laptop'],
  ] as const)
    friends.push(await arrive(host, name, screen));
  const [arjun, noor, leila] = friends as [Visitor, Visitor, Visitor];
  await begin(host, ...friends);
  // The last one left has won.
  for (const { page } of friends) await resign(page);
  for (const { page } of [host, ...friends]) {
    await page.locator('[data-end]').click();
    await page.locator('[data-rematch]').waitFor();
  }

  await host.page.goto(at(`#/replay/${table}/0`));
  await arjun.page.goto(at(`#/replay/${table}/0`));
  await host.page.locator('[data-review-together]').click();
  await host.page.locator('[data-lead]').click();
  await host.page.locator('[data-together="leading"]').waitFor();
  await arjun.page.locator('[data-together="led"] [data-review-together]').click();
  expect([...(await faultsOfAccess(arjun.page)), ...(await smallTargetsOnPhones(arjun.page, 'together'))]).toEqual([]);
  await arjun.page.locator('[data-follow]').click();
  await host.page.goto(at(`#/replay/${table}/3`));
  await arjun.page.locator('[data-replay="3"]').waitFor({ state: 'attached' });

  await noor.page.locator('[data-rematch]').click();
  const rematch = await noor.page.locator('[data-room]').getAttribute('data-room');
  await leila.page.locator('[data-join-rematch]').click();
  await leila.page.locator(`[data-room="${rematch}"]`).waitFor();
  await arjun.page.goto(at(`#/end/${table}`));
  await arjun.page.locator('[data-same-deal]').click();
  await arjun.page.locator('[data-room] [data-same-deal]').waitFor();
});
