import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choiceTexts, playByClicking } from './support/clicker.ts';
import { finishedGame, gameAfter, gameToItsEnd } from './support/finished.ts';
import { GAMES } from './support/games.ts';
import { BOT, keep, kept, matchOf, PERSON, plannedGame, textsOf } from './support/kept.ts';
import { shareOf } from './support/share.ts';
import { openSite, type Site } from './support/site.ts';
import { confirmMove, enterChoice, makeAMove, numberAt, openByKey, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000002';

describe('a newcomer', () => {
  test('starts and makes the first move by keyboard alone', async () => {
    const { page, context, errors } = await site.open({ serviceWorkers: 'allow' });
    await page.waitForSelector('[data-play-now="taj-mahal"]');
    const focusOn = async (selector: string): Promise<void> => {
      for (let presses = 0; presses < 120; presses++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never reaches ${selector}`);
    };
    await focusOn('[data-play-now="taj-mahal"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector(READY);
    await focusOn('[data-choice]');
    const outline = await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
    expect(outline).not.toBe('none');
    await enterChoice(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('chooses from the list of all choices, also those that take two cards', async () => {
    const { page, context } = await site.open();
    const game = await gameAfter({ game: 'taj-mahal', drivers: [PERSON, BOT, BOT], seed: SEED }, 1);
    const choices = choiceTexts(await matchOf(game));
    expect(choices.filter((text) => text.includes('+'))).not.toEqual([]);
    await keep(page, game);
    await page.goto(`${site.address}/#/table/${game.id}`);
    await page.waitForSelector(READY);
    await openByKey(page, 'l');
    const listed = await page.$$eval('[data-list-choice]', (all) => all.map((one) => (one as HTMLElement).dataset.listChoice));
    expect(listed.sort()).toEqual([...choices].sort());
    const before = await numberAt(page);
    await page.click('[data-list-choice*="+"]');
    await confirmMove(page, before);
    expect(textsOf(await kept(page, game.id))[before]).toContain('+');
    await context.close();
  });
});

describe('a running game', () => {
  test('resumes after a reload', async () => {
    const { page, context } = await site.open({ serviceWorkers: 'allow' });
    const game = await plannedGame({ game: 'taj-mahal', drivers: [PERSON, BOT, BOT], seed: SEED });
    await keep(page, game);
    await page.goto(`${site.address}/#/table/${game.id}`);
    await playByClicking(page, { game, seed: 'reload', most: 6 });
    const played = textsOf(await kept(page, game.id));
    await page.reload();
    await page.waitForSelector(READY);
    expect(Number(await page.getAttribute('[data-table]', 'data-table'))).toBe(played.length);
    await page.goto(`${site.address}/#/`);
    await page.click(`[data-game="${game.id}"] a`);
    await page.waitForSelector(READY);
    await context.close();
  });

  test('continues when the browser refuses to store it, and says so', async () => {
    const { page, context } = await site.open();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    });
    await page.reload();
    await page.click('[data-play-now="taj-mahal"]');
    await page.waitForSelector(READY);
    await page.getByRole('status').getByText('can’t save the game').waitFor();
    await makeAMove(page);
    await context.close();
  });

  test('can be undone until something new is revealed', async () => {
    const { page, context } = await site.open({ settings: { confirm: 'never' } });
    await page.click('[data-play-now="rajas"]');
    await page.waitForSelector(READY);
    const numberNow = async (): Promise<number> => Number(await page.getAttribute('[data-table]', 'data-table'));
    const before = await numberNow();
    const choices = await page.$$eval('[data-choice]', (all) => all.map((one) => (one as HTMLElement).dataset.choice ?? ''));
    await page.click('[data-choice^="quarry"], [data-choice]');
    await expect.poll(numberNow).toBeGreaterThan(before);
    await page.keyboard.press('u');
    await expect.poll(numberNow).toBe(before);
    const again = await page.$$eval('[data-choice]', (all) => all.map((one) => (one as HTMLElement).dataset.choice ?? ''));
    expect(again.sort()).toEqual(choices.sort());
    await context.close();
  });

  test('leads from step to step without sending anything, and back again', async () => {
    const { page, context } = await site.open();
    await page.click('[data-play-now="rajas"]');
    await page.waitForSelector(READY);
    const before = await numberAt(page);
    const choices = await page.$$eval('[data-choice]', (all) => all.map((one) => (one as HTMLElement).dataset.choice ?? ''));
    await page.click('[data-choice^="quarry"]');
    await page.waitForSelector('[data-choice^="take "]');
    expect(await numberAt(page)).toBe(before);
    await page.keyboard.press('u');
    const again = await page.$$eval('[data-choice]', (all) => all.map((one) => (one as HTMLElement).dataset.choice ?? ''));
    expect(again.sort()).toEqual(choices.sort());
    await context.close();
  });

  test('with several people shows no hand before the curtain is raised', async () => {
    const { page, context } = await site.open();
    const game = await plannedGame({ game: 'taj-mahal', drivers: [PERSON, PERSON, PERSON], seed: SEED });
    await keep(page, game);
    await page.goto(`${site.address}/#/table/${game.id}`);
    await page.locator('[data-ready]').waitFor();
    expect(await page.locator('[data-choice]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('[data-ready]').click();
    await page.waitForSelector(READY);
    await page.reload();
    await page.locator('[data-ready]').waitFor();
    expect(await page.locator('[data-choice]').count()).toBe(0);
    await context.close();
  });

  test('changes its language without a reload', async () => {
    const { page, context } = await site.open();
    await page.click('[data-play-now="taj-mahal"]');
    await page.waitForSelector(READY);
    const english = await page.locator('h1').first().textContent();
    await page.click('[data-settings]');
    await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
    await page.waitForFunction(() => document.documentElement.lang === 'de');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('h1').first().textContent()).not.toBe(english);
    await context.close();
  });
});

describe.each(GAMES)('$game', ({ game, players, screens }) => {
  test.each(shareOf(screens, 1))('a game among bots can be watched to the end, %s', async (screen) => {
    const { page, context, errors } = await site.open({ screen });
    const planned = await gameToItsEnd({ game, drivers: Array.from({ length: players }, () => BOT), seed: SEED });
    await keep(page, planned);
    await page.goto(`${site.address}/#/table/${planned.id}`);
    await page.locator('[data-end]').click({ timeout: 270_000 });
    await page.getByText('Luck verified.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a finished game', () => {
  test('can be stepped through, seen from another seat and branched', async () => {
    const { page, context, errors } = await site.open();
    const game = await finishedGame('taj-mahal', 3, SEED);
    await keep(page, game);
    await page.goto(`${site.address}/#/replay/${game.id}/0`);
    const bar = page.locator('[data-replay]');
    await bar.waitFor();
    const numberNow = async (): Promise<number> => Number(await bar.getAttribute('data-replay'));
    await page.getByRole('button', { name: 'Next move' }).click();
    await expect.poll(numberNow).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await expect.poll(numberNow).toBe(textsOf(game).length);
    await page.getByRole('combobox', { name: 'View as' }).selectOption('1');
    await page.getByRole('slider').fill('60');
    await expect.poll(numberNow).toBe(60);
    await page.click('[data-branch]');
    await page.waitForFunction(() => location.hash.startsWith('#/table/'));
    await page.waitForFunction(() => document.querySelector('[data-ready], [data-choice]'));
    const id = (await page.evaluate(() => location.hash)).split('/').at(-1) ?? '';
    expect(textsOf(await kept(page, id)).slice(0, 60)).toEqual(textsOf(game).slice(0, 60));
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is exported to a file and opened from it again', async () => {
    const { page, context } = await site.open();
    const game = await finishedGame('taj-mahal', 3, SEED);
    await keep(page, game);
    await page.goto(`${site.address}/#/replay/${game.id}/0`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to file' }).click();
    const path = await (await downloading).path();
    await page.goto(`${site.address}/#/games`);
    await page.setInputFiles('input[type="file"]', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: readFileSync(path),
    });
    await page.waitForFunction((old) => location.hash.startsWith('#/replay/') && !location.hash.includes(old), game.id);
    await page.locator('[data-replay]').waitFor();
    await page.goto(`${site.address}/#/games`);
    await page.setInputFiles('input[type="file"]', {
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"durbar":1}'),
    });
    await page.getByRole('alert').waitFor();
    await context.close();
  });

  test('shows its result, statistics and the proof of verifiable luck', async () => {
    const { page, context, errors } = await site.open();
    const game = await finishedGame('taj-mahal', 4, SEED);
    await keep(page, game);
    await page.goto(`${site.address}/#/end/${game.id}`);
    await page.locator('h1').waitFor();
    await page.getByText('Luck verified.').waitFor();
    expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(4);
    await page.getByRole('link', { name: 'Show all rolls and draws' }).click();
    await page.locator('[data-finding="fair"]').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
