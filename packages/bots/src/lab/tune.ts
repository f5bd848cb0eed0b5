import { advance, ask, begin, type Choice, isChance, type Random, type Rules, randomChoice, seededRandom } from '@durbar/engine';
import { measureAll } from '../evaluation.ts';
import type { Features } from '../features.ts';
import { type AnyPosition, after, settleChance } from '../levels/look.ts';
import { bestChoice } from '../levels/turn.ts';
import type { Mind } from '../mind.ts';
import type { Model } from '../model.ts';
import { rowAt } from '../numbers.ts';
import { rounded } from './fit.ts';
import { roundsOf } from './rounds.ts';

/** How weights are tried out. */
export interface Tuning {
  readonly steps: number;
  /** Games in each step. */
  readonly games: number;
  /** How much a trial changes the effect of an ordinary difference between two choices, in log-odds. */
  readonly size: number;
  /** A game is stopped when this round begins; without it, or in games without rounds, games are played to the end. */
  readonly rounds?: number;
  /** The share of games with random options; 0 when absent. */
  readonly mixed?: number;
}

interface TuneStep {
  /** The rules of the next game. */
  rulesFor(random: Random): Rules;
  readonly features: Features;
  readonly model: Model;
  readonly tuning: Tuning;
  /** Counted from 0; later steps are shorter. */
  readonly step: number;
  readonly seed: string;
}

/** One seat of one game: how its weights were changed, in units of the trial, and how far it got. */
interface Trial {
  readonly changes: Float64Array;
  readonly score: number;
}

/**
 * Every seat plays with randomly perturbed weights, and the weights move towards those that do better. Unlike learning from results, which
 * confuses correlation with cause, a random perturbation is causal.
 */
export function* tuneStep({ rulesFor, features, model, tuning, step, seed }: TuneStep): Generator<number, Model> {
  const minds = Array.from({ length: SPREAD_GAMES }, (_, game) => {
    const random = seededRandom(`${seed}/spread/${game}`);
    return { mind: mindWith(rulesFor(random), features, model), random };
  });
  const sizes = spreadsOf(minds, features.names.length).map((spread) => (spread > 0 ? tuning.size / spread : 0));
  const trials: Trial[] = [];
  for (let game = 0; game < tuning.games; game++) {
    const random = seededRandom(`${seed}/${game}`);
    trials.push(...tryOut(rulesFor(random), features, model, sizes, tuning.rounds, random));
    yield game;
  }
  const steps = stepsOf(trials, sizes.length);
  const haste = 1 - step / tuning.steps;
  return shifted(
    model,
    sizes.map((size, place) => haste * size * rowAt(steps, place)),
  );
}

function mindWith(rules: Rules, features: Features, model: Model): Mind {
  return { rules, evaluation: { features, model, search: 'tree' } };
}

/** The model with all weights moved, early and late alike. */
function shifted(model: Model, by: readonly number[]): Model {
  const move = (weight: number, place: number) => rounded(weight + rowAt(by, place) * rowAt(model.scale, place));
  return { ...model, early: model.early.map(move), late: model.late.map(move) };
}

function tryOut(
  rules: Rules,
  features: Features,
  model: Model,
  sizes: readonly number[],
  rounds: number | undefined,
  random: Random,
): Trial[] {
  const changes = Array.from({ length: rules.setUp.players }, () => Float64Array.from(sizes, () => bell(random)));
  const minds = changes.map((change) => {
    const by = sizes.map((size, place) => size * rowAt(change, place));
    return mindWith(rules, features, shifted(model, by));
  });
  const { position } = begin(rules);
  const first = scoresOf(rules, position);
  const isLate = () => rounds !== undefined && (roundsOf(position.state).rounds ?? 0) >= rounds;
  const answer: Answer = (decider, choices) => bestChoice(minds[decider] as Mind, position, choices, decider, random);
  playOn(rules, position, answer, isLate, random);
  const pace = paceOf(roundsOf(position.state).rounds ?? 0, rounds);
  return scoresOf(rules, position).map((score, seat) => {
    const start = rowAt(first, seat);
    return { changes: changes[seat] as Float64Array, score: start + (score - start) * pace };
  });
}

