import { defined } from '@durbar/engine';
import { LANGUAGES } from '@durbar/reference';
import { library } from '@durbar/reference/node';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalGame } from '../src/store/games.ts';
import type { Driver } from '../src/worker/protocol.ts';
import { gameAsking } from './support/finished.ts';
import { GAMES } from './support/games.ts';
import { BOT, keep, PERSON, plannedGame } from './support/kept.ts';
import { faultsOfAccess, picture, smallTargets } from './support/looks.ts';
import { type Answered, askAboutPieces, closeRules, shownSection, unexplainedSymbols, waitForRules } from './support/rules.ts';
import { shareOf } from './support/share.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000003';
/** Each screen with each theme; on every push one of each. */
const LOOKS = shareOf(
  [
    { screen: 'laptop', theme: 'light' },
    { screen: 'phone', theme: 'dark' },
    { screen: 'laptop', theme: 'dark' },
    { screen: 'phone', theme: 'light' },
  ] as const,
  2,
);
const READY = '[data-table][data-busy="false"] [data-choice]';

/** The ids of the sections that have a text in every language. */
async function sectionsOf(game: string): Promise<ReadonlySet<string>> {
  const { sections, load } = defined(await library.load(game), `reference of ${game}`);
  const texts = await Promise.all(LANGUAGES.map(load));
  return new Set(sections.map(({ id }) => id).filter((id) => texts.every((all) => all[id]?.title && all[id].text)));
}

async function symbolsOf(game: string): Promise<readonly string[]> {
  return defined(await library.load(game), 'reference').sections.flatMap(({ symbols }) => symbols ?? []);
}

async function openTable(page: Page, game: LocalGame): Promise<void> {
  const id = `run-${game.saved.game}`;
  await keep(page, { ...game, id });
  await page.goto(`${site.address}/#/table/${id}`);
  await page.waitForSelector(READY, { state: 'attached' });
  await waitForRules(page);
}

function driversOf(players: number): readonly Driver[] {
  return [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];
}

