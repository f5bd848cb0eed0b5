import {
  advance,
  ask,
  type Choice,
  isChance,
  isOver,
  type Question,
  type Random,
  type Rules,
  randomChoice,
} from '@durbar/engine';
import type { Mind } from '../mind.ts';
import { entry } from '../numbers.ts';
import type { AnyPosition } from './look.ts';

/** What every step of a tree search needs. */
export interface Walk {
  readonly mind: Mind;
  readonly textOf: (choice: Choice) => string;
  readonly random: Random;
}

/** Resolves draws and forced moves in place until a seat has a choice; undefined if the game ends first. */
export function nextQuestion(rules: Rules, world: AnyPosition, random: Random): Question | undefined {
  while (!isOver(world)) {
    const question = isChance(rules, world) ? undefined : ask(rules, world);
    if (question && question.choices.length > 1) return question;
    advance(rules, world, question ? entry(question.choices, 0) : randomChoice(rules, world, random));
  }
  return undefined;
}

/** Rules intern choice objects, so their texts can be memoised. */
export function textsOf({ definition, game }: Rules): (choice: Choice) => string {
  const known = new WeakMap<Choice, string>();
  return (choice) => {
    const text = known.get(choice) ?? definition.format(game, choice);
    known.set(choice, text);
    return text;
  };
}
