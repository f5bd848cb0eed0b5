import { LEVELS, type Level } from '@durbar/bots';
import { type MatchPlan, type MatchResult, matchResult, ratingsOf, YARDSTICKS } from '@durbar/bots/lab';
import { GAME_IDS } from '@durbar/catalogue';
import { type AnyGame, defined } from '@durbar/engine';
import { printJson, rounded } from '../output.ts';
import { gameNamed, parseCommand } from '../usage.ts';
import { keptMatch, LAB_DIRECTORY } from './lab-keep.ts';
import { matchLine } from './lab-match.ts';
import { commonPlan, PLAN_OPTIONS } from './lab-plan.ts';

/** Every rung against the one below, and the highest against the yardsticks. */
export async function runLabLadder(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, PLAN_OPTIONS);
  const rungs: (MatchResult & { eloA: number; eloB: number })[] = [];
  for (const id of values.game === undefined ? GAME_IDS : [values.game]) {
    const results: MatchResult[] = [];
    for (const plan of rungPlans(await gameNamed(id), values)) {
      results.push(matchResult(plan, await keptMatch(plan, values.keep ?? LAB_DIRECTORY, values.fresh ?? false)));
      const rung = rated(results);
      rungs.push(rung);
      if (!values.json) console.log(`${matchLine(rung)}; Elo above random: ${rung.a} ${rung.eloA}, ${rung.b} ${rung.eloB}`);
    }
  }
  if (values.json) printJson(rungs);
  return 0;
}

/** The last result, with where it puts both by all results so far. */
function rated(results: readonly MatchResult[]): MatchResult & { eloA: number; eloB: number } {
  const last = defined(results.at(-1), 'result');
  const ratings = ratingsOf(results, last.players);
  return { ...last, eloA: rounded(ratings.get(last.a) ?? 0), eloB: rounded(ratings.get(last.b) ?? 0) };
}

function rungPlans(game: AnyGame, values: Parameters<typeof commonPlan>[1]): MatchPlan[] {
  const common = commonPlan(game, values);
  return [
    ...LEVELS.slice(1).map((a, below) => ({ ...common, a, b: LEVELS[below] as Level })),
    ...YARDSTICKS.map((b) => ({ ...common, a: 'master' as const, b })),
  ];
}
