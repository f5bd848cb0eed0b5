import {
  advance,
  ask,
  begin,
  copyPosition,
  defined,
  type Fact,
  questionFor,
  type Random,
  randomChoice,
  type Seat,
} from '@durbar/engine';
import { LADDER } from '../../ladder.ts';
import type { AnyPosition } from '../../levels/look.ts';
import type { Level, Mind } from '../../mind.ts';

/** The start of a turn in a game between bots. */
export interface TurnStart {
  readonly position: AnyPosition;
  readonly seat: Seat;
}

/** Plays a game and stops before every turn. */
export function* turnStarts(mind: Mind, level: Level, random: Random): Generator<TurnStart> {
  const { rules, evaluation } = mind;
  const { endsTurn } = evaluation.features;
  const { position } = begin(rules);
  let running: Seat | undefined;
  for (let decider = ask(rules, position)?.decider; decider !== undefined; decider = ask(rules, position)?.decider) {
    const facts: Fact[] = [];
    if (decider === 'chance') {
      advance(rules, position, randomChoice(rules, position, random), facts);
    } else {
      if (decider !== running) yield { position: copyPosition(rules, position), seat: decider };
      running = decider;
      const view = rules.definition.viewFor(rules.game, position, decider);
      const question = defined(questionFor(rules, position, decider), 'question of a seat');
      advance(rules, position, LADDER[level](mind, view, question, { looks: 1 }, random), facts);
    }
    if (endsTurn && facts.some(endsTurn)) running = undefined;
  }
}