/** Texts wider than their container. */
async function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isTooWide = (element: Element): boolean => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    const found = [...document.querySelectorAll('[data-reference] :is(p, li, h1, h2, h3, a, b, small, article)')].filter(
      isTooWide,
    );
    const page = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page scrolls sideways'] : [];
    return [...page, ...found.map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** Every piece leads to a section that exists in all languages, every symbol is explained, and asking changes nothing. */
async function checkPieces(page: Page, game: string, each: readonly string[] = []): Promise<readonly Answered[]> {
  const known = await sectionsOf(game);
  const before = await page.getAttribute('[data-table]', 'data-table');
  const answered = await askAboutPieces(page, each);
  expect(answered.filter(({ section }) => !known.has(section))).toEqual([]);
  expect(await unexplainedSymbols(page, await symbolsOf(game))).toEqual([]);
  expect(await page.getAttribute('[data-table]', 'data-table')).toBe(before);
  return answered;
}

/** A visible explained symbol on the table. */
async function placeOfSymbol(page: Page, explained: readonly string[]): Promise<{ readonly x: number; readonly y: number }> {
  const place = await page.evaluate((names) => {
    const uses = [...document.querySelectorAll('[data-table] main use')].map((use) => ({
      use,
      box: use.getBoundingClientRect(),
    }));
    const isShown = (use: Element, box: DOMRect): boolean => {
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top?.closest('[data-part], section, .panel')?.contains(use) === true;
    };
    const fits = uses.find(({ use, box }) => names.includes((use.getAttribute('href') ?? '').slice(1)) && isShown(use, box));
    return fits && { x: fits.box.x + fits.box.width / 2, y: fits.box.y + fits.box.height / 2 };
  }, explained);
  return defined(place, 'symbol on the table');
}

describe.each(GAMES)('$game', ({ game, players }) => {
  test('the rules open at the table from pieces, refusals, keys, the bar and hovering over symbols', async () => {
    const known = await sectionsOf(game);
    const { page, context, errors } = await site.open();
    await openTable(page, await plannedGame({ game, drivers: driversOf(players), seed: SEED }));
    expect((await checkPieces(page, game)).length).toBeGreaterThan(2);

    await page.locator('[data-table] [data-thing]:not([data-choice])').first().dispatchEvent('click');
    await page.locator('[popover] .help').dispatchEvent('click');
    expect(known.has(await shownSection(page))).toBe(true);
    await closeRules(page);

    await page.locator('[data-table] [data-choice]').first().focus();
    await page.keyboard.press('?');
    expect(known.has(await shownSection(page))).toBe(true);
    await closeRules(page);

    await page.click('[data-rules]');
    await page.waitForSelector('dialog nav a');
    expect(await page.locator('dialog nav a').count()).toBeGreaterThan(20);
    await page.fill('dialog input[type="search"]', 'zzzz');
    await page.waitForSelector('dialog .hits');
    expect(await page.locator('dialog .hits a').count()).toBe(0);
    await page.fill('dialog input[type="search"]', '');
    await closeRules(page);

    const { x, y } = await placeOfSymbol(page, await symbolsOf(game));
    await page.mouse.move(x, y);
    const tip = page.locator('[role="tooltip"]');
    await tip.waitFor();
    expect((await tip.textContent())?.length).toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(LANGUAGES)('all sections fit on a phone, %s', async (language) => {
    const { page, context, errors } = await site.open({
      screen: 'phone',
      path: `#/rules/${game}/all`,
      settings: { language },
      serviceWorkers: 'block',
    });
    await page.waitForSelector('[data-section]');
    expect(await overflowing(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(LOOKS)('axe finds nothing on the page: $screen, $theme', async ({ screen, theme }) => {
    const [first = ''] = await sectionsOf(game);
    const { page, context } = await site.open({
      screen,
      path: `#/rules/${game}/${first}`,
      settings: { theme },
      serviceWorkers: 'block',
    });
    await page.waitForSelector('[data-section]');
    await picture(page, `${game}-rules-${screen}-${theme}`);
    const small = (await smallTargets(page, screen === 'phone' ? 44 : 24)).filter((fault) => !fault.includes('inline-link'));
    expect([...(await faultsOfAccess(page)), ...small, ...(await overflowing(page))]).toEqual([]);
    await context.close();
  });
});

describe('Rajas with every module', () => {
  const FRONT = { holi: 'front', kedarnath: 'front', roads: 'front', river: 'drying' };
  const BACK = { holi: 'back', kedarnath: 'back', roads: 'back', river: 'mysterious', navaratnas: 'on' };
  const BOTH = { cows: 'on', wilderness: 'on', pinkElephant: 'on' };

  test.each([
    {
      side: 'front',
      each: ['river:'],
      options: { ...FRONT, ...BOTH },
      sections: ['holi', 'ganga3-re-place', 'river-tile-dice-per-karma', 'roads', 'special-yields'],
    },
    {
      side: 'back',
      each: ['river:2', 'yield-tile:'],
      options: { ...BACK, ...BOTH },
      sections: ['holi-back-bonus', 'mysterious', 'roads-back', 'navaratnas-brown-tiles'],
    },
  ])('every piece and symbol leads to its rules: $side', async ({ options, sections, each }) => {
    const { page, context, errors } = await site.open();
    await openTable(page, await gameAsking({ game: 'rajas', drivers: driversOf(4), options, seed: SEED }, 'place'));
    const found = new Set((await checkPieces(page, 'rajas', each)).map(({ section }) => section));
    const always = ['kedarnath', 'pink-elephant', 'road-flag', 'wilderness-tiles', 'icon-animals', 'bonus-spaces', 'new-workers'];
    expect([...sections, ...always].filter((section) => !found.has(section))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('a long press explains symbol and piece, chooses nothing and links to the rules', async () => {
  const { page, context } = await site.open({ screen: 'phone' });
  await openTable(page, await plannedGame({ game: 'cards-and-karma', drivers: driversOf(3), seed: SEED }));
  const before = await page.getAttribute('[data-table]', 'data-table');
  const box = defined((await page.locator('[data-thing^="card"][data-choice]').first().boundingBox()) ?? undefined, 'card');
  const fingers = await context.newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForSelector('#symbol-help[role="dialog"]');
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.locator('[data-selected]').count()).toBe(0);
  await page.locator('#symbol-help button').first().tap();
  await shownSection(page);
  await closeRules(page);
  expect(await page.getAttribute('[data-table]', 'data-table')).toBe(before);
  await context.close();
});

test('search finds, in titles first, without accents; the language changes without a reload', async () => {
  const { page, context, errors } = await site.open({ path: '#/rules/taj-mahal' });
  await page.waitForSelector('[data-section]');
  await page.fill('input[type="search"]', 'crown PALACE');
  await page.waitForSelector('.hits a');
  expect(await page.locator('.hits a b').first().textContent()).toBe('The crown palace');
  await page.locator('.hits a').first().click();
  await page.waitForSelector('[data-section="crown-palace"]');
  await page.locator('[data-section] a').first().click();
  await page.waitForSelector('[data-section="bonus-tiles"]');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.waitForFunction(() => document.querySelector('[data-section] .title')?.textContent === 'Les tuiles bonus');
  await page.fill('input[type="search"]', 'elephant province');
  expect(await page.locator('.hits a').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('home, the modules and the chosen river of a new table lead to their rules', async () => {
  const { page, context } = await site.open({ path: '#/' });
  await page.locator('a[href="#/rules/rajas"]').first().click();
  await page.waitForSelector('[data-reference="rajas"] [data-section]');
  await page.goto(`${site.address}/#/new/rajas`);
  await page.locator('label', { hasText: 'Drying-up Sources' }).click();
  const link = '.panel a[href^="#/rules/rajas/"]';
  await page.waitForSelector(`${link}[href$="river%3Ddrying"]`);
  const addresses = await page.$$eval(link, (links) => links.map((one) => one.getAttribute('href') ?? ''));
  const sections: string[] = [];
  for (const address of addresses) {
    await page.goto(`${site.address}/#/`);
    await page.waitForSelector('[data-section]', { state: 'detached' });
    await page.goto(`${site.address}/${address}`);
    await page.waitForSelector('[data-reference="rajas"] [data-section]');
    sections.push((await page.getAttribute('[data-section]', 'data-section')) ?? '');
  }
  expect(sections).toEqual(['drying', 'holi', 'cows', 'kedarnath', 'wilderness', 'roads', 'pink-elephant']);
  await context.close();
});
