import { defined, drawnRules, type Random, type Rules, seededRandom } from '@durbar/engine';
import type { Evaluation } from '../evaluation.ts';
import type { Features } from '../features.ts';
import { type Model, scoreRow, softmax } from '../model.ts';
import { type FitOptions, fitModel, lossOf } from './fit.ts';
import { type Sample, type SelfPlay, selfPlayGame } from './self-play.ts';
import { type Tuning, tuneStep } from './tune.ts';

export interface TrainPlan extends FitOptions, SelfPlay {
  readonly rules: Rules;
  readonly features: Features;
  readonly generations: number;
  /** Games of self-play in each generation. */
  readonly games: number;
  readonly seed: string;
  /** The share of games with random options, so every module occurs; 0 when absent. */
  readonly mixed?: number;
  /** Begin with these weights instead of random play. */
  readonly start?: Model;
  /** After the last generation, tunes its weights into a policy and retrains the model on the policy's games. */
  readonly tuning?: Tuning;
}

/** A model, and the policy tuned for it. */
export interface Trained extends Model {
  readonly policy?: Model;
}

export interface TrainStep {
  readonly generation: number;
  readonly game: number;
  /** Set with the last game of a generation. */
  readonly model?: Trained;
  /** The mean cross-entropy on the generation's own games, before training on them. */
  readonly loss?: number;
}

/** A model learns only from the latest generations: older ones played too differently. */
const REMEMBERED = 3;

/** Alternates self-play and training, resuming after the given models. Same plan, same weights. */
export function* train(plan: TrainPlan, done: readonly Model[] = []): Generator<TrainStep> {
  const models = done.slice();
  const memory = new Map<number, Sample[]>();
  for (let generation = models.length; generation < plan.generations; generation++) {
    const since = Math.max(generation - REMEMBERED + 1, Math.min(generation, 1));
    for (let played = since; played <= generation; played++) {
      if (!memory.has(played)) memory.set(played, yield* playGeneration(plan, played, models[played - 1]));
    }
    const samples = memory.get(generation) ?? [];
    const loss = lossOf(samples, (sample) => guessOf(evaluationFor(plan, models[generation - 1]), sample));
    const remembered = [...memory].flatMap(([played, kept]) => (played >= since ? kept : []));
    const model = fitModel(remembered, plan.features.names.length, plan, seededRandom(`${plan.seed}/${generation}/fit`));
    models.push(model);
    yield { generation, game: plan.games, model, loss };
  }
  if (plan.tuning) yield* tune(plan, plan.tuning, models);
}

/** The policy's steps follow the generations; last comes training on its games. */
function* tune(plan: TrainPlan, tuning: Tuning, models: Trained[]): Generator<TrainStep> {
  const { features, seed, generations } = plan;
  const rulesFor = (random: Random) => rulesOfGame({ rules: plan.rules, mixed: tuning.mixed }, random);
  for (let step = models.length - generations; step < tuning.steps; step++) {
    const model = defined(models.at(-1) ?? plan.start, 'model to tune');
    const trials = tuneStep({ rulesFor, features, model, tuning, step, seed: `${seed}/tune/${step}` });
    const tuned = yield* countGames(generations + step, trials);
    models.push(tuned);
    yield { generation: generations + step, game: tuning.games, model: tuned };
  }
  const generation = generations + tuning.steps;
  if (models.length > generation) return;
  const policy = defined(models.at(-1), 'policy');
  const samples = yield* playGeneration(plan, generation, policy);
  const model = fitModel(samples, features.names.length, plan, seededRandom(`${seed}/${generation}/fit`));
  yield { generation, game: plan.games, model: { ...model, policy } };
}

function* countGames(generation: number, trials: Generator<number, Model>): Generator<TrainStep, Model> {
  for (let next = trials.next(); ; next = trials.next()) {
    if (next.done) return next.value;
    yield { generation, game: next.value };
  }
}

/** The first generation plays at random unless it has initial weights. */
function* playGeneration(plan: TrainPlan, generation: number, last: Model | undefined): Generator<TrainStep, Sample[]> {
  const model = last ?? plan.start;
  const evaluation = evaluationFor(plan, model);
  const samples: Sample[] = [];
  for (let game = 0; game < plan.games; game++) {
    const random = seededRandom(`${plan.seed}/${generation}/${game}`);
    const mind = { rules: rulesOfGame(plan, random), evaluation };
    samples.push(...selfPlayGame(mind, { ...plan, judge: model !== undefined }, random));
    yield { generation, game };
  }
  return samples;
}

function rulesOfGame({ rules, mixed = 0 }: { rules: Rules; mixed?: number | undefined }, random: Random): Rules {
  if (mixed === 0 || random() >= mixed) return rules;
  return defined(drawnRules(rules.definition, rules.setUp.players, {}, random), 'set-up');
}

function evaluationFor({ features, start }: TrainPlan, model: Model | undefined): Evaluation {
  return { features, model: model ?? start ?? blankModel(features), search: 'tree' };
}

function blankModel({ names }: Pick<Features, 'names'>): Model {
  const zeros = names.map(() => 0);
  return { scale: names.map(() => 1), early: zeros, late: zeros, hidden: [] };
}

function guessOf({ features, model }: Evaluation, { rows, progress, target }: Sample): Float64Array {
  const scores = new Float64Array(target.length);
  const numbers = Float64Array.from(rows);
  for (let seat = 0; seat < scores.length; seat++)
    scores[seat] = scoreRow(model, numbers, seat * features.names.length, progress);
  softmax(scores);
  return scores;
}
