import { defined } from '@durbar/engine';
import { type Evaluation, isSearch } from '../evaluation.ts';
import type { Features } from '../features.ts';
import type { Model } from '../model.ts';

/** Stored weights, with everything needed to reproduce them. */
export interface Weights {
  readonly game: string;
  readonly features: readonly string[];
  /** The search that measures stronger in this game; a tree when absent. */
  readonly search?: string;
  /** The search of an expert; that of a master when absent. */
  readonly expert?: string;
  /** The habits of its players, for each number of them that was learned. */
  readonly habits?: Readonly<Record<string, LearnedHabits>>;
  /** A model for each number of players that was learned. */
  readonly byPlayers: Readonly<Record<string, LearnedModel>>;
}

export interface LearnedModel extends Model {
  readonly command: string;
  readonly seed: string;
  readonly date: string;
  /** Policy weights, where they beat the model's. */
  readonly policy?: Model;
}

/** How strong each trait of a game's habits is and where they lead, with what it takes to learn it again. */
export interface LearnedHabits {
  readonly command: string;
  readonly seed: string;
  readonly date: string;
  readonly strengths: Readonly<Record<string, number>>;
  /** Evaluates the beginning of a stage if everyone plays by these habits. */
  readonly outlook: Model;
}

/** What was learned for a number of players. */
export function evaluationOf(
  features: Features,
  weights: Weights,
  players: number,
): Evaluation & { readonly model: LearnedModel } {
  if (weights.features.join() !== features.names.join()) throw new Error(`the weights of ${weights.game} are for other features`);
  const model = defined(nearest(weights.byPlayers, players), `weights of ${weights.game}`);
  const habits = nearest(weights.habits ?? {}, players);
  return {
    features,
    model,
    policy: model.policy,
    strengths: strengthsOf(features, habits),
    outlook: habits?.outlook,
    search: isSearch(weights.search) ? weights.search : 'tree',
    expert: isSearch(weights.expert) ? weights.expert : undefined,
  };
}

/** What was learned for the nearest number of players; of two equally near ones the larger, which measures stronger. */
function nearest<T>(learned: Readonly<Record<string, T>>, players: number): T | undefined {
  const counts = Object.keys(learned).map(Number);
  const [best = players] = counts.sort((a, b) => Math.abs(a - players) - Math.abs(b - players) || b - a);
  return learned[best];
}

function strengthsOf({ habits }: Features, learned: LearnedHabits | undefined): Float64Array | undefined {
  return habits && learned && Float64Array.from(habits.traits, ({ name }) => defined(learned.strengths[name], `habit ${name}`));
}
