import { loadGame } from '@durbar/catalogue';
import { defined, mustRules, parsePositionHead, seededRandom } from '@durbar/engine';
import type { Budget, Clock } from '../../budget.ts';
import { loadEvaluation } from '../../evaluations/index.ts';
import { LADDER } from '../../ladder.ts';
import type { Level, Mind } from '../../mind.ts';
import { judgeAttempt, positionOf } from '../../puzzles/attempt.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { textsOf, turnOfBot } from '../../puzzles/turns.ts';

export interface CheckPlan {
  readonly level: Level;
  readonly budget: Budget;
  readonly clock: Clock;
  readonly seed: string;
}

/** Whether a level solves a puzzle on its first try, judged like a person's try. */
export async function isSolvedBy({ level, budget, clock, seed }: CheckPlan, puzzle: Puzzle): Promise<boolean> {
  const head = parsePositionHead(puzzle.position);
  if (!head.ok) throw new Error(head.fault.message);
  const rules = mustRules(defined(await loadGame(head.value.game), 'game of a puzzle'), head.value.setUp);
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules), clock };
  const random = seededRandom(`${seed} ${puzzle.id}`);
  const turn = turnOfBot(mind, LADDER[level], positionOf(rules, puzzle), puzzle.seat, budget, random);
  return judgeAttempt(mind, puzzle, textsOf(mind, turn)).kind === 'right';
}
