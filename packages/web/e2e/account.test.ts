import { freePort, startMailTrap } from '@durbar/server/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { faultsOfAccess, picture, smallTargets } from './support/looks.ts';
import { at, openHouse, openTable, visit } from './support/visitors.ts';

const HOUR = 3_600_000;
let passed = 0;
const mailTrap = await startMailTrap();
afterAll(() => mailTrap.close());
const port = await freePort();
openHouse({
  now: () => Date.now() + passed,
  environment: {
    PORT: `${port}`,
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: mailTrap.url,
    MAIL_FROM: 'Durbar <durbar@example.org>',
  },
});

/** The link that leads to this page in a mail to this address, once there is one. */
async function mailedLink(address: string, page: string): Promise<string> {
  const find = (): string | undefined => {
    const mails = mailTrap.mails.filter((mail) => mail.includes(`To: ${address}`)).map((mail) => mail.replaceAll('=\n', ''));
    return mails.map((mail) => new RegExp(`${page}#[\\w-]+`).exec(mail)?.[0]).find(Boolean);
  };
  await expect.poll(find).toBeDefined();
  return at(find() ?? '');
}

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
  await expectFaultAt(page.locator('[name="current"]'), 'Wrong name or password.');
  await change('monsoon over lahore', 'lahore');
  await expectFaultAt(page.locator('[name="new"]'), 'Use at least 10 characters');
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

test('a forgotten password is replaced by a link in a mail to the confirmed address', async () => {
  const owner = await visit({ path: '#/account' });
  await makeAccount(owner.page, 'monsoon over lahore', 'Gulbadan');
  const notices = owner.page.locator('[data-notices]');
  await notices.locator('[name="mail"]').fill('gulbadan@example.org');
  await notices.locator('button[type="submit"]').click();
  await owner.page.goto(await mailedLink('gulbadan@example.org', 'confirm-mail'));
  await owner.page.locator('[data-confirmed]').waitFor();

  const { page } = await visit({ path: '#/account', screen: 'phone' });
  await page.locator('[data-sign-in] [name="username"]').fill('Gulbadan');
  await page.locator('[data-forgot]').click();
  expect(await page.locator('[name="forgotten"]').inputValue()).toBe('Gulbadan');
  await picture(page, 'forgotten-password-phone');
  expect([...(await faultsOfAccess(page)), ...(await smallTargets(page, 44))]).toEqual([]);
  await page.locator('[data-forgotten] button[type="submit"]').click();
  await page.getByText('a link is on its way').waitFor();
  await page.goto(await mailedLink('gulbadan@example.org', 'reset-password'));
  await page.locator('[name="new"]').fill('gulbadan');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('alert').waitFor();
  await page.locator('[name="new"]').fill('gardens of shalimar');
  expect([...(await faultsOfAccess(page)), ...(await smallTargets(page, 44))]).toEqual([]);
  await picture(page, 'reset-password-phone');
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-reset]').waitFor();
  await page.goto(at('#/account'));
  await page.locator('[data-devices]').waitFor();
  await owner.page.goto(at('#/account'));
  await owner.page.locator('[data-sign-in]').waitFor();
});

/** The sentence belongs to the field, which is in view and has the focus. */
async function expectFaultAt(field: Locator, sentence: string): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const about = field.page().locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
  expect(await about.textContent()).toContain(sentence);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await about.evaluate(isInView)).toBe(true);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
