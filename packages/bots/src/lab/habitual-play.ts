import { advance, ask, isChance, type Random, type Rules, randomChoice } from '@durbar/engine';
import type { Features } from '../features.ts';
import type { Trait } from '../habits.ts';
import { habitualChoice } from '../levels/habit-tree.ts';
import type { AnyPosition } from '../levels/look.ts';
import type { Mind } from '../mind.ts';
import { entry, rowAt } from '../numbers.ts';

/** Moves each strength by so many trials. */
export function changed(strengths: Float64Array, by: readonly number[], traits: readonly Trait[]): Float64Array {
  return strengths.map((strength, place) => strength + rowAt(by, place) * entry(traits, place).trial);
}

/** A player that knows nothing but habits. */
export function mindWith(rules: Rules, features: Features, strengths: Float64Array): Mind {
  const model = { scale: [], early: [], late: [], hidden: [] };
  return { rules, evaluation: { features, model, strengths, search: 'habit-tree' } };
}

/** The next move of a game in which every seat has its own habits, in place; slips are random moves. */
export function moveByHabit(minds: readonly Mind[], position: AnyPosition, slips: number, random: Random): void {
  const { rules } = entry(minds, 0);
  const isRandom = isChance(rules, position) || (slips > 0 && random() < slips);
  const question = isRandom ? undefined : ask(rules, position);
  const choice = question
    ? habitualChoice(entry(minds, Number(question.decider)), position, question, random)
    : randomChoice(rules, position, random);
  advance(rules, position, choice);
}
