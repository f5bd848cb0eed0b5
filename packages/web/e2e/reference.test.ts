import { defined } from '@durbar/engine';
import { LANGUAGES, loadReference } from '@durbar/reference';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from './support/games.ts';
import { BOT, keep, PERSON, plannedGame } from './support/kept.ts';
import { faultsOfAccess, picture, smallTargets } from './support/looks.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000003';
const READY = '[data-table][data-busy="false"] [data-choice]';

/** The ids of the sections that have a text in every language. */
async function sectionsOf(game: string): Promise<ReadonlySet<string>> {
  const { sections, load } = defined(await loadReference(game), `reference of ${game}`);
  const texts = await Promise.all(LANGUAGES.map(load));
  return new Set(sections.map(({ id }) => id).filter((id) => texts.every((all) => all[id]?.title && all[id].text)));
}

async function openTable(page: Page, game: string, players: number): Promise<void> {
  const drivers = [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];
  await keep(page, { ...(await plannedGame({ game, drivers, seed: SEED })), id: `run-${game}` });
  await page.goto(`${site.address}/#/table/run-${game}`);
  await page.waitForSelector(READY, { state: 'attached' });
}

async function shownSection(page: Page): Promise<string> {
  await page.waitForSelector('dialog [data-section]');
  return (await page.getAttribute('dialog [data-section]', 'data-section')) ?? '';
}

async function closeRules(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
}

/** Texts that are wider than their place. */
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

describe.each(GAMES)('$game', ({ game, players }) => {
  test('every thing on the table leads to a section that exists in all languages', async () => {
    const known = await sectionsOf(game);
    const { page, context, errors } = await site.open();
    await openTable(page, game, players);
    await page.waitForTimeout(500);
    const before = await page.getAttribute('[data-table]', 'data-table');
    const kinds = await page.evaluate(() => {
      const things = [...document.querySelectorAll('[data-table] [data-thing]')].map(
        (element) => element.getAttribute('data-thing') ?? '',
      );
      const kinds = [...new Map(things.map((thing) => [thing.replace(/\d.*$/, ''), thing])).values()];
      const first = (thing: string): string => thing.split(/[ :]/, 1)[0] ?? '';
      return kinds.filter((thing, index) => kinds.slice(0, index).filter((other) => first(other) === first(thing)).length < 20);
    });
    expect(kinds.length).toBeGreaterThan(2);
    for (const thing of kinds) {
      await page.evaluate((wanted) => {
        const piece = document.querySelector(`[data-table] [data-thing="${CSS.escape(wanted)}"]`);
        piece?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: -1, clientY: -1 }));
      }, thing);
      expect({ thing, isKnown: known.has(await shownSection(page)) }).toEqual({ thing, isKnown: true });
      await closeRules(page);
    }
    expect(await page.getAttribute('[data-table]', 'data-table')).toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the sentence that says why not leads to the rules', async () => {
    const { page, context } = await site.open();
    await openTable(page, game, players);
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      const piece = document.querySelector('[data-table] [data-thing]:not([data-choice])');
      piece?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    await page.click('.explain .ask');
    await shownSection(page);
    await closeRules(page);
    await context.close();
  });

  test('keys ask about the piece in focus, which also tells its symbols; the bar opens the contents', async () => {
    const known = await sectionsOf(game);
    const { page, context } = await site.open();
    await openTable(page, game, players);
    await page.waitForTimeout(500);
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('[data-choice]') ?? false)) break;
    }
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
    await context.close();
  });

  test('a pointer that rests on a symbol is told what it means', async () => {
    const reference = defined(await loadReference(game), 'reference');
    const explained = reference.sections.flatMap(({ symbols }) => symbols ?? []);
    const { page, context } = await site.open();
    await openTable(page, game, players);
    await page.waitForTimeout(500);
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
    const { x, y } = defined(place, 'symbol on the table');
    await page.mouse.move(x, y);
    const tip = page.locator('[role="tooltip"]');
    await tip.waitFor();
    expect((await tip.textContent())?.length).toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    await context.close();
  });

  test('all sections fit on a phone, in every language', async () => {
    const { page, context, errors } = await site.open({ screen: 'phone' });
    const found: string[] = [];
    for (const language of LANGUAGES) {
      await page.goto(`${site.address}/#/`);
      await page.evaluate((spoken) => {
        const settings = JSON.parse(localStorage.getItem('durbar-settings') ?? '{}');
        localStorage.setItem('durbar-settings', JSON.stringify({ ...settings, language: spoken }));
      }, language);
      await page.goto(`${site.address}/#/rules/${game}/all`);
      await page.reload();
      await page.waitForSelector('[data-section]');
      await page.waitForTimeout(200);
      found.push(...(await overflowing(page)).map((fault) => `${language}: ${fault}`));
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing on the page, %s', async (theme) => {
    const [first = ''] = await sectionsOf(game);
    for (const screen of ['laptop', 'phone'] as const) {
      const { page, context } = await site.open({ screen, path: `#/rules/${game}/${first}`, settings: { theme } });
      await page.waitForSelector('[data-section]');
      await page.waitForTimeout(300);
      await picture(page, `${game}-rules-${screen}-${theme}`);
      const small = (await smallTargets(page, screen === 'phone' ? 44 : 24)).filter((fault) => !fault.includes('inline-link'));
      expect([...(await faultsOfAccess(page)), ...small, ...(await overflowing(page))]).toEqual([]);
      await context.close();
    }
  });
});

test('a long press tells about symbol and piece, chooses nothing, and leads on to the rules', async () => {
  const { page, context } = await site.open({ screen: 'phone' });
  await openTable(page, 'cards-and-karma', 3);
  await page.waitForTimeout(500);
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

test('home and the modules of a new table lead to their rules', async () => {
  const { page, context } = await site.open({ path: '#/' });
  await page.locator('a[href="#/rules/rajas"]').first().click();
  await page.waitForSelector('[data-reference="rajas"] [data-section]');
  await page.goto(`${site.address}/#/rules/rajas/holi`);
  await page.waitForSelector('[data-section^="holi"]');
  await context.close();
});
