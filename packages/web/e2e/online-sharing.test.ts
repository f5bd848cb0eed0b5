import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOfAccess, smallTargetsOnPhones } from './support/looks.ts';
import { serveFolder } from './support/serve.ts';
import { at, begin, openHouse, openTable, playOn, type Visitor, visit } from './support/visitors.ts';

openHouse();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durbar-embedding-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A private game of two, one of them on a phone, ended by resigning; both are on the end page. */
async function finishedPrivateGame(name: string): Promise<{ host: Visitor; guest: Visitor; table: string }> {
  const host = await visit();
  const table = await openTable(host, { game: 'cards-and-karma', players: 2, byLink: true });
  await host.page.locator('[data-invite]').click();
  const link = await host.page.locator('[data-link]').inputValue();
  const guest = await visit({ screen: 'phone', path: link.slice(at('').length) });
  await guest.page.locator('[name="name"]').fill(name);
  await guest.page.locator('[data-arrive]').click();
  await guest.page.locator('[data-ready-toggle]').click();
  await begin(host, guest);
  await playOn([host, guest], 10);
  await host.page.locator('[data-side]').click();
  await host.page.locator('[data-resign]').click();
  await host.page.locator('[data-resign-sure]').click();
  for (const { page } of [host, guest]) {
    await page.locator('[data-end]').click();
    await page.locator('[data-share-link]').waitFor();
  }
  return { host, guest, table };
}

/** Another site's page that shows the board. */
async function embeddingPage(code: string): Promise<string> {
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>My blog</title><body>${code}</body>`);
  return serveFolder(folder);
}

async function isPrivate(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'This game is private' }).waitFor();
  expect(await page.locator('[data-table]').count()).toBe(0);
}

test('a private game leads to a rematch; once shared, strangers open its replay and embed its board', async () => {
  const { host, guest, table } = await finishedPrivateGame('Arjun');
  const stranger = await visit({ path: `game/${table}` });
  await isPrivate(stranger.page);
  await stranger.page.goto(at(`#/replay/${table}/3`));
  await isPrivate(stranger.page);
  expect(await stranger.context.cookies()).toEqual([]);

  await host.page.locator('[data-rematch]').click();
  await guest.page.locator('[data-rematch-offer]').waitFor();
  expect(await smallTargetsOnPhones(guest.page, 'end with a rematch offer')).toEqual([]);

  await guest.page.locator('[data-share-link]').click();
  const dialog = guest.page.locator('dialog');
  await dialog.locator('[data-sharing="private"]').waitFor();
  expect(await dialog.locator('[data-game-link]').count()).toBe(0);
  await dialog.getByRole('switch').click();
  const link = await dialog.locator('[data-game-link]').inputValue();
  expect(link).toBe(at(`game/${table}`));
  await dialog.getByText('Show it on your web page').click();
  const code = await dialog.locator('[data-embed-code]').inputValue();
  expect([...(await faultsOfAccess(guest.page)), ...(await smallTargetsOnPhones(guest.page, 'sharing'))]).toEqual([]);

  await host.page.goto(at(`#/end/${table}`));
  await host.page.locator('[data-share-link]').click();
  await host.page.getByText('Arjun shared this game.').waitFor();

  await stranger.page.goto(link);
  await stranger.page.getByText('Arjun wins').waitFor();
  await stranger.page.locator('[data-share-link]').click();
  await stranger.page.getByText('Arjun shared this game.').waitFor();
  expect(await stranger.page.locator('dialog').getByRole('switch').count()).toBe(0);
  await stranger.page.goto(`${link}/3`);
  await stranger.page.locator('[data-replay="3"], [data-table]').first().waitFor();
  expect(await stranger.context.cookies()).toEqual([]);
  expect(stranger.wire.heard).toEqual([]);

  await stranger.page.goto(await embeddingPage(code));
  const board = stranger.page.frameLocator('iframe');
  await board.locator(`[data-embed="${table}"] [data-table]`).waitFor();
  expect(await board.locator('[data-branch], [data-share-moment], [data-choice]').count()).toBe(0);
  await board.getByRole('button', { name: 'Previous move' }).click();
  expect(await board.locator('[data-watch]').getAttribute('href')).toContain(`/game/${table}/`);
  expect(await stranger.context.cookies()).toEqual([]);

  await dialog.getByRole('switch').click();
  await host.page.locator('dialog [data-sharing="private"]').waitFor();
  await stranger.page.reload();
  await board.locator('[data-embed-fault]').waitFor();
  await stranger.page.goto(link);
  await isPrivate(stranger.page);
});

test('my finished games, local and online, are one list by time that can be filtered', async () => {
  const { host, guest, table } = await finishedPrivateGame('Noor');
  for (const [{ page }, place] of [
    [host, '2nd of 2'],
    [guest, '1st of 2'],
  ] as const) {
    await page.goto(at('#/games'));
    const row = page.locator(`[data-finished] [data-game="${table}"]`);
    await row.getByText(place).waitFor();
    await row.getByText('unrated').waitFor();
    await page.locator('[data-finished]').getByRole('radio', { name: 'Rajas of the Ganges' }).click();
    await page.getByText('No finished game of Rajas of the Ganges yet.').waitFor();
    await page.locator('[data-finished]').getByRole('radio', { name: 'All games' }).click();
    await row.getByRole('link', { name: 'Analysis' }).waitFor();
  }
  expect([...(await faultsOfAccess(guest.page)), ...(await smallTargetsOnPhones(guest.page, 'my games'))]).toEqual([]);
});
