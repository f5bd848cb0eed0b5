import { advance, ask, type Choice, isOver, type QuestionView, type Random, randomChoice } from '@durbar/engine';
import { type Budget, type Effort, effortOf } from '../budget.ts';
import { resultShares, winChances } from '../evaluation.ts';
import type { Bot, Mind } from '../mind.ts';
import { choiceAt, seatOf } from './greedy.ts';
import { type AnyPosition, after, imagined, indexOfMax } from './look.ts';

/** What is known about one moment of the search: it stands for all worlds that look alike to whoever decides there. */
interface Node {
  visits: number;
  /** The sum of each seat's chances over all visits. */
  readonly total: Float64Array;
  readonly children: Map<string, Node>;
}

interface Search {
  readonly mind: Mind;
  readonly random: Random;
  readonly players: number;
}

const EXPLORATION = 1.2;
const PRIOR_SHARPNESS = 6;
const MAX_DEPTH = 60;
const ENOUGH = 0.98;

/** Tree search over information sets; the leaves are judged, not played out. */
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

export function weighChoices(mind: Mind, view: unknown, question: QuestionView, budget: Budget, random: Random): Weighed[] {
  const effort = effortOf(budget);
  const search: Search = { mind, random, players: mind.rules.setUp.players };
  const root = newNode(search.players);
  while (effort.used() < ENOUGH && !isDecided(root, effort)) {
    effort.look();
    visit(search, root, imagined(mind, view, random));
  }
  const seat = seatOf(question);
  return question.choices.map(({ text }) => {
    const child = root.children.get(text);
    const chance = meanOf(child, seat);
    return { chance, worth: (child?.visits ?? 0) + chance };
  });
}

function newNode(players: number): Node {
  return { visits: 0, total: new Float64Array(players), children: new Map() };
}

/** Nothing else can overtake the most visited choice any more. */
function isDecided(root: Node, effort: Effort): boolean {
  if (root.visits < 64 || root.visits % 16 !== 0) return false;
  let first = 0;
  let second = 0;
  for (const { visits } of root.children.values()) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  const used = effort.used();
  return first - second > (root.visits * (1 - used)) / used;
}

function meanOf(node: Node | undefined, seat: number): number {
  return node ? (node.total[seat] ?? 0) / node.visits : 0;
}

/** One walk from the root to a new leaf, and its judgement carried back. */
function visit(search: Search, root: Node, position: AnyPosition): void {
  const { rules } = search.mind;
  const path: Node[] = [root];
  let node = root;
  let leaf: Float64Array | undefined;
  for (let depth = 0; leaf === undefined; depth++) {
    const question = ask(rules, position);
    if (!question) leaf = resultShares(rules, position);
    else if (depth >= MAX_DEPTH) leaf = winChances(rules, search.mind.evaluation, position);
    else if (question.decider === 'chance') {
      const drawn = randomChoice(rules, position, search.random);
      node = childOf(search, node, rules.definition.format(rules.game, drawn));
      path.push(node);
      advance(rules, position, drawn);
    } else if (question.choices.length === 1) advance(rules, position, question.choices[0] as Choice);
    else {
      const isNew = node.children.size === 0;
      const text = select(search, node, position, question.choices, question.decider);
      node = node.children.get(text.text) as Node;
      path.push(node);
      advance(rules, position, text.choice);
      if (isNew) leaf = winChances(rules, search.mind.evaluation, position);
    }
  }
  for (const one of path) add(one, leaf);
}

function childOf({ players }: Search, node: Node, text: string): Node {
  const known = node.children.get(text);
  if (known) return known;
  const child = newNode(players);
  node.children.set(text, child);
  return child;
}

function add(node: Node, value: Float64Array): void {
  node.visits++;
  for (let seat = 0; seat < value.length; seat++) node.total[seat] = (node.total[seat] ?? 0) + (value[seat] ?? 0);
}

/** The most promising choice: a new one begins with the judgement of the position right after it. */
function select(search: Search, node: Node, position: AnyPosition, choices: readonly Choice[], seat: number) {
  const { rules, evaluation } = search.mind;
  const texts = choices.map((choice) => rules.definition.format(rules.game, choice));
  const children = texts.map((text, index) => {
    const known = node.children.get(text);
    if (known) return known;
    const child = childOf(search, node, text);
    const next = after(search.mind, position, choices[index] as Choice);
    add(child, isOver(next) ? resultShares(rules, next) : winChances(rules, evaluation, next));
    return child;
  });
  const index = mostPromising(children, seat);
  return { choice: choices[index] as Choice, text: texts[index] as string };
}

function mostPromising(children: readonly Node[], seat: number): number {
  const means = children.map((child) => meanOf(child, seat));
  const low = Math.min(...means);
  const range = Math.max(Math.max(...means) - low, 0.005);
  const total = children.reduce((sum, { visits }) => sum + visits, 0);
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < children.length; i++) {
    const mean = ((means[i] ?? 0) - low) / range;
    const bonus =
      (EXPLORATION * Math.exp((mean - 1) * PRIOR_SHARPNESS * 0.2) * Math.sqrt(total)) /
      (1 + (children[i]?.visits ?? 0)) /
      children.length;
    if (mean + bonus > bestWorth) {
      bestWorth = mean + bonus;
      best = i;
    }
  }
  return best;
}
