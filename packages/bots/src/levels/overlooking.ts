import { below, type QuestionView, type Random } from '@durbar/engine';
import type { Bot } from '../mind.ts';
import { at, entry } from '../numbers.ts';
import { choiceAt, seatOf } from './greedy.ts';
import { imagined, indexOfMax } from './look.ts';
import { hurriedValues } from './turn.ts';

/** Errs like people instead of at random: considers only some of the choices, and only its own gain, not what it leaves to others. */
export function overlooking(most: number): Bot {
  return (mind, view, question, _budget, random) => {
    const noticed = someOf(question, most, random);
    const choices = noticed.choices.map(({ choice }) => choice);
    const values = hurriedValues(mind, imagined(mind, view, random), choices, seatOf(question), random);
    return choiceAt(noticed, indexOfMax(values));
  };
}

/** The question with at most this many choices, in any order. */
function someOf(question: QuestionView, most: number, random: Random): QuestionView {
  const left = question.choices.map((_, index) => index);
  const choices = Array.from({ length: Math.min(most, left.length) }, () => {
    const place = below(random, left.length);
    return entry(question.choices, at(left.splice(place, 1), 0));
  });
  return { ...question, choices };
}

/** Three: few enough to miss the point of most turns. */
export const novice: Bot = overlooking(3);

/** Six: enough for a plain turn, not for a rich one. */
export const casual: Bot = overlooking(6);
