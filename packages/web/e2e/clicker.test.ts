import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Driver } from '../src/worker/protocol.ts';
import { type ClickedGame, playByClicking } from './support/clicker.ts';
import { gameToItsEnd } from './support/finished.ts';
import { GAMES } from './support/games.ts';
import { BOT, keep, PERSON, plannedGame } from './support/kept.ts';
import { clicksOf, shareOf } from './support/share.ts';
import { openSite, type Screen, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000001';

const PEOPLE = clicksOf(30, 8);
const ON_ITS_SIDE = clicksOf(40, 10);

interface Clicking {
  readonly game: string;
  readonly drivers: readonly Driver[];
  readonly screen: Screen;
  readonly most?: number;
}

async function click({ game, drivers, screen, most }: Clicking): Promise<ClickedGame> {
  const { page, context, errors } = await site.open({ screen });
  const plan = { game, drivers, seed: SEED };
  const planned = await (most === undefined ? gameToItsEnd(plan) : plannedGame(plan));
  await keep(page, planned);
  await page.goto(`${site.address}/#/table/${planned.id}`);
  const played = await playByClicking(page, {
    game: planned,
    seed: `${game} ${screen}`,
    ...(most === undefined ? {} : { most }),
  });
  expect(errors).toEqual([]);
  await context.close();
  return played;
}

describe.each(GAMES)('$game', ({ game, players, screens }) => {
  const bots = Array.from({ length: players - 1 }, () => BOT);

  test.each(shareOf(screens, 1))('to the end by random clicks, %s', async (screen) => {
    expect((await click({ game, drivers: [PERSON, ...bots], screen })).isOver).toBe(true);
  });

  test.each(shareOf(['lying', 'small'] as const, 1))('on a low screen: %s', async (screen) => {
    const { clicks } = await click({ game, drivers: [PERSON, ...bots], screen, most: ON_ITS_SIDE });
    expect(clicks).toBe(ON_ITS_SIDE);
  });

  test('people around one screen', async () => {
    const drivers = Array.from({ length: players }, () => PERSON);
    expect((await click({ game, drivers, screen: 'laptop', most: PEOPLE })).clicks).toBe(PEOPLE);
  });
});