/** Extrapolates the pace of a seat that ended the game early. */
function paceOf(played: number, rounds: number | undefined): number {
  return rounds === undefined || played === 0 ? 1 : rounds / Math.min(played, rounds);
}

type Answer = (decider: number, choices: readonly Choice[]) => Choice;

/** Safety limit: perturbed weights may never try to end the game. */
const MOST_ANSWERS = 4000;

function playOn(rules: Rules, position: AnyPosition, answer: Answer, isLate: () => boolean, random: Random): void {
  let answers = 0;
  for (let question = ask(rules, position); question && !isLate(); question = ask(rules, position)) {
    const { decider, choices } = question;
    advance(rules, position, decider === 'chance' ? randomChoice(rules, position, random) : answer(decider, choices));
    if (++answers > MOST_ANSWERS) return;
  }
}

function scoresOf({ definition, game }: Rules, { state }: AnyPosition): number[] {
  return definition
    .standings(game, state)
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ score }) => score);
}

/** As long as a trial for a change that is certain to help (two standard errors), shorter for less certain ones. */
const SURE = 2;
const LONGEST = 1.5;

function stepsOf(trials: readonly Trial[], places: number): Float64Array {
  const mean = trials.reduce((sum, { score }) => sum + score, 0) / trials.length;
  const products = new Float64Array(places);
  let square = 0;
  for (const { changes, score } of trials) {
    square += (score - mean) ** 2;
    for (let place = 0; place < places; place++)
      products[place] = rowAt(products, place) + (score - mean) * rowAt(changes, place);
  }
  const error = Math.sqrt(square);
  return products.map((product) => Math.max(-LONGEST, Math.min(LONGEST, product / error / SURE)));
}

const SPREAD_GAMES = 6;
/** A feature that differed less often is left alone. */
const SELDOM = 4;

/** How much each feature differs among the choices of a decision, where it differs at all. */
function spreadsOf(games: readonly { readonly mind: Mind; readonly random: Random }[], length: number): number[] {
  const sums = new Float64Array(length);
  const counts = new Float64Array(length);
  for (const { mind, random } of games) {
    const { position } = begin(mind.rules);
    const answer: Answer = (decider, choices) => {
      const rows = choices.map((choice) => ownRow(mind, after(mind, position, choice), decider, random));
      if (rows.length > 1) addSpreads(rows, sums, counts);
      return bestChoice(mind, position, choices, decider, random);
    };
    playOn(mind.rules, position, answer, () => false, random);
  }
  return Array.from(sums, (sum, place) => (rowAt(counts, place) < SELDOM ? 0 : Math.sqrt(sum / rowAt(counts, place))));
}

function ownRow(mind: Mind, position: AnyPosition, seat: number, random: Random): Float64Array {
  if (isChance(mind.rules, position)) settleChance(mind, position, random);
  const { length } = mind.evaluation.features.names;
  return measureAll(mind.rules, mind.evaluation, position).subarray(seat * length, (seat + 1) * length);
}

function addSpreads(rows: readonly Float64Array[], sums: Float64Array, counts: Float64Array): void {
  for (let place = 0; place < sums.length; place++) {
    const mean = rows.reduce((sum, row) => sum + rowAt(row, place), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + (rowAt(row, place) - mean) ** 2, 0) / rows.length;
    if (variance === 0) continue;
    sums[place] = rowAt(sums, place) + variance;
    counts[place] = rowAt(counts, place) + 1;
  }
}

/** Roughly normal, with mean 0 and deviation 1. */
export function bell(random: Random): number {
  return (random() + random() + random() - 1.5) * 2;
}
