import { afterAll, beforeAll, expect, test } from 'vitest';
import { playByClicking } from './support/clicker.ts';
import { keep, PERSON, plannedGame } from './support/kept.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const plans = JSON.parse(process.env.PLANS ?? '[]');
for (const p of plans) {
  test(JSON.stringify(p), async () => {
    const { page, context, errors } = await site.open({ screen: p.screen });
    const game = await plannedGame({
      game: 'rajas',
      drivers: Array.from({ length: p.players }, () => PERSON),
      options: p.options ?? {},
      seed: (p.chance ?? '5eed').padEnd(64, '0'),
    });
    await keep(page, game);
    await page.goto(`${site.address}/#/table/${game.id}`);
    const start = Date.now();
    let last = 0;
    const played = await playByClicking(page, {
      game,
      seed: p.seed ?? 'x',
      most: p.most ?? 40,
      before: async (_p, s) => {
        last = s;
      },
    }).catch(async (e) => {
      await page.screenshot({ path: '/tmp/rajas-web/shots/fail.png' });
      console.log('failed after', last, Date.now() - start, 'ms');
      throw e;
    });
    console.log(JSON.stringify(played), Date.now() - start, 'ms');
    expect(errors).toEqual([]);
    await context.close();
  }, 900_000);
}
