import { grantAdmin, revokeAdmin, withStorage } from '@durbar/server';
import { expect, test } from 'vitest';
import { faultsOfAccess, smallTargetsOnPhones } from './support/looks.ts';
import { at, dataDir, openHouse, PASSWORD, twoAtATable, type Visitor, visitAs } from './support/visitors.ts';

let ahead = 0;
openHouse({ now: () => Date.now() + ahead });

async function say({ page }: Visitor, text: string): Promise<void> {
  await page.locator('[data-say]').fill(text);
  await page.keyboard.press('Enter');
}

test('a player reports a message; an administrator reads it on a phone, mutes the sender and closes the report', async () => {
  const { host, guest } = await twoAtATable();
  for (const { page } of [host, guest]) await page.locator('[data-talk]').click();
  await say(guest, 'You play like a mule');
  const line = host.page.locator('[data-line]', { hasText: 'You play like a mule' });
  await line.getByRole('button').last().click();
  await line.locator('[data-report]').click();
  await line.locator('input').fill('Insulting');
  await line.getByRole('button', { name: 'Report' }).click();
  await line.getByRole('status').waitFor();

  const boss = await visitAs('Birbal', 'phone');
  const { page } = boss;
  expect(await page.locator('[data-moderation]').count()).toBe(0);
  await page.goto(at('#/admin'));
  await page.locator('[data-unopened]').waitFor();
  await withStorage({ DATA_DIR: dataDir() }, (storage) => grantAdmin(storage, 'Birbal', { now: Date.now() }));
  await page.goto(at('#/account'));
  await page.reload();
  await page.locator('[data-moderation]').waitFor();
  await page.goto(at('#/settings'));
  await page.locator('[data-moderation]').click();

  const report = page.locator('[data-report]');
  await report.getByText('You play like a mule').first().waitFor();
  await report.getByText('Insulting').waitFor();
  expect([...(await faultsOfAccess(page)), ...(await smallTargetsOnPhones(page, 'reports'))]).toEqual([]);
  await page.getByRole('radio', { name: 'Players' }).click();
  await page.locator('[data-player]', { hasText: '1 report' }).locator('[data-deed="mute"]').click();
  await page.locator('[name="note"]').fill('Insults');
  expect([...(await faultsOfAccess(page)), ...(await smallTargetsOnPhones(page, 'muting'))]).toEqual([]);
  await page.locator('[data-do]').click();
  await page.locator('[data-player]', { hasText: 'muted until' }).waitFor();
  await say(guest, 'Hello?');
  await guest.page.getByText('A moderator has muted you').waitFor();

  await page.getByRole('radio', { name: 'Reports' }).click();
  await report.locator('[data-close-report]').click();
  await page.locator('[name="note"]').fill('Muted for a week');
  await page.locator('[data-do]').click();
  await page.getByText('No open reports.').waitFor();
  await page.getByRole('radio', { name: 'Log' }).click();
  await page.locator('[data-audit="report-closed"]').getByText('Muted for a week').waitFor();
  await page.locator('[data-audit="muted"]').waitFor();
  await page.getByRole('radio', { name: 'Tables' }).click();
  await page.locator('[data-admin-table] [data-close]').click();
  await page.locator('[name="note"]').fill('Enough');
  await page.locator('[data-do]').click();
  await page.getByText('No open or running tables.').waitFor();
  expect([...(await faultsOfAccess(page)), ...(await smallTargetsOnPhones(page, 'tables'))]).toEqual([]);

  ahead += 3_600_000;
  await page.getByRole('radio', { name: 'Players' }).click();
  await page.locator('[data-player]', { hasText: 'muted until' }).locator('[data-deed="unmute"]').click();
  await page.locator('[name="note"]').fill('Served');
  await page.locator('[data-do]').click();
  await page.locator('[data-sign-in-again]').click();
  await page.locator('[data-sign-in] [name="password"]').fill(PASSWORD);
  await page.locator('[data-sign-in] [type="submit"]').click();
  await page.locator('[data-admin="reports"]').waitFor();

  await withStorage({ DATA_DIR: dataDir() }, (storage) => revokeAdmin(storage, 'Birbal', { now: Date.now() }));
  await page.reload();
  await page.locator('[data-unopened]').waitFor();
});
