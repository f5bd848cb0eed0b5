import { parentPort, workerData } from 'node:worker_threads';
import { begin, mustRules, playOut, type SetUp, seededRandom } from '@durbar/engine';
import { rajas } from '../definition.ts';

/** Request and response of a worker thread. */
export interface ManyGames {
  readonly setUp: SetUp;
  readonly games: number;
  readonly seed: string;
}
export interface ManyResults {
  readonly finished: number;
  /** Games with exactly one winner, whose markers met. */
  readonly won: number;
  readonly decisions: number;
}

/** Plays on its own thread outside the test runner, whose module loader would more than double the time. */
function playMany({ setUp, games, seed }: ManyGames): ManyResults {
  const rules = mustRules(rajas, setUp);
  const random = seededRandom(seed);
  let won = 0;
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const { position } = begin(rules);
    decisions += playOut(rules, position, random);
    const winners = rajas.standings(rules.game, position.state).filter(({ rank }) => rank === 1);
    if (winners.length === 1 && position.state.crossed[winners[0]?.seat ?? -1] !== 0) won++;
  }
  return { finished: games, won, decisions };
}

parentPort?.postMessage(playMany(workerData));
