import {
  advance,
  ask,
  type Choice,
  isChance,
  isOver,
  type Question,
  type QuestionView,
  type Random,
  type Rules,
  randomChoice,
} from '@durbar/engine';
import type { Effort } from '../budget.ts';
import { closeShares, type Evaluation, winChances } from '../evaluation.ts';
import { drawByShare, type Habits, toShares } from '../habits.ts';
import type { Mind } from '../mind.ts';
import { entry, rowAt } from '../numbers.ts';
import { seatOf } from './greedy.ts';
import { type AnyPosition, imagined } from './look.ts';
import { type Weighed, weighed, whileUseful } from './search.ts';
import { record, type Visited } from './tree.ts';
import { nextQuestion, textsOf, type Walk } from './walk.ts';

/** How much habits guide the search … */
const GUIDANCE = 0.3;
/** … and how often it returns to what is seldom tried, whatever habits say. */
const CURIOSITY = 0.1;
/** The part of the first look that all choices of a question share evenly, so none is overlooked. */
const EVENLY = 0.2;
/** A first look trusts habits less than a playout does. */
const DOUBT = 1.5;
/** Every choice begins as if it had been tried so often, with average results: one unlucky game must not rule it out. */
const PATIENCE = 4;
/** How often a playout forgets its habits. */
export const SLIPS = 0.1;
/** In a game without habits all choices are alike, and only the result counts. */
const NO_HABITS: Habits = {
  traits: [],
  margin: 8,
  horizon: { stages: 1, share: 0 },
  stage: () => 0,
  incline: (_game, _state, choices, _seat, _strengths, into) => into.fill(0, 0, choices.length),
};
const NO_STRENGTHS = new Float64Array();

interface Branch extends Visited {
  readonly children: Map<string, Branch>;
}

/**
 * Tree search over information sets that knows the players' habits: they say which choices to try first, and they play every visit on to
 * the game's horizon. Random play is blind to plans; players with habits carry out the obvious ones. The reward is an evaluation some
 * stages later, which is less noisy than the result, or a mixture of both.
 */
export function weighByHabitTree(mind: Mind, view: unknown, question: QuestionView, effort: Effort, random: Random): Weighed[] {
  const walk: Walk = { mind: withOutlook(mind), textOf: textsOf(mind.rules), random };
  const root = newBranch(mind.rules.setUp.players);
  const { stages } = habitsOf(mind.evaluation).horizon;
  whileUseful(
    effort,
    () => root.children.values(),
    () => {
      const world = imagined(mind, view, random);
      const stage = stageOf(mind, world) + stages;
      const path = descend(walk, root, world);
      const rewards = playOn(walk, world, Math.max(stage, stageOf(mind, world) + 1));
      for (const branch of path) record(branch, rewards);
    },
  );
  return question.choices.map(({ text }) => weighed(root.children.get(text), seatOf(question)));
}

/** At the beginning of a stage a model learned from habitual play knows more than the game's own, which evaluates every moment. */
function withOutlook(mind: Mind): Mind {
  const { outlook } = mind.evaluation;
  return outlook ? { ...mind, evaluation: { ...mind.evaluation, model: outlook } } : mind;
}

function newBranch(players: number): Branch {
  return { visits: 0, total: new Float64Array(players), children: new Map() };
}

/** Descends from the root to a new branch, in place; draws and forced moves get no branch. */
function descend(walk: Walk, root: Branch, world: AnyPosition): Branch[] {
  const { rules } = walk.mind;
  const path = [root];
  let branch = root;
  for (let isNew = false; !isNew; ) {
    const question = nextQuestion(rules, world, walk.random);
    if (!question) break;
    const choice = mostPromising(walk, branch, question, world);
    const text = walk.textOf(choice);
    const known = branch.children.get(text);
    isNew = known === undefined;
    const next = known ?? newBranch(root.total.length);
    branch.children.set(text, next);
    path.push(next);
    branch = next;
    advance(rules, world, choice);
  }
  return path;
}

/** One list for all questions; it holds the shares of the question asked last. */
let shares = new Float64Array(256);

/** The best of what is known, what habits recommend and what was seldom tried. */
function mostPromising({ mind, textOf }: Walk, branch: Branch, { decider, choices }: Question, world: AnyPosition): Choice {
  const seat = Number(decider);
  const known = choices.map((choice) => branch.children.get(textOf(choice)));
  let [visits, sum] = [0, 0];
  for (const child of known) {
    if (!child) continue;
    visits += child.visits;
    sum += rowAt(child.total, seat);
  }
  inclinations(mind, world, choices, seat);
  toShares(shares, choices.length, DOUBT);
  const average = visits > 0 ? sum / visits : 0;
  const guidance = GUIDANCE * Math.sqrt(visits + 1);
  const curiosity = CURIOSITY * Math.sqrt(Math.log(visits + 1));
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < choices.length; index++) {
    const child = known[index];
    const tries = child?.visits ?? 0;
    const share = (1 - EVENLY) * rowAt(shares, index) + EVENLY / choices.length;
    const mean = ((child ? rowAt(child.total, seat) : 0) + PATIENCE * average) / (tries + PATIENCE);
    const promise = mean + (guidance * share) / (1 + tries) + curiosity / Math.sqrt(1 + tries);
    if (promise > most) [best, most] = [index, promise];
  }
  return entry(choices, best);
}

function inclinations({ rules, evaluation }: Mind, { state }: AnyPosition, choices: readonly Choice[], seat: number): void {
  if (choices.length > shares.length) shares = new Float64Array(2 * choices.length);
  habitsOf(evaluation).incline(rules.game, state, choices, seat, evaluation.strengths ?? NO_STRENGTHS, shares);
}

function habitsOf({ features, strengths }: Evaluation): Habits {
  return (strengths && features.habits) ?? NO_HABITS;
}

function stageOf({ rules, evaluation }: Mind, { state }: AnyPosition): number {
  return habitsOf(evaluation).stage(rules.game, state);
}

/** By how many points a search regards a victory as clear. */
export function searchMargin({ setUp }: Rules, { horizon, margin }: Habits): number {
  return horizon.margin?.(setUp.players) ?? margin;
}

/** Plays on by habit, in place, beyond the evaluation when this stage begins only if the result counts too. */
function playOn({ mind, random }: Walk, position: AnyPosition, stage: number): Float64Array {
  const { rules, evaluation } = mind;
  const { horizon } = habitsOf(evaluation);
  let judged: Float64Array | undefined;
  while (!isOver(position)) {
    if (!judged && stageOf(mind, position) >= stage) {
      judged = winChances(rules, evaluation, position);
      if (horizon.share === 1) return judged;
    }
    const question = isChance(rules, position) || random() < SLIPS ? undefined : ask(rules, position);
    advance(rules, position, question ? habitualChoice(mind, position, question, random) : randomChoice(rules, position, random));
  }
  const rewards = closeShares(rules.definition.standings(rules.game, position.state), searchMargin(rules, habitsOf(evaluation)));
  if (!judged) return rewards;
  return rewards.map((reward, seat) => horizon.share * rowAt(judged, seat) + (1 - horizon.share) * reward);
}

/** What a player with these habits does at first sight. */
export function habitualChoice(mind: Mind, position: AnyPosition, { decider, choices }: Question, random: Random): Choice {
  const { length } = choices;
  if (length === 1) return entry(choices, 0);
  inclinations(mind, position, choices, Number(decider));
  toShares(shares, length, 1);
  return entry(choices, drawByShare(shares, length, random));
}
