import { defined } from '@durbar/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analysedGame, finishedGame } from './support/finished.ts';
import { GAMES } from './support/games.ts';
import { BOT, keep, PERSON, plannedGame } from './support/kept.ts';
import { faultsOfAccess } from './support/looks.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
const SEED = '5eed000000000000000000000000000000000000000000000000000000000017';

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe.each(GAMES)('the end of $game', ({ game, players }) => {
  test('announces the winner over the table, then shows everything on one screen', async () => {
    const { page, context, errors } = await site.open({ screen: 'laptop' });
    const finished = await analysedGame(game, players, SEED);
    const winner = defined(
      finished.standings?.find(({ rank }) => rank === 1),
      'winner',
    );
    const name = defined(finished.players[winner.seat], 'player').name;
    await keep(page, finished);
    await page.goto(`${site.address}/#/table/${finished.id}`);
    const finale = page.locator('[data-finale="winner"]');
    await finale.waitFor();
    expect(await finale.locator('h1').textContent()).toContain(name);
    expect(await finale.locator('li').count()).toBe(players);
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.click('[data-put-away]');
    expect(await page.locator('[data-part="prompt"] h1').textContent()).toContain(name);
    await page.click('[data-result]');
    await page.locator('.turning ol, .turning p').first().waitFor();
    const { height, room } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight, room: innerHeight }));
    expect(height).toBeLessThanOrEqual(room);
    await page.click('[data-play-again]');
    await page.waitForFunction((old) => location.hash.startsWith('#/table/') && !location.hash.endsWith(old), finished.id);
    await page.waitForSelector('[data-table] [data-choice]');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('can be shown again, step by step, and skipped, and its statistics fit a phone', async () => {
    const { page, context } = await site.open({ screen: 'phone', settings: { speed: 'calm' } });
    const finished = await finishedGame(game, players, SEED);
    await keep(page, finished);
    await page.goto(`${site.address}/#/table/${finished.id}`);
    await page.click('[data-again]');
    await page.locator('[data-finale="closing"]').waitFor();
    await page.locator('[data-finale="step"]').waitFor();
    const [lit] = (await page.locator('[data-dimming]').getAttribute('data-dimming'))?.split(' ') ?? [];
    await page.locator(`[data-place="${lit}"]:visible`).first().waitFor();
    await page.keyboard.press('Space');
    await page.locator('[data-finale="winner"]').waitFor();
    await page.click('[data-end]');
    const statistics = page.locator('.data-table');
    await statistics.waitFor();
    expect(await statistics.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await context.close();
  });
});

test('a turn can be replayed on the table, and any key returns', async () => {
  const { page, context, errors } = await site.open({ settings: { speed: 'calm', motion: 'full' } });
  const planned = await plannedGame({ game: 'taj-mahal', drivers: [PERSON, BOT, BOT], seed: SEED });
  await keep(page, planned);
  await page.goto(`${site.address}/#/table/${planned.id}`);
  await page.waitForSelector('[data-table] [data-choice]');
  await expect.poll(() => page.title()).toBe('● Your turn · Taj Mahal · Durbar');
  await page.locator('[data-table] [data-choice]').first().click({ force: true });
  const again = page.locator('[data-turn-again]').first();
  await again.waitFor({ timeout: 30_000 });
  const now = await page.getAttribute('[data-table]', 'data-table');
  await again.click();
  await page.locator('[data-looking-back]').waitFor();
  expect(Number(await page.getAttribute('[data-table]', 'data-table'))).toBeLessThan(Number(now));
  await page.keyboard.press('Escape');
  await page.locator('[data-looking-back]').waitFor({ state: 'detached' });
  expect(await page.getAttribute('[data-table]', 'data-table')).toBe(now);
  expect(errors).toEqual([]);
  await context.close();
});

/** What may arrive in place of the file that stages the end. */
const BROKEN = [
  { name: 'nothing', answer: { status: 404, body: '' } },
  { name: 'half of it', answer: { status: 200, contentType: 'text/javascript', body: 'export default function (' } },
  { name: 'a page of the network', answer: { status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' } },
  { name: 'another file', answer: { status: 200, contentType: 'text/javascript', body: 'export const other = 1;' } },
];

test.each(BROKEN)('the prompt names the winner if $name arrives in place of the staged end', async ({ answer }) => {
  const { page, context } = await site.open({ screen: 'laptop' });
  let asked = 0;
  await context.route(/\/assets\/StagedEnd-[^/]*\.js/, async (route) => {
    asked++;
    await route.fulfill(answer);
  });
  const finished = await finishedGame('taj-mahal', 3, SEED);
  const winner = defined(
    finished.standings?.find(({ rank }) => rank === 1),
    'winner',
  );
  await keep(page, finished);
  await page.goto(`${site.address}/#/table/${finished.id}`);
  const title = page.locator('[data-part="prompt"] h1');
  await expect.poll(() => title.textContent()).toContain(defined(finished.players[winner.seat], 'player').name);
  expect(asked).toBeGreaterThan(0);
  expect(await page.locator('[data-finale]').count()).toBe(0);
  await page.click('[data-result]');
  await page.locator('.result h1').waitFor();
  await context.close();
});
