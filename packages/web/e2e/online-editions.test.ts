import { defined } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOfAccess, smallTargetsOnPhones } from './support/looks.ts';
import { at, begin, openHouse, playOn, type Visitor, visit } from './support/visitors.ts';

openHouse();

const NAME = 'Leila of Surat';
const PASSWORD = 'monsoon over agra';
const LIMIT = '[data-field="thresholds.handLimit"]';

async function signedUp(): Promise<Visitor> {
  const visitor = await visit({ path: '#/account' });
  await visitor.page.locator('[data-as-guest]').click();
  const keep = visitor.page.locator('[data-keep]');
  await keep.locator('[name="username"]').fill(NAME);
  await keep.locator('[name="password"]').fill(PASSWORD);
  await keep.locator('[data-make]').click();
  await visitor.page.locator('[data-devices]').waitFor();
  return visitor;
}

async function signedIn(): Promise<Visitor> {
  const visitor = await visit({ screen: 'phone', path: '#/account' });
  const form = visitor.page.locator('[data-sign-in]');
  await form.locator('[name="username"]').fill(NAME);
  await form.locator('[name="password"]').fill(PASSWORD);
  await form.locator('button[type="submit"]').click();
  await visitor.page.locator('[data-devices]').waitFor();
  return visitor;
}

/** Enters how many cards a hand may have. */
async function enter(page: Page, limit: number): Promise<void> {
  await page.locator(LIMIT).fill(String(limit));
  await page.locator(LIMIT).blur();
}

/** A press on the edition's name says how much differs, and shows the new number. */
async function seesDifference(page: Page, place: string, now: string): Promise<void> {
  await page.locator(`${place} [data-edition="My box"]`).first().click();
  await page.locator('[data-played-edition="My box"] [data-lead="1"]').waitFor();
  expect(await page.locator('[data-played-edition] .new').textContent()).toBe(now);
  expect(await page.locator('[data-played-edition] [data-lead]').textContent()).toContain('doesn’t count for ratings');
}

test('an edition follows its owner to another device, and everyone who plays with it sees what differs', async () => {
  const leila = await signedUp();
  await leila.page.goto(at('#/editions/cards-and-karma'));
  await leila.page.locator('[data-begin]').click();
  await leila.page.locator('[data-group="numbers"]').click();
  await enter(leila.page, 9);
  await leila.page.locator('[data-kept="account"]').waitFor();

  const phone = await signedIn();
  await phone.page.goto(at('#/editions/cards-and-karma'));
  await phone.page.locator('a[data-edition]').click();
  await phone.page.locator('[data-group="numbers"]').click();
  await expect.poll(() => phone.page.locator(LIMIT).inputValue()).toBe('9');
  await enter(phone.page, 7);
  await phone.page.locator('[data-kept="account"]').waitFor({ state: 'attached' });
  // Both devices changed it now.
  await enter(leila.page, 10);
  await leila.page.locator('[data-kept="account"]').waitFor();
  await leila.page.goto(leila.page.url().replace('/numbers', ''));
  await leila.page.locator('[data-both="My box"]').waitFor();

  await leila.page.locator('[data-new-table]').click();
  await leila.page.locator('label', { hasText: 'Online' }).click();
  const seats = leila.page.locator('li.seat');
  while ((await seats.count()) > 2) await seats.last().locator('.icon-btn').click();
  await seats.nth(1).locator('label', { hasText: 'Open' }).click();
  await leila.page.locator('label', { hasText: 'Invite only' }).click();
  await leila.page.locator('[data-open-online]').click();
  const table = defined((await leila.page.locator('[data-room]').getAttribute('data-room')) ?? undefined, 'table');
  await seesDifference(leila.page, '[data-room]', '10');
  await leila.page.keyboard.press('Escape');
  await leila.page.locator('[data-invite]').click();
  const link = await leila.page.locator('[data-link]').inputValue();

  const arjun = await visit({ screen: 'phone', path: link.slice(at('').length) });
  await seesDifference(arjun.page, '[data-arrival]', '10');
  expect([...(await faultsOfAccess(arjun.page)), ...(await smallTargetsOnPhones(arjun.page, 'edition'))]).toEqual([]);
  await arjun.page.keyboard.press('Escape');
  await arjun.page.locator('[name="name"]').fill('Arjun');
  await arjun.page.locator('[data-arrive]').click();
  await arjun.page.locator('[data-ready-toggle]').click();
  await begin(leila, arjun);
  await playOn([leila, arjun], 6);
  await arjun.page.locator('[data-side]').click();
  await seesDifference(arjun.page, '.edition', '10');
  await arjun.page.keyboard.press('Escape');
  await arjun.page.locator('[data-resign]').click();
  await arjun.page.locator('[data-resign-sure]').click();
  await leila.page.locator('[data-end]').click();
  await seesDifference(leila.page, '.result', '10');
  await leila.page.goto(at(`#/replay/${table}/0`));
  await seesDifference(leila.page, '', '10');
});
