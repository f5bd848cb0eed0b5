import { ask, type Choice, fail, ok, type QuestionView, type Random, type Result, type Rules } from '@durbar/engine';
import { type Budget, wallClock } from './budget.ts';
import { loadEvaluation } from './evaluations/index.ts';
import { LADDER } from './ladder.ts';
import { greedy } from './levels/greedy.ts';
import type { Bot, Level, Mind } from './mind.ts';

/** What a bot answers: one of the question's choices. */
export interface BotAnswer {
  readonly choice: Choice;
  readonly text: string;
  /** Set when the bot failed and greedy answered instead. */
  readonly mishap?: Mishap;
}

/** Why greedy had to step in. */
export type Mishap = 'threw' | 'late' | 'illegal';

/** Why a bot doesn't answer at all. */
export interface BotFault {
  readonly code: 'game-over' | 'not-your-decision' | 'foreign-question';
  readonly message: string;
}

/** One bot at one table. */
export interface BotPlayer {
  readonly level: Level | 'custom';
  choose(view: unknown, question: QuestionView | undefined, budget: Budget, random: Random): Result<BotAnswer, BotFault>;
  /** How often greedy had to step in, by reason. */
  readonly mishaps: Readonly<Record<Mishap, number>>;
}

/** A player of this level; loads the game's evaluation. */
export async function createBot(level: Level, rules: Rules): Promise<BotPlayer> {
  return guarded(level, LADDER[level], { rules, evaluation: await loadEvaluation(rules) });
}

/** A guarded bot: faults are values, and greedy replaces a failing bot for that decision. */
export function guarded(level: BotPlayer['level'], bot: Bot, mind: Mind): BotPlayer {
  const mishaps: Record<Mishap, number> = { threw: 0, late: 0, illegal: 0 };
  return {
    level,
    mishaps,
    choose(view, question, budget, random) {
      const answer = chooseWith(bot, mind, view, question, budget, random);
      if (answer.ok && answer.value.mishap) mishaps[answer.value.mishap]++;
      return answer;
    },
  };
}

/** Asks a bot; a forced decision is answered immediately. */
export function chooseWith(
  bot: Bot,
  mind: Mind,
  view: unknown,
  question: QuestionView | undefined,
  budget: Budget,
  random: Random,
): Result<BotAnswer, BotFault> {
  const fault = faultOf(mind, view, question);
  if (fault || !question) return fail(fault ?? GAME_OVER);
  const [only, second] = question.choices;
  if (only && !second) return ok(only);
  const { choice, mishap } = attempt(bot, mind, view, question, budget, random);
  const chosen = question.choices.find((one) => one.choice === choice);
  if (chosen && !mishap) return ok(chosen);
  const instead = greedy(mind, view, question, budget, random);
  const text = mind.rules.definition.format(mind.rules.game, instead);
  return ok({ choice: instead, text, mishap: mishap ?? 'illegal' });
}

const GAME_OVER: BotFault = { code: 'game-over', message: 'The game is over; there is nothing to decide.' };

/** The view determines the question; a different one belongs to another seat or position. */
export function faultOf({ rules }: Mind, view: unknown, question: QuestionView | undefined): BotFault | undefined {
  const { definition, game } = rules;
  const asked = ask(
    rules,
    definition.imagine(game, view, () => 0),
  );
  if (!asked || !question) return GAME_OVER;
  if (asked.decider !== question.decider)
    return { code: 'foreign-question', message: 'This question is not the one that the view is about.' };
  if (question.choices.length === 0) return { code: 'not-your-decision', message: 'Somebody else decides now.' };
  const texts = new Set(asked.choices.map((choice) => definition.format(game, choice)));
  if (question.choices.length === texts.size && question.choices.every(({ text }) => texts.has(text))) return undefined;
  return { code: 'foreign-question', message: 'The choices are not those of the view.' };
}

function attempt(
  bot: Bot,
  mind: Mind,
  view: unknown,
  question: QuestionView,
  budget: Budget,
  random: Random,
): { choice?: Choice; mishap?: Mishap } {
  const clock = mind.clock ?? wallClock;
  const start = clock();
  try {
    const choice = bot(mind, view, question, budget, random);
    return isLate(bot, budget, clock() - start) ? { mishap: 'late' } : { choice };
  } catch {
    return { mishap: 'threw' };
  }
}

/** Greedy itself has no fallback. */
function isLate(bot: Bot, budget: Budget, milliseconds: number): boolean {
  return bot !== greedy && 'seconds' in budget && milliseconds > 2000 * budget.seconds;
}
