import type { Options } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playByClicking } from './support/clicker.ts';
import { keep, PERSON, plannedGame } from './support/kept.ts';
import { faultsOfAccess, picture } from './support/looks.ts';
import { openSite, type Screen, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000002';

interface Plan {
  readonly players: number;
  readonly screen: Screen;
  readonly options?: Options;
  readonly settings?: Readonly<Record<string, string>>;
}

function nameOf({ players, screen, options = {} }: Plan): string {
  return [`${players} players`, screen, ...Object.entries(options).map(([id, value]) => `${id} ${value}`)].join(', ');
}

function named(plans: readonly Plan[]) {
  return plans.map((plan) => [nameOf(plan), plan] as const);
}

async function openTable({ players, screen, options = {}, settings = {} }: Plan) {
  const opened = await site.open({ screen, settings });
  const drivers = Array.from({ length: players }, () => PERSON);
  const game = await plannedGame({ game: 'rajas', drivers, options, seed: SEED });
  await keep(opened.page, game);
  await opened.page.goto(`${site.address}/#/table/${game.id}`);
  return { ...opened, game };
}

const WHOLE_GAMES: readonly Plan[] = [
  { players: 2, screen: 'laptop' },
  { players: 3, screen: 'phone', options: { navaratnas: 'on' } },
  { players: 4, screen: 'laptop', options: { mixedRounds: '1+3', river: 'ganga-roll' } },
];

const EVERYTHING = { navaratnas: 'on', cows: 'on', wilderness: 'on', pinkElephant: 'on' };

const BEGINNINGS: readonly Plan[] = [
  { players: 4, screen: 'phone' },
  { players: 4, screen: 'tablet', options: { cows: 'on', pinkElephant: 'on' } },
  { players: 3, screen: 'laptop', options: { holi: 'front', kedarnath: 'front', roads: 'front', river: 'mysterious' } },
  { players: 4, screen: 'laptop', options: { ...EVERYTHING, holi: 'back', kedarnath: 'back', roads: 'back', river: 'drying' } },
  {
    players: 3,
    screen: 'phone',
    options: { ...EVERYTHING, holi: 'back', kedarnath: 'back', roads: 'front', river: 'full-random' },
  },
  { players: 2, screen: 'phone', options: { wilderness: 'on', roads: 'back', holi: 'front', river: 'drying' } },
];

describe('Rajas of the Ganges by random clicks', () => {
  test.each(named(WHOLE_GAMES))('a whole game: %s', async (name, plan) => {
    const { page, context, errors, game } = await openTable(plan);
    const played = await playByClicking(page, { game, seed: name });
    expect(played.isOver).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(named(BEGINNINGS))('every choice has one control in sight: %s', async (name, plan) => {
    const { page, context, errors, game } = await openTable(plan);
    const played = await playByClicking(page, { game, seed: name, most: 100 });
    expect(played.clicks).toBe(100);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** The decisions that are looked at, by how their choices begin. */
const DECISIONS = ['lay', 'take', 'pay', 'upgrade', 'sail', 'row', 'gift', 'quarry'];

describe('the Rajas table', () => {
  test.each([
    ['laptop', 'light', {}],
    ['laptop', 'dark', { ...EVERYTHING, kedarnath: 'front', roads: 'back', holi: 'front' }],
    ['phone', 'light', { kedarnath: 'front', roads: 'back', holi: 'front', wilderness: 'on' }],
    ['phone', 'dark', {}],
  ] as const)('%s, %s: axe finds nothing, in each state', async (screen, theme, options) => {
    const { page, context, game } = await openTable({ players: 4, screen, options, settings: { theme } });
    const seen = new Set<string>();
    const before = (current: Page) => lookAt(current, `${screen}-${theme}`, seen);
    await playByClicking(page, { game, seed: `axe ${screen} ${theme}`, most: 50, before });
    expect(seen.size).toBeGreaterThanOrEqual(3);
    await context.close();
  });

  test('a space that cannot be used says why', async () => {
    const { page, context } = await openTable({ players: 2, screen: 'laptop' });
    await settled(page);
    await page.locator('[data-thing="space:assorted-1"]').click();
    await page.getByText('You have no such market in your province.').waitFor();
    await context.close();
  });

  test('a worker is placed by keys alone', async () => {
    const { page, context } = await openTable({ players: 2, screen: 'laptop' });
    await settled(page);
    const before = await page.locator('[data-table]').getAttribute('data-table');
    await page.locator('[data-choice="front-terrace"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((number) => document.querySelector<HTMLElement>('[data-table]')?.dataset.table !== number, before);
    await context.close();
  });
});

async function settled(page: Page): Promise<void> {
  await page.locator('[data-table][data-busy="false"]').waitFor({ state: 'attached' });
}

/** Looks once at each kind of decision. */
async function lookAt(page: Page, name: string, seen: Set<string>): Promise<void> {
  const texts = await page
    .locator('[data-choice]')
    .evaluateAll((controls) => controls.map(({ dataset }) => dataset.choice ?? ''));
  const kind = DECISIONS.find((start) => texts.some((text) => text.startsWith(start)));
  if (kind === undefined || seen.has(kind)) return;
  seen.add(kind);
  expect(await faultsOfAccess(page), kind).toEqual([]);
  await picture(page, `rajas-${name}-${kind}`);
}
