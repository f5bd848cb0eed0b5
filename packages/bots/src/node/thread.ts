import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer } from './threads.ts';

type Answer = (task: unknown) => Promise<unknown>;

/** Runs in a thread of `Threads`: its module answers each task. */
const { default: answer } = (await import(workerData)) as { readonly default: Answer };

async function answered(task: unknown): Promise<ThreadAnswer<unknown>> {
  try {
    return { ok: true, outcome: await answer(task) };
  } catch (error) {
    return { ok: false, error };
  }
}

parentPort?.on('message', async (task) => parentPort?.postMessage(await answered(task)));
