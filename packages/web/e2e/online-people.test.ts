import { defined } from '@durbar/engine';
import { expect, inject, test } from 'vitest';
import { faultsOfAccess, picture, smallTargets, smallTargetsOnPhones } from './support/looks.ts';
import { clickOn } from './support/online.ts';
import { serveFolder } from './support/serve.ts';
import { numberAt } from './support/table.ts';
import { at, begin, newContext, openHouse, openTable, twoAtATable, type Visitor, visit } from './support/visitors.ts';

openHouse();

test('a guest becomes an account, keeps the table, signs in elsewhere and signs out everywhere', async () => {
  const guest = await visit();
  const table = await openTable(guest, { game: 'rajas', players: 2, pace: 'None' });
  await guest.page.goto(at('#/account'));
  const keep = guest.page.locator('[data-keep]');
  await keep.locator('[name="username"]').fill('Ines of Agra');
  await keep.locator('[name="password"]').fill('short');
  await keep.locator('[data-make]').click();
  await guest.page.getByText('Use at least 10 characters').waitFor();
  await keep.locator('[name="password"]').fill('monsoon over agra');
  await keep.locator('[data-make]').click();
  await guest.page.locator('[data-devices]').waitFor();
  await guest.page.goto(at('#/tables'));
  await guest.page.locator(`[data-mine] [data-online="${table}"]`).waitFor();

  const elsewhere = await visit({ screen: 'phone', path: '#/account' });
  const form = elsewhere.page.locator('[data-sign-in]');
  await form.locator('[name="username"]').fill('ines of agra');
  await form.locator('[name="password"]').fill('monsoon over agra');
  await form.locator('button[type="submit"]').click();
  await elsewhere.page.locator('[data-sign-out-everywhere]').waitFor();
  await elsewhere.page.goto(at('#/tables'));
  await elsewhere.page.locator(`[data-mine] [data-online="${table}"]`).waitFor();
  await elsewhere.page.goto(at('#/account'));
  await elsewhere.page.locator('[data-sign-out-everywhere]').click();
  await elsewhere.page.getByText('You’re signed out.').waitFor();
  await guest.page.locator('[data-trouble="signed-out"]').waitFor();
});

/** The name of someone else who is here. */
async function nameOfAnother(): Promise<string> {
  const { page } = await visit({ path: '#/account' });
  await page.locator('[data-as-guest]').click();
  return defined((await page.locator('[data-me] b').textContent()) ?? undefined, 'name');
}

test('a passkey creates an account and signs in again; a taken name is rejected; data can be downloaded and deleted', async () => {
  const guest = await visit({ path: '#/account' });
  const session = await guest.context.newCDPSession(guest.page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await guest.page.locator('[data-as-guest]').click();
  const keep = guest.page.locator('[data-keep]');
  await keep.locator('[name="username"]').fill(await nameOfAnother());
  await keep.locator('[data-passkey]').click();
  await guest.page.getByText('This name is taken.').waitFor();
  await keep.locator('[name="username"]').fill('Leila');
  await keep.locator('[data-passkey]').click();
  await guest.page.locator('[data-devices]').waitFor();
  await guest.page.locator('[data-sign-out]').click();
  await guest.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await guest.page.locator('[data-me]').getByText('Leila').waitFor();
  const saving = guest.page.waitForEvent('download');
  await guest.page.locator('[data-export-me]').click();
  expect((await saving).suggestedFilename()).toBe('durbar-Leila.json');
  await guest.page.locator('[data-delete]').click();
  await guest.page.locator('[data-my-data] [name="name"]').fill('Leila');
  await guest.page.locator('[data-delete-me]').click();
  await guest.page.getByText('Your account has been deleted.').waitFor();
});

test('waiting tables are shown on every page, and one key goes to the next', async () => {
  const guest = await visit();
  const tables = [];
  for (const game of ['cards-and-karma', 'rajas']) {
    const host = await visit();
    const table = await openTable(host, { game, players: 2, pace: 'Turn-based' });
    await guest.page.goto(at(`#/table/${table}`));
    await guest.page.locator('[data-sit]').click();
    await guest.page.locator('[data-table]').waitFor();
    await host.page.locator('[data-table]').waitFor();
    await clickUntilTheirTurn(host, guest);
    tables.push(table);
  }
  await guest.page.goto(at('#/'));
  await expect.poll(() => guest.page.title()).toBe('(2) Durbar');
  await guest.page.locator('[data-online]').nth(1).waitFor();
  await guest.page.goto(at('#/settings'));
  await guest.page.locator('[data-next]').waitFor();
  await guest.page.keyboard.press('n');
  await expect.poll(() => guest.page.url()).toContain(`/#/table/${tables[0]}`);
  await guest.page.goto(at(`#/table/${tables[0]}`));
  await guest.page.locator('[data-next]').waitFor();
  await guest.page.keyboard.press('n');
  await expect.poll(() => guest.page.url()).toContain(`/#/table/${tables[1]}`);
});

/** The host plays until the guest has something to decide. */
async function clickUntilTheirTurn(host: Visitor, guest: Visitor): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if ((await guest.page.locator('[data-choice]').count()) > 0) return;
    const number = await numberAt(host.page);
    if ((await host.page.locator('[data-choice]').count()) > 0) await clickOn(host.page, { seed: tries, until: number + 1 });
    else await host.page.waitForTimeout(50);
  }
  throw new Error('the guest is never asked');
}

