import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOfAccess, smallTargets } from './support/looks.ts';
import { at, openHouse, visit } from './support/visitors.ts';

const HOUR = 3_600_000;
let passed = 0;
openHouse(() => Date.now() + passed);

const NAME = 'Nur of Lahore';

async function makeAccount(page: Page, password: string): Promise<void> {
  await page.locator('[data-as-guest]').click();
  const keep = page.locator('[data-keep]');
  await keep.locator('[name="username"]').fill(NAME);
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

test('an hour after signing in, the password needs the old one, and everything else another sign-in', async () => {
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

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
