import { type Receiver, startReceiver } from '@durbar/server/testing';
import { afterAll, expect, test } from 'vitest';
import { faultsOfAccess, picture, smallTargets } from './support/looks.ts';
import { clickOn } from './support/online.ts';
import { at, newContext, openHouse, openTable, type Visitor, visit } from './support/visitors.ts';

const receiver: Receiver = await startReceiver();
afterAll(() => receiver.close());
openHouse({ environment: { WEBHOOK_HOSTS: receiver.origin, NOTICE_EVERY: '0', NOTICE_DELAY: '0' } });

const NOTE = 'Keep the purple cards for Agra.';

test('a player of a turn-based game gets notices, takes notes and plans a turn', async () => {
  const host = await visit();
  const guest = await visit({ path: '#/account', context: await newContext('phone', 'light') });
  const { page } = guest;
  await page.locator('[data-as-guest]').click();
  await addWebhook(guest);
  await page.locator('[data-make-feeds]').click();
  const addresses = page.locator('[data-feeds] [data-copied]');
  await addresses.nth(1).waitFor();
  const [turns, deadlines] = await addresses.evaluateAll(valuesOf);
  await picture(page, 'notices-phone');
  expect([...(await faultsOfAccess(page)), ...(await smallTargets(page, 44))]).toEqual([]);

  const table = await openTable(host, { game: 'taj-mahal', players: 3, bots: 1, pace: 'Turn-based', friendly: true });
  await page.goto(at(`#/table/${table}`));
  await page.locator('[data-sit]').first().click();
  await page.locator('[data-table]').waitFor();
  const hasChoice = async (one: Visitor): Promise<boolean> => (await one.page.locator('[data-choice]').count()) > 0;
  // A plan is for a turn that hasn't come yet.
  await playUntil(guest, () => hasChoice(host));
  await page.locator('[data-side]').click();
  await page.locator('[data-note]').fill(NOTE);
  await page.locator('[data-note="saved"]').waitFor();
  await page.locator('[data-planner]').scrollIntoViewIfNeeded();
  await page.locator('[data-planner]').getByRole('switch').click();
  await page.locator('[data-plan-next]').selectOption('withdraw');
  await page.getByText('No one else sees your plan.').waitFor();
  await picture(page, 'plan-phone');
  expect([...(await faultsOfAccess(page)), ...(await smallTargets(page, 44))]).toEqual([]);
  expect(await (await fetch(turns ?? '')).text()).toContain('<feed');
  expect(await (await fetch(deadlines ?? '')).text()).toContain('BEGIN:VCALENDAR');

  await playUntil(host, async () => (await page.locator('[data-notice="plan"]').count()) > 0);
  await page.locator('[data-notice="plan"]').getByText('By your plan').waitFor();
  await page.locator('[data-plan-seen]').click();
  await page.locator('[data-notice="plan"]').waitFor({ state: 'detached' });

  await page.goto(at(`#/replay/${table}`));
  await page.locator('[data-notes]').click();
  expect(await page.locator('[data-note]').inputValue()).toBe(NOTE);
  expect(host.wire.heard.join()).not.toContain('purple');

  await host.page.locator('[data-side]').click();
  await host.page.getByText('Announce turns in a channel').click();
  await host.page.locator('[data-drawer] [name="webhook"]').waitFor();
  await picture(host.page, 'table-drawer-host');
  expect(await faultsOfAccess(host.page)).toEqual([]);
});

/** First a wrong address, then one that works, with a test message. */
async function addWebhook({ page }: Visitor): Promise<void> {
  const panel = page.locator('[data-webhooks]');
  const address = panel.locator('[name="webhook"]');
  await panel.getByRole('radio', { name: 'JSON' }).check();
  await address.fill('https://user:secret@example.org/');
  await panel.locator('[data-add-webhook]').click();
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
  await address.fill(`${receiver.origin}/mine`);
  await panel.locator('[data-add-webhook]').click();
  await panel.locator('[data-copied]').waitFor();
  await panel.locator('[data-test-webhook]').click();
  await panel.getByText('The test message arrived.').waitFor();
  expect(JSON.parse(receiver.at('/mine')[0] ?? '')).toMatchObject({ type: 'test' });
}

async function playUntil({ page }: Visitor, isReached: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isReached()) return;
    const number = Number(await page.locator('[data-table]').getAttribute('data-table'));
    if ((await page.locator('[data-choice]').count()) > 0) await clickOn(page, { seed: tries, until: number + 1 });
    else await page.waitForTimeout(50);
  }
  throw new Error('it never happens');
}

function valuesOf(fields: Element[]): string[] {
  return fields.map((field) => (field as HTMLInputElement).value);
}
