import { type Fact, factsFor, fail, ok, type QuestionView, type Random, type Result } from '@durbar/engine';
import { type Budget, effortOf } from '../budget.ts';
import { type BotFault, faultOf } from '../choose.ts';
import { seatOf } from '../levels/greedy.ts';
import { bestTurns, perBeginning } from '../levels/whole-turns/index.ts';
import type { JudgedTurn, Thinking } from '../levels/whole-turns/judge.ts';
import type { Mind } from '../mind.ts';

/** A turn that can be recommended. */
export interface Hint {
  /** The answers in their order, until chance or someone else decides. */
  readonly texts: readonly string[];
  /** What surely happens on the way, as the seat sees it. */
  readonly facts: readonly Fact[];
  /** The chance to win with it. */
  readonly chance: number;
}

const SHOWN = 3;

/** The best two or three turns from a question on, best first, each with another first choice and none pointless. */
export function hints(
  mind: Mind,
  view: unknown,
  question: QuestionView | undefined,
  budget: Budget,
  random: Random,
): Result<readonly Hint[], BotFault> {
  const fault = faultOf(mind, view, question);
  if (fault || !question) return fail(fault ?? { code: 'game-over', message: 'The game is over; there is nothing to decide.' });
  const seat = seatOf(question);
  const thinking: Thinking = { mind, view, seat, effort: effortOf(budget, mind.clock), random };
  const best = perBeginning(bestTurns(thinking), 1).slice(0, SHOWN);
  return ok(best.map((turn) => hintOf(mind, turn, seat)));
}

export function hintOf({ rules }: Mind, { choices, facts, chance }: JudgedTurn, seat: number): Hint {
  const texts = choices.map((choice) => rules.definition.format(rules.game, choice));
  return { texts, facts: factsFor(rules, facts, seat), chance };
}
