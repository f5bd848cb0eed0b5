import { defined, type Rules } from '@durbar/engine';
import type { Clock } from '../budget.ts';
import { type BotPlayer, guarded } from '../choose.ts';
import type { Evaluation } from '../evaluation.ts';
import { loadEvaluation, loadFeatures } from '../evaluations/index.ts';
import { evaluationOf, type Weights } from '../evaluations/weights.ts';
import { LADDER } from '../ladder.ts';
import { masterOf } from '../levels/master.ts';
import { type Bot, isLevel } from '../mind.ts';
import { flat } from './yardsticks/flat.ts';
import { ismcts } from './yardsticks/ismcts.ts';

/** Untuned outside players: measuring only against ourselves would prove nothing. */
export const YARDSTICKS = ['flat', 'ismcts'] as const;

/** All lab contestants: the levels, one master per search method, and the yardsticks. */
const BOTS = {
  ...LADDER,
  tree: masterOf('tree'),
  'habit-tree': masterOf('habit-tree'),
  'policy-tree': masterOf('policy-tree'),
  playouts: masterOf('playouts'),
  'hurried-playouts': masterOf('hurried-playouts'),
  'whole-turns': masterOf('whole-turns'),
  flat,
  ismcts,
} as const satisfies Readonly<Record<string, Bot>>;
export type Contestant = keyof typeof BOTS;
export const CONTESTANTS = Object.keys(BOTS) as readonly Contestant[];

export function isContestant(text: string): text is Contestant {
  return text in BOTS;
}

/** Judges with the weights given, or with the game's own. */
export async function createContestant(
  name: Contestant,
  rules: Rules,
  { clock, weights }: { readonly clock?: Clock | undefined; readonly weights?: Weights | undefined },
): Promise<BotPlayer> {
  const mind = { rules, evaluation: await judgementWith(weights, rules) };
  return guarded(isLevel(name) ? name : 'custom', BOTS[name], clock ? { ...mind, clock } : mind);
}

/** The evaluation by the weights given, or by the game's own. */
export async function judgementWith(weights: Weights | undefined, rules: Rules): Promise<Evaluation> {
  if (!weights) return loadEvaluation(rules);
  const { definition, setUp } = rules;
  const features = defined(await loadFeatures(definition.id), `features of ${definition.id}`);
  return evaluationOf(features, weights, setUp.players);
}
