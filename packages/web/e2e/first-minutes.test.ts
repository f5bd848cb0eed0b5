import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.ts';

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
