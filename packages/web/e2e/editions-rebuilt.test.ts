import { loadGames } from '@durbar/catalogue';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enterFromNothing, printed, savedFile } from './support/entering.ts';
import { faultsOfAccess } from './support/looks.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** On every push Cards & Karma is entered in `editions-altered.test.ts` only. */
const games = (await loadGames()).filter(({ id }) => inject('share') === 'whole' || id !== 'cards-and-karma');
/** One group for each way of entering: cards, a matrix, a map, a river. */
const LOOKED_AT = ['ships', 'deck', 'roads', 'river'];
/** On the browser's keyboard; a whole edition is typed on it in `editions-altered.test.ts`. */
const FEW = 3;

test.each(games.map((game) => [game.id, game] as const))(
  '%s is rebuilt from nothing and equals the house edition',
  async (id, game) => {
    const { page, errors } = await site.open({ screen: 'notebook', path: `#/editions/${id}` });
    const house = printed(game.editions[0]?.data);
    await enterFromNothing(page, game, {
      wanted: house,
      byKeyboard: FEW,
      entered: async (group) => {
        if (LOOKED_AT.includes(group)) expect(await faultsOfAccess(page)).toEqual([]);
      },
    });
    await page.waitForSelector('[data-faults="0"]');
    const saved = JSON.parse((await savedFile(page)).content);
    expect(saved.about).toMatchObject({ game: id, basedOn: 'nothing' });
    expect(printed(saved)).toEqual(house);
    expect(errors).toEqual([]);
  },
);
