import { ask, defined, parseChoice, questionFor, type Random } from '@durbar/engine';
import type { Budget } from '../budget.ts';
import { measureAll } from '../evaluation.ts';
import type { AnyPosition } from '../levels/look.ts';
import { type MadeTurn, turnBy, type WholeTurn } from '../levels/whole-turns/turns.ts';
import type { Bot, Mind } from '../mind.ts';

/** The turn these answers make; undefined if the rules refuse one, or if it ends before the last. */
export function turnOfTexts(mind: Mind, world: AnyPosition, seat: number, texts: readonly string[]): MadeTurn | undefined {
  const left = texts.slice();
  const turn = turnBy(mind, world, seat, (position) => {
    const question = ask(mind.rules, position);
    const text = left.shift();
    return question && text !== undefined ? parseChoice(mind.rules, question, text) : undefined;
  });
  return turn.choices.length === texts.length ? turn : undefined;
}

/** The turn that a bot makes from a position, seeing what its seat sees. */
export function turnOfBot(mind: Mind, bot: Bot, world: AnyPosition, seat: number, budget: Budget, random: Random): WholeTurn {
  const { definition, game } = mind.rules;
  return turnBy(mind, world, seat, (position) => {
    const question = defined(questionFor(mind.rules, position, seat), 'question of a turn');
    const [only, second] = question.choices;
    if (only && !second) return only.choice;
    return bot(mind, definition.viewFor(game, position, seat), question, budget, random);
  });
}

/**
 * Whether two turns from one position are equivalent: they end alike, or leave everyone with the same features and the same pending work.
 */
export function isSameTurn(mind: Mind, one: WholeTurn, other: WholeTurn): boolean {
  if (JSON.stringify(one.end.agenda) !== JSON.stringify(other.end.agenda)) return false;
  return JSON.stringify(one.end.state) === JSON.stringify(other.end.state) || numbersOf(mind, one) === numbersOf(mind, other);
}

function numbersOf({ rules, evaluation }: Mind, { end }: WholeTurn): string {
  return measureAll(rules, evaluation, end).join();
}

export function textsOf({ rules: { definition, game } }: Mind, { choices }: WholeTurn): readonly string[] {
  return choices.map((choice) => definition.format(game, choice));
}
