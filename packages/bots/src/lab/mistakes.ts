import {
  type Match,
  mustAnswer,
  newMatch,
  questionFor,
  questionOf,
  type Random,
  type Rules,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import type { Budget, Clock } from '../budget.ts';
import { type BotPlayer, createBot } from '../choose.ts';
import { loadEvaluation } from '../evaluations/index.ts';
import { playedTurns } from '../insight/played-turns.ts';
import { judgePlay, type TurnVerdict } from '../insight/verdicts.ts';
import type { Mind } from '../mind.ts';

export interface MistakesPlan {
  readonly rules: Rules;
  /** How many mistakes are checked. */
  readonly cases: number;
  /** The analysis budget for each part of a turn. */
  readonly budget: Budget;
  /** The budget of the search that confirms or refutes it. */
  readonly deeper: Budget;
  readonly clock: Clock;
  readonly seed: string;
}

/** A turn that the analysis calls a mistake, and the deeper search's verdict. */
export interface CheckedMistake {
  readonly lost: number;
  readonly deeper: { readonly lost: number; readonly verdict: TurnVerdict };
}

/** Analyses games with mistakes like finished games; a deeper search re-evaluates every mistake found. */
export async function checkMistakes(plan: MistakesPlan): Promise<readonly CheckedMistake[]> {
  const { rules, cases, budget, deeper, clock, seed } = plan;
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules), clock };
  const bot = await createBot('novice', rules);
  const checked: CheckedMistake[] = [];
  for (let game = 0; checked.length < cases; game++) {
    const match = playedBy(bot, rules, seededRandom(`${seed}/${game}`));
    for (const turn of playedTurns(match, mind.evaluation.features)) {
      const judged = judgePlay(mind, match, turn, budget);
      if (judged?.verdict !== 'mistake' || checked.length >= cases) continue;
      const again = judgePlay(mind, match, turn, deeper);
      if (again) checked.push({ lost: judged.lost, deeper: { lost: again.lost, verdict: again.verdict } });
    }
  }
  return checked;
}

function playedBy(bot: BotPlayer, rules: Rules, random: Random): Match {
  let match = newMatch(rules);
  for (let question = questionOf(match); question; question = questionOf(match))
    match = mustAnswer(match, answerOf(bot, match, random));
  return match;
}

function answerOf(bot: BotPlayer, match: Match, random: Random): string {
  const { rules, position } = match;
  const { definition, game } = rules;
  const seat = questionOf(match)?.decider;
  if (typeof seat !== 'number') return definition.format(game, randomChoice(rules, position, random));
  const answer = bot.choose(definition.viewFor(game, position, seat), questionFor(rules, position, seat), { seconds: 1 }, random);
  if (!answer.ok) throw new Error(answer.fault.message);
  return answer.value.text;
}
