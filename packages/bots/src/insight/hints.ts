import { fail, ok, type QuestionView, type Random, type Result } from '@durbar/engine';
import { type Budget, effortOf } from '../budget.ts';
import { type BotFault, faultOf } from '../choose.ts';
import { seatOf } from '../levels/greedy.ts';
import { differentTurns } from '../levels/whole-turns/alike.ts';
import { bestTurns, perBeginning } from '../levels/whole-turns/index.ts';
import type { JudgedTurn, Thinking } from '../levels/whole-turns/judge.ts';
import { type Prospects, prospectsAfter } from '../levels/whole-turns/prospects.ts';
import type { Mind } from '../mind.ts';

/** A turn that can be recommended, and what it leads to. */
export interface Hint extends Prospects {
  /** The answers in order, until chance or someone else decides. */
  readonly texts: readonly string[];
  /** The chance to win with it. */
  readonly chance: number;
}

const SHOWN = 3;

/**
 * Up to three best turns from a question, best first: each starts with a different choice, none is dominated, no two have the same result.
 */
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
  const best = perBeginning(differentTurns(mind, bestTurns(thinking)), 1).slice(0, SHOWN);
  return ok(best.map((turn) => hintOf(thinking, turn, budget)));
}

export function hintOf(thinking: Thinking, turn: JudgedTurn, budget: Budget): Hint {
  const { rules } = thinking.mind;
  const texts = turn.choices.map((choice) => rules.definition.format(rules.game, choice));
  return { texts, chance: turn.chance, ...prospectsAfter(thinking, turn, budget) };
}
