import { defined } from '@durbar/engine';
import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds: what other programs take from the machine does not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the page's main thread while something is done, in milliseconds of processor time. */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  return Math.max(...(await tasksDuring(page, work)));
}

/** The tasks of the page's main thread while something is done, in milliseconds of processor time. */
export async function tasksDuring(page: Page, work: () => Promise<unknown>): Promise<readonly number[]> {
  const browser = defined(page.context().browser() ?? undefined, 'browser');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = trace.traceEvents.filter(({ pid, tid, tdur }) => tdur !== undefined && threads.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('the trace holds no tasks');
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
