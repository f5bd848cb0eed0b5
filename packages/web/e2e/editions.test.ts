import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedFile } from './support/entering.ts';
import { faultsOfAccess } from './support/looks.ts';
import { openSite, type Site } from './support/site.ts';
import { READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function type(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('an owner enters tiles by keyboard, saves the edition, opens the file again and plays with it', async () => {
  const { page, errors } = await site.open({ screen: 'notebook', path: '#/editions/rajas' });
  await page.click('[data-begin]');
  await page.click('[data-group="province-tiles"]');
  await page.waitForSelector('[data-fields="provinceTiles[B-S1]"]');

  // Price 7, a fork, a temple and a silk market of value 1; then Enter.
  await type(page, '7yts1');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-fields="provinceTiles[B-S2]"]');
  await type(page, '3xe');
  await page.waitForSelector('[data-faults="1"]');
  expect(await page.locator('.edit [role=alert]').textContent()).toBe('This must be a whole number from 1 to 30.');
  await type(page, '2');
  await page.waitForSelector('[data-faults="0"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-progress="2"]');
  expect(await faultsOfAccess(page)).toEqual([]);

  // The third space of the river: money, 8; the bridge comes first.
  await page.goto(page.url().replace('province-tiles', 'river'));
  await page.waitForSelector('[data-fields="river.bridgeAfter"]');
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
  await type(page, 'm8');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-progress="1"]');
  await page.goto(page.url().replace('/river', '/differences'));
  await page.waitForSelector('[data-differences="7"]');
  await page.goto(page.url().replace('/differences', ''));

  const saved = await savedFile(page);
  expect(saved.name).toBe('My box.durbar-edition.json');
  const edition = JSON.parse(saved.content);
  expect(edition.provinceTiles[0]).toMatchObject({
    price: 7,
    road: 'fork',
    buildings: ['temple'],
    markets: [{ good: 'silk', value: 1 }],
  });
  expect(edition.river.spaces[2]).toEqual({ kind: 'money', amount: 8 });
  expect(edition.about.checked).toEqual(['provinceTiles[B-S1]', 'provinceTiles[B-S2]', 'river.spaces[2]']);

  const first = page.url();
  await page.goto(`${site.address}/#/editions/rajas`);
  await page.setInputFiles('input[type=file]', saved.path);
  await page.waitForSelector('[data-save]');
  expect(page.url()).not.toBe(first);
  expect((await savedFile(page)).content).toBe(saved.content);

  await page.click('[data-new-table]');
  await page.click('[data-start]');
  await page.waitForSelector(READY);
  const played = await page.evaluate(async () => {
    const open = indexedDB.open('durbar');
    const database = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const all = database.transaction('games').objectStore('games').getAll();
    return new Promise<{ saved: { edition: string; editionData: unknown } }[]>((done) => {
      all.onsuccess = () => done(all.result);
    });
  });
  expect(played.map(({ saved: { edition: name, editionData } }) => ({ name, editionData }))).toEqual([
    { name: 'My box', editionData: edition },
  ]);
  // Everyone at the table can see what differs.
  await page.click('[data-edition]');
  await page.waitForSelector('[data-played-edition="My box"] .new');
  expect(errors).toEqual([]);
});

test('a card of another kind goes on in its group, a colour of the deck can differ, and a fault leads to its entry', async () => {
  const { page, errors } = await site.open({ screen: 'notebook', path: '#/editions/cards-and-karma' });
  await page.click('[data-begin]');
  await page.click('[data-group="ships"]');
  const chosen = page.locator('[data-fields="cards[ship-01]"]');
  await chosen.locator('[data-value=\'"goods"\']').click();
  await page.waitForURL(/\/goods\//);
  await chosen.locator('[data-row="coins"]').waitFor();
  expect(await page.locator('h1').textContent()).toBe('Goods');
  await type(page, 'o');
  await page.keyboard.press('Enter');
  await chosen.waitFor({ state: 'detached' });

  await page.goto(page.url().replace(/\/goods\/.*/, ''));
  await page.locator('[data-faults] a').first().click();
  await page.waitForURL(/%5B|\[/);
  await page.waitForSelector('[data-fields], [data-entry]');

  await page.goto(`${site.address}/#/editions/taj-mahal`);
  await page.click('[data-begin]');
  await page.click('[data-group="deck"]');
  await page.click('[data-split]');
  await page.waitForSelector('[data-fields="deck.byColour.red[5]"]');
  await type(page, '  4');
  await page.keyboard.press('Enter');
  await page.goto(page.url().replace('/deck', ''));
  const { deck } = JSON.parse((await savedFile(page)).content);
  expect(deck.byColour.red[5]).toEqual({ symbols: ['elephant', 'vizier'], count: 4 });
  expect(deck.byColour.green[5]).toEqual({ symbols: ['elephant', 'vizier'], count: 3 });
  expect(errors).toEqual([]);
});

test('a file of another game is named, and phones can look and check', async () => {
  const { page, errors } = await site.open({ screen: 'phone', path: '#/editions/taj-mahal' });
  const other = { about: { game: 'rajas', title: 'Box', basedOn: 'house', checked: [] } };
  await page.setInputFiles('input[type=file]', {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(other)),
  });
  await expect.poll(() => page.locator('[role=alert]').textContent()).toBe('This file is for Rajas of the Ganges.');
  await page.click('[data-begin]');
  await page.waitForSelector('[data-group="special-cards"]');
  const overview = page.url();
  await page.click('[data-group="special-cards"]');
  await page.locator('[data-fields] input[type=checkbox]').check();
  await page.waitForSelector('[data-progress="1"]');
  for (const part of ['', '/special-cards', '/roads', '/board', '/deck', '/numbers', '/differences']) {
    await page.goto(`${overview}${part}`);
    await page.waitForSelector('[data-save], [data-progress], [data-differences]');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ part, width }).toEqual({ part, width: 390 });
  }
  expect(errors).toEqual([]);
});
