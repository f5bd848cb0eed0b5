import { defined } from '@durbar/engine';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './support/browser.ts';
import { faultsOfAccess, picture, smallTargets } from './support/looks.ts';
import { clickOn, type OnlineServer, startOnlineServer, tapWire, type Wire } from './support/online.ts';
import { serveFolder } from './support/serve.ts';
import { SCREENS, type Screen } from './support/site.ts';
import { READY } from './support/table.ts';

/** Somebody with a browser of their own. */
interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly wire: Wire;
}

interface Visit {
  readonly screen?: Screen;
  readonly theme?: 'light' | 'dark';
  readonly path?: string;
  readonly context?: BrowserContext;
}

/** A whole game draws hundreds of moments in two browsers: on a busy machine that takes its time. */
const WHOLE_GAME = 1_800_000;

let browser: Browser;
let server: OnlineServer;
const errors: string[] = [];
const open: BrowserContext[] = [];

beforeAll(async () => {
  server = await startOnlineServer(inject('folder'));
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
  expect(errors.splice(0)).toEqual([]);
});

async function newContext(screen: Screen, theme: 'light' | 'dark'): Promise<BrowserContext> {
  // What the service worker keeps for later would cost each of the many browsers a whole download.
  const context = await browser.newContext({ ...SCREENS[screen], locale: 'en', serviceWorkers: 'block' });
  open.push(context);
  const settings = JSON.stringify({ language: 'en', theme, speed: 'instant', motion: 'still' });
  await context.addInitScript((text) => {
    if (!localStorage.getItem('durbar-settings')) localStorage.setItem('durbar-settings', text);
  }, settings);
  return context;
}

async function visit({ screen = 'laptop', theme = 'light', path = '', context }: Visit = {}): Promise<Visitor> {
  const own = context ?? (await newContext(screen, theme));
  const page = await own.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('dialog', (dialog) => void dialog.accept());
  const wire = await tapWire(page);
  await page.goto(`${server.address}/${path}`);
  return { page, context: own, wire };
}

interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly bots?: number;
  readonly byLink?: boolean;
  readonly friendly?: boolean;
  readonly pace?: 'Live' | 'By days' | 'No limit';
}

/** Opens a table through the page; its id. */
async function openTable({ page }: Visitor, wanted: Wanted): Promise<string> {
  const { game, players, bots = 0, byLink = false, friendly = false, pace } = wanted;
  await page.goto(`${server.address}/#/new/${game}/online`);
  await page.locator('[data-open-online]').waitFor();
  const seats = page.locator('li.seat');
  while ((await seats.count()) > players) await seats.last().locator('.icon-btn').click();
  for (let seat = players - bots; seat < players; seat++) {
    await seats.nth(seat).locator('label', { hasText: 'Bot' }).click();
    await seats.nth(seat).locator('select').selectOption('random');
  }
  if (byLink) await page.locator('label', { hasText: 'By link' }).click();
  if (friendly) await page.locator('label', { hasText: 'Friendly' }).click();
  if (pace) await page.locator('label', { hasText: pace }).click();
  await page.locator('[data-open-online]').click();
  return defined((await page.locator('[data-room]').getAttribute('data-room')) ?? undefined, 'table');
}

/** Joins through the list of open tables and says "ready". */
async function joinFromLobby({ page }: Visitor, table: string): Promise<void> {
  await page.goto(`${server.address}/#/tables`);
  await page.locator(`[data-open] [data-online="${table}"] .btn`).click();
  await sitDown(page);
}

async function sitDown(page: Page): Promise<void> {
  await page.locator('[data-sit]').first().click();
  await page.locator('[data-ready-toggle]').click();
}

async function begin(...people: readonly [Visitor, ...Visitor[]]): Promise<void> {
  await people[0].page.locator('[data-begin]:not([disabled])').click();
  for (const { page } of people) await page.locator('[data-table]').waitFor();
}