test('without a server the client says so and still plays locally', async () => {
  const address = await serveFolder(inject('folder'));
  const context = await newContext('laptop', 'light');
  const page = await context.newPage();
  await page.goto(`${address}/#/tables`);
  await page.locator('[data-trouble="offline"]').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.locator('[data-play-now]').first().click();
  await page.locator('[data-table] [data-choice], [data-table] .hurry').first().waitFor();
});

test('links in e-mails open their pages', async () => {
  const host = await visit();
  const table = await openTable(host, { game: 'rajas', players: 2 });
  await host.page.goto(at(`table/${table}`));
  await host.page.locator(`[data-room="${table}"]`).waitFor();
  expect(host.page.url()).toBe(at(`#/table/${table}`));
  await host.page.goto(at('confirm-mail#nobody-knows-this-token-at-all'));
  await host.page.locator('[data-trouble="bad-token"]').waitFor();
});

test.each([
  ['laptop', 'light'],
  ['phone', 'dark'],
] as const)('the online pages are accessible: %s, %s', async (screen, theme) => {
  const person = await visit({ screen, theme, path: '#/tables' });
  const { page } = person;
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    await page.waitForTimeout(250);
    await picture(page, `online-${name}-${screen}-${theme}`);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
    const small = screen === 'phone' ? await smallTargetsOnPhones(page, name) : await smallTargets(page, 24);
    const found = [...(await faultsOfAccess(page)), ...small, ...(isTooWide ? ['scrolls sideways'] : [])];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  };
  await page.locator('[data-open]').waitFor();
  await look('lobby');
  await openTable(person, { game: 'rajas', players: 3, byLink: true });
  await page.locator('[data-invite]').click();
  await page.locator('[data-link]').waitFor();
  await look('room');
  for (const seat of [1, 2]) await page.locator(`[data-bot="${seat}"]`).selectOption('random');
  await begin(person);
  await look('table');
  await page.locator('[data-talk]').click();
  await look('talk');
  await page.locator('[data-side]').click();
  await look('side');
  for (const path of ['account', 'archive']) {
    await page.goto(at(`#/${path}`));
    await page.locator('main h1').first().waitFor();
    await look(path);
  }
  expect(faults).toEqual([]);
});

/** Plays on until home has no table waiting for this person. */
async function playUntilOthersTurn({ page }: Visitor, table: string): Promise<void> {
  for (;;) {
    await page.goto(at('#/'));
    await page.locator(`[data-online="${table}"]`).waitFor();
    if ((await page.locator(`[data-online="${table}"] .waiting`).count()) === 0) return;
    await page.goto(at(`#/table/${table}`));
    await page.locator('[data-table]').waitFor();
    await clickOn(page, { seed: 1, until: (await numberAt(page)) + 1 });
  }
}

test('home says that the other has played while I was away, and the table plays it', async () => {
  const { host, guest, table } = await twoAtATable();
  await playUntilOthersTurn(host, table);
  const line = host.page.locator(`[data-away="${table}"]`);
  while ((await host.page.locator(`[data-online="${table}"] .waiting`).count()) === 0) {
    await clickOn(guest.page, { seed: 2, until: (await numberAt(guest.page)) + 1 });
    await host.page.waitForTimeout(300);
  }
  await line.getByText('has played while you were away').waitFor();
  await host.page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('durbar-settings') ?? '{}');
    localStorage.setItem('durbar-settings', JSON.stringify({ ...settings, speed: 'brisk', motion: 'full' }));
  });
  await host.page.reload();
  await line.getByRole('link').click();
  await host.page.locator('[data-looking-back]').waitFor();
  await host.page.goto(at('#/'));
  await host.page.locator(`[data-online="${table}"] .waiting`).waitFor();
  expect(await line.count()).toBe(0);
});
