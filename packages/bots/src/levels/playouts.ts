import { advance, ask, type Choice, type Fact, isOver, type QuestionView, type Random } from '@durbar/engine';
import type { Effort } from '../budget.ts';
import { winChances } from '../evaluation.ts';
import type { Mind } from '../mind.ts';
import { rowAt } from '../numbers.ts';
import { seatOf } from './greedy.ts';
import { type AnyPosition, imagined, settleChance } from './look.ts';
import { type Weighed, weighed, whileUseful } from './search.ts';
import { mostPromising, type Node, newNode, record } from './tree.ts';
import { bestChoice, type Chooser, finishTurn, hurriedChoice, hurriedValues } from './turn.ts';

/** How playouts run: the number of laps, and how seats decide. */
export interface PlayingOn {
  readonly laps: number;
  readonly choose: Chooser;
}

/** For games where plans depend on the other players. */
export const CAREFULLY: PlayingOn = { laps: 1, choose: bestChoice };
/** Otherwise, looking further beats looking closely. */
export const HURRIEDLY: PlayingOn = { laps: 3, choose: hurriedChoice };

/** Flat Monte Carlo: every visit plays one of its own choices and then some laps of turns, and evaluates the result. */
export function weighByPlayouts(manner: PlayingOn) {
  return (mind: Mind, view: unknown, question: QuestionView, effort: Effort, random: Random): Weighed[] => {
    const seat = seatOf(question);
    const choices = question.choices.map(({ choice }) => choice);
    const nodes = choices.map(() => newNode(mind.rules.setUp.players));
    const fresh = worstFirst(hurriedValues(mind, imagined(mind, view, random), choices, seat, random));
    whileUseful(
      effort,
      () => nodes,
      () => {
        const index = fresh.pop() ?? mostPromising(nodes, seat);
        const world = imagined(mind, view, random);
        advance(mind.rules, world, choices[index] as Choice);
        if (playLaps(mind, world, seat, { manner, effort, random }))
          record(nodes[index] as Node, winChances(mind.rules, mind.evaluation, world));
      },
    );
    return nodes.map((node) => weighed(node, seat));
  };
}

/** What is noted on the way. */
export interface Noted {
  /** Receives what happens. */
  readonly facts?: Fact[];
  /** Receives the position after each lap but the last. */
  readonly onLap?: (position: AnyPosition) => void;
}

interface Playing extends Noted {
  readonly manner: PlayingOn;
  readonly effort: Effort;
  readonly random: Random;
}

/** Indices by value: a slow search at least visits the most promising choices. */
function worstFirst(values: readonly number[]): number[] {
  return values.map((_, index) => index).sort((a, b) => rowAt(values, a) - rowAt(values, b));
}

/** The rest of its own turn and the turns after it, in place; false when the time ran out on the way. */
export function playLaps(mind: Mind, position: AnyPosition, seat: number, playing: Playing): boolean {
  const { manner, effort, random, facts, onLap } = playing;
  const { players } = mind.rules.setUp;
  finishTurn(mind, position, seat, random, manner.choose, facts);
  for (let turns = manner.laps * players - 1; turns > 0 && !isOver(position); turns--) {
    if (effort.used() > 1) return false;
    if (turns % players === 0) onLap?.(position);
    settleChance(mind, position, random, facts);
    const decider = ask(mind.rules, position)?.decider;
    if (typeof decider === 'number') finishTurn(mind, position, decider, random, manner.choose, facts);
  }
  return true;
}
