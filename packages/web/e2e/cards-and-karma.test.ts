import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playByClicking } from './support/clicker.ts';
import { swapColours } from './support/colours.ts';
import { clicksOf, shareOf } from './support/share.ts';
import { openSite, type Site } from './support/site.ts';
import { answerByKeys, looksAtEach, openTable } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed0000000000000000000000000000000000000000000000000000000000c1';
const GAME = { game: 'cards-and-karma', seed: SEED };

const CLICKS = clicksOf(80, 20);
const CROWDS = [
  [4, 'phone'],
  [4, 'laptop'],
  [2, 'tablet'],
  [2, 'phone'],
] as const;

describe('Cards & Karma by random clicks', () => {
  test.each(shareOf(CROWDS, 2))('%i players, %s: every choice has one control in sight', async (players, screen) => {
    const { page, context, errors, game } = await openTable(site, { ...GAME, players, screen });
    const played = await playByClicking(page, { game, seed: `karma ${players} ${screen}`, most: CLICKS });
    expect(played.clicks).toBe(CLICKS);
    expect(errors).toEqual([]);
    await context.close();
  });
});

function kindOf(texts: readonly string[]): string | undefined {
  return ['pay', 'take', 'choose', 'discard', 'copy', 'set', 'end-turn'].find((start) =>
    texts.some((text) => text.startsWith(start)),
  );
}

const VIEWS = [
  ['phone', 'light'],
  ['laptop', 'dark'],
  ['phone', 'dark'],
  ['laptop', 'light'],
] as const;

describe('the Cards & Karma table', () => {
  test.each(shareOf(VIEWS, 1))('%s, %s: axe finds nothing, in each state', async (screen, theme) => {
    const { page, context, game } = await openTable(site, { ...GAME, players: 4, screen, settings: { theme, confirm: 'final' } });
    const { seen, look } = looksAtEach(`cards-and-karma-${screen}-${theme}`, kindOf);
    await playByClicking(page, {
      game,
      seed: `axe ${screen}`,
      most: clicksOf(80, 40),
      before: look,
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
    const { page, context } = await openTable(site, { ...GAME, players: 2, screen: 'laptop' });
    await page.locator('[data-ready]').press('Enter');
    await page.locator('[data-table][data-busy="false"]').waitFor({ state: 'attached' });
    await answerByKeys(page, '[data-choice^="die "]');
    await context.close();
  });
});
