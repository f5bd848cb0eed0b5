import {
  advance,
  ask,
  type Choice,
  defined,
  isChance,
  isOver,
  type Question,
  type Random,
  type Rules,
  randomChoice,
} from '@durbar/engine';
import { effortOf } from '../../budget.ts';
import { winChances } from '../../evaluation.ts';
import { choiceAt } from '../../levels/greedy.ts';
import { type AnyPosition, imagined, indexOfMax } from '../../levels/look.ts';
import type { Bot } from '../../mind.ts';
import { entry, rowAt } from '../../numbers.ts';
import { playToTheEnd } from './random-play.ts';

/** The textbook UCB1 constant for rewards between 0 and 1. Deliberately untuned. */
const EXPLORATION = 0.7;

interface Branch {
  visits: number;
  /** How often it could have been chosen. */
  available: number;
  readonly wins: Float64Array;
  readonly children: Map<string, Branch>;
}

/**
 * Textbook single-observer information set Monte Carlo tree search: each visit imagines a world, descends by UCB1 over what that world
 * allows, adds one branch and plays at random to the end; only victory counts. It knows nothing about the game but its rules.
 */
export const ismcts: Bot = (mind, view, question, budget, random) => {
  const { rules } = mind;
  const effort = effortOf(budget, mind.clock);
  const root = newBranch(rules.setUp.players);
  for (; effort.used() < 1; effort.look()) {
    const world = imagined(mind, view, random);
    const path = descend(rules, root, world, random);
    playToTheEnd(rules, world, random);
    const wins = winChances(rules, mind.evaluation, world);
    for (const branch of path) count(branch, wins);
  }
  const visits = question.choices.map(({ text }) => root.children.get(text)?.visits ?? 0);
  return choiceAt(question, indexOfMax(visits));
};

function newBranch(players: number): Branch {
  return { visits: 0, available: 0, wins: new Float64Array(players), children: new Map() };
}

function count(branch: Branch, wins: Float64Array): void {
  branch.visits++;
  for (let seat = 0; seat < wins.length; seat++) branch.wins[seat] = rowAt(branch.wins, seat) + rowAt(wins, seat);
}

/** Descends from the root to a new branch, in place. */
function descend(rules: Rules, root: Branch, world: AnyPosition, random: Random): Branch[] {
  const path = [root];
  for (let isNew = false; !isNew && !isOver(world); ) {
    const branch = entry(path, path.length - 1);
    const choice = isChance(rules, world) ? randomChoice(rules, world, random) : pick(rules, branch, world, random);
    const text = rules.definition.format(rules.game, choice);
    isNew = !branch.children.has(text);
    const next = branch.children.get(text) ?? newBranch(root.wins.length);
    branch.children.set(text, next);
    path.push(next);
    advance(rules, world, choice);
  }
  return path;
}

function pick(rules: Rules, branch: Branch, world: AnyPosition, random: Random): Choice {
  const { decider, choices }: Question = defined(ask(rules, world), 'question');
  const untried: Choice[] = [];
  const known: Branch[] = [];
  for (const choice of choices) {
    const child = branch.children.get(rules.definition.format(rules.game, choice));
    if (child) known.push(child);
    else untried.push(choice);
  }
  for (const child of known) child.available++;
  if (untried.length > 0) return entry(untried, Math.floor(random() * untried.length));
  return entry(choices, indexOfMax(known.map((child) => upperBound(child, Number(decider)))));
}

function upperBound({ wins, visits, available }: Branch, seat: number): number {
  return rowAt(wins, seat) / visits + EXPLORATION * Math.sqrt(Math.log(available) / visits);
}
