import { expect, test } from 'vitest';
import { faultsOfAccess, smallTargetsOnPhones } from './support/looks.ts';
import { clickOn } from './support/online.ts';
import { playQuickly } from './support/quick.ts';
import { at, begin, openHouse, openTable, playOn, type Visitor, visit } from './support/visitors.ts';

openHouse();

async function arrive(host: Visitor, name: string, screen: 'laptop' | 'phone'): Promise<Visitor> {
  const invite = host.page.locator('[data-invite]');
  const known = (await host.page.locator('[data-link]').count()) > 0 ? await host.page.locator('[data-link]').inputValue() : '';
  await invite.click();
  await host.page.waitForFunction(
    (before) => ![undefined, '', before].includes(document.querySelector<HTMLInputElement>('[data-link]')?.value),
    known,
  );
  const link = await host.page.locator('[data-link]').inputValue();
  const friend = await visit({ screen, path: link.slice(at('').length) });
  await friend.page.locator('[name="name"]').fill(name);
  await friend.page.locator('[data-arrive]').click();
  await friend.page.locator('[data-ready-toggle]').click();
  return friend;
}

/** The host lets anyone watch; a stranger without a session finds the board on a page of its own. */
async function showElsewhere(host: Visitor, table: string): Promise<Visitor> {
  await host.page.locator('[data-side]').click();
  const sharing = host.page.locator('[data-share-running]');
  await sharing.locator('summary').click();
  await sharing.getByRole('switch').click();
  const address = await sharing.locator('[data-board-link]').inputValue();
  expect(address).toBe(at(`embed/${table}`));
  expect(await faultsOfAccess(host.page)).toEqual([]);
  await host.page.keyboard.press('Escape');
  const stranger = await visit({ screen: 'phone', path: `embed/${table}` });
  await stranger.page.locator('[data-live="running"] [data-table]').waitFor();
  expect(await stranger.page.locator('[data-choice], [data-watch]').count()).toBe(0);
  expect(await stranger.context.cookies()).toEqual([]);
  expect(stranger.wire.heard).toEqual([]);
  return stranger;
}

/** Most of the game over the pages' own connections, its last part and its end by clicks. */
async function playToTheEnd(people: readonly [Visitor, ...Visitor[]], table: string): Promise<void> {
  await playOn(people, 12);
  await Promise.all(people.map(({ page }) => playQuickly(page, { table, flipped: 5 })));
  const ends = await Promise.all(people.map(({ page }, index) => clickOn(page, { seed: index + 1 })));
  expect(ends.every(({ isOver }) => isOver)).toBe(true);
}

test('four people, two on phones: from an invitation to the end of a game, a shared analysis, a review, a rematch and the same deal', async () => {
  const host = await visit();
  const table = await openTable(host, { game: 'cards-and-karma', players: 4, byLink: true });
  const friends: Visitor[] = [];
  for (const [name, screen] of [
    ['Arjun', 'phone'],
    ['Noor', 'phone'],
    ['Leila', 'laptop'],
  ] as const)
    friends.push(await arrive(host, name, screen));
  const [arjun, noor, leila] = friends as [Visitor, Visitor, Visitor];
  await begin(host, ...friends);
  const stranger = await showElsewhere(host, table);
  await playToTheEnd([host, ...friends], table);
  await stranger.page.locator('[data-live="finished"]').waitFor();
  for (const { page } of [host, ...friends]) {
    await page.locator('[data-end]').click();
    await page.locator('[data-rematch]').waitFor();
  }

  await host.page.goto(at(`#/replay/${table}/3`));
  await host.page.getByRole('button', { name: 'Analyse game' }).click();
  await noor.page.locator('[data-rematch]').click();
  const rematch = await noor.page.locator('[data-room]').getAttribute('data-room');
  await leila.page.locator('[data-join-rematch]').click();
  await leila.page.locator(`[data-room="${rematch}"]`).waitFor();

  await arjun.page.goto(at(`#/replay/${table}/0`));
  await arjun.page.locator('[data-review-together]').click();
  await arjun.page.locator('[data-lead]').click();
  await arjun.page.locator('[data-together="leading"]').waitFor();
  // Anyone who has the link of a shared game can join its review.
  await stranger.page.goto(at(`game/${table}/0`));
  await stranger.page.locator('[data-review-together]').click();
  await stranger.page.locator('[data-follow]').waitFor();
  expect([...(await faultsOfAccess(stranger.page)), ...(await smallTargetsOnPhones(stranger.page, 'together'))]).toEqual([]);
  await stranger.page.locator('[data-follow]').click();
  await arjun.page.goto(at(`#/replay/${table}/3`));
  await stranger.page.locator('[data-replay="3"]').waitFor({ state: 'attached' });

  await host.page.locator('[data-analysis="there"]').waitFor();
  // Others find the whole analysis, never a part of it, and a busy server takes its time.
  await host.page.locator('[data-unfinished]').waitFor({ state: 'detached', timeout: 150_000 });
  await host.page.locator('[data-share-moment]').click();
  const link = await host.page.locator('[data-game-link]').inputValue();
  for (const { page } of [noor, leila]) {
    await page.goto(link);
    await page.locator('[data-analysis="there"]').waitFor();
  }
  await arjun.page.goto(at(`#/end/${table}`));
  await arjun.page.locator('[data-same-deal]').click();
  await arjun.page.locator('[data-room] [data-same-deal]').waitFor();
});
