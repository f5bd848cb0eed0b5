import { loadGames } from '@durbar/catalogue';
import { mustRules, type Options } from '@durbar/engine';
import { EVERY_MODULE } from '@durbar/rajas/vocabulary';
import { describe, expect, test } from 'vitest';
import { CLOCKS } from './clocks.ts';
import { measureCost } from './cost.ts';

const ALL_MODULES: Options = { ...EVERY_MODULE, river: 'mysterious', riverPool: 'ganga1+ganga2+ganga3' };

const games = await loadGames();
const setUps = [
  ...games.map((game) => ({ name: game.id, game, options: {} })),
  ...games.filter(({ id }) => id === 'rajas').map((game) => ({ name: 'rajas, all modules', game, options: ALL_MODULES })),
];

describe.each(setUps)('$name', ({ game, options }) => {
  test('greedy needs less than 5 ms at the median, forced decisions next to nothing, and budgets are kept', async () => {
    const rules = mustRules(game, { players: game.players.max, options });
    const cost = await measureCost({ rules, games: 1, budgets: [0.1], clock: CLOCKS.cpu, seed: 'cost' });
    expect(cost.decisions).toBeGreaterThan(50);
    expect(cost.greedyMedian).toBeLessThan(5);
    expect(cost.forcedMedian).toBeLessThan(1);
    for (const { median, worst } of cost.kept) {
      // CPU time has a resolution of several milliseconds; freshly loaded code runs slowly.
      expect(median).toBeLessThan(115);
      expect(worst).toBeLessThan(200);
    }
  });
});
