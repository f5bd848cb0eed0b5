import { LEVELS } from '@durbar/bots';
import {
  type BotRating,
  type Contestant,
  type MatchPlan,
  type MatchResult,
  matchResult,
  ratingsOf,
  YARDSTICKS,
} from '@durbar/bots/lab';
import { GAME_IDS } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { printJson, rounded } from '../output.ts';
import { gameNamed, parseCommand } from '../usage.ts';
import { keptMatch } from './lab-keep.ts';
import { matchLine } from './lab-match.ts';
import { commonPlan, keepingFrom, PLAN_OPTIONS } from './lab-plan.ts';

/** Every rung against the one below and the highest against the yardsticks, or everyone against everyone. */
export async function runLabLadder(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { ...PLAN_OPTIONS, all: { type: 'boolean' } });
  const rungs: Rung[] = [];
  for (const id of values.game === undefined ? GAME_IDS : [values.game]) {
    const results: MatchResult[] = [];
    const common = commonPlan(await gameNamed(id), values);
    for (const [a, b] of values.all ? everyPair() : rungPairs()) {
      const plan: MatchPlan = { ...common, a, b };
      const { rounds } = await keptMatch(plan, keepingFrom(values));
      results.push(matchResult(plan, rounds));
      const rung = rated(results);
      rungs.push(rung);
      if (!values.json)
        console.log(`${matchLine(rung)}; Elo above random: ${rung.a} ${eloText(rung.eloA)}, ${rung.b} ${eloText(rung.eloB)}`);
    }
  }
  if (values.json) printJson(rungs);
  return 0;
}

type Rung = MatchResult & { readonly eloA: BotRating; readonly eloB: BotRating };

/** The last result, with both contestants' ratings so far. */
function rated(results: readonly MatchResult[]): Rung {
  const last = defined(results.at(-1), 'result');
  const ratings = ratingsOf(results, last.players, 'random');
  const ratingOf = (name: string): BotRating => {
    const { elo, margin } = ratings.get(name) ?? { elo: 0, margin: 0 };
    return { elo: rounded(elo), margin: rounded(margin) };
  };
  return { ...last, eloA: ratingOf(last.a), eloB: ratingOf(last.b) };
}

function eloText({ elo, margin }: BotRating): string {
  return `${elo} ± ${margin}`;
}

type ContestantPair = readonly [a: Contestant, b: Contestant];

function rungPairs(): ContestantPair[] {
  const highest = defined(LEVELS.at(-1), 'highest level');
  return [
    ...LEVELS.slice(1).map((a, below): ContestantPair => [a, LEVELS[below] ?? a]),
    ...YARDSTICKS.map((b): ContestantPair => [highest, b]),
  ];
}

function everyPair(): ContestantPair[] {
  const all = [...LEVELS, ...YARDSTICKS];
  return all.flatMap((a, place) => all.slice(0, place).map((b): ContestantPair => [a, b]));
}
