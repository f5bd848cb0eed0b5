import {
  advance,
  type Choice,
  isOver,
  playOut,
  type Question,
  type QuestionView,
  type Random,
  type Rules,
  randomChoice,
} from '@durbar/engine';
import type { Effort } from '../budget.ts';
import { resultShares, winChances } from '../evaluation.ts';
import type { Mind } from '../mind.ts';
import { entry, rowAt } from '../numbers.ts';
import { seatOf } from './greedy.ts';
import { type AnyPosition, imagined, indexOfMax } from './look.ts';
import { type Weighed, weighed, whileUseful } from './search.ts';
import { record, type Visited } from './tree.ts';
import { nextQuestion, textsOf } from './walk.ts';

/** The share of a reward that is the evaluation when the game's next stage begins (in Taj Mahal the next visit to a province). */
const JUDGED = 0.6;
/** The share of victory in the rest; what remains follows the points. */
const VICTORY = 0.5;
/** This many more points multiply a seat's share by e. */
const HEAT = 8;
const EXPLORATION = 0.2;

interface Branch extends Visited {
  /** How often it could have been chosen. */
  available: number;
  readonly children: Map<string, Branch>;
}

/**
 * Tree search over information sets. Every visit is played to the end at random, and its reward mixes the result with an evaluation on the
 * way: random play alone is blind to plans, evaluation alone to what random play finds.
 */
export function weighByMixedTree(mind: Mind, view: unknown, question: QuestionView, effort: Effort, random: Random): Weighed[] {
  const root = newBranch(mind.rules.setUp.players);
  const texts = textsOf(mind.rules);
  whileUseful(
    effort,
    () => root.children.values(),
    () => {
      const world = imagined(mind, view, random);
      const stage = stageOf(mind, world);
      const path = descend(mind.rules, root, world, texts, random);
      const rewards = playOn(mind, world, stage, random);
      for (const branch of path) record(branch, rewards);
    },
  );
  return question.choices.map(({ text }) => weighed(root.children.get(text), seatOf(question)));
}

function newBranch(players: number): Branch {
  return { visits: 0, available: 0, total: new Float64Array(players), children: new Map() };
}

function stageOf({ rules, evaluation }: Mind, position: AnyPosition): number {
  return evaluation.features.progress(rules.game, position);
}

/** Descends from the root to a new branch, in place; draws and forced moves get no branch. */
function descend(rules: Rules, root: Branch, world: AnyPosition, textOf: (choice: Choice) => string, random: Random): Branch[] {
  const path = [root];
  let branch = root;
  for (let isNew = false; !isNew; ) {
    const question = nextQuestion(rules, world, random);
    if (!question) break;
    const choice = pick(branch, question, textOf, random);
    const known = branch.children.get(textOf(choice));
    isNew = known === undefined;
    const next = known ?? newBranch(root.total.length);
    branch.children.set(textOf(choice), next);
    path.push(next);
    branch = next;
    advance(rules, world, choice);
  }
  return path;
}

/** Any untried choice; otherwise the one with the best upper bound. */
function pick(branch: Branch, { decider, choices }: Question, textOf: (choice: Choice) => string, random: Random): Choice {
  const untried: Choice[] = [];
  const known: Branch[] = [];
  for (const choice of choices) {
    const child = branch.children.get(textOf(choice));
    if (child) known.push(child);
    else untried.push(choice);
  }
  for (const child of known) child.available++;
  if (untried.length > 0) return entry(untried, Math.floor(random() * untried.length));
  return entry(choices, indexOfMax(known.map((child) => upperBound(child, Number(decider)))));
}

function upperBound({ total, visits, available }: Branch, seat: number): number {
  return rowAt(total, seat) / visits + EXPLORATION * Math.sqrt(Math.log(available + 1) / visits);
}

/** Plays to the end at random, in place; evaluated once on the way, when the next stage begins. */
function playOn(mind: Mind, position: AnyPosition, stage: number, random: Random): Float64Array {
  const { rules, evaluation } = mind;
  let judged: Float64Array | undefined;
  while (!judged && !isOver(position)) {
    if (stageOf(mind, position) > stage) judged = winChances(rules, evaluation, position);
    else advance(rules, position, randomChoice(rules, position, random));
  }
  playOut(rules, position, random);
  const ends = endShares(mind, position);
  if (!judged) return ends;
  for (let seat = 0; seat < ends.length; seat++) ends[seat] = JUDGED * rowAt(judged, seat) + (1 - JUDGED) * rowAt(ends, seat);
  return ends;
}

/** A finished game as rewards: who won, and by how much. */
function endShares({ rules }: Mind, position: AnyPosition): Float64Array {
  const standings = rules.definition.standings(rules.game, position.state);
  const shares = resultShares(standings);
  const top = Math.max(...standings.map(({ score }) => score));
  const weights = standings.map(({ score }) => Math.exp((score - top) / HEAT));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  for (const [index, { seat }] of standings.entries())
    shares[seat] = VICTORY * rowAt(shares, seat) + ((1 - VICTORY) * rowAt(weights, index)) / sum;
  return shares;
}
