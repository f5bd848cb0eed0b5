import type { Evaluation } from '../evaluation.ts';
import type { Features } from '../features.ts';
import type { HiddenUnit, Model } from '../model.ts';

/** Learned weights as they are kept: with what is needed to learn them again. */
export interface Weights {
  readonly game: string;
  readonly features: readonly string[];
  /** One model for each number of players. */
  readonly byPlayers: Readonly<Record<string, LearnedModel>>;
}

export interface LearnedModel {
  readonly command: string;
  readonly seed: string;
  readonly date: string;
  readonly scale: readonly number[];
  readonly early: readonly number[];
  readonly late: readonly number[];
  readonly hidden: readonly HiddenUnit[];
}

/** Features and weights belong together only when they name the same numbers. */
export function evaluationOf(features: Features, weights: Weights, players: number): Evaluation {
  const model: Model | undefined = weights.byPlayers[players];
  if (!model) throw new Error(`no weights of ${weights.game} for ${players} players`);
  if (weights.features.join() !== features.names.join()) throw new Error(`the weights of ${weights.game} are for other features`);
  return { features, model };
}
