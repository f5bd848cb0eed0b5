import type { QuestionView, Random } from '@durbar/engine';
import type { Effort } from '../../budget.ts';
import type { Mind } from '../../mind.ts';
import { seatOf } from '../greedy.ts';
import { imagined } from '../look.ts';
import type { Weighed } from '../search.ts';
import { atFirstSight, type JudgedTurn, judged, type Thinking } from './judge.ts';
import { turnsIn } from './turns.ts';

/** How many turns are evaluated closely, and how many of them may start alike. */
const CLOSELY = 10;
const ALIKE = 3;

/** Compares whole turns instead of single choices, because mid-turn an unpaid price looks like a gain. */
export function weighByTurns(mind: Mind, view: unknown, question: QuestionView, effort: Effort, random: Random): Weighed[] {
  const best = bestTurns({ mind, view, seat: seatOf(question), effort, random });
  const textOf = (turn: JudgedTurn): string | undefined =>
    turn.choices[0] && mind.rules.definition.format(mind.rules.game, turn.choices[0]);
  const chances = new Map(perBeginning(best, 1).map((turn) => [textOf(turn), turn.chance]));
  return question.choices.map(({ text }) => ({ chance: chances.get(text) ?? 0, worth: chances.get(text) ?? 0 }));
}

/** The turns worth thinking about, best first. */
export function bestTurns(thinking: Thinking): JudgedTurn[] {
  const { mind, view, seat, random } = thinking;
  const turns = turnsIn(mind, imagined(mind, view, random), seat, random);
  return judged(thinking, worthALook(atFirstSight(thinking, turns)));
}

export function worthALook(turns: readonly JudgedTurn[]): JudgedTurn[] {
  return perBeginning(turns, ALIKE).slice(0, CLOSELY);
}

/** The first few of the turns that start with the same choice. */
export function perBeginning(turns: readonly JudgedTurn[], most: number): JudgedTurn[] {
  const counts = new Map<unknown, number>();
  return turns.filter(({ choices: [first] }) => {
    const count = counts.get(first) ?? 0;
    counts.set(first, count + 1);
    return count < most;
  });
}
