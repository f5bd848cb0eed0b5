import { loadGames } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterGroup, savedEdition } from './support/entering.ts';
import { faultsOfAccess } from './support/looks.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const games = await loadGames();
/** One group for each way of entering: cards, a matrix, a map, a river. */
const LOOKED_AT = ['ships', 'deck', 'roads', 'river'];

/** Roads join cities that are there. */
function inOrder(groups: readonly string[]): readonly string[] {
  return [...groups.filter((id) => id !== 'roads'), ...groups.filter((id) => id === 'roads')];
}

/** What is printed on components: all but what an edition says about itself. */
function printed(edition: unknown): unknown {
  return JSON.parse(JSON.stringify(edition, (key, part: unknown) => (['about', 'provenance'].includes(key) ? undefined : part)));
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s is rebuilt from nothing and equals the house edition',
  async (id, game) => {
    const { page, errors } = await site.open({ screen: 'notebook', path: `#/editions/${id}` });
    const house = printed(game.editions[0]?.data);
    await page.selectOption('form select', 'nothing');
    await page.click('[data-begin]');
    await page.waitForSelector('[data-save]');
    const overview = page.url();
    for (const group of inOrder(defined(game.editing, 'editing').groups.map((one) => one.id))) {
      await page.click(`[data-group="${group}"]`);
      await page.waitForSelector('[data-progress]');
      await page.waitForSelector('[data-add], [data-new-road], [data-field], [data-save-entry]');
      await enterGroup(page, house);
      if (LOOKED_AT.includes(group)) expect(await faultsOfAccess(page)).toEqual([]);
      await page.goto(overview);
      await page.waitForSelector('[data-save]');
    }
    await page.waitForSelector('[data-faults="0"]');
    const saved = await savedEdition(page);
    expect(saved.about).toMatchObject({ game: id, basedOn: 'nothing' });
    expect(printed(saved)).toEqual(house);
    expect(errors).toEqual([]);
  },
);
