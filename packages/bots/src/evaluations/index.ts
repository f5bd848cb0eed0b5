import type { Rules } from '@durbar/engine';
import type { Evaluation } from '../evaluation.ts';
import { plainEvaluation } from './plain.ts';

/** Each game's judgement is loaded when it is wanted, like the game itself. */
const LOADERS: Readonly<Record<string, (players: number) => Promise<Evaluation>>> = {};

/** The judgement learned for this game and number of players; the plain one for a game without. */
export async function loadEvaluation(rules: Rules): Promise<Evaluation> {
  const load = LOADERS[rules.definition.id];
  return load ? load(rules.setUp.players) : plainEvaluation(rules);
}
