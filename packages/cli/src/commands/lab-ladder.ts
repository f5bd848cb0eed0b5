import { LEVELS, type Level } from '@durbar/bots';
import { eloGap, type MatchPlan, type MatchResult, matchResult } from '@durbar/bots/lab';
import { GAME_IDS } from '@durbar/catalogue';
import { printJson, rounded } from '../output.ts';
import { gameNamed, optionsFrom, parseCommand, positiveNumber, rulesOrUsageError, wholeNumber } from '../usage.ts';
import { keptMatch, LAB_DIRECTORY } from './lab-keep.ts';
import { matchLine } from './lab-match.ts';

/** Every rung against the one below. */
export async function runLabLadder(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    budget: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    keep: { type: 'string' },
    fresh: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const rungs: (MatchResult & { elo: number })[] = [];
  for (const id of values.game === undefined ? GAME_IDS : [values.game]) {
    const game = await gameNamed(id);
    const players = wholeNumber('players', values.players, game.players.min);
    const rules = rulesOrUsageError(game, { players, options: optionsFrom(values.option) });
    let elo = 0;
    for (const [index, a] of LEVELS.entries()) {
      if (index === 0) continue;
      const plan: MatchPlan = {
        a,
        b: LEVELS[index - 1] as Level,
        rules,
        games: wholeNumber('games', values.games, 100),
        budget: { seconds: positiveNumber('budget', values.budget, 1) },
        seed: values.seed ?? '1',
      };
      const result = matchResult(plan, await keptMatch(plan, values.keep ?? LAB_DIRECTORY, values.fresh ?? false));
      elo += eloGap(result.winsA, Math.max(result.games, 1), players);
      rungs.push({ ...result, elo: rounded(elo) });
      if (!values.json) console.log(`${matchLine(result)}, Elo ${rounded(elo)} above random`);
    }
  }
  if (values.json) printJson(rungs);
  return 0;
}
