import {
  advance,
  ask,
  type Choice,
  copyPosition,
  defined,
  isChance,
  questionFor,
  type Random,
  randomChoice,
  type Seat,
} from '@durbar/engine';
import { greedy } from '../levels/greedy.ts';
import type { AnyPosition } from '../levels/look.ts';
import type { Mind } from '../mind.ts';

/** More than any lap of a game has. */
const LONGEST = 120;

/** What chance and the other seats answer from a position until the seat decides or the game is over. */
export function whatFollows(mind: Mind, end: AnyPosition, seat: Seat, random: Random): readonly string[] {
  const { rules } = mind;
  const position = copyPosition(rules, end);
  const texts: string[] = [];
  while (texts.length < LONGEST) {
    const decider = ask(rules, position)?.decider;
    if (decider === undefined || decider === seat) break;
    const choice = decider === 'chance' ? randomChoice(rules, position, random) : answerOf(mind, position, decider, random);
    texts.push(rules.definition.format(rules.game, choice));
    advance(rules, position, choice);
  }
  return texts;
}

/** What chance answers from a position until a seat decides or the game is over. */
export function whatChanceBrings({ rules }: Mind, end: AnyPosition, random: Random): readonly string[] {
  const position = copyPosition(rules, end);
  const texts: string[] = [];
  while (isChance(rules, position)) {
    const choice = randomChoice(rules, position, random);
    texts.push(rules.definition.format(rules.game, choice));
    advance(rules, position, choice);
  }
  return texts;
}

/** A seat's own view of the position. */
function answerOf(mind: Mind, position: AnyPosition, seat: Seat, random: Random): Choice {
  const { definition, game } = mind.rules;
  const question = defined(questionFor(mind.rules, position, seat), 'question of a seat');
  return greedy(mind, definition.viewFor(game, position, seat), question, { looks: 1 }, random);
}
