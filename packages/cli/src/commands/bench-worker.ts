import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@durbar/catalogue';
import { defined, mustRules } from '@durbar/engine';
import { type BenchTask, measure } from './bench-measure.ts';

/** Runs in a thread of its own: neither garbage nor compiled code of another game disturbs it. */
const { game, setUp, seconds } = workerData as BenchTask;
const rules = mustRules(defined(await loadGame(game), `game ${game}`), setUp);
parentPort?.postMessage(measure(rules, seconds));
