import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { playByClicking } from './support/clicker.ts';
import { faultsOfAccess } from './support/looks.ts';
import { clicksOf, shareOf } from './support/share.ts';
import { openSite, type Site } from './support/site.ts';
import { answerByKeys, looksAtEach, makeAMove, openTable, type TablePlan } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Each check takes seconds, so this many kinds of decisions per view are enough. */
const MOST_LOOKS = 12;
const SEED = '5eed000000000000000000000000000000000000000000000000000000000002';

type Plan = Omit<TablePlan, 'game' | 'seed'>;

function nameOf({ players, screen, options = {} }: Plan): string {
  return [`${players} players`, screen, ...Object.entries(options).map(([id, value]) => `${id} ${value}`)].join(', ');
}

function named(plans: readonly Plan[]) {
  return plans.map((plan) => [nameOf(plan), plan] as const);
}

function open(plan: Plan) {
  return openTable(site, { ...plan, game: 'rajas', seed: SEED });
}

const FRONTS = { holi: 'front', kedarnath: 'front', roads: 'front' };
const BACKS = { holi: 'back', kedarnath: 'back', roads: 'back' };
const THE_REST = { navaratnas: 'on', cows: 'on', wilderness: 'on', pinkElephant: 'on' };

/** Every variant, module and side, alone and with others. The first ones are played on every push. */
const PLANS: readonly Plan[] = [
  { players: 4, screen: 'phone', options: { ...THE_REST, ...BACKS, river: 'drying' } },
  { players: 3, screen: 'laptop', options: { ...THE_REST, ...FRONTS, river: 'mysterious', riverPool: 'ganga1+ganga2+ganga3' } },
  { players: 2, screen: 'tablet', options: { mixedRounds: '2', cows: 'on', river: 'full-random' } },
  { players: 2, screen: 'laptop' },
  { players: 3, screen: 'phone', options: { navaratnas: 'on' } },
  { players: 4, screen: 'laptop', options: { mixedRounds: '1+3', river: 'ganga-roll' } },
  { players: 2, screen: 'phone', options: { holi: 'front', cows: 'on' } },
  { players: 3, screen: 'laptop', options: { holi: 'back' } },
  { players: 2, screen: 'laptop', options: { kedarnath: 'front', pinkElephant: 'on' } },
  { players: 3, screen: 'phone', options: { kedarnath: 'back', wilderness: 'on' } },
  { players: 2, screen: 'phone', options: { roads: 'front', river: 'drying' } },
  { players: 4, screen: 'laptop', options: { roads: 'back', pinkElephant: 'on', holi: 'back' } },
  { players: 2, screen: 'laptop', options: { river: 'custom', riverLayout: '1 ganga-5, 2 ganga3-1, 3 ganga3-3, 5 ganga-4' } },
  { players: 2, screen: 'phone', options: { river: 'mysterious' } },
];

/** On every push only the beginning, by people sharing one screen; otherwise whole games of one person with bots. */
const isWhole = inject('share') === 'whole';
const BEGINNING = 25;

describe('Rajas of the Ganges by random clicks: every choice has one control in sight', () => {
  test.each(named(shareOf(PLANS, 3)))('%s', async (name, plan) => {
    const { page, context, errors, game } = await open(isWhole ? { ...plan, people: 1 } : plan);
    const played = await playByClicking(page, { game, seed: name, ...(isWhole ? {} : { most: BEGINNING }) });
    if (isWhole) expect(played.isOver).toBe(true);
    else expect(played.clicks).toBe(BEGINNING);
    expect(errors).toEqual([]);
    await context.close();
  });
});

const VIEWS = [
  ['phone', 'dark', { ...FRONTS, wilderness: 'on' }],
  ['laptop', 'light', {}],
  ['laptop', 'dark', { ...THE_REST, ...BACKS, river: 'mysterious' }],
  ['phone', 'light', { ...THE_REST, ...BACKS }],
  ['laptop', 'light', { ...THE_REST, ...FRONTS, river: 'full-random', riverPool: 'ganga1+ganga2+ganga3' }],
  ['tablet', 'light', { cows: 'on', river: 'drying' }],
] as const;

describe('the Rajas table', () => {
  test.each(shareOf(VIEWS, 1))('%s, %s: axe finds nothing, in each state, with %o', async (screen, theme, options) => {
    const { page, context, game } = await open({ players: 4, screen, options, settings: { theme } });
    const name = ['rajas', screen, theme, ...Object.values(options)].join('-');
    const { seen, look } = looksAtEach(name, ([first]) => (seen.size < MOST_LOOKS ? first?.split(' ')[0] : undefined));
    await playByClicking(page, { game, seed: `axe ${name}`, most: clicksOf(80, 25), before: look });
    expect(seen.size).toBeGreaterThanOrEqual(3);
    await context.close();
  });

  test('a space that cannot be used says why', async () => {
    const { page, context } = await open({ players: 2, screen: 'laptop', people: 1 });
    await page.locator('[data-table][data-busy="false"] [data-choice]').first().waitFor();
    await page.locator('[data-thing="space:assorted-1"]').click();
    await page.getByText('You don’t have that market in your province.').waitFor();
    await context.close();
  });

  test('a worker is placed by keys alone', async () => {
    const { page, context } = await open({ players: 2, screen: 'laptop', people: 1 });
    await page.locator('[data-table][data-busy="false"] [data-choice]').first().waitFor();
    await answerByKeys(page, '[data-choice]');
    await context.close();
  });

  test('the gain of a choice is animated, and nothing of it stays behind', async () => {
    const { page, context } = await open({
      players: 2,
      screen: 'laptop',
      people: 1,
      settings: { speed: 'calm', motion: 'full' },
    });
    await makeAMove(page, '[data-choice="yogi"]');
    const ghosts = page.locator('[data-stage] > *');
    await ghosts.first().waitFor({ state: 'attached' });
    await ghosts.first().waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('setting up a table', () => {
  test('a custom river: built by clicks, an invalid layout is rejected with a message', async () => {
    const { page, context, errors } = await site.open({ path: '#/new/rajas' });
    await page.locator('input[name="river"]').nth(3).check();
    await page.getByRole('button', { name: 'palace action: Yogi' }).click();
    await page.getByRole('button', { name: '2 yield tiles' }).click();
    const text = page.getByLabel('As text');
    expect(await text.inputValue()).toBe('1 ganga-6, 2 ganga3-7');
    expect(await faultsOfAccess(page)).toEqual([]);
    await text.fill('1 ganga-6, 1 ganga3-7');
    await text.press('Enter');
    await page.getByText('Space 1 has two tiles.').waitFor();
    await text.fill('1 ganga-6');
    await text.press('Enter');
    await page.locator('[data-start]').click();
    await page.locator('[data-thing="river:1"][aria-label*="Yogi"]').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
