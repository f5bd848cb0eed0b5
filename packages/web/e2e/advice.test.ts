import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heightBelowArch, piecesOverPrompt } from './support/arch.ts';
import { analysedGame, finishedGame, gameAfter } from './support/finished.ts';
import { GAMES } from './support/games.ts';
import { BOT, keep, kept, PERSON, textsOf } from './support/kept.ts';
import { faultsOfAccess } from './support/looks.ts';
import { openSite, type Site } from './support/site.ts';
import { makeAMove, numberAt, openTable, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000002';

test('a hint stays beside the board until the next choice', async () => {
  const { page, context, errors } = await site.open();
  await page.click('[data-play-now="taj-mahal"]');
  await page.waitForSelector(READY);
  await page.keyboard.press('h');
  await page.waitForSelector('[data-play-hint]');
  await page.waitForSelector('[data-advised="1"]');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await makeAMove(page);
  await page.waitForSelector('[data-hint], [data-advised]', { state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

/** How much of a phone's height a hint may take, so the board stays visible. */
const MOST_OF_PHONE = 0.45;

describe.each(['rajas', 'cards-and-karma', 'taj-mahal'])('%s', (game) => {
  test.each(['laptop', 'phone'] as const)('a hint on a %s can be read, shown on the board and played', async (screen) => {
    const { page, context, errors } = await openTable(site, { game, players: 3, people: 1, screen, seed: SEED });
    await page.waitForSelector(READY);
    const before = await numberAt(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.waitForSelector('[data-play-hint]');
    await page.waitForSelector('[data-advised="1"]');
    expect(await faultsOfAccess(page)).toEqual([]);
    const { height } = (await page.locator('[data-hint]').boundingBox()) ?? { height: 0 };
    if (screen === 'phone') expect(height / 844).toBeLessThan(MOST_OF_PHONE);
    else expect(await page.evaluate(heightBelowArch), 'my pieces stay inside the arch').toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByRole('button', { name: 'Play this line' }).waitFor();
    expect(await numberAt(page)).toBe(before);
    await page.click('[data-play-hint]');
    await expect.poll(() => numberAt(page)).toBeGreaterThan(before);
    await page.waitForSelector('[data-hint]', { state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });
});

test.each(['laptop', 'phone'] as const)('on a %s, a bot says why it took a turn', async (screen) => {
  const { page, context, errors } = await openTable(site, { game: 'taj-mahal', players: 3, people: 1, screen, seed: SEED });
  await makeAMove(page);
  await page.waitForSelector(READY);
  if (screen === 'phone') await page.click('[data-tab-button="log"]');
  await page.locator('[data-why]').last().click();
  const answer = page.locator('dialog[open] [role="status"]');
  await expect.poll(() => answer.textContent()).toContain('This bot picks at random.');
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

test('the analysis of a finished game is stored with it, and play can continue from a turning point', async () => {
  const { page, context, errors } = await site.open();
  const game = await finishedGame('taj-mahal', 3, SEED);
  await keep(page, game);
  await page.goto(`${site.address}/#/end/${game.id}`);
  const point = page.locator('[data-play-from]').first();
  await point.waitFor({ timeout: 60_000 });
  expect(await faultsOfAccess(page)).toEqual([]);
  await expect.poll(async () => (await kept(page, game.id)).analysis?.chances.length).toBe(textsOf(game).length + 1);
  const entry = Number(await point.getAttribute('data-play-from'));
  await point.click();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  const id = (await page.evaluate(() => location.hash)).split('/').at(-1) ?? '';
  await expect.poll(async () => textsOf(await kept(page, id)).slice(0, entry)).toEqual(textsOf(game).slice(0, entry));
  expect(errors).toEqual([]);
  await context.close();
});

test('the analysis at the board can be stopped and goes on', async () => {
  const { page, context, errors } = await site.open({ screen: 'notebook' });
  const game = await finishedGame('taj-mahal', 3, SEED);
  await keep(page, game);
  await page.goto(`${site.address}/#/replay/${game.id}/0`);
  await page.getByRole('button', { name: 'Analyse game' }).click();
  await page.locator('[data-unfinished="running"]').getByRole('button', { name: 'Stop' }).click();
  await page.waitForSelector('[data-unfinished="stopped"]');
  expect((await kept(page, game.id)).analysis).toBeUndefined();
  await page.waitForSelector('[data-analysis="there"] [data-timeline]');
  await page.locator('[data-go-on]').click();
  await expect.poll(async () => (await kept(page, game.id)).analysis?.turns.length, { timeout: 90_000 }).toBeGreaterThan(10);
  await page.waitForSelector('[data-unfinished]', { state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

describe('the analysis at the board', () => {
  test.each(['notebook', 'phone'] as const)(
    'on a %s: bands lead to every turn, a mistake to puzzles, and a turn can be tried against bots',
    async (screen) => {
      const { page, context, errors } = await site.open({ screen });
      // Always the same one: which turn is a mistake depends on the time that is there to find a better one.
      const game = await analysedGame('taj-mahal', 3, SEED, Number.POSITIVE_INFINITY);
      await keep(page, game);
      await page.goto(`${site.address}/#/replay/${game.id}/0`);
      await page.waitForSelector('[data-analysis="there"] [data-timeline]');
      const eyes = page.locator('select:has(option[value="open"])');
      await eyes.selectOption('open');
      await eyes.selectOption('mover');
      expect(await faultsOfAccess(page)).toEqual([]);
      await page.locator('[data-timeline]').fill('5');
      await page.waitForSelector('[data-turn="5"]');
      await page.locator('main').click({ position: { x: 3, y: 3 } });
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('[data-turn="6"]');
      await page.keyboard.press('Home');
      await page.waitForSelector('[data-turn="0"]');
      await page.keyboard.press('m');
      await page.waitForSelector('[data-verdict="mistake"]');
      await page.waitForSelector('[data-mark="best"], [data-mark="played"]');
      expect(await page.getAttribute('[data-timeline]', 'aria-valuetext')).toMatch(
        /^Visit \d+, turn \d+ of \d+, Seat \d \d+ percent$/,
      );
      await page.keyboard.press('Home');
      await page.locator('[data-mistake="on"]').click();
      await page.waitForSelector('[data-verdict="mistake"]');
      await page.locator('[data-train]').click();
      await page.waitForSelector('[data-solve]');
      await page.goBack();
      await page.waitForSelector('[data-analysis="there"]');
      await page.locator('[data-mistake="on"]').click();
      await page.waitForSelector('[data-verdict="mistake"]');
      await page.locator('[data-show-better]').click();
      await expect.poll(() => page.locator('[data-table]').getAttribute('data-steps')).not.toBeNull();
      await page.locator('[data-try]').click();
      await page.waitForFunction(() => location.hash.startsWith('#/table/'));
      const id = (await page.evaluate(() => location.hash)).split('/').at(-1) ?? '';
      expect((await kept(page, id)).drivers.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'bot', 'person']);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

test.each(GAMES)(
  'in a replay of $game my pieces are below the prompt, and the controls in one line',
  async ({ game, players }) => {
    const { page, context, errors } = await site.open();
    const finished = await finishedGame(game, players, SEED);
    await keep(page, finished);
    for (const number of [40, 120]) {
      await page.goto(`${site.address}/#/replay/${finished.id}/${number}`);
      await page.waitForSelector(`[data-replay="${number}"]`);
      await expect.poll(() => page.evaluate(piecesOverPrompt), { message: `at ${number}` }).toEqual([]);
    }
    const { height } = (await page.locator('[data-replay]').boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(70);
    expect(errors).toEqual([]);
    await context.close();
  },
);

async function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a moment of a local game can be shared by URL and opens on another device; a broken URL is refused', async () => {
  const game = await finishedGame('rajas', 2, SEED);
  const sharing = await site.open();
  await sharing.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keep(sharing.page, game);
  await sharing.page.goto(`${site.address}/#/replay/${game.id}/40`);
  await sharing.page.locator('[data-share-moment]').click();
  await sharing.page.getByText('Link copied').waitFor();
  const link = await copied(sharing.page);
  expect(link).toContain('#/shared/');
  const { page, context, errors } = await site.open();
  await page.goto(link);
  await page.waitForSelector('[data-replay="40"]');

  const running = await gameAfter({ game: 'taj-mahal', drivers: [PERSON, BOT, BOT], seed: SEED }, 40);
  await keep(sharing.page, running);
  await sharing.page.goto(`${site.address}/#/replay/${running.id}/30`);
  await sharing.page.locator('[data-share-moment]').click();
  await expect.poll(() => copied(sharing.page)).not.toBe(link);
  await page.goto(await copied(sharing.page));
  await page.waitForSelector('[data-replay="30"]');
  expect(await page.getByLabel('View as').count()).toBe(0);
  await page.locator('[data-branch]').click();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  const id = (await page.evaluate(() => location.hash)).split('/').at(-1) ?? '';
  expect((await kept(page, id)).drivers.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);

  for (const broken of [link.slice(0, -60), `${site.address}/#/shared/%E0%A4%A/3`]) {
    await page.goto(broken);
    await page.waitForSelector('[data-unopened]');
    await page.getByRole('link', { name: 'Home' }).first().click();
  }
  expect(errors).toEqual([]);
  await context.close();
  await sharing.context.close();
});

test('a moment of a game that fits no URL travels in a file and opens there; files that hold no game are refused', async () => {
  const sharing = await site.open();
  const game = await gameAfter({ game: 'rajas', drivers: [PERSON, BOT, BOT], seed: SEED }, 60);
  // Corrected rules can't be told by answers alone, so no URL can hold the game.
  const { saved } = game;
  if (saved.durbar !== 2) throw new Error('an older form');
  const rules = { from: saved.rulesVersion, to: saved.rulesVersion };
  const correction = { kind: 'correction' as const, to: 0, rules, position: saved.start.position };
  await keep(sharing.page, { ...game, saved: { ...saved, entries: [correction, ...saved.entries] } });
  await sharing.page.goto(`${site.address}/#/replay/${game.id}/40`);
  await sharing.page.waitForSelector('[data-replay="40"]');
  const download = sharing.page.waitForEvent('download');
  await sharing.page.locator('[data-share-moment]').click();
  const file = await (await download).path();
  await sharing.page.getByText('shows this moment').waitFor();

  const { page, context, errors } = await site.open();
  await page.goto(`${site.address}/#/games`);
  const opening = page.locator('input[type="file"]');
  const text = await readFile(file, 'utf8');
  const refusals: readonly (readonly [string, string])[] = [
    ['Namaste', 'isn’t a Durbar saved game'],
    [text.slice(0, text.length / 2), 'isn’t a Durbar saved game'],
    [JSON.stringify({ ...JSON.parse(text), durbar: 3 }), 'newer version of Durbar'],
  ];
  for (const [content, sentence] of refusals) {
    await opening.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  }
  await opening.setInputFiles(file);
  await page.waitForSelector('[data-replay="40"]');
  expect(await page.getByLabel('View as').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
  await sharing.context.close();
});
