import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playByClicking } from './support/clicker.ts';
import { coveredControls, whenSettled } from './support/in-page.ts';
import { BOT, type GamePlan, keep, PERSON, plannedGame } from './support/kept.ts';
import { faultsOfAccess, leastTarget, picture, smallTargets } from './support/looks.ts';
import { openSite, type Screen, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed0000000000000000000000000000000000000000000000000000000000d1';
const CHANGES = '[data-changes]';

/** Tables where the first seat gains something on another player's turn: a festival gift, karma for everyone. */
const GIFTS = [
  { game: 'rajas', drivers: [PERSON, BOT, BOT], options: { holi: 'front' } },
  { game: 'cards-and-karma', drivers: [PERSON, BOT, BOT], options: {} },
] as const;

/** Plays until something has changed out of turn. */
async function playUntilChanged(screen: Screen, { game, drivers, options = {} }: Omit<GamePlan, 'seed'>) {
  const opened = await site.open({ screen });
  const planned = await plannedGame({ game, drivers, options, seed: SEED });
  await keep(opened.page, planned);
  await opened.page.goto(`${site.address}/#/table/${planned.id}`);
  for (let clicks = 0; clicks < 60; clicks++) {
    await opened.page.evaluate(whenSettled, { id: planned.id, known: 0 });
    if ((await opened.page.locator(CHANGES).count()) > 0) break;
    await playByClicking(opened.page, { game: planned, seed: `${game} ${clicks}`, most: 1 });
  }
  return { ...opened, planned };
}

async function faultsOf(page: Page, screen: Screen): Promise<readonly string[]> {
  const small = await smallTargets(page, leastTarget(screen));
  return [...(await faultsOfAccess(page)), ...small, ...(await page.evaluate(coveredControls))];
}

describe.each(GIFTS)('what changed out of turn at a table of $game', (plan) => {
  test.each(['phone', 'lying', 'laptop'] as const)('is shown in the page and covers no control, %s', async (screen) => {
    const { page, context, errors } = await playUntilChanged(screen, plan);
    const strip = page.locator(CHANGES);
    const told = (await strip.locator('.text').textContent()) ?? '';
    await picture(page, `${plan.game}-changes-${screen}`);
    expect(await faultsOf(page, screen)).toEqual([]);
    await strip.getByRole('button').first().click();
    await page.getByRole('dialog', { name: 'What changed' }).getByText(told).first().waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await strip.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('out-of-turn changes have their own dismiss button', async () => {
  const { page, context } = await playUntilChanged('laptop', GIFTS[1]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.locator(CHANGES).waitFor({ state: 'detached' });
  await context.close();
});

test('people sharing a screen each see what they gained while others played', async () => {
  const { page, context } = await playUntilChanged('laptop', { game: 'cards-and-karma', drivers: [PERSON, PERSON] });
  await page.locator(CHANGES).waitFor();
  await context.close();
});
