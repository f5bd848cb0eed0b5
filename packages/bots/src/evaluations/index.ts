import type { Rules } from '@durbar/engine';
import type { Evaluation } from '../evaluation.ts';
import type { Features } from '../features.ts';
import { plainEvaluation } from './plain.ts';
import { evaluationOf, type Weights } from './weights.ts';

interface Learned {
  readonly features: Features;
  readonly weights: Weights;
}

/** Each game's evaluation loads on demand, like the game itself. */
const LOADERS: Readonly<Record<string, () => Promise<Learned>>> = {
  'taj-mahal': () => import('./taj-mahal/index.ts'),
  'cards-and-karma': () => import('./cards-and-karma/index.ts'),
  rajas: () => import('./rajas/index.ts'),
};

/** The trained evaluation for this game and number of players; the plain one if there is none. */
export async function loadEvaluation(rules: Rules): Promise<Evaluation> {
  const load = LOADERS[rules.definition.id];
  if (!load) return plainEvaluation(rules);
  const { features, weights } = await load();
  return evaluationOf(features, weights, rules.setUp.players);
}

/** A game's features; undefined if it has none. */
export async function loadFeatures(game: string): Promise<Features | undefined> {
  return (await LOADERS[game]?.())?.features;
}