/** Two people at a running table of two. */
async function twoAtATable(wanted: Partial<Wanted> = {}): Promise<{ host: Visitor; guest: Visitor; table: string }> {
  const host = await visit();
  const guest = await visit();
  const table = await openTable(host, { game: 'cards-and-karma', players: 2, ...wanted });
  await joinFromLobby(guest, table);
  await begin(host, guest);
  return { host, guest, table };
}

/** Plays until so many further entries stand in the journal. */
async function playOn(people: readonly [Visitor, ...Visitor[]], entries: number): Promise<void> {
  const number = Number(await people[0].page.locator('[data-table]').getAttribute('data-table'));
  await Promise.all(people.map(({ page }, index) => clickOn(page, { seed: index + 1, until: number + entries })));
}

/** Both play to the end; the second one reloads and loses the connection on the way, once with a move under way. */
async function playWhole(first: Visitor, second: Visitor): Promise<void> {
  await playOn([first, second], 30);
  await second.page.reload();
  await second.page.locator('[data-table]').waitFor();
  await playOn([first, second], 15);
  second.wire.cut();
  await playOn([first, second], 15);
  const wasCut = second.wire.cutAtNextMove();
  const [one, two] = await Promise.all([clickOn(first.page, { seed: 5 }), clickOn(second.page, { seed: 6 }), wasCut]);
  expect([one.isOver, two.isOver]).toEqual([true, true]);
}

/** The result page knows the winner and has checked every roll and draw. */
async function expectFairEnd({ page }: Visitor): Promise<void> {
  await page.locator('[data-end]').click();
  await page.getByText('Chance was fair.').waitFor();
  await page.getByRole('link', { name: 'See every draw' }).click();
  await page.locator('[data-fair="true"]').waitFor();
}

test(
  'two browsers play a whole game of Cards & Karma; one reloads and loses the connection',
  async () => {
    const host = await visit();
    const guest = await visit({ screen: 'phone', theme: 'dark' });
    const table = await openTable(host, { game: 'cards-and-karma', players: 2 });
    await joinFromLobby(guest, table);
    await begin(host, guest);
    await playWhole(host, guest);
    for (const one of [host, guest]) await expectFairEnd(one);
    await guest.page.goto(`${server.address}/#/end/${table}`);
    await guest.page.locator('[data-rematch]').click();
    const again = defined((await guest.page.locator('[data-room]').getAttribute('data-room')) ?? undefined, 'rematch');
    await host.page.goto(`${server.address}/#/end/${table}`);
    await host.page.locator('[data-rematch]').click();
    await host.page.locator(`[data-room="${again}"]`).waitFor();
  },
  WHOLE_GAME,
);

test(
  'two browsers play a whole game of Rajas, invited by a link that works once',
  async () => {
    const host = await visit();
    const guest = await visit();
    const table = await openTable(host, { game: 'rajas', players: 2, byLink: true });
    await guest.page.goto(`${server.address}/#/table/${table}`);
    await guest.page.locator('[data-trouble="no-such-table"]').waitFor();
    await host.page.locator('[data-invite]').click();
    const link = await host.page.locator('[data-link]').inputValue();
    await guest.page.goto(link);
    await guest.page.locator('[data-room]').waitFor();
    await sitDown(guest.page);
    const third = await visit({ path: link.slice(server.address.length + 1) });
    await third.page.locator('[data-trouble="bad-invitation"]').waitFor();
    await begin(host, guest);
    await playWhole(host, guest);
    await expectFairEnd(guest);
  },
  WHOLE_GAME,
);

