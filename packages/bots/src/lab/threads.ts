import { availableParallelism } from 'node:os';
import type { SetUp } from '@durbar/engine';
import { Threads } from '../node/threads.ts';
import type { MatchPlan, Round, RoundPlan } from './match.ts';

/** One game of a match to be played in another thread: plain data only. */
export interface RoundTask extends Omit<RoundPlan, 'rules'> {
  readonly game: string;
  readonly setUp: SetUp;
  readonly number: number;
}

const WORKER = new URL('./round-worker.ts', import.meta.url);

/** Games start and are reported in order, so stopping a match doesn't depend on which games are short. */
export async function* roundsInThreads(plan: MatchPlan, from: number): AsyncGenerator<Round> {
  const maxThreads = Math.min(plan.threads ?? 1, availableParallelism());
  const pool = new Threads<RoundTask, Round>({ module: WORKER, most: maxThreads });
  const playing: Promise<Round>[] = [];
  try {
    for (let number = from; number < plan.games || playing.length > 0; ) {
      while (number < plan.games && playing.length < maxThreads) playing.push(pool.run(taskOf(plan, number++)));
      const round = await playing.shift();
      if (round) yield round;
    }
  } finally {
    // A match that is decided gives up the games still in play.
    for (const unfinished of playing) unfinished.catch(() => {});
    await pool.close();
  }
}

function taskOf({ a, b, rules, budget, clock, judgementOfA, seed }: MatchPlan, number: number): RoundTask {
  const { definition, setUp } = rules;
  return {
    ...{ a, b, budget, seed, number, game: definition.id, setUp },
    ...(clock && { clock }),
    ...(judgementOfA && { judgementOfA }),
  };
}
