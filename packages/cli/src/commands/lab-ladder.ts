import { LEVELS, type Level } from '@durbar/bots';
import { eloGap, type MatchPlan, type MatchResult, matchResult } from '@durbar/bots/lab';
import { GAME_IDS } from '@durbar/catalogue';
import type { AnyGame } from '@durbar/engine';
import { printJson, rounded } from '../output.ts';
import { gameNamed, parseCommand } from '../usage.ts';
import { keptMatch, LAB_DIRECTORY } from './lab-keep.ts';
import { matchLine } from './lab-match.ts';
import { commonPlan, PLAN_OPTIONS } from './lab-plan.ts';

/** Every rung against the one below. */
export async function runLabLadder(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, PLAN_OPTIONS);
  const rungs: (MatchResult & { elo: number })[] = [];
  for (const id of values.game === undefined ? GAME_IDS : [values.game]) {
    let elo = 0;
    for (const plan of rungPlans(await gameNamed(id), values)) {
      const result = matchResult(plan, await keptMatch(plan, values.keep ?? LAB_DIRECTORY, values.fresh ?? false));
      elo += eloGap(result.winsA, Math.max(result.games, 1), result.players);
      rungs.push({ ...result, elo: rounded(elo) });
      if (!values.json) console.log(`${matchLine(result)}, Elo ${rounded(elo)} above random`);
    }
  }
  if (values.json) printJson(rungs);
  return 0;
}

function rungPlans(game: AnyGame, values: Parameters<typeof commonPlan>[1]): MatchPlan[] {
  const common = commonPlan(game, values);
  return LEVELS.slice(1).map((a, below) => ({ ...common, a, b: LEVELS[below] as Level }));
}
