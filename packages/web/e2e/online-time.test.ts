import { defined } from '@durbar/engine';
import { expect, test } from 'vitest';
import { picture } from './support/looks.ts';
import { at, openHouse, playOn, twoAtATable, type Visitor } from './support/visitors.ts';

const MINUTE = 60_000;
let later = 0;
openHouse({ now: () => Date.now() + later });

function clockOf({ page }: Visitor, seat: number) {
  return page.locator(`[data-players] [data-player="${seat}"] .clock`);
}

test('timing out uses up the bank: the seat returns with a minute, and the stand-in’s move stays', async () => {
  const { host, guest } = await twoAtATable();
  later += 26 * MINUTE;
  const late = (await host.page.locator('[data-choice]').count()) > 0 ? host : guest;
  const other = late === host ? guest : host;
  const seat = late === host ? 0 : 1;
  await late.page.locator('[data-return]').click();
  await late.page.locator('[data-notice="away"]').waitFor({ state: 'detached' });
  for (const one of [late, other]) {
    await one.page.locator('[data-side]').click();
    await expect.poll(() => clockOf(one, seat).textContent()).toMatch(/^(1:00|0:\d\d)$/);
  }
  expect(await late.page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
});

test('everyone agrees to a pause, and anyone ends it', async () => {
  const { host, guest } = await twoAtATable();
  await host.page.locator('[data-side]').click();
  await host.page.locator('[data-ask="pause"]').click();
  await guest.page.locator('[data-consent]').click();
  for (const { page } of [host, guest]) await page.locator('[data-notice="paused"]').waitFor();
  later += 30 * MINUTE;
  await guest.page.locator('[data-go-on]').click();
  for (const { page } of [host, guest]) {
    await page.locator('[data-notice="paused"]').waitFor({ state: 'detached' });
    expect(await page.locator('[data-notice="away"]').count()).toBe(0);
  }
  await playOn([host, guest], 5);
});

test('resigning asks once and ends a two-player game; a rematch offer appears on the other’s end page', async () => {
  const { host, guest, table } = await twoAtATable();
  await playOn([host, guest], 10);
  await guest.page.locator('[data-side]').click();
  await guest.page.locator('[data-resign]').click();
  await guest.page.locator('[data-resign-sure]').click();
  for (const { page } of [host, guest]) {
    await page.locator('[data-end]').click();
    await page.locator('[data-rematch]').waitFor();
    expect(await page.locator('[data-reason]').textContent()).toMatch(/^\S.* resigned\.$/);
  }
  expect(host.page.url()).toBe(at(`#/end/${table}`));
  await guest.page.locator('[data-rematch]').click();
  const again = defined((await guest.page.locator('[data-room]').getAttribute('data-room')) ?? undefined, 'rematch');
  const offer = host.page.locator('[data-rematch-offer]');
  await offer.waitFor();
  await picture(host.page, 'rematch-offered');
  await host.page.locator('[data-join-rematch]').click();
  await host.page.waitForURL(at(`#/table/${again}`));
  // Joining counts as ready.
  await guest.page.locator('[data-begin]:not([disabled])').waitFor();
});
