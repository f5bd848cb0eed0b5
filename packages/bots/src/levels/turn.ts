import { advance, ask, type Choice, type Fact, type Random } from '@durbar/engine';
import { ownScore } from '../evaluation.ts';
import type { Mind } from '../mind.ts';
import { type AnyPosition, after, indexOfMax, settleChance, worthAfter } from './look.ts';

const MAX_DECISIONS = 40;

/** How a decision is made while a turn is played on. */
export type Chooser = (mind: Mind, position: AnyPosition, choices: readonly Choice[], seat: number, random: Random) => Choice;

/** Continues a seat's turn with greedy choices, in place, until another seat decides, noting the facts. */
export function finishTurn(
  mind: Mind,
  position: AnyPosition,
  seat: number,
  random: Random,
  choose: Chooser = bestChoice,
  facts?: Fact[],
): AnyPosition {
  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    settleChance(mind, position, random, facts);
    const question = ask(mind.rules, position);
    if (question?.decider !== seat) break;
    advance(mind.rules, position, choose(mind, position, question.choices, seat, random), facts);
  }
  return position;
}

/** The choice after which the position looks best for the decider. */
export const bestChoice: Chooser = (mind, position, choices, seat, random) => {
  if (choices.length === 1) return choices[0] as Choice;
  const values = choices.map((choice) => worthAfter(mind, position, choice, seat, random));
  return choices[indexOfMax(values)] as Choice;
};

/** The hurried version: considers only the seat's own features, after one draw. */
export const hurriedChoice: Chooser = (mind, position, choices, seat, random) => {
  if (choices.length === 1) return choices[0] as Choice;
  return choices[indexOfMax(hurriedValues(mind, position, choices, seat, random))] as Choice;
};

export function hurriedValues(
  mind: Mind,
  position: AnyPosition,
  choices: readonly Choice[],
  seat: number,
  random: Random,
): number[] {
  return choices.map((choice) => {
    const next = after(mind, position, choice);
    settleChance(mind, next, random);
    return ownScore(mind.rules, mind.evaluation, next, seat);
  });
}