test(
  'two browsers and a bot play a whole game of Taj Mahal; a spectator learns no secret',
  async () => {
    const host = await visit();
    const guest = await visit();
    const table = await openTable(host, { game: 'taj-mahal', players: 3, bots: 1 });
    await joinFromLobby(guest, table);
    await begin(host, guest);
    const spectator = await visit({ path: '#/tables' });
    await spectator.page.locator(`[data-running] [data-online="${table}"] .btn`).click();
    await spectator.page.locator('[data-table]').waitFor();
    await playOn([host, guest], 40);
    expect(await spectator.page.locator('[data-choice]').count()).toBe(0);
    expectNoSecrets(spectator.wire, table);
    await spectator.context.close();
    await playWhole(host, guest);
    await expectFairEnd(host);
    await guest.page.goto(`${server.address}/#/archive`);
    await guest.page.locator(`[data-archived="${table}"]`).getByRole('link', { name: 'Replay' }).click();
    await guest.page.locator('[data-replay]').waitFor();
  },
  WHOLE_GAME,
);

interface Heard {
  readonly type: string;
  readonly table?: string;
  readonly viewer?: unknown;
  readonly question?: { readonly choices: readonly unknown[] };
  readonly entries?: readonly { readonly by: unknown; readonly text?: string }[];
  readonly info?: { readonly seed?: string };
}

/** Everything that came over the wire of a spectator: no choices, no answer in words, no seed. */
function expectNoSecrets({ heard }: Wire, table: string): void {
  const messages = heard.map((text): Heard => JSON.parse(text)).filter((message) => message.table === table);
  expect(messages.filter(({ type }) => type === 'update').length).toBeGreaterThan(5);
  for (const { type, viewer, question, entries = [], info } of messages) {
    if (type === 'state') expect(viewer).toBe('spectator');
    expect(question?.choices ?? []).toEqual([]);
    expect(entries.filter(({ text }) => text !== undefined)).toEqual([]);
    expect(info?.seed).toBeUndefined();
  }
}

test('what is said is shown as it was written, and the others are told', async () => {
  const { host, guest } = await twoAtATable();
  const markup = '<img src="x" onerror="document.title=\'broken\'"> <b>hi</b> & bye';
  await host.page.locator('[data-talk]').click();
  await host.page.locator('[data-say]').fill(markup);
  await host.page.locator('[data-say]').press('Enter');
  await guest.page.getByRole('button', { name: 'Talk: 1 new line' }).click();
  const said = guest.page.locator('.chat .said');
  expect(await said.textContent()).toBe(markup);
  expect(await said.locator('*').count()).toBe(0);
  expect(await guest.page.title()).not.toContain('broken');
  await guest.page.reload();
  await guest.page.getByRole('button', { name: 'Talk', exact: true }).click();
  await guest.page.locator('.chat .icon-btn').click();
  await guest.page.locator('[data-mute]').click();
  await guest.page.getByText('You will read nothing by').waitFor();
  await host.page.locator('[data-say]').fill('still there?');
  await host.page.locator('[data-say]').press('Enter');
  await host.page.getByText('still there?').waitFor();
  await guest.page.reload();
  await guest.page.locator('[data-talk]').click();
  await guest.page.locator('[data-line]').first().waitFor();
  expect(await guest.page.locator('.chat').count()).toBe(0);
});

test('requests need consent: refused, granted with the moves left in the chronicle, withdrawn, the end without a result', async () => {
  const { host, guest, table } = await twoAtATable();
  await playOn([host, guest], 30);
  const number = (page: Page) => page.locator('[data-table]').getAttribute('data-table');
  const before = await number(guest.page);
  await host.page.locator('[data-side]').click();
  await host.page.locator('[data-ask="undo"]').click();
  await guest.page.locator('[data-refuse]').click();
  await host.page.locator('[data-notice="asked"]').waitFor({ state: 'detached' });
  expect(await number(host.page)).toBe(before);
  await host.page.locator('[data-ask="undo"]').click();
  await guest.page.locator('[data-consent]').click();
  await host.page.locator('.chronicle .undone').first().waitFor();
  await guest.page.locator('.chronicle .undone').first().waitFor();
  await playOn([host, guest], 20);
  await host.page.locator('[data-ask="extend"]').click();
  await guest.page.locator('[data-notice="request"]').waitFor();
  await host.page.locator('[data-withdraw]').click();
  await guest.page.locator('[data-notice="request"]').waitFor({ state: 'detached' });
  await host.page.locator('[data-ask="cancel"]').click();
  await guest.page.locator('[data-consent]').click();
  for (const { page } of [host, guest]) await page.locator('[data-notice="cancelled"]').waitFor();
  await host.page.goto(`${server.address}/#/replay/${table}/5`);
  await host.page.locator('[data-replay="5"]').waitFor();
});

