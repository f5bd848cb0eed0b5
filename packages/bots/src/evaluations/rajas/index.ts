import type { Weights } from '../weights.ts';
import data from './data/weights.json' with { type: 'json' };

export { rajasFeatures as features } from './features.ts';
export const weights: Weights = data;
