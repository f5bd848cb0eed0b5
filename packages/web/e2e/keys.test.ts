import { below, seededRandom } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BOT, keep, PERSON, plannedGame } from './support/kept.ts';
import { openSite, type Site } from './support/site.ts';
import { enterChoice } from './support/table.ts';

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
  return busy === 'false' && document.querySelector('[data-choice], [data-end]') !== null;
}

async function tabToChoice(page: Page): Promise<void> {
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('[data-choice]') ?? false)) return;
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
