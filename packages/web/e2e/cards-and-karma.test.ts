import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playByClicking } from './support/clicker.ts';
import { swapColours } from './support/colours.ts';
import { keep, PERSON, plannedGame } from './support/kept.ts';
import { faultsOfAccess, picture } from './support/looks.ts';
import { clicksOf, shareOf } from './support/share.ts';
import { openSite, type Screen, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed0000000000000000000000000000000000000000000000000000000000c1';

async function openTable(players: number, screen: Screen, settings: Readonly<Record<string, string>> = {}) {
  const opened = await site.open({ screen, settings });
  const game = await plannedGame({ game: 'cards-and-karma', drivers: Array.from({ length: players }, () => PERSON), seed: SEED });
  await keep(opened.page, game);
  await opened.page.goto(`${site.address}/#/table/${game.id}`);
  return { ...opened, game };
}

const CLICKS = clicksOf(80, 20);
const CROWDS = [
  [4, 'phone'],
  [4, 'laptop'],
  [2, 'tablet'],
  [2, 'phone'],
] as const;

describe('Cards & Karma by random clicks', () => {
  test.each(shareOf(CROWDS, 2))('%i players, %s: every choice has one control in sight', async (players, screen) => {
    const { page, context, errors, game } = await openTable(players, screen);
    const played = await playByClicking(page, { game, seed: `karma ${players} ${screen}`, most: CLICKS });
    expect(played.clicks).toBe(CLICKS);
    expect(errors).toEqual([]);
    await context.close();
  });
});

const VIEWS = [
  ['phone', 'light'],
  ['laptop', 'dark'],
  ['phone', 'dark'],
  ['laptop', 'light'],
] as const;

describe('the Cards & Karma table', () => {
  test.each(shareOf(VIEWS, 1))('%s, %s: axe finds nothing, in each state', async (screen, theme) => {
    const { page, context, game } = await openTable(4, screen, { theme });
    const seen = new Set<string>();
    await playByClicking(page, {
      game,
      seed: `axe ${screen}`,
      most: clicksOf(80, 40),
      before: (current) => lookAt(current, `${screen}-${theme}`, seen),
    });
    expect([...seen].sort()).toEqual(expect.arrayContaining(['pay', 'take']));
    await context.close();
  });

  test('CNK-SETUP-01 choosing a taken colour swaps the colours of both seats', async () => {
    expect(await swapColours(site, 'cards-and-karma')).toEqual({
      instead: 'crimson',
      seats: ['saffron', 'teal', 'crimson'],
      option: 'saffron, teal, crimson',
      errors: [],
    });
  });

  test('a move by keys alone', async () => {
    const { page, context } = await openTable(2, 'laptop');
    await page.locator('[data-ready]').press('Enter');
    await page.locator('[data-table][data-busy="false"]').waitFor({ state: 'attached' });
    const before = await page.locator('[data-table]').getAttribute('data-table');
    await page.locator('[data-choice^="die "]').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((number) => document.querySelector<HTMLElement>('[data-table]')?.dataset.table !== number, before);
    await context.close();
  });
});

/** Looks once at each kind of decision. */
async function lookAt(page: Page, name: string, seen: Set<string>): Promise<void> {
  const texts = await page
    .locator('[data-choice]')
    .evaluateAll((controls) => controls.map(({ dataset }) => dataset.choice ?? ''));
  const kind = ['pay', 'take', 'choose', 'discard', 'copy', 'set', 'end-turn'].find((start) =>
    texts.some((text) => text.startsWith(start)),
  );
  if (kind === undefined || seen.has(kind)) return;
  seen.add(kind);
  expect(await faultsOfAccess(page), kind).toEqual([]);
  await picture(page, `cards-and-karma-${name}-${kind}`);
}
