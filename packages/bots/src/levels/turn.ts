import { advance, ask, type Choice, type Random } from '@durbar/engine';
import type { Mind } from '../mind.ts';
import { type AnyPosition, indexOfMax, settleChance, worthAfter } from './look.ts';

const MAX_DECISIONS = 40;

/** Plays a seat's turn on, one good choice after another, in place, until another seat decides. */
export function finishTurn(mind: Mind, position: AnyPosition, seat: number, random: Random): AnyPosition {
  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    settleChance(mind, position, random);
    const question = ask(mind.rules, position);
    if (question?.decider !== seat) break;
    advance(mind.rules, position, bestChoice(mind, position, question.choices, seat, random));
  }
  return position;
}

/** The choice after which the position looks best for whoever decides. */
export function bestChoice(mind: Mind, position: AnyPosition, choices: readonly Choice[], seat: number, random: Random): Choice {
  if (choices.length === 1) return choices[0] as Choice;
  const values = choices.map((choice) => worthAfter(mind, position, choice, seat, random));
  return choices[indexOfMax(values)] as Choice;
}
