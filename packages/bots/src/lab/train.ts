import { type Rules, seededRandom } from '@durbar/engine';
import type { Evaluation } from '../evaluation.ts';
import type { Features } from '../features.ts';
import { type Model, scoreRow, softmax } from '../model.ts';
import { type FitOptions, fitModel, lossOf } from './fit.ts';
import { type Sample, type SelfPlay, selfPlayGame } from './self-play.ts';

export interface TrainPlan extends FitOptions, SelfPlay {
  readonly rules: Rules;
  readonly features: Features;
  readonly generations: number;
  /** Games of self-play in each generation. */
  readonly games: number;
  readonly seed: string;
  /** Begin with these weights instead of random play. */
  readonly start?: Model;
}

export interface TrainStep {
  readonly generation: number;
  readonly game: number;
  /** Set with the last game of a generation. */
  readonly model?: Model;
  /** The mean cross-entropy on the generation's own games, before they were learned from. */
  readonly loss?: number;
}

/** A model learns from the last generations only: older ones played too differently. */
const REMEMBERED = 3;

/** Plays, learns, plays with what it learned, and so on. Same plan, same weights. */
export function* train(plan: TrainPlan): Generator<TrainStep> {
  const { rules, features, seed } = plan;
  let model: Model | undefined = plan.start;
  const memory: Sample[][] = [];
  for (let generation = 0; generation < plan.generations; generation++) {
    const evaluation: Evaluation = { features, model: model ?? blankModel(features) };
    const options = { ...plan, judge: model !== undefined };
    const samples: Sample[] = [];
    for (let game = 0; game < plan.games; game++) {
      samples.push(...selfPlayGame({ rules, evaluation }, options, seededRandom(`${seed}/${generation}/${game}`)));
      if (game < plan.games - 1) yield { generation, game };
    }
    const loss = lossOf(samples, (sample) => guessOf(evaluation, sample));
    memory.push(samples);
    if (memory.length > REMEMBERED || generation === 1) memory.shift();
    model = fitModel(memory.flat(), features.names.length, plan, seededRandom(`${seed}/${generation}/fit`));
    yield { generation, game: plan.games - 1, model, loss };
  }
}

export function blankModel({ names }: Pick<Features, 'names'>): Model {
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
