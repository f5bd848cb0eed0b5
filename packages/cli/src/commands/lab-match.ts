import { type MatchPlan, type MatchResult, type MatchVerdict, matchResult } from '@durbar/bots/lab';
import { printJson } from '../output.ts';
import { gameNamed, parseCommand } from '../usage.ts';
import { keptMatch } from './lab-keep.ts';
import { commonPlan, contestantNamed, judgementFrom, keepingFrom, PLAN_OPTIONS } from './lab-plan.ts';

/** A on one seat, B on all others, rotating the seat from game to game. */
export async function runLabMatch(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommand(args, { ...PLAN_OPTIONS, weights: { type: 'string' } });
  const game = await gameNamed(values.game);
  const common = commonPlan(game, values);
  const plan: MatchPlan = {
    ...common,
    a: contestantNamed(positionals[0]),
    b: contestantNamed(positionals[1]),
    ...(values.weights && { judgementOfA: await judgementFrom(values.weights, game) }),
  };
  const { rounds } = await keptMatch(plan, keepingFrom(values));
  const result = matchResult(plan, rounds);
  if (values.json) printJson(result);
  else console.log(matchLine(result));
  return 0;
}

const VERDICTS: Readonly<Record<MatchVerdict, string>> = {
  below: ': the lower hypothesis holds',
  above: ': the upper hypothesis holds',
  open: ': undecided',
};

export function matchLine({ a, b, game, players, games, rateA, low, high, verdict }: MatchResult): string {
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  const wins = `${a} wins ${percent(rateA)} (${percent(low)} to ${percent(high)}) of ${games} against ${b}`;
  return `${game}, ${players} players: ${wins}${verdict ? VERDICTS[verdict] : ''}`;
}
