import { defined } from '@durbar/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playByClicking } from './support/clicker.ts';
import { swapColours } from './support/colours.ts';
import { gameAsking, gamesByQuestion } from './support/finished.ts';
import { BOT, keep, kept, PERSON, textsOf } from './support/kept.ts';
import { clicksOf, shareOf } from './support/share.ts';
import { openSite, type Site } from './support/site.ts';
import { answerByKeys, looksAtEach, makeAMove, openTable, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed0000000000000000000000000000000000000000000000000000000000a1';
const GAME = { game: 'taj-mahal', seed: SEED };

const CLICKS = clicksOf(80, 20);
const CROWDS = [
  [5, 'phone'],
  [5, 'laptop'],
  [4, 'tablet'],
  [3, 'laptop'],
] as const;

describe('Taj Mahal by random clicks', () => {
  test.each(shareOf(CROWDS, 2))('%i players, %s: every choice has one control in sight', async (players, screen) => {
    const { page, context, errors, game } = await openTable(site, { ...GAME, players, screen });
    const played = await playByClicking(page, { game, seed: `taj ${players} ${screen}`, most: CLICKS });
    expect(played.clicks).toBe(CLICKS);
    expect(errors).toEqual([]);
    await context.close();
  });
});

const KINDS = ['palace', 'take', 'play'];

function kindOf(texts: readonly string[]): string | undefined {
  return KINDS.find((start) => texts.some((text) => text.startsWith(start)));
}

const VIEWS = [
  ['laptop', 'light'],
  ['phone', 'dark'],
  ['laptop', 'dark'],
  ['phone', 'light'],
] as const;

describe('the Taj Mahal table', () => {
  test.each(shareOf(VIEWS, 1))('%s, %s: axe finds nothing, in each state', async (screen, theme) => {
    const { page, context, game } = await openTable(site, { ...GAME, players: 5, screen, settings: { theme } });
    const { seen, look } = looksAtEach(`taj-mahal-${screen}-${theme}`, kindOf);
    await playByClicking(page, {
      game,
      seed: `axe ${screen}`,
      most: 60,
      isEnough: () => seen.size === KINDS.length,
      before: look,
    });
    expect([...seen].sort()).toEqual(KINDS.toSorted());
    await context.close();
  });

  test('a city that cannot be chosen says why', async () => {
    const { page, context } = await openTable(site, { ...GAME, players: 3, screen: 'laptop' });
    await page.locator('[data-ready]').click();
    await page.locator('[data-table][data-busy="false"]').waitFor({ state: 'attached' });
    await page.locator('[data-thing="city Agra"]').first().click();
    await page.getByText('You place palaces after you withdraw').waitFor();
    await context.close();
  });

  test('on a phone the map is in sight while palaces are placed, and the contest again when cards are taken', async () => {
    const { page, context } = await site.open({ screen: 'phone', settings: { confirm: 'never' } });
    const game = await gameAsking({ game: 'taj-mahal', drivers: [PERSON, BOT, BOT], seed: SEED }, 'place-palaces');
    await keep(page, game);
    await page.goto(`${site.address}/#/table/${game.id}`);
    await page.locator('[data-tab="map"]').waitFor({ state: 'visible' });
    const isPlacing = async (): Promise<boolean> => {
      await page.waitForSelector(READY);
      return (await page.locator('[data-choice^="palace "], [data-choice^="crown "]').count()) > 0;
    };
    while (await isPlacing()) await makeAMove(page);
    await page.locator('[data-tab="contest"]').waitFor({ state: 'visible' });
    await context.close();
  });

  test('TAJ-SETUP-16 choosing a taken colour swaps the colours of both seats', async () => {
    expect(await swapColours(site, 'taj-mahal')).toEqual({
      instead: 'crimson',
      seats: ['saffron', 'teal', 'crimson'],
      option: 'brown, blue, red, grey',
      errors: [],
    });
  });

  test('a move by keys alone', async () => {
    const { page, context } = await openTable(site, { ...GAME, players: 3, screen: 'laptop' });
    await page.locator('[data-ready]').press('Enter');
    await page.locator('[data-table][data-busy="false"]').waitFor({ state: 'attached' });
    await answerByKeys(page, '[data-choice^="play "]');
    await context.close();
  });

  test.each(['laptop', 'phone'] as const)('%s: two cards are taken by tapping them, or by Space and Enter', async (screen) => {
    const { page, context } = await site.open({ screen });
    const asked = await gamesByQuestion({ game: 'taj-mahal', drivers: [PERSON, BOT, BOT], seed: SEED });
    const game = defined(asked.find(({ kind }) => kind === 'take-cards')?.kept, 'cards to take');
    await keep(page, game);
    await page.goto(`${site.address}/#/table/${game.id}`);
    await page.waitForSelector(READY);
    const confirm = page.locator('[data-confirm]');
    const cards = page.locator('[data-part="hand"] [data-place="display"] button');
    await cards.nth(0).click();
    await cards.nth(1).click();
    await expect.poll(() => confirm.getAttribute('data-confirm')).toMatch(/^take \S+ \S+$/);
    const tapped = await confirm.getAttribute('data-confirm');
    await cards.nth(2).press(' ');
    await expect.poll(() => confirm.getAttribute('data-confirm')).not.toBe(tapped);
    const taken = defined((await confirm.getAttribute('data-confirm')) ?? undefined, 'two cards');
    await cards.nth(2).press('Enter');
    await expect.poll(async () => textsOf(await kept(page, game.id))).toContain(taken);
    await context.close();
  });

  test.each(['laptop', 'phone'] as const)(
    '%s: two cards are picked by two taps or by keys, then played by the button',
    async (screen) => {
      const { page, context } = await site.open({ screen });
      const asked = await gamesByQuestion({ game: 'taj-mahal', drivers: [PERSON, BOT, BOT], seed: SEED });
      const game = defined(asked.find(({ kind }) => kind === 'take-turn')?.kept, 'turn');
      await keep(page, game);
      await page.goto(`${site.address}/#/table/${game.id}`);
      await page.waitForSelector(READY);
      const confirm = page.locator('[data-confirm]');
      const colour = page.locator('[data-part="hand"] [data-leads-to]').first();
      const alone = defined((await colour.getAttribute('data-choice')) ?? undefined, 'play');
      const [pair = ''] = JSON.parse((await colour.getAttribute('data-leads-to')) ?? '[]');
      /** Where no other card covers it. */
      const strip = { position: { x: 12, y: 40 } };
      await page.locator(`[data-choice="${alone}"]`).click(strip);
      await expect.poll(() => confirm.getAttribute('data-confirm')).toBe(alone);
      await page.locator(`[data-choice="${pair}"]`).click(strip);
      await expect.poll(() => confirm.getAttribute('data-confirm')).toBe(pair);
      expect(await page.locator('[data-part="hand"] [data-selected]').count()).toBe(2);
      await page.locator(`[data-leads-to='["${alone}"]']`).press(' ');
      await expect.poll(() => confirm.getAttribute('data-confirm')).toBe(alone);
      await page.locator(`[data-choice="${pair}"]`).press(' ');
      await expect.poll(() => confirm.getAttribute('data-confirm')).toBe(pair);
      await page.keyboard.press('Enter');
      await expect.poll(async () => textsOf(await kept(page, game.id))).toContain(pair);
      await context.close();
    },
  );
});
