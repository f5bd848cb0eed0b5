import type { Question } from '@durbar/engine';
import { choiceAt, type TajMahalChoice } from '../choices.ts';
import { at } from '../numbers.ts';

/** A question to chance: each choice whose count is above zero, weighted by it. */
export function chanceQuestion(table: readonly TajMahalChoice[], counts: readonly number[]): Question<TajMahalChoice> {
  const choices: TajMahalChoice[] = [];
  const weights: number[] = [];
  for (let index = 0; index < counts.length; index++) {
    const weight = at(counts, index);
    if (weight === 0) continue;
    choices.push(choiceAt(table, index));
    weights.push(weight);
  }
  return { decider: 'chance', choices, weights };
}

/** An answer `ask` never listed: a bug. */
export function notAsked(choice: TajMahalChoice): never {
  throw new Error(`nobody asked for ${JSON.stringify(choice)}`);
}
