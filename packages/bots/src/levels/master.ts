import type { QuestionView, Random } from '@durbar/engine';
import { type Budget, effortOf } from '../budget.ts';
import type { Search } from '../evaluation.ts';
import type { Bot, Mind } from '../mind.ts';
import { choiceAt } from './greedy.ts';
import { weighByHabitTree } from './habit-tree.ts';
import { indexOfMax } from './look.ts';
import { CAREFULLY, HURRIEDLY, weighByPlayouts } from './playouts.ts';
import { weighByPolicyTree } from './policy-tree.ts';
import type { Weighed } from './search.ts';
import { weighByTree } from './tree-search.ts';
import { weighByTurns } from './whole-turns/index.ts';

const WAYS = {
  tree: weighByTree,
  'habit-tree': weighByHabitTree,
  'policy-tree': weighByPolicyTree,
  playouts: weighByPlayouts(CAREFULLY),
  'hurried-playouts': weighByPlayouts(HURRIEDLY),
  'whole-turns': weighByTurns,
} as const satisfies Readonly<Record<Search, unknown>>;

/** Uses the stronger measured search of its game. */
export const master: Bot = (mind, view, question, budget, random) => {
  const weighed = weighChoices(mind, view, question, budget, random);
  return choiceAt(question, indexOfMax(weighed.map(({ worth }) => worth)));
};

/** A master that always uses the same search, for comparison. */
export function masterOf(search: Search): Bot {
  return (mind, ...asked) => master({ ...mind, evaluation: { ...mind.evaluation, search } }, ...asked);
}

export function weighChoices(mind: Mind, view: unknown, question: QuestionView, budget: Budget, random: Random): Weighed[] {
  return WAYS[mind.evaluation.search](mind, view, question, effortOf(budget, mind.clock), random);
}
