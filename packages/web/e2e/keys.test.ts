import { below, seededRandom } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BOT, keep, PERSON, plannedGame } from './support/kept.ts';
import { openSite, type Site } from './support/site.ts';
import { enterChoice, numberAt, openTable, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000006';
const isWhole = inject('share') === 'whole';
const GAMES = [
  { game: 'taj-mahal', players: 3 },
  { game: 'cards-and-karma', players: 2 },
  { game: 'rajas', players: 2 },
] as const;

/** A table at which a person decides, with bots for the others. */
async function openByKeys(game: string, players: number) {
  const opened = await openTable(site, { game, players, people: 1, screen: 'laptop', seed: SEED });
  await opened.page.waitForSelector(READY);
  return opened;
}

/** The focused card by its index in its list, and where it is drawn. */
function focusedCard(page: Page) {
  return page.evaluate(() => {
    const card = document.activeElement?.closest('li');
    const list = card?.closest('[data-part="cards"], [data-part="hand"]');
    const { x = 0, y = 0 } = card?.getBoundingClientRect() ?? {};
    return { at: card && list ? [...list.querySelectorAll('li:has(button)')].indexOf(card) : -1, x, y };
  });
}

/** Presses Tab until a choice has focus, maybe moves on to a later one, then Enter until it is made. No pointer. */
async function playByKeys(page: Page, seed: string, most: number): Promise<'over' | 'running'> {
  const random = seededRandom(seed);
  for (let moves = 0; moves < most; moves++) {
    await page.waitForFunction(isSettled);
    if (await page.locator('[data-end]').count()) return 'over';
    for (let skipped = below(random, 3); skipped >= 0; skipped--) await tabToChoice(page);
    await enterChoice(page);
  }
  return 'running';
}

function isSettled(): boolean {
  const { busy } = document.querySelector<HTMLElement>('[data-table]')?.dataset ?? {};
  return busy === 'false' && document.querySelector('[data-choice], [data-leads-to], [data-end]') !== null;
}

async function tabToChoice(page: Page): Promise<void> {
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('[data-choice], [data-leads-to]') ?? false)) return;
  }
  throw new Error('Tab reaches no choice');
}

test.each(GAMES)('$game can be played by keyboard alone', async ({ game, players }) => {
  const { page, context, errors } = await site.open();
  const drivers = [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];
  const planned = await plannedGame({ game, drivers, seed: SEED });
  await keep(page, planned);
  await page.goto(`${site.address}/#/table/${planned.id}`);
  expect(await playByKeys(page, game, isWhole ? 1000 : 6)).toBe(isWhole ? 'over' : 'running');
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  { game: 'taj-mahal', players: 3, cards: '[data-part="hand"] li button' },
  { game: 'cards-and-karma', players: 3, cards: '[data-part="cards"] li .body' },
])('arrow keys move between the cards of $game', async ({ game, players, cards }) => {
  const { page, context, errors } = await openByKeys(game, players);
  const count = await page.locator(cards).count();
  await page.locator(cards).first().focus();
  const first = await focusedCard(page);
  await page.keyboard.press('ArrowRight');
  const second = await focusedCard(page);
  expect([first.at, second.at]).toEqual([0, 1]);
  expect(second.x).toBeGreaterThan(first.x);
  await page.keyboard.press('ArrowLeft');
  expect((await focusedCard(page)).at).toBe(0);
  await page.keyboard.press('ArrowLeft');
  expect((await focusedCard(page)).at).toBe(0);
  const seen = new Set<number>();
  for (let row = 0; row < count; row++) {
    for (let at = await focusedCard(page); !seen.has(at.at); at = await focusedCard(page)) {
      seen.add(at.at);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
    for (let before = -1, now = (await focusedCard(page)).at; now !== before; ) {
      await page.keyboard.press('ArrowLeft');
      [before, now] = [now, (await focusedCard(page)).at];
    }
  }
  expect(seen.size).toBe(count);
  expect(errors).toEqual([]);
  await context.close();
});

test('W selects the withdrawal in Taj Mahal, and Enter confirms it', async () => {
  const { page, context, errors } = await openByKeys('taj-mahal', 3);
  await page.keyboard.press('w');
  await expect.poll(() => page.locator('[data-confirm]').getAttribute('data-confirm')).toBe('withdraw');
  await page.keyboard.press('w');
  expect(await page.locator('[data-confirm]').getAttribute('data-confirm')).toBe('withdraw');
  const before = await numberAt(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => numberAt(page)).toBeGreaterThan(before);
  expect(errors).toEqual([]);
  await context.close();
});

test('the shortcuts list names the keys of every game', async () => {
  const { page, context } = await site.open({ path: '#/settings' });
  const keys = page.locator('kbd');
  await keys.first().waitFor();
  expect(await keys.allTextContents()).toEqual(expect.arrayContaining(['← →', 'R', 'W']));
  await context.close();
});
