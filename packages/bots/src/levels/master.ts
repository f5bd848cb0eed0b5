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
import { type Budget, effortOf } from '../budget.ts';
import { winChances } from '../evaluation.ts';
import type { Bot, Mind } from '../mind.ts';
import { choiceAt, seatOf } from './greedy.ts';
import { type AnyPosition, after, imagined, indexOfMax } from './look.ts';
import { childOf, meanOf, mostPromising, type Node, newNode, record } from './tree.ts';

/** Tree search over information sets (each visit imagines another world); the leaves are judged, not played out. */
export const master: Bot = (mind, view, question, budget, random) => {
  const weighed = weighChoices(mind, view, question, budget, random);
  return choiceAt(question, indexOfMax(weighed.map(({ worth }) => worth)));
};

/** What a search found out about a choice. */
export interface Weighed {
  /** The owner's chance to win after it. */
  readonly chance: number;
  /** How much the search trusts it; the highest is the one to take. */
  readonly worth: number;
}

/** A visit that would not end in time is not begun; how long one takes is forgotten slowly. */
const LINGERING = 0.95;

export function weighChoices(mind: Mind, view: unknown, question: QuestionView, budget: Budget, random: Random): Weighed[] {
  const effort = effortOf(budget, mind.clock);
  const root = newNode(mind.rules.setUp.players);
  let longest = 0;
  for (let used = effort.used(); used + longest < 1 && !isDecided(root, used); ) {
    effort.look();
    visit(mind, root, imagined(mind, view, random), random);
    const now = effort.used();
    longest = Math.max(now - used, LINGERING * longest);
    used = now;
  }
  const seat = seatOf(question);
  return question.choices.map(({ text }) => {
    const child = root.children.get(text);
    const chance = meanOf(child, seat);
    return { chance, worth: (child?.visits ?? 0) + chance };
  });
}

/** Nothing else can overtake the most visited choice any more. */
function isDecided(root: Node, used: number): boolean {
  if (root.visits < 64 || root.visits % 16 !== 0) return false;
  let first = 0;
  let second = 0;
  for (const { visits } of root.children.values()) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > (root.visits * (1 - used)) / used;
}

const MAX_DEPTH = 60;

/** One walk from the root to a new leaf, and its judgement carried back. */
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

/** A new child begins with the judgement of the position right after its choice. */
function knownChild(mind: Mind, node: Node, position: AnyPosition, choice: Choice): Node {
  const { rules, evaluation } = mind;
  const child = childOf(node, rules.definition.format(rules.game, choice));
  if (child.visits === 0) record(child, winChances(rules, evaluation, after(mind, position, choice)));
  return child;
}
