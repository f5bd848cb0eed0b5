import {
  advance,
  ask,
  type Choice,
  defined,
  isChance,
  isOver,
  type Question,
  type QuestionView,
  type Random,
  randomChoice,
} from '@durbar/engine';
import type { Effort } from '../budget.ts';
import { winChances } from '../evaluation.ts';
import type { Mind } from '../mind.ts';
import { seatOf } from './greedy.ts';
import { type AnyPosition, after, imagined } from './look.ts';
import { type Weighed, weighed, whileUseful } from './search.ts';
import { childOf, mostPromising, type Node, newNode, record } from './tree.ts';

/** Tree search over information sets (each visit imagines another world); leaves are evaluated, not played out. */
export function weighByTree(mind: Mind, view: unknown, question: QuestionView, effort: Effort, random: Random): Weighed[] {
  const root = newNode(mind.rules.setUp.players);
  whileUseful(
    effort,
    () => root.children.values(),
    () => visit(mind, root, imagined(mind, view, random), random),
  );
  return question.choices.map(({ text }) => weighed(root.children.get(text), seatOf(question)));
}

const MAX_DEPTH = 60;

/** One descent to a new leaf, with its evaluation backed up. */
function visit(mind: Mind, root: Node, position: AnyPosition, random: Random): void {
  const path = [root];
  let isLeaf = false;
  for (let depth = 0; depth < MAX_DEPTH && !isLeaf && !isOver(position); depth++) {
    const node = path[path.length - 1] as Node;
    if (isChance(mind.rules, position)) path.push(drawDown(mind, node, position, random));
    else {
      const question = defined(ask(mind.rules, position), 'question');
      const [only, second] = question.choices;
      isLeaf = second !== undefined && node.children.size === 0;
      if (only && !second) advance(mind.rules, position, only);
      else path.push(chooseDown(mind, node, position, question));
    }
  }
  const chances = winChances(mind.rules, mind.evaluation, position);
  for (const node of path) record(node, chances);
}

/** Chance draws, and the position moves on. */
function drawDown({ rules }: Mind, node: Node, position: AnyPosition, random: Random): Node {
  const drawn = randomChoice(rules, position, random);
  advance(rules, position, drawn);
  return childOf(node, rules.definition.format(rules.game, drawn));
}

/** The decider takes its most promising choice, and the position moves on. */
function chooseDown(mind: Mind, node: Node, position: AnyPosition, { decider, choices }: Question): Node {
  const children = choices.map((choice) => knownChild(mind, node, position, choice));
  const index = mostPromising(children, Number(decider));
  advance(mind.rules, position, choices[index] as Choice);
  return children[index] as Node;
}

/** A new child starts with the evaluation of the position right after its choice. */
function knownChild(mind: Mind, node: Node, position: AnyPosition, choice: Choice): Node {
  const { rules, evaluation } = mind;
  const child = childOf(node, rules.definition.format(rules.game, choice));
  if (child.visits === 0) record(child, winChances(rules, evaluation, after(mind, position, choice)));
  return child;
}
