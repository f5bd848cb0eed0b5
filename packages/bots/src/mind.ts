import type { Choice, QuestionView, Random, Rules } from '@durbar/engine';
import type { Budget, Clock } from './budget.ts';
import type { Evaluation } from './evaluation.ts';

/** What a bot needs to think: the rules and an evaluation. */
export interface Mind {
  readonly rules: Rules;
  readonly evaluation: Evaluation;
  /** What thinking time is measured with; the wall clock when absent. */
  readonly clock?: Clock;
}

/** Bots see a view and a question, never a position. */
export type Bot = (mind: Mind, view: unknown, question: QuestionView, budget: Budget, random: Random) => Choice;

export const LEVELS = ['random', 'novice', 'casual', 'greedy', 'planner', 'master', 'expert'] as const;
/** The rungs of the ladder, weakest first. */
export type Level = (typeof LEVELS)[number];

export function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text);
}

/** The most seconds a level may think about one decision; those below planner answer at once. */
export const THINKING_SECONDS: Readonly<Record<Level, number>> = {
  random: 0.3,
  novice: 0.3,
  casual: 0.3,
  greedy: 0.3,
  planner: 0.3,
  master: 0.3,
  expert: 1,
};
