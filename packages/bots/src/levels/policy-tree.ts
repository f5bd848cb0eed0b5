import { advance, isOver, type Question, type QuestionView, type Random } from '@durbar/engine';
import type { Effort } from '../budget.ts';
import { winChances } from '../evaluation.ts';
import type { Mind } from '../mind.ts';
import { entry, rowAt } from '../numbers.ts';
import { seatOf } from './greedy.ts';
import { type AnyPosition, imagined, indexOfMax } from './look.ts';
import { type Weighed, weighed, whileUseful } from './search.ts';
import { meanOf, record, type Visited } from './tree.ts';
import { finishTurn, hurriedChoice, hurriedValues } from './turn.ts';
import { nextQuestion, textsOf, type Walk } from './walk.ts';

/** Exploration constant. */
const EXPLORATION = 1.2;
/** At first sight, the best choice of a question deserves e to this power times as many visits as the worst. */
const TRUST = 3;
/** Chances closer than this count as equal. */
const SMALLEST_RANGE = 0.02;

interface Branch extends Visited {
  /** Its prior: 1 for the best choice of its question, less for others. */
  readonly promise: number;
  readonly children: Map<string, Branch>;
}

/**
 * Tree search over information sets that follows the policy first: a one-ply look at each choice guides the search, and a leaf is evaluated
 * at the end of its turn, because mid-turn an unpaid price looks like a gain.
 */
export function weighByPolicyTree(mind: Mind, view: unknown, question: QuestionView, effort: Effort, random: Random): Weighed[] {
  const walk: Walk = { mind, textOf: textsOf(mind.rules), random };
  const root = newBranch(mind.rules.setUp.players, 1);
  root.visits = 1;
  whileUseful(
    effort,
    () => root.children.values(),
    () => {
      const world = imagined(mind, view, random);
      const path = descend(walk, root, world);
      const chances = judged(walk, world);
      for (const branch of path) record(branch, chances);
    },
  );
  return question.choices.map(({ text }) => weighed(root.children.get(text), seatOf(question)));
}

function newBranch(players: number, promise: number): Branch {
  return { visits: 0, total: new Float64Array(players), promise, children: new Map() };
}

/** Descends from the root to an unvisited branch, in place; draws and forced moves get no branch. */
function descend(walk: Walk, root: Branch, world: AnyPosition): Branch[] {
  const { rules } = walk.mind;
  const path = [root];
  for (let branch = root; branch.visits > 0; ) {
    const question = nextQuestion(rules, world, walk.random);
    if (!question) break;
    const children = childrenOf(walk, branch, question, world);
    const index = mostPromising(children, Number(question.decider));
    branch = entry(children, index);
    path.push(branch);
    advance(rules, world, entry(question.choices, index));
  }
  return path;
}

/** A branch for each choice; new ones get their prior from a one-ply look at all of them. */
function childrenOf({ mind, textOf, random }: Walk, branch: Branch, question: Question, world: AnyPosition): Branch[] {
  const { decider, choices } = question;
  const texts = choices.map(textOf);
  if (texts.some((text) => !branch.children.has(text))) {
    const promises = promisesOf(hurriedValues(mind, world, choices, Number(decider), random));
    for (const [index, text] of texts.entries())
      if (!branch.children.has(text)) branch.children.set(text, newBranch(branch.total.length, promises[index] ?? 0));
  }
  return texts.map((text) => branch.children.get(text) as Branch);
}

function promisesOf(values: readonly number[]): number[] {
  const high = Math.max(...values);
  const range = Math.max(high - Math.min(...values), Number.MIN_VALUE);
  return values.map((value) => Math.exp((TRUST * (value - high)) / range));
}

/** Means are stretched to 0 … 1, since the chances of one question often differ only a little; unvisited branches count as average. */
function mostPromising(children: readonly Branch[], seat: number): number {
  let [low, high, visits, sum, promises] = [1, 0, 0, 0, 0];
  for (const child of children) {
    promises += child.promise;
    if (child.visits === 0) continue;
    const mean = meanOf(child, seat);
    low = Math.min(low, mean);
    high = Math.max(high, mean);
    visits += child.visits;
    sum += rowAt(child.total, seat);
  }
  const range = Math.max(high - low, SMALLEST_RANGE);
  const average = visits > 0 ? sum / visits : low;
  const curiosity = (EXPLORATION * Math.sqrt(visits + 1)) / promises;
  const worths = children.map((child) => {
    const mean = child.visits > 0 ? meanOf(child, seat) : average;
    return (mean - low) / range + (curiosity * child.promise) / (1 + child.visits);
  });
  return indexOfMax(worths);
}

/** Plays the current turn to its end in place and returns everyone's chances. */
function judged({ mind, random }: Walk, world: AnyPosition): Float64Array {
  const question = nextQuestion(mind.rules, world, random);
  if (question && !isOver(world)) finishTurn(mind, world, Number(question.decider), random, hurriedChoice);
  return winChances(mind.rules, mind.evaluation, world);
}