test('a rated table gives no hints, a friendly one does', async () => {
  const asked = async (people: readonly Visitor[]): Promise<Page> =>
    Promise.any(
      people.map(({ page }) =>
        page
          .locator(READY)
          .first()
          .waitFor()
          .then(() => page),
      ),
    );
  const hintOn = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });
  const rated = await twoAtATable();
  expect(await hintOn(await asked([rated.host, rated.guest])).isDisabled()).toBe(true);
  const friendly = await twoAtATable({ friendly: true });
  const page = await asked([friendly.host, friendly.guest]);
  await hintOn(page).click();
  await page.locator('[data-advised="1"]').waitFor();
});

test('somebody who leaves is replaced by a bot and takes the seat back', async () => {
  const { host, guest } = await twoAtATable();
  await guest.page.locator('[data-side]').click();
  await guest.page.locator('[data-leave]').click();
  await guest.page.locator('[data-return]').waitFor();
  await host.page.locator('[data-side]').click();
  await host.page.getByText('a bot plays meanwhile').waitFor();
  await guest.page.locator('[data-return]').click();
  await guest.page.locator('[data-notice="away"]').waitFor({ state: 'detached' });
  await playOn([host, guest], 10);
});

test('a past moment of a running game shows what one saw then, and leads back to the table', async () => {
  const { host, guest } = await twoAtATable();
  await playOn([host, guest], 30);
  await guest.page.locator('.chronicle li button').last().click();
  await guest.page.locator('[data-replay]').waitFor();
  await guest.page.getByRole('button', { name: 'To the beginning' }).click();
  await guest.page.locator('[data-replay="0"]').waitFor();
  expect(await guest.page.getByRole('button', { name: 'Save as a file' }).count()).toBe(0);
  await guest.page.getByRole('link', { name: 'Back to the table' }).click();
  await playOn([host, guest], 10);
});

test('a guest becomes an account, keeps the table, signs in elsewhere and signs out everywhere', async () => {
  const guest = await visit();
  const table = await openTable(guest, { game: 'rajas', players: 2, pace: 'No limit' });
  await guest.page.goto(`${server.address}/#/account`);
  const keep = guest.page.locator('[data-keep]');
  await keep.locator('[name="username"]').fill('Ines of Agra');
  await keep.locator('[name="password"]').fill('short');
  await keep.locator('[data-make]').click();
  await guest.page.getByText('A password has at least 10 characters').waitFor();
  await keep.locator('[name="password"]').fill('monsoon over agra');
  await keep.locator('[data-make]').click();
  await guest.page.locator('[data-devices]').waitFor();
  await guest.page.goto(`${server.address}/#/tables`);
  await guest.page.locator(`[data-mine] [data-online="${table}"]`).waitFor();

  const elsewhere = await visit({ screen: 'phone', path: '#/account' });
  const form = elsewhere.page.locator('[data-sign-in]');
  await form.locator('[name="username"]').fill('ines of agra');
  await form.locator('[name="password"]').fill('monsoon over agra');
  await form.locator('button[type="submit"]').click();
  await elsewhere.page.locator('[data-sign-out-everywhere]').waitFor();
  await elsewhere.page.goto(`${server.address}/#/tables`);
  await elsewhere.page.locator(`[data-mine] [data-online="${table}"]`).waitFor();
  await elsewhere.page.goto(`${server.address}/#/account`);
  await elsewhere.page.locator('[data-sign-out-everywhere]').click();
  await elsewhere.page.getByText('You are signed out.').waitFor();
  await guest.page.locator('[data-trouble="signed-out"]').waitFor();
});

