import { loadGames } from '@durbar/catalogue';
import { mustRules, rulesFor } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { createBot } from './choose.ts';
import { playGame, winOf } from './lab/arena.ts';
import { allRounds, matchResult } from './lab/match.ts';
import { LEVELS } from './mind.ts';

const games = await loadGames();

describe.each(games)('$id', (game) => {
  test.each(LEVELS)('%s plays a whole legal game', async (level) => {
    const rules = mustRules(game, { players: game.players.min });
    const bot = await createBot(level, rules);
    const players = Array.from({ length: game.players.min }, () => bot);
    const record = playGame({ rules, players, budget: { looks: 4 }, seed: 'whole' });
    const wins = record.standings.map(({ seat }) => winOf(record.standings, seat));
    expect(wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1);
    expect(bot.mishaps).toEqual({ threw: 0, late: 0, illegal: 0 });
  });

  test('greedy plays with every number of players', async () => {
    for (let players = game.players.min; players <= game.players.max; players++) {
      const rules = mustRules(game, { players });
      const bot = await createBot('greedy', rules);
      const seats = Array.from({ length: players }, () => bot);
      expect(playGame({ rules, players: seats, budget: { looks: 1 }, seed: 'count' }).standings).toHaveLength(players);
    }
  });

  test('greedy plays with every value of every option', async () => {
    for (const { id, values } of game.options) {
      for (const value of values === 'text' ? [] : values) {
        const rules = rulesFor(game, { players: game.players.min, options: { [id]: value } });
        if (!rules.ok) continue;
        const bot = await createBot('greedy', rules.value);
        const players = Array.from({ length: game.players.min }, () => bot);
        const { decisions } = playGame({ rules: rules.value, players, budget: { looks: 1 }, seed: `${id} ${value}` });
        expect(decisions.length, `${id}=${value}`).toBeGreaterThan(0);
        expect(bot.mishaps, `${id}=${value}`).toEqual({ threw: 0, late: 0, illegal: 0 });
      }
    }
  });

  test('greedy beats random clearly', async () => {
    const rules = mustRules(game, { players: game.players.min });
    const plan = { a: 'greedy', b: 'random', rules, games: 12, budget: { looks: 1 }, seed: 'clear' } as const;
    const result = matchResult(plan, await allRounds(plan));
    expect(result.rateA).toBeGreaterThan(0.8);
  });

  test('the same seed gives the same game', async () => {
    const rules = mustRules(game, { players: game.players.max });
    const bot = await createBot('novice', rules);
    const players = Array.from({ length: game.players.max }, () => bot);
    const one = playGame({ rules, players, budget: { looks: 1 }, seed: 'same' });
    expect(playGame({ rules, players, budget: { looks: 1 }, seed: 'same' }).standings).toEqual(one.standings);
  });
});
