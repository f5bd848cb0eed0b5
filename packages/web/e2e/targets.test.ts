import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playByClicking } from './support/clicker.ts';
import { analysedGame } from './support/finished.ts';
import { GAMES } from './support/games.ts';
import { BOT, keep, PERSON, plannedGame } from './support/kept.ts';
import { smallTargetsOnPhones } from './support/looks.ts';
import { clicksOf } from './support/share.ts';
import { openSite, type Site } from './support/site.ts';
import { openByKey, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000044';
/** Moments of each game at which every tab is measured. */
const MOMENTS = clicksOf(25, 6);

/** Rajas with all modules. */
const OPTIONS = {
  rajas: {
    holi: 'front',
    kedarnath: 'front',
    roads: 'front',
    river: 'drying',
    cows: 'on',
    wilderness: 'on',
    pinkElephant: 'on',
    navaratnas: 'on',
  },
  'cards-and-karma': {},
  'taj-mahal': {},
} as const;

async function lookAt(page: Page, path: string, wait: string): Promise<readonly string[]> {
  await page.goto(`${site.address}/${path}`);
  await page.waitForSelector(wait, { state: 'attached' });
  return smallTargetsOnPhones(page, path);
}

/** The same fault at several moments counts once. */
function once(faults: readonly string[]): readonly string[] {
  return [...new Set(faults)];
}

test('every target outside the tables is large enough for a finger', async () => {
  const { page, context } = await site.open({ screen: 'phone' });
  const PAGES = [
    ['#/', '[data-play-now]'],
    ['#/games', 'h1'],
    ['#/settings', 'h1'],
    ['#/table/none', 'h1'],
    ['#/lessons', 'h1'],
    ['#/tables', '[data-trouble]'],
    ['#/account', '[data-sign-in]'],
  ] as const;
  const found: string[] = [];
  for (const [path, wait] of PAGES) found.push(...(await lookAt(page, path, wait)));
  expect(found).toEqual([]);
  await context.close();
});

describe.each(GAMES)('every target of $game is large enough for a finger', ({ game, players }) => {
  const drivers = [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];

  test('before and after it', async () => {
    const { page, context } = await site.open({ screen: 'phone' });
    await keep(page, { ...(await analysedGame(game, players, SEED)), id: 'end' });
    await keep(page, { ...(await plannedGame({ game, drivers, seed: SEED })), id: 'run' });
    const found = [
      ...(await lookAt(page, '#/games', '[data-game="end"]')),
      ...(await lookAt(page, '#/', '[data-game="run"]')),
      ...(await lookAt(page, `#/new/${game}`, '[data-start]')),
      ...(await lookAt(page, `#/new/${game}/online`, 'h1')),
      ...(await lookAt(page, `#/rules/${game}`, '[data-section]')),
      ...(await lookAt(page, `#/learn/${game}`, '[data-coach-next]')),
      ...(await lookAt(page, '#/end/end', '.panel ol')),
      ...(await lookAt(page, '#/proof/end', '[data-finding]')),
      ...(await lookAt(page, '#/replay/end/40', '[data-replay]')),
    ];
    expect(once(found)).toEqual([]);
    await context.close();
  });

  test('at its table, in every tab', async () => {
    const { page, context } = await site.open({ screen: 'phone' });
    const planned = await plannedGame({ game, drivers, options: OPTIONS[game], seed: SEED });
    await keep(page, planned);
    await page.goto(`${site.address}/#/table/${planned.id}`);
    const found: string[] = [];
    const before = async (): Promise<void> => {
      found.push(...(await smallTargetsOnPhones(page, `table of ${game}`)));
    };
    await playByClicking(page, { game: planned, seed: game, most: MOMENTS, before });
    expect(once(found)).toEqual([]);
    await context.close();
  });

  test('in what opens over its table', async () => {
    const { page, context } = await site.open({ screen: 'phone' });
    const planned = await plannedGame({ game, drivers, options: OPTIONS[game], seed: SEED });
    await keep(page, planned);
    await page.goto(`${site.address}/#/table/${planned.id}`);
    await page.waitForSelector(READY);
    const found: string[] = [];
    const opened = { l: 'dialog[open]', h: '[data-play-hint]', '?': 'dialog[open]' };
    for (const [key, selector] of Object.entries(opened)) {
      await openByKey(page, key, selector);
      found.push(...(await smallTargetsOnPhones(page, `key ${key} at the table of ${game}`)));
      await page.keyboard.press('Escape');
      await page.locator(selector).first().waitFor({ state: 'detached' });
    }
    for (const selector of ['[data-settings]', '[data-rules]', '[data-stocks]', '[data-piles]', '[data-look]']) {
      const button = page.locator(`${selector}:visible`).first();
      if ((await button.count()) === 0) continue;
      await button.click();
      await page.locator('dialog[open]').waitFor();
      found.push(...(await smallTargetsOnPhones(page, `${selector} at the table of ${game}`)));
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(once(found)).toEqual([]);
    await context.close();
  });
});
