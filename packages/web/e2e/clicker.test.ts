import { afterAll, beforeAll, expect, test } from 'vitest';
import { playByClicking } from './support/clicker.ts';
import { keep, PERSON, plannedGame } from './support/kept.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000001';

const GAMES = [{ game: 'taj-mahal', players: 3 }] as const;

for (const { game, players } of GAMES) {
  for (const screen of ['laptop', 'phone'] as const) {
    test(`${game}: a whole game by random clicks, ${screen}`, async () => {
      const { page, context, errors } = await site.open({ screen });
      const planned = await plannedGame({ game, drivers: Array.from({ length: players }, () => PERSON), seed: SEED });
      await keep(page, planned);
      await page.goto(`${site.address}/#/table/${planned.id}`);
      const played = await playByClicking(page, { game: planned, seed: `${game} ${screen}` });
      console.log(game, screen, played);
      expect(played.isOver).toBe(true);
      expect(errors).toEqual([]);
      await context.close();
    });
  }
}
