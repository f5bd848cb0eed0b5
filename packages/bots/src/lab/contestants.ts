import type { Rules } from '@durbar/engine';
import type { Clock } from '../budget.ts';
import { type BotPlayer, guarded } from '../choose.ts';
import type { Evaluation } from '../evaluation.ts';
import { loadEvaluation } from '../evaluations/index.ts';
import { LADDER } from '../ladder.ts';
import { masterOf } from '../levels/master.ts';
import { type Bot, isLevel } from '../mind.ts';

/** Whoever may play in the lab: the levels, and masters of each way to search, to find out which is stronger in a game. */
const BOTS = {
  ...LADDER,
  tree: masterOf('tree'),
  playouts: masterOf('playouts'),
  'hurried-playouts': masterOf('hurried-playouts'),
} as const satisfies Readonly<Record<string, Bot>>;
export type Contestant = keyof typeof BOTS;
export const CONTESTANTS = Object.keys(BOTS) as readonly Contestant[];

export function isContestant(text: string): text is Contestant {
  return text in BOTS;
}

/** With an evaluation of its own, or the game's. */
export async function createContestant(
  name: Contestant,
  rules: Rules,
  { clock, evaluation }: { readonly clock?: Clock | undefined; readonly evaluation?: Evaluation | undefined },
): Promise<BotPlayer> {
  const mind = { rules, evaluation: evaluation ?? (await loadEvaluation(rules)) };
  return guarded(isLevel(name) ? name : 'custom', BOTS[name], clock ? { ...mind, clock } : mind);
}
