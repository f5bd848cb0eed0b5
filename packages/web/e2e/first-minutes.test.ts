import { journalOf, liveMoves } from '@durbar/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalGame } from '../src/store/games.ts';
import { gameAfter } from './support/finished.ts';
import { BOT, keep, PERSON, plannedGame } from './support/kept.ts';
import { openSite, type Site } from './support/site.ts';
import { READY } from './support/table.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const PAGES = [
  { name: 'home', path: '', sign: '[data-learn-first]' },
  { name: 'a new table', path: '#/new/rajas', sign: '[data-start]' },
  { name: 'a new table online', path: '#/new/rajas/online', sign: '[data-open-online]' },
] as const;
const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;

test.for(PAGES.flatMap((page) => LANGUAGES.map((language) => ({ ...page, language }))))(
  '$name fits a laptop without scrolling ($language)',
  async ({ path, sign, language }) => {
    const { page, context, errors } = await site.open({ path, screen: 'laptop', settings: { language } });
    await page.locator(sign).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const { height, room } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight, room: innerHeight }));
    expect(height).toBeLessThanOrEqual(room);
    expect(errors).toEqual([]);
    await context.close();
  },
);

const SEED = 'a'.repeat(64);
const AWAY = {
  en: 'Test: Chameli and Kamal have played since your last turn.',
  de: 'Test: Seit deinem letzten Zug haben Chameli und Kamal gespielt.',
  fr: 'Test\u00a0: Chameli et Kamal ont joué depuis votre dernier tour.',
  nl: 'Test: Chameli en Kamal hebben gespeeld sinds je vorige beurt.',
} as const;

/** A game in which both others have had a turn since the first seat's. */
async function gameAfterOthers(): Promise<LocalGame> {
  const names = ['Meera', 'Chameli', 'Kamal'];
  for (let answers = 20; ; answers++) {
    const game = await gameAfter({ game: 'rajas', drivers: [PERSON, BOT, BOT], names, seed: SEED }, answers);
    const moves = liveMoves(journalOf(game.saved.entries)).map(({ by }) => by);
    if (new Set(moves.slice(moves.lastIndexOf(0) + 1).filter((by) => by !== 'chance')).size === 2) return { ...game, decider: 0 };
  }
}

test.for(LANGUAGES)('home says who has played since my turn, and the table plays it (%s)', async (language) => {
  const game = await gameAfterOthers();
  const { page, context, errors } = await site.open({ settings: { language, speed: 'brisk', motion: 'full' } });
  await keep(page, game);
  await page.reload();
  const line = page.locator(`[data-away="${game.id}"]`);
  await line.getByText(AWAY[language]).waitFor();
  await line.getByRole('link').click();
  await page.locator('[data-looking-back]').waitFor();
  expect(new URL(page.url()).hash).toBe(`#/table/${game.id}`);
  await page.locator('[data-looking-back]').waitFor({ state: 'detached' });
  await page.waitForSelector(READY);
  expect(errors).toEqual([]);
  await context.close();
});

test('home says when nothing is new at the tables that wait', async () => {
  const { page, context } = await site.open();
  await keep(page, { ...(await plannedGame({ game: 'rajas', drivers: [PERSON, PERSON], seed: SEED })), decider: 0 });
  await page.reload();
  await page.getByText('Nothing new at your tables.').waitFor();
  expect(await page.locator('[data-away]').count()).toBe(0);
  await context.close();
});
