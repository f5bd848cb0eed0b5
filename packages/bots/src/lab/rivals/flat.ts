import { advance, ask, type Choice, isOver } from '@durbar/engine';
import { type Effort, effortOf } from '../../budget.ts';
import { winChances } from '../../evaluation.ts';
import { choiceAt, seatOf } from '../../levels/greedy.ts';
import { type AnyPosition, imagined, indexOfMax, settleChance } from '../../levels/look.ts';
import { mostPromising, type Node, newNode, record } from '../../levels/tree.ts';
import { finishTurn } from '../../levels/turn.ts';
import type { Bot, Mind } from '../../mind.ts';

/** Flat Monte Carlo: every visit plays one of the own choices and then a whole lap of turns greedily, and judges the end. */
export const flat: Bot = (mind, view, question, budget, random) => {
  const seat = seatOf(question);
  const effort = effortOf(budget, mind.clock);
  const nodes = question.choices.map(() => newNode(mind.rules.setUp.players));
  while (hasTime(effort)) {
    effort.look();
    const index = nextToVisit(nodes, seat);
    const world = imagined(mind, view, random);
    advance(mind.rules, world, question.choices[index]?.choice as Choice);
    record(nodes[index] as Node, winChances(mind.rules, mind.evaluation, playLap(mind, world, seat, random)));
  }
  return choiceAt(question, indexOfMax(nodes.map(({ visits }) => visits)));
};

/** The last part of the budget is left for coming back from a playout. */
function hasTime(effort: Effort): boolean {
  return effort.used() < 0.98;
}

function nextToVisit(nodes: readonly Node[], seat: number): number {
  const fresh = nodes.findIndex(({ visits }) => visits === 0);
  return fresh >= 0 ? fresh : mostPromising(nodes, seat);
}

/** The rest of the own turn and one turn of each other seat, in place. */
function playLap(mind: Mind, position: AnyPosition, seat: number, random: () => number): AnyPosition {
  finishTurn(mind, position, seat, random);
  for (let turn = 1; turn < mind.rules.setUp.players && !isOver(position); turn++) {
    settleChance(mind, position, random);
    const decider = ask(mind.rules, position)?.decider;
    if (typeof decider === 'number') finishTurn(mind, position, decider, random);
  }
  return position;
}
