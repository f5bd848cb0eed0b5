import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOfAccess, smallTargets } from './support/looks.ts';
import { at, openHouse, openTable, visit } from './support/visitors.ts';

const HOUR = 3_600_000;
let passed = 0;
openHouse(() => Date.now() + passed);

const NAME = 'Nur of Lahore';

async function makeAccount(page: Page, password: string, name = NAME): Promise<void> {
  await page.locator('[data-as-guest]').click();
  const keep = page.locator('[data-keep]');
  await keep.locator('[name="username"]').fill(name);
  await keep.locator('[name="password"]').fill(password);
  await keep.locator('[data-make]').click();
  await page.locator('[data-devices]').waitFor();
}

async function signIn(page: Page, password: string): Promise<void> {
  const form = page.locator('[data-sign-in]');
  await form.locator('[name="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
}

async function wishDeletion(page: Page): Promise<void> {
  const data = page.locator('[data-my-data]');
  if (await page.locator('[data-delete]').isVisible()) await page.locator('[data-delete]').click();
  await data.locator('[name="name"]').fill(NAME);
  await page.locator('[data-delete-me]').click();
}

test('an hour after signing in, changing the password needs the old one, and everything else a new sign-in', async () => {
  const { page } = await visit({ path: '#/account' });
  await makeAccount(page, 'monsoon over lahore');
  passed += HOUR;
  const change = async (before: string, after: string): Promise<void> => {
    await page.locator('[name="current"]').fill(before);
    await page.locator('[name="new"]').fill(after);
    await page
      .locator('form', { has: page.locator('[name="new"]') })
      .locator('button[type="submit"]')
      .click();
  };
  await change('not the password', 'gardens of shalimar');
  await page.getByText('Wrong name or password.').waitFor();
  await change('monsoon over lahore', 'gardens of shalimar');
  await page.getByText('Password changed.').waitFor();
  passed += HOUR;
  await wishDeletion(page);
  await page.getByText('Sign in again first').waitFor();
  const panel = page.locator('[data-sign-in]');
  await expect.poll(() => panel.evaluate(isInView)).toBe(true);
  expect(await panel.locator('[name="username"]').inputValue()).toBe(NAME);
  expect([...(await faultsOfAccess(page)), ...(await smallTargets(page, 24))]).toEqual([]);
  await signIn(page, 'monsoon over lahore');
  await page.getByText('Wrong name or password.').waitFor();
  await signIn(page, 'gardens of shalimar');
  await panel.waitFor({ state: 'detached' });
  await wishDeletion(page);
  await page.getByText('Your account has been deleted.').waitFor();
  await page.goto(at('#/account'));
  await page.locator('[data-as-guest]').waitFor();
});

test('a token for a program is shown once, listed and revoked; one for a bot marks the account for everyone', async () => {
  const { page } = await visit({ path: '#/account' });
  await makeAccount(page, 'monsoon over lahore', 'Clockwork Elephant');
  const tokens = page.locator('[data-tokens]');
  await tokens.locator('[name="token"]').fill('My analysis');
  await tokens.locator('[data-make-token]').click();
  const shown = await tokens.locator('[data-made-token]').inputValue();
  const ask = (path: string) =>
    page.evaluate(
      async ([address = '', token = '']) => (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status,
      [path, shown],
    );
  expect(await ask('/api/tables')).toBe(200);
  expect(await ask('/api/me')).toBe(403);
  await page.reload();
  await tokens.getByText('My analysis').waitFor();
  expect(await page.content()).not.toContain(shown);
  await tokens.getByRole('button', { name: 'Revoke My analysis' }).click();
  await page.getByText('Token revoked.').waitFor();
  expect(await ask('/api/tables')).toBe(401);
  await tokens.getByRole('switch', { name: 'Bot' }).click();
  await tokens.getByText('marked as a program, for good').waitFor();
  await tokens.locator('[name="token"]').fill('My bot');
  passed += HOUR;
  await tokens.locator('[data-make-token]').click();
  await page.getByText('Sign in again first').waitFor();
  await signIn(page, 'monsoon over lahore');
  await page.locator('[data-sign-in]').waitFor({ state: 'detached' });
  await tokens.locator('[data-make-token]').click();
  await tokens.locator('[data-made-token]').waitFor();
  expect([...(await faultsOfAccess(page)), ...(await smallTargets(page, 24))]).toEqual([]);
  const id = await page.locator('[data-me]').getAttribute('data-me');
  const host = await visit({ path: `#/person/${id}` });
  await host.page.getByText('program ·').waitFor();
  const table = await openTable(host, { game: 'rajas', players: 2, friendly: true });
  const token = await tokens.locator('[data-made-token]').inputValue();
  await fetch(at(`api/bot/tables/${table}/accept`), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  await host.page.locator('[data-seat="1"] [data-program]').waitFor();
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
