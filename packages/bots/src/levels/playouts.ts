import { advance, ask, type Choice, isOver, type QuestionView, type Random } from '@durbar/engine';
import type { Effort } from '../budget.ts';
import { winChances } from '../evaluation.ts';
import type { Mind } from '../mind.ts';
import { seatOf } from './greedy.ts';
import { type AnyPosition, imagined, settleChance } from './look.ts';
import { type Weighed, weighed, whileUseful } from './search.ts';
import { mostPromising, type Node, newNode, record } from './tree.ts';
import { finishTurn } from './turn.ts';

/** Flat Monte Carlo: every visit plays one of the own choices and then a whole lap of turns greedily, and judges the end. */
export function weighByPlayouts(mind: Mind, view: unknown, question: QuestionView, effort: Effort, random: Random): Weighed[] {
  const seat = seatOf(question);
  const nodes = question.choices.map(() => newNode(mind.rules.setUp.players));
  whileUseful(
    effort,
    () => nodes,
    () => {
      const index = nextToVisit(nodes, seat);
      const world = imagined(mind, view, random);
      advance(mind.rules, world, question.choices[index]?.choice as Choice);
      if (playLap(mind, world, seat, effort, random))
        record(nodes[index] as Node, winChances(mind.rules, mind.evaluation, world));
    },
  );
  return nodes.map((node) => weighed(node, seat));
}

function nextToVisit(nodes: readonly Node[], seat: number): number {
  const fresh = nodes.findIndex(({ visits }) => visits === 0);
  return fresh >= 0 ? fresh : mostPromising(nodes, seat);
}

/** The rest of the own turn and one turn of each other seat, in place; false when the time ran out on the way. */
function playLap(mind: Mind, position: AnyPosition, seat: number, effort: Effort, random: Random): boolean {
  finishTurn(mind, position, seat, random);
  for (let turn = 1; turn < mind.rules.setUp.players && !isOver(position); turn++) {
    if (effort.used() > 1) return false;
    settleChance(mind, position, random);
    const decider = ask(mind.rules, position)?.decider;
    if (typeof decider === 'number') finishTurn(mind, position, decider, random);
  }
  return true;
}
