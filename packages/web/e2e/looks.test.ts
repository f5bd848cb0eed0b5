import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analysedGame } from './support/finished.ts';
import { GAMES } from './support/games.ts';
import { BOT, keep, PERSON, plannedGame } from './support/kept.ts';
import { faultsOfAccess, leastTarget, picture, smallTargets } from './support/looks.ts';
import { shareOf } from './support/share.ts';
import { openSite, type Screen, type Site } from './support/site.ts';

let site: Site;
const SEED = '5eed000000000000000000000000000000000000000000000000000000000003';

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Look {
  readonly name: string;
  readonly path: string;
  readonly wait: string;
}

const PAGES: readonly Look[] = [
  { name: 'home', path: '#/', wait: '[data-play-now]' },
  { name: 'games', path: '#/games', wait: 'h1' },
  { name: 'settings', path: '#/settings', wait: 'h1' },
  { name: 'missing', path: '#/table/none', wait: 'h1' },
  ...GAMES.flatMap(({ game }) => [
    { name: `${game}-new`, path: `#/new/${game}`, wait: '[data-start]' },
    { name: `${game}-table`, path: `#/table/run-${game}`, wait: '[data-table][data-busy="false"] [data-choice]' },
    { name: `${game}-replay`, path: `#/replay/end-${game}/40`, wait: '[data-replay]' },
    { name: `${game}-end`, path: `#/end/end-${game}`, wait: 'ol a, ol + p, .panel ol' },
    { name: `${game}-proof`, path: `#/proof/end-${game}`, wait: '[data-finding]' },
  ]),
];

const VIEWS: readonly { readonly screen: Screen; readonly theme: 'light' | 'dark' }[] = [
  { screen: 'phone', theme: 'light' },
  { screen: 'laptop', theme: 'dark' },
  { screen: 'lying', theme: 'light' },
  { screen: 'laptop', theme: 'light' },
  { screen: 'phone', theme: 'dark' },
  { screen: 'small', theme: 'dark' },
  { screen: 'tablet', theme: 'light' },
  { screen: 'slate', theme: 'dark' },
  { screen: 'notebook', theme: 'light' },
  { screen: 'desktop', theme: 'light' },
];

/** Other screens only rearrange the same parts. */
const isForAxe = (screen: Screen): boolean => screen === 'laptop' || screen === 'phone';

describe.each(shareOf(VIEWS, 2))('$screen, $theme', ({ screen, theme }) => {
  test('every page: axe finds nothing, nothing scrolls sideways, nothing is too small', async () => {
    const { page, context, errors } = await site.open({ screen, settings: { theme } });
    for (const { game, players } of GAMES) {
      const drivers = [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];
      await keep(page, { ...(await plannedGame({ game, drivers, seed: SEED })), id: `run-${game}` });
      await keep(page, { ...(await analysedGame(game, players, SEED)), id: `end-${game}` });
    }
    const found: string[] = [];
    for (const { name, path, wait } of PAGES) {
      await page.goto(`${site.address}/${path}`);
      await page.waitForSelector(wait, { state: 'attached' });
      await page.waitForTimeout(150);
      await picture(page, `${name}-${screen}-${theme}`);
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
      const least = leastTarget(screen);
      const faults = [
        ...(isForAxe(screen) ? await faultsOfAccess(page) : []),
        ...(await smallTargets(page, least)),
        ...(isTooWide ? ['scrolls sideways'] : []),
      ];
      found.push(...faults.map((fault) => `${name}: ${fault}`));
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