/** The name of somebody who is here, too. */
async function nameOfAnother(): Promise<string> {
  const { page } = await visit({ path: '#/account' });
  await page.locator('[data-as-guest]').click();
  return defined((await page.locator('[data-me] b').textContent()) ?? undefined, 'name');
}

test('a passkey makes an account and opens it again; the name of another is refused; the data can be taken away and deleted', async () => {
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
  await guest.page.getByText('Somebody has this name already.').waitFor();
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
  await guest.page.getByText('You are deleted.').waitFor();
});

test('tables that wait are told on every page, and one key goes to the next', async () => {
  const guest = await visit();
  const tables = [];
  for (const game of ['cards-and-karma', 'rajas']) {
    const host = await visit();
    const table = await openTable(host, { game, players: 2, pace: 'By days' });
    await guest.page.goto(`${server.address}/#/table/${table}`);
    await guest.page.locator('[data-sit]').click();
    await guest.page.locator('[data-table]').waitFor();
    await host.page.locator('[data-table]').waitFor();
    const isMine = (await guest.page.locator('[data-choice]').count()) > 0;
    if (!isMine) await clickUntilTheirTurn(host, guest);
    tables.push(table);
  }
  await guest.page.goto(`${server.address}/#/`);
  await expect.poll(() => guest.page.title()).toBe('(2) Durbar');
  await guest.page.locator('[data-online]').nth(1).waitFor();
  await guest.page.goto(`${server.address}/#/table/${tables[0]}`);
  await guest.page.locator('[data-next]').waitFor();
  await guest.page.keyboard.press('n');
  await expect.poll(() => guest.page.url()).toContain(`/#/table/${tables[1]}`);
});

/** The host plays until the guest has something to decide. */
async function clickUntilTheirTurn(host: Visitor, guest: Visitor): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await guest.page.locator('[data-choice]').count()) > 0) return;
    const number = Number(await host.page.locator('[data-table]').getAttribute('data-table'));
    if ((await host.page.locator('[data-choice]').count()) > 0) await clickOn(host.page, { seed: tries, until: number + 1 });
    else await host.page.waitForTimeout(50);
  }
}

test('without a server the client says so and plays on as before', async () => {
  const address = await serveFolder(inject('folder'));
  const context = await newContext('laptop', 'light');
  const page = await context.newPage();
  await page.goto(`${address}/#/tables`);
  await page.locator('[data-trouble="offline"]').waitFor();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await page.locator('[data-play-now]').first().click();
  await page.locator('[data-table] [data-choice], [data-table] .hurry').first().waitFor();
});

test('links of mails find their pages', async () => {
  const host = await visit();
  const table = await openTable(host, { game: 'rajas', players: 2 });
  await host.page.goto(`${server.address}/table/${table}`);
  await host.page.locator(`[data-room="${table}"]`).waitFor();
  expect(host.page.url()).toBe(`${server.address}/#/table/${table}`);
  await host.page.goto(`${server.address}/confirm-mail#nobody-knows-this-token-at-all`);
  await host.page.locator('[data-trouble="bad-token"]').waitFor();
});

test.each([
  ['laptop', 'light'],
  ['phone', 'dark'],
] as const)('the online pages can be used by everybody: %s, %s', async (screen, theme) => {
  const person = await visit({ screen, theme, path: '#/tables' });
  const { page } = person;
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    await page.waitForTimeout(250);
    await picture(page, `online-${name}-${screen}-${theme}`);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
    const found = [...(await faultsOfAccess(page)), ...(await smallTargets(page, screen === 'phone' ? 44 : 24))];
    faults.push(...found.map((fault) => `${name}: ${fault}`), ...(isTooWide ? [`${name}: scrolls sideways`] : []));
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
    await page.goto(`${server.address}/#/${path}`);
    await page.locator('main h1').first().waitFor();
    await look(path);
  }
  expect(faults).toEqual([]);
});
