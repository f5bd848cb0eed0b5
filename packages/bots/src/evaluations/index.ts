import type { Rules } from '@durbar/engine';
import type { Evaluation } from '../evaluation.ts';
import type { Features } from '../features.ts';
import { plainEvaluation } from './plain.ts';
import { evaluationOf, type Weights } from './weights.ts';

interface Learned {
  readonly features: Features;
  readonly weights: Weights;
}

/** Each game's judgement is loaded when it is wanted, like the game itself. */
const LOADERS: Readonly<Record<string, () => Promise<Learned>>> = {
  'taj-mahal': () => import('./taj-mahal/index.ts'),
  'cards-and-karma': () => import('./cards-and-karma/index.ts'),
  rajas: () => import('./rajas/index.ts'),
};

/** The judgement learned for this game and number of players; the plain one for a game without. */
export async function loadEvaluation(rules: Rules): Promise<Evaluation> {
  const load = LOADERS[rules.definition.id];
  if (!load) return plainEvaluation(rules);
  const { features, weights } = await load();
  return evaluationOf(features, weights, rules.setUp.players);
}

/** What a game's positions are judged by; undefined for a game without features of its own. */
export async function loadFeatures(game: string): Promise<Features | undefined> {
  return (await LOADERS[game]?.())?.features;
}
