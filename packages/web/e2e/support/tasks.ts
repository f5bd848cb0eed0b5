import { defined } from '@durbar/engine';
import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time in microseconds, unaffected by other load. */
  readonly tdur?: number;
  /** The CPU time of its thread when it began, in microseconds. */
  readonly tts?: number;
  readonly ts: number;
  readonly args: { readonly name?: string };
}

/** The longest task on the page's main thread during an action, in milliseconds of CPU time. */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  return Math.max(...(await tasksDuring(page, work)));
}

/** The tasks on the page's main thread during an action, in milliseconds of CPU time. */
export async function tasksDuring(page: Page, work: () => Promise<unknown>): Promise<readonly number[]> {
  const tasks = (await mainThreadDuring(page, ['toplevel'], work)).filter(({ tdur }) => tdur !== undefined);
  if (tasks.length === 0) throw new Error('the trace holds no tasks');
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

/** From each mark of one name to the next of another. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The main thread's work during all such spans, in milliseconds of CPU time. */
export async function workDuring<K extends string>(
  page: Page,
  spans: Readonly<Record<K, Span>>,
  work: () => Promise<unknown>,
): Promise<Readonly<Record<K, readonly number[]>>> {
  const events = await mainThreadDuring(page, ['blink.user_timing'], work);
  const found = Object.entries<Span>(spans).map(([name, span]) => [name, timesOf(span, events)]);
  return Object.fromEntries(found) as Record<K, readonly number[]>;
}

function timesOf({ from, to }: Span, events: readonly TraceEvent[]): readonly number[] {
  const marks = events.filter(({ name }) => name === from || name === to).sort((one, other) => one.ts - other.ts);
  return marks.flatMap((mark, index) => {
    const next = marks[index + 1];
    if (mark.name !== from || next?.name !== to) return [];
    return [(defined(next.tts, 'processor time') - defined(mark.tts, 'processor time')) / 1000];
  });
}

async function mainThreadDuring(
  page: Page,
  categories: readonly string[],
  work: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const browser = defined(page.context().browser() ?? undefined, 'browser');
  await browser.startTracing(page, { categories: [...categories, '__metadata'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return trace.traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
}
