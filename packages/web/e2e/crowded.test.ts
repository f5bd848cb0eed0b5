import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crowdingOf } from './support/crowding.ts';
import { gameAfter, gameAsking } from './support/finished.ts';
import { BOT, keep, PERSON } from './support/kept.ts';
import { picture } from './support/looks.ts';
import { selectInSight } from './support/reach.ts';
import { shareOf } from './support/share.ts';
import { openSite, SCREENS, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000031';
const NAMES = ['Meera', 'Amir', 'Sanne', 'Noor', 'Ines'];
/** Names of up to twelve letters are whole even in the narrowest columns. */
const LONG_NAMES = ['Shahjahan', 'Annemarie', 'Maximiliano', 'Wolfgang-Ann', 'Kristoffer'];
const WIDE = ['laptop', 'notebook', 'desktop'] as const;
/** Every language on some tables with every push, on all tables otherwise. */
const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
const languagesOf = (table: number): readonly (typeof LANGUAGES)[number][] =>
  shareOf([...LANGUAGES.slice(2 * (table % 2)), ...LANGUAGES.slice(0, 2 * (table % 2))], 2);
/** Minimum size of a player's piece, in pixels. */
const LEAST = 16;
const ROOMY = { small: [], overlapping: [], cut: [], scrolled: [] };

const EVERY_MODULE = { navaratnas: 'on', cows: 'on', wilderness: 'on', pinkElephant: 'on', river: 'mysterious' };
const PIECES =
  '.board :is([data-face^="marker"], [data-face^="bonus marker"], [data-face^="worker"], [data-face^="boat"], .marker)';
const RAJAS = {
  pieces: PIECES,
  places: [
    ['[data-place^="scroll:"]', '.marker'],
    ['[data-place^="temple:"]', '.marker'],
    ['.display', '.kind'],
    ['[data-about="new-worker"]', '[data-face^="worker"]'],
    ['.kit', ':scope > *'],
  ],
} as const;
const KARMA = {
  pieces: '.opponent :is(.tokens, .kinds) svg',
  places: [
    ['.opponent .tokens', ':scope > span'],
    ['.opponent .player', ':scope > *:not(.look)'],
    ['[data-part="cards"] ul', ':scope > li'],
  ],
} as const;
const TAJ = {
  pieces: '.head .emblem',
  places: [
    ['.head', '.goods > span'],
    ['.contest thead tr', 'th'],
  ],
} as const;

/** The fullest tables, after so many answers or at a kind of question. */
const TABLES = [
  {
    name: 'Rajas with every module',
    game: 'rajas',
    players: 4,
    at: 260,
    options: { ...EVERY_MODULE, holi: 'front', kedarnath: 'front', roads: 'front', riverPool: 'ganga1+ganga2+ganga3' },
    ...RAJAS,
  },
  {
    name: 'Rajas with the backs of every module',
    game: 'rajas',
    players: 4,
    at: 120,
    options: { ...EVERY_MODULE, holi: 'back', kedarnath: 'back', roads: 'back' },
    ...RAJAS,
  },
  { name: 'Taj Mahal with five', game: 'taj-mahal', players: 5, at: 120, options: {}, ...TAJ },
  { name: 'Cards & Karma with two', game: 'cards-and-karma', players: 2, at: 70, options: {}, ...KARMA },
  { name: 'Cards & Karma with four', game: 'cards-and-karma', players: 4, at: 160, options: {}, ...KARMA },
  // The most buttons beside a receipt.
  {
    name: 'Cards & Karma with an administrator',
    game: 'cards-and-karma',
    players: 4,
    at: 'use-administrator',
    options: {},
    ...KARMA,
  },
];

describe.each(TABLES.map((table, index) => ({ ...table, languages: languagesOf(index) })))('$name', (table) => {
  const { name, game, players, at, options, pieces, places, languages } = table;
  test.each(languages)('is readable on every wide screen, in %s', async (language) => {
    const drivers = Array.from({ length: players }, () => PERSON);
    const names = (game === 'taj-mahal' ? LONG_NAMES : NAMES).slice(0, players);
    const plan = { game, drivers, names, options, seed: SEED };
    const kept = await (typeof at === 'number' ? gameAfter(plan, at) : gameAsking(plan, at));
    const { page, context, errors } = await site.open({ settings: { language, confirm: 'always' } });
    await keep(page, kept);
    await page.goto(`${site.address}/#/table/${kept.id}`);
    await page.waitForSelector('[data-table][data-busy="false"], [data-ready]');
    await page
      .locator('[data-ready]')
      .click({ timeout: 500 })
      .catch(() => undefined);
    for (const screen of WIDE) {
      await page.setViewportSize(SCREENS[screen].viewport);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.locator(pieces).count(), `pieces of ${name}`).toBeGreaterThan(players);
      expect(await page.locator('[data-board]:visible').count(), 'boards that a ribbon may lie over').toBe(1);
      const crowding = await page.evaluate(crowdingOf, { pieces, least: LEAST, places });
      await picture(page, `crowded-${game}-${players}-${at}-${screen}-${language}`);
      expect(crowding, `${name}, ${screen}`).toEqual(ROOMY);
    }
    const selects = async (): Promise<boolean> => {
      // The curtain between two people at one device may come late.
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-ready]')?.click());
      return page.evaluate(selectInSight);
    };
    await expect.poll(selects).toBe(true);
    for (const screen of WIDE) {
      await page.setViewportSize(SCREENS[screen].viewport);
      await page.waitForTimeout(100);
      const crowding = await page.evaluate(crowdingOf, { pieces, least: LEAST, places });
      await picture(page, `crowded-selected-${game}-${players}-${at}-${screen}-${language}`);
      expect(crowding, `${name}, ${screen}, with a receipt`).toEqual(ROOMY);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('with every module, turns are one line beside a receipt, and cards when pointed at', async () => {
  const { options } = TABLES[0] as (typeof TABLES)[number];
  const drivers = [PERSON, ...Array.from({ length: 3 }, () => BOT)];
  const plan = { game: 'rajas', drivers, names: NAMES.slice(0, 4), options: { ...options }, seed: SEED };
  const kept = await gameAsking(plan, 'choose-cell');
  const { page, context, errors } = await site.open({ screen: 'notebook', settings: { confirm: 'always' } });
  await keep(page, kept);
  await page.goto(`${site.address}/#/table/${kept.id}`);
  await page.waitForSelector('[data-table][data-busy="false"]');
  await expect.poll(() => page.evaluate(selectInSight)).toBe(true);
  const log = page.locator('.log');
  const button = page.locator('[data-confirm]');
  const heightOf = async (): Promise<number> => (await log.boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBeLessThan(60);
  expect(
    await log
      .locator('li:visible')
      .filter({ has: page.locator('.sums, .words') })
      .count(),
  ).toBeGreaterThan(1);
  expect(await log.locator('[data-turn-again]:visible').count()).toBeGreaterThan(1);
  const before = await button.boundingBox();
  await log.hover();
  await expect.poll(heightOf).toBeGreaterThan(120);
  expect(await button.boundingBox(), 'the decision stays in place').toEqual(before);
  expect(errors).toEqual([]);
  await context.close();
});
