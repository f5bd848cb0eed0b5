import { ask, defined, type Match, positionAt, type Random, randomChoice } from '@durbar/engine';
import { winChances } from '../evaluation.ts';
import { type AnyPosition, after } from '../levels/look.ts';
import type { Mind } from '../mind.ts';
import { rowAt } from '../numbers.ts';

/** With more chance outcomes than this, a sample of this size is used. */
const MOST = 24;

/**
 * A draw's value for each seat: winning chances after it minus their mean over all outcomes. Sums to 0. Undefined if the current rules
 * don't know the draw.
 */
export function luckOf(mind: Mind, match: Match, entry: number, random: Random): number[] | undefined {
  const before = positionAt(match, entry);
  if (!before.agenda.every(({ kind }) => kind in mind.rules.definition.handlers)) return undefined;
  const mean = expected(mind, before, random);
  const drawn = winChances(mind.rules, mind.evaluation, positionAt(match, entry + 1));
  return Array.from(drawn, (chance, seat) => chance - rowAt(mean, seat));
}

function expected(mind: Mind, position: AnyPosition, random: Random): Float64Array {
  const { rules, evaluation } = mind;
  const { choices, weights } = defined(ask(rules, position), 'question of a draw');
  const mean = new Float64Array(rules.setUp.players);
  const add = (choice: (typeof choices)[number], share: number): void => {
    const chances = winChances(rules, evaluation, after(mind, position, choice));
    for (let seat = 0; seat < mean.length; seat++) mean[seat] = rowAt(mean, seat) + share * rowAt(chances, seat);
  };
  if (choices.length > MOST) {
    for (let draw = 0; draw < MOST; draw++) add(randomChoice(rules, position, random), 1 / MOST);
  } else {
    const weightOf = (index: number): number => weights?.[index] ?? 1;
    const all = choices.reduce((sum, _, index) => sum + weightOf(index), 0);
    for (const [index, choice] of choices.entries()) add(choice, weightOf(index) / all);
  }
  return mean;
}
