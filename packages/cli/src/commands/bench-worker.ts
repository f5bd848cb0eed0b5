import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@durbar/catalogue';
import { defined, mustRules } from '@durbar/engine';
import { type BenchTask, measure } from './bench-measure.ts';

/** Runs in its own thread, so no other game’s garbage or compiled code affects it. */
const { game, setUp, seconds } = workerData as BenchTask;
const rules = mustRules(defined(await loadGame(game), `game ${game}`), setUp);
parentPort?.postMessage(measure(rules, seconds));
