import type { Options } from '@durbar/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playByClicking } from './support/clicker.ts';
import { keep, PERSON, plannedGame } from './support/kept.ts';
import { openSite, type Screen, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000002';

interface Plan {
  readonly players: number;
  readonly screen: Screen;
  readonly options?: Options;
}

const WHOLE_GAMES: readonly Plan[] = [
  { players: 2, screen: 'laptop' },
  { players: 3, screen: 'phone', options: { navaratnas: 'on' } },
  { players: 4, screen: 'laptop', options: { mixedRounds: '1+3', river: 'ganga-roll' } },
  { players: 4, screen: 'phone' },
];

function nameOf({ players, screen, options = {} }: Plan): string {
  return [`${players} players`, screen, ...Object.entries(options).map(([id, value]) => `${id} ${value}`)].join(', ');
}

describe('Rajas of the Ganges by random clicks, a whole game', () => {
  test.each(WHOLE_GAMES.map((plan) => [nameOf(plan), plan] as const))('%s', async (name, { players, screen, options = {} }) => {
    const { page, context, errors } = await site.open({ screen });
    const drivers = Array.from({ length: players }, () => PERSON);
    const game = await plannedGame({ game: 'rajas', drivers, options, seed: SEED });
    await keep(page, game);
    await page.goto(`${site.address}/#/table/${game.id}`);
    const played = await playByClicking(page, { game, seed: name });
    expect(played.isOver).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });
});
