import { loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { faultsOf } from '@durbar/engine/edition';
import { expect, test } from 'vitest';
import { enterFromNothing, printed, savedFile } from './support/entering.ts';
import { clickOn } from './support/online.ts';
import { clicksOf } from './support/share.ts';
import { at, begin, openHouse, visit } from './support/visitors.ts';

openHouse();

const ID = 'cards-and-karma';
/** Entries of each group that are typed on the browser's keyboard. */
const TYPED = clicksOf(Number.MAX_SAFE_INTEGER, 3);

/** The house edition with other numbers on all its cards, and a shorter race. */
function altered(house: unknown): unknown {
  const other = (key: string, value: unknown): unknown => {
    if (key === 'sum') return Number(value) + 1;
    if (key === 'value') return (Number(value) % 3) + 1;
    if (key === 'handLimit') return 9;
    if (key === 'famePerFlip' || key === 'coinsPerFlip') return Number(value) - 1;
    return value;
  };
  return JSON.parse(JSON.stringify(house, other));
}

test('an owner types a whole edition, saves it, opens it again, and plays it alone and online', async () => {
  const game = defined(await loadGame(ID), 'game');
  const house = game.editions[0]?.data;
  const wanted = printed(altered(house));
  expect(wanted).not.toEqual(printed(house));
  expect(faultsOf(game, altered(house))).toEqual([]);

  const { page } = await visit({ path: `#/editions/${ID}` });
  await enterFromNothing(page, game, { wanted, byKeyboard: TYPED });
  await page.locator('[data-faults="0"]').waitFor();
  const saved = await savedFile(page);
  expect(printed(JSON.parse(saved.content))).toEqual(wanted);

  await page.goto(at(`#/editions/${ID}`));
  await page.setInputFiles('input[type=file]', saved.path);
  await page.locator('[data-save]').waitFor();
  expect((await savedFile(page)).content).toBe(saved.content);
  const edition = page.url();

  await page.locator('[data-new-table]').click();
  const seats = page.locator('li.seat');
  while ((await seats.count()) > 2) await seats.last().locator('.icon-btn').click();
  await seats.nth(1).locator('select').selectOption('random');
  await page.locator('[data-start]').click();
  await page.locator('[data-table]').waitFor();
  expect((await clickOn(page, { seed: 1 })).isOver).toBe(true);
  await page.locator('[data-end]').click();
  await page.locator('.result [data-edition="My box"]').waitFor();

  await page.goto(edition);
  await page.locator('[data-new-table]').click();
  await page.locator('label', { hasText: 'Online' }).click();
  while ((await seats.count()) > 2) await seats.last().locator('.icon-btn').click();
  await seats.nth(1).locator('label', { hasText: 'Open' }).click();
  await page.locator('[data-open-online]').click();
  const table = defined((await page.locator('[data-room]').getAttribute('data-room')) ?? undefined, 'table');
  const guest = await visit({ path: `#/table/${table}` });
  await guest.page.locator('[data-sit]').first().click();
  await guest.page.locator('[data-ready-toggle]').click();
  const owner = { ...guest, page };
  await begin(owner, guest);
  const ends = await Promise.all([owner, guest].map((one, seed) => clickOn(one.page, { seed: seed + 1 })));
  expect(ends.map(({ isOver }) => isOver)).toEqual([true, true]);
  await guest.page.locator('[data-end]').click();
  await guest.page.locator('.result [data-edition="My box"]').waitFor();
});
