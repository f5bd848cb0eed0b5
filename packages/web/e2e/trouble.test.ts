import { defined, type Entry } from '@durbar/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishedGame } from './support/finished.ts';
import { GAMES } from './support/games.ts';
import { coveredControls } from './support/in-page.ts';
import { BOT, keep, kept, PERSON, plannedGame, textsOf } from './support/kept.ts';
import { faultsOfAccess, picture } from './support/looks.ts';
import { openSite, SCREENS, type Site } from './support/site.ts';
import { makeAMove, numberAt, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000005';

describe('the storage', () => {
  test.each(GAMES)('when full is reported once at a table of $game, covers nothing, and play continues', async ({ game }) => {
    const { page, context } = await site.open({ screen: 'phone', settings: { confirm: 'never' } });
    await context.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await page.click(`[data-play-now="${game}"]`);
    const told = page.locator('[data-notice="not-saved"]');
    await told.getByText('can’t save the game').waitFor();
    for (const screen of ['phone', 'lying', 'small', 'laptop'] as const) {
      await page.setViewportSize(SCREENS[screen].viewport);
      await makeAMove(page);
      await page.waitForSelector(READY);
      await picture(page, `${game}-not-saved-${screen}`);
      expect(await page.evaluate(coveredControls), screen).toEqual([]);
      expect(await told.evaluate((note) => note.scrollWidth > note.clientWidth + 1)).toBe(false);
    }
    await told.getByRole('button', { name: 'Close', exact: true }).click();
    await makeAMove(page);
    expect(await told.count()).toBe(0);
    await context.close();
  });

  test('keeps games of other rules, which can still be saved as a file', async () => {
    const { page, context } = await site.open();
    const game = await finishedGame('taj-mahal', 3, SEED);
    await keep(page, { ...game, saved: { ...game.saved, rulesVersion: 99 } });
    for (const place of ['table', 'replay', 'end', 'proof']) {
      await page.goto(`${site.address}/#/${place}/${game.id}`);
      await page.locator('[data-unopened]').getByText('older version of the rules').waitFor();
    }
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to file' }).click();
    await downloading;
    await context.close();
  });
});

test.each([
  ['no JSON at all', 'Namaste', 'This isn’t a Durbar saved game.'],
  ['something else', '{"durbar":1}', 'This isn’t a Durbar saved game.'],
  ['an empty file', '', 'This isn’t a Durbar saved game.'],
])('a broken file is reported kindly: %s', async (_name, content, told) => {
  const { page, context, errors } = await site.open({ path: '#/games' });
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.setInputFiles('input[type="file"]', file);
  await page.getByRole('alert').getByText(told).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a file with a move against the rules names the move', async () => {
  const { page, context } = await site.open({ path: '#/games' });
  const { saved } = await finishedGame('taj-mahal', 3, SEED);
  const move = defined(saved.entries[40], 'move');
  const spoilt = { ...saved, entries: saved.entries.with(40, { ...move, text: 'nonsense' } as Entry) };
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(spoilt)) };
  await page.setInputFiles('input[type="file"]', file);
  await page
    .getByRole('alert')
    .getByText(/Move 4\d/)
    .waitFor();
  await context.close();
});

describe('a part of the client', () => {
  test('that fails to load is reported and can be retried', async () => {
    const { page, context } = await site.open();
    await page.route('**/assets/SettingsPage-*.js', (route) => route.abort());
    await page.goto(`${site.address}/#/settings`);
    await page.getByRole('alert').getByText('didn’t load').waitFor();
    await page.unroute('**/assets/SettingsPage-*.js');
    await page.click('[data-again]');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await context.close();
  });

  test('with the translations leaves no empty page when missing', async () => {
    const { page, context } = await site.open({ settings: { language: 'de' } });
    await page.route('**/assets/de-*.js', (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'Durbar konnte nicht starten' }).waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.unroute('**/assets/de-*.js');
    await page.click('[data-again]');
    await page.waitForSelector('[data-play-now]');
    await context.close();
  });

  test('that loads slowly shows an indicator', async () => {
    const { page, context } = await site.open();
    let come = (): void => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/assets/SettingsPage-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.address}/#/settings`);
    await page.getByRole('status').getByText('Loading').waitFor();
    come();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await context.close();
  });
});

test('a table open in two tabs is active in one of them and can be reclaimed', async () => {
  const { page: first, context } = await site.open();
  const game = await plannedGame({ game: 'taj-mahal', drivers: [PERSON, BOT, BOT], seed: SEED });
  await keep(first, game);
  await first.goto(`${site.address}/#/table/${game.id}`);
  await makeAMove(first);
  await first.waitForSelector(READY);
  const second = await context.newPage();
  await second.goto(`${site.address}/#/table/${game.id}`);
  await first.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await makeAMove(second);
  await second.waitForSelector(READY);
  const number = await numberAt(second);
  await expect.poll(async () => textsOf(await kept(second, game.id)).length).toBe(number);
  await first.click('[data-again]');
  await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await first.waitForSelector(READY);
  expect(await numberAt(first)).toBe(number);
  await makeAMove(first);
  await expect.poll(async () => textsOf(await kept(first, game.id)).length).toBeGreaterThan(number);
  await context.close();
});

test('a selection survives when the window changes its size', async () => {
  const { page, context } = await site.open({ screen: 'phone', settings: { confirm: 'always' } });
  await page.click('[data-play-now="taj-mahal"]');
  await page.waitForSelector(READY);
  const before = await numberAt(page);
  await page.locator('[data-choice]:visible').first().press('Enter');
  const selected = await page.locator('[data-confirm]').getAttribute('data-confirm');
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.locator('[data-confirm]').getAttribute('data-confirm')).toBe(selected);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('[data-confirm]').click();
  await expect.poll(() => numberAt(page)).toBeGreaterThan(before);
  await context.close();
});

test('back leaves the table, forward resumes it', async () => {
  const { page, context } = await site.open();
  await page.click('[data-play-now="cards-and-karma"]');
  await makeAMove(page);
  await page.waitForSelector(READY);
  const number = await numberAt(page);
  await page.goBack();
  await page.locator('[data-game]').first().waitFor();
  await page.goForward();
  await page.waitForSelector(READY);
  expect(await numberAt(page)).toBe(number);
  await context.close();
});
