import { defined } from '@durbar/engine';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launch } from './browser.ts';
import { clickOn, type House, type OnlineServer, startOnlineServer, tapWire, type Wire } from './online.ts';
import { SCREENS, type Screen } from './site.ts';

/** A person with their own browser. */
export interface Visitor {
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

let browser: Browser;
let server: OnlineServer;
const errors: string[] = [];
const open: BrowserContext[] = [];

/** Starts a server, optionally with its own clock and settings, and a browser for all tests of a file; any error on a page fails the test. */
export function openHouse(house: House = {}): void {
  beforeAll(async () => {
    server = await startOnlineServer(inject('folder'), house);
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
}

/** Where the server keeps its database. */
export function dataDir(): string {
  return server.dataDir;
}

/** The URL of a page. */
export function at(path: string): string {
  return `${server.address}/${path}`;
}

export async function newContext(screen: Screen, theme: 'light' | 'dark'): Promise<BrowserContext> {
  // Otherwise the service worker would download the whole client in each of the many browsers.
  const context = await browser.newContext({ ...SCREENS[screen], locale: 'en', serviceWorkers: 'block' });
  open.push(context);
  const settings = JSON.stringify({ language: 'en', theme, speed: 'instant', motion: 'still' });
  await context.addInitScript((text) => {
    if (!localStorage.getItem('durbar-settings')) localStorage.setItem('durbar-settings', text);
  }, settings);
  return context;
}

export async function visit({ screen = 'laptop', theme = 'light', path = '', context }: Visit = {}): Promise<Visitor> {
  const own = context ?? (await newContext(screen, theme));
  const page = await own.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('dialog', (dialog) => void dialog.accept());
  const wire = await tapWire(page);
  await page.goto(at(path));
  return { page, context: own, wire };
}

/** Someone who makes an account through the page. */
export async function visitAs(name: string, screen: Screen = 'laptop'): Promise<Visitor> {
  const visitor = await visit({ screen, path: '#/account' });
  await visitor.page.locator('[data-as-guest]').click();
  const keep = visitor.page.locator('[data-keep]');
  await keep.locator('[name="username"]').fill(name);
  await keep.locator('[name="password"]').fill(PASSWORD);
  await keep.locator('[data-make]').click();
  await visitor.page.locator('[data-devices]').waitFor();
  return visitor;
}

/** Of everyone who makes an account. */
export const PASSWORD = 'monsoon over agra';

interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly bots?: number;
  readonly byLink?: boolean;
  readonly friendly?: boolean;
  readonly pace?: 'Live' | 'Turn-based' | 'None';
}

/** What a seat that waits for someone says. */
const OPEN_SEAT = 'Open';

/** Creates a table through the page and returns its id. */
export async function openTable({ page }: Visitor, wanted: Wanted): Promise<string> {
  const { game, players, bots = 0, byLink = false, friendly = false, pace } = wanted;
  await page.goto(at(`#/new/${game}/online`));
  await page.locator('[data-open-online]').waitFor();
  const seats = page.locator('li.seat');
  while ((await seats.count()) < players) {
    await page.getByRole('button', { name: 'Add player' }).click();
    await seats.last().locator('label', { hasText: OPEN_SEAT }).click();
  }
  while ((await seats.count()) > players) await seats.last().locator('.icon-btn').click();
  for (let seat = players - bots; seat < players; seat++) {
    await seats.nth(seat).locator('label', { hasText: 'Bot' }).click();
    await seats.nth(seat).locator('select').selectOption('random');
  }
  if (byLink) await page.locator('label', { hasText: 'Invite only' }).click();
  if (friendly) await page.locator('label', { hasText: 'Casual' }).click();
  if (pace) await page.locator('label', { hasText: pace }).click();
  await page.locator('[data-open-online]').click();
  return defined((await page.locator('[data-room]').getAttribute('data-room')) ?? undefined, 'table');
}

/** Joins through the list of open tables and says "ready". */
export async function joinFromLobby({ page }: Visitor, table: string): Promise<void> {
  await page.goto(at('#/tables'));
  await page.locator(`[data-open] [data-online="${table}"] .btn`).click();
  await sitDown(page);
}

export async function sitDown(page: Page): Promise<void> {
  await page.locator('[data-sit]').first().click();
  await page.locator('[data-ready-toggle]').click();
}

export async function begin(...people: readonly [Visitor, ...Visitor[]]): Promise<void> {
  await people[0].page.locator('[data-begin]:not([disabled])').click();
  for (const { page } of people) await page.locator('[data-table]').waitFor();
}

/** Two people at a running table of two. */
export async function twoAtATable(wanted: Partial<Wanted> = {}): Promise<{ host: Visitor; guest: Visitor; table: string }> {
  const host = await visit();
  const guest = await visit();
  const table = await openTable(host, { game: 'cards-and-karma', players: 2, ...wanted });
  await joinFromLobby(guest, table);
  await begin(host, guest);
  return { host, guest, table };
}

/** Plays until the journal has this many more entries. */
export async function playOn(people: readonly [Visitor, ...Visitor[]], entries: number): Promise<void> {
  const number = Number(await people[0].page.locator('[data-table]').getAttribute('data-table'));
  await Promise.all(people.map(({ page }, index) => clickOn(page, { seed: index + 1, until: number + entries })));
}
