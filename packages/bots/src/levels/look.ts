import {
  advance,
  type Choice,
  copyPosition,
  defined,
  type Fact,
  isChance,
  type Position,
  type Random,
  randomChoice,
} from '@durbar/engine';
import { winChances } from '../evaluation.ts';
import type { Mind } from '../mind.ts';
import { rowAt } from '../numbers.ts';

export type AnyPosition = Position<unknown>;

/** A position consistent with the view. */
export function imagined({ rules }: Mind, view: unknown, random: Random): AnyPosition {
  return rules.definition.imagine(rules.game, view, random);
}

/** The position after a choice, on a copy. */
export function after({ rules }: Mind, position: AnyPosition, choice: Choice): AnyPosition {
  const next = copyPosition(rules, position);
  advance(rules, next, choice);
  return next;
}

/** Lets chance answer until a seat decides or the game is over, in place, noting the facts; returns the number of draws. */
export function settleChance({ rules }: Mind, position: AnyPosition, random: Random, facts?: Fact[]): number {
  let draws = 0;
  for (; isChance(rules, position); draws++) advance(rules, position, randomChoice(rules, position, random), facts);
  return draws;
}

const CHANCE_SAMPLES = 4;

/** A choice's one-ply value for a seat: the winning chance by the policy. */
export function worthAfter(mind: Mind, position: AnyPosition, choice: Choice, seat: number, random: Random): number {
  const { evaluation } = mind;
  const { policy } = evaluation;
  return chanceAfter(policy ? { ...mind, evaluation: { ...evaluation, model: policy } } : mind, position, choice, seat, random);
}

/** A seat's winning chance after a choice, averaged over immediate chance outcomes. */
export function chanceAfter(mind: Mind, position: AnyPosition, choice: Choice, seat: number, random: Random): number {
  const next = after(mind, position, choice);
  if (!isChance(mind.rules, next)) return ownChance(mind, next, seat);
  let sum = 0;
  for (let sample = 0; sample < CHANCE_SAMPLES; sample++) {
    const drawn = copyPosition(mind.rules, next);
    settleChance(mind, drawn, random);
    sum += ownChance(mind, drawn, seat);
  }
  return sum / CHANCE_SAMPLES;
}

export function ownChance({ rules, evaluation }: Mind, position: AnyPosition, seat: number): number {
  return defined(winChances(rules, evaluation, position)[seat], 'seat');
}

export function indexOfMax(values: ArrayLike<number>): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (rowAt(values, i) > rowAt(values, best)) best = i;
  return best;
}
