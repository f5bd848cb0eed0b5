import { type Choice, defined, type QuestionView, type Random } from '@durbar/engine';
import type { Bot, Mind } from '../mind.ts';
import { imagined, indexOfMax, worthAfter } from './look.ts';

/** The choice after which the position looks best. */
export const greedy: Bot = (mind, view, question, _budget, random) => {
  const values = onePlyValues(mind, view, question, random);
  return choiceAt(question, indexOfMax(values));
};

/** Each choice's one-ply value for the owner, in one imagined world. */
export function onePlyValues(mind: Mind, view: unknown, question: QuestionView, random: Random): number[] {
  const position = imagined(mind, view, random);
  const seat = seatOf(question);
  return question.choices.map(({ choice }) => worthAfter(mind, position, choice, seat, random));
}

export function seatOf({ decider }: QuestionView): number {
  if (decider === 'chance') throw new Error('bots do not answer for chance');
  return decider;
}

export function choiceAt({ choices }: QuestionView, index: number): Choice {
  return defined(choices[index], 'choice').choice;
}
