import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer, ThreadReport } from './threads.ts';

type Answer = (task: unknown, report: (report: unknown) => void) => Promise<unknown>;

/** Runs in a thread of `Threads`: its module answers each task, and may report while it does. */
const { default: answer } = (await import(workerData)) as { readonly default: Answer };

async function answered(task: unknown): Promise<ThreadAnswer<unknown>> {
  try {
    return { ok: true, outcome: await answer(task, report) };
  } catch (error) {
    return { ok: false, error };
  }
}

function report(said: unknown): void {
  const message: ThreadReport = { report: said };
  parentPort?.postMessage(message);
}

parentPort?.on('message', async (task) => parentPort?.postMessage(await answered(task)));
