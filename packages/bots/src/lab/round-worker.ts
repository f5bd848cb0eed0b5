import { loadGame } from '@durbar/catalogue';
import { defined, mustRules } from '@durbar/engine';
import { createPair, type Pair, playRound, type Round, type RoundPlan } from './match.ts';
import type { RoundTask } from './threads.ts';

let ready: { readonly plan: RoundPlan; readonly pair: Pair } | undefined;

/** Runs in a thread of a match; all its tasks belong to the same match. */
export default async function play({ game, setUp, number, ...task }: RoundTask): Promise<Round> {
  ready ??= await prepared({ ...task, rules: mustRules(defined(await loadGame(game), `game ${game}`), setUp) });
  return playRound(ready.plan, ready.pair, number);
}

async function prepared(plan: RoundPlan) {
  return { plan, pair: await createPair(plan) };
}
