import type { Random } from '@durbar/engine';
import type { Bot } from '../mind.ts';
import { choiceAt, onePlyValues } from './greedy.ts';
import { indexOfMax } from './look.ts';

/** The noise is as large as the difference between a middling and a good choice. */
const NOISE = 0.5;

/** Like greedy, but with a wavering judgement. */
export const novice: Bot = (mind, view, question, _budget, random) => {
  const values = onePlyValues(mind, view, question, random).map(logOdds);
  const noise = NOISE * spreadOf(values);
  return choiceAt(question, indexOfMax(values.map((value) => value + noise * bell(random))));
};

function logOdds(chance: number): number {
  return Math.log((chance + 1e-9) / (1 - chance + 1e-9));
}

function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** Roughly normal, with mean 0 and deviation 1. */
function bell(random: Random): number {
  return (random() + random() + random() - 1.5) * 2;
}
