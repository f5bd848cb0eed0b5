import { defined, type Position, parsePosition, type Rules, seededRandom } from '@durbar/engine';
import { effortOf } from '../budget.ts';
import { verdictOn } from '../insight/verdicts.ts';
import { type Thinking, weighedAlike } from '../levels/whole-turns/judge.ts';
import { prospectsAfter } from '../levels/whole-turns/prospects.ts';
import type { Mind } from '../mind.ts';
import { whatChanceBrings, whatFollows } from './follow.ts';
import type { Puzzle, Refuted } from './puzzle.ts';
import { isSameTurn, textsOf, turnOfTexts } from './turns.ts';

/** The result of the solver's answers: the turn isn't over, it is the best or as good, or it falls short. */
export type Attempt =
  | { readonly kind: 'unfinished' }
  /** `next` is what chance adds right away. */
  | { readonly kind: 'right'; readonly next: readonly string[] }
  | { readonly kind: 'wrong'; readonly turn: Refuted };

/** How many worlds are used to compare an unforeseen turn with the solution. */
const WORLDS = 32;

export function positionOf(rules: Rules, { position }: Pick<Puzzle, 'position'>): Position<unknown> {
  const parsed = parsePosition(rules, position);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

/** Judges a turn at a puzzle. Turns known to be as good or to fall short are looked up; all others are compared with the solution. */
export function judgeAttempt(mind: Mind, puzzle: Puzzle, texts: readonly string[]): Attempt {
  const { seat, solution, also, refuted } = puzzle;
  const world = positionOf(mind.rules, puzzle);
  const turn = turnOfTexts(mind, world, seat, texts);
  if (!turn?.isOver) return { kind: 'unfinished' };
  const isLike = (other: readonly string[]): boolean => {
    const known = turnOfTexts(mind, world, seat, other);
    return known !== undefined && isSameTurn(mind, turn, known);
  };
  const right = (): Attempt => ({ kind: 'right', next: whatChanceBrings(mind, turn.end, seededRandom(`${puzzle.id} next`)) });
  if ([solution.texts, ...also].some(isLike)) return right();
  const foreseen = refuted.find((one) => isLike(one.texts));
  if (foreseen) return { kind: 'wrong', turn: foreseen };
  const best = defined(turnOfTexts(mind, world, seat, solution.texts), 'turn of a solution');
  const view = mind.rules.definition.viewFor(mind.rules.game, world, seat);
  const thinking: Thinking = { mind, view, seat, effort: effortOf({ looks: WORLDS }), random: seededRandom(puzzle.id) };
  const weighed = weighedAlike(thinking, [best, turn], WORLDS);
  const chanceOf = (choices: typeof turn.choices): number => weighed.find((one) => one.choices === choices)?.chance ?? 0;
  const lost = chanceOf(best.choices) - chanceOf(turn.choices);
  if (isAsGood(lost)) return right();
  const next = whatFollows(mind, turn.end, seat, seededRandom(`${puzzle.id} next`));
  const prospects = prospectsAfter(thinking, turn, { looks: WORLDS });
  return { kind: 'wrong', turn: { texts: textsOf(mind, turn), chance: Math.max(0, solution.chance - lost), ...prospects, next } };
}

/** Whether a turn that gives away this much chance still counts as the best one. */
export function isAsGood(lost: number): boolean {
  const verdict = verdictOn(lost);
  return verdict === 'best' || verdict === 'good';
}
