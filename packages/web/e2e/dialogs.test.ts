import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from './support/games.ts';
import { BOT, keep, PERSON, plannedGame } from './support/kept.ts';
import { faultsOfAccess, leastTarget, picture, smallTargets } from './support/looks.ts';
import { shareOf } from './support/share.ts';
import { openSite, type Screen, type Site } from './support/site.ts';
import { makeAMove, openByKey, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000007';
const VIEWS: readonly { readonly screen: Screen; readonly theme: 'light' | 'dark' }[] = [
  { screen: 'phone', theme: 'dark' },
  { screen: 'laptop', theme: 'light' },
  { screen: 'phone', theme: 'light' },
  { screen: 'laptop', theme: 'dark' },
];
/** Overlays of a table: opened by a key, or by pressing the first visible one of these. */
const KEYS = { choices: 'l', help: '?' } as const;
const BUTTONS = { settings: '[data-settings]', stocks: '[data-stocks]', piles: '[data-piles]', closer: '[data-look]' } as const;

async function faultsOf(page: Page, name: string, screen: Screen): Promise<readonly string[]> {
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await picture(page, name);
  const isTooWide = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
  return [
    ...(await faultsOfAccess(page)),
    ...(await smallTargets(page, leastTarget(screen))),
    ...(isTooWide ? ['scrolls sideways'] : []),
  ].map((fault) => `${name}: ${fault}`);
}

async function openByButton(page: Page, selector: string): Promise<boolean> {
  const button = page.locator(`${selector}:visible`).first();
  if ((await button.count()) === 0) return false;
  await button.click();
  return true;
}

/** The browser closes a dialog a moment after the key. */
async function putAway(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

describe.each(shareOf(VIEWS, 1))('$screen, $theme', ({ screen, theme }) => {
  test.each(GAMES)('what opens over the table of $game: axe finds nothing, nothing is too small', async ({ game, players }) => {
    const { page, context, errors } = await site.open({ screen, settings: { theme, confirm: 'never' } });
    const drivers = [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];
    const planned = await plannedGame({ game, drivers, seed: SEED });
    await keep(page, planned);
    await page.goto(`${site.address}/#/table/${planned.id}`);
    await makeAMove(page);
    await page.waitForSelector(READY);
    const found: string[] = [];
    for (const [name, key] of Object.entries(KEYS)) {
      await openByKey(page, key);
      found.push(...(await faultsOf(page, `${game}-${name}-${screen}-${theme}`, screen)));
      await putAway(page);
    }
    for (const [name, selector] of Object.entries(BUTTONS)) {
      if (!(await openByButton(page, selector))) continue;
      found.push(...(await faultsOf(page, `${game}-${name}-${screen}-${theme}`, screen)));
      await putAway(page);
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the curtain between people', async () => {
    const { page, context } = await site.open({ screen, settings: { theme } });
    const names = ['Wolfeschlegelsteinhausenberger', 'Maharajadhirajabahadursinghran'];
    const planned = await plannedGame({ game: 'cards-and-karma', drivers: [PERSON, PERSON], names, seed: SEED });
    await keep(page, planned);
    await page.goto(`${site.address}/#/table/${planned.id}`);
    await page.locator('[data-ready]').waitFor();
    expect(await faultsOf(page, `curtain-${screen}-${theme}`, screen)).toEqual([]);
    await context.close();
  });
});
