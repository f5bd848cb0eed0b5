import type { Budget } from '../budget.ts';
import type { Mishap } from '../choose.ts';
import type { BotOutcome, BotTask } from './task.ts';
import { Late, Threads } from './threads.ts';

/** Bots that think in other threads, so a server's event loop stays free. */
export interface BotPool {
  choose(task: BotTask): Promise<BotOutcome>;
  /** How often greedy had to step in, by reason. */
  readonly mishaps: Readonly<Record<Mishap, number>>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly threads?: number;
  /** The file that threads run; tests of failing threads replace it. */
  readonly worker?: URL;
  /** Milliseconds a thread may take to load a game before it begins to think. */
  readonly patience?: number;
}

const WORKER = new URL('./worker.ts', import.meta.url);

export function createBotPool({ threads = 1, worker = WORKER, patience = 4000 }: PoolOptions = {}): BotPool {
  const pool = new Threads<BotTask, BotOutcome>({ module: worker, most: threads });
  const mishaps: Record<Mishap, number> = { threw: 0, late: 0, illegal: 0 };

  const run = (task: BotTask): Promise<BotOutcome> => {
    const limit = task.level === 'greedy' ? GREEDY_LIMIT : patience + limitOf(task.budget);
    return pool.run(task, limit);
  };

  return {
    mishaps,
    async choose(task) {
      const outcome = await run(task).catch((error: unknown) => replacement(run, task, error));
      if (outcome.ok && outcome.value.mishap) mishaps[outcome.value.mishap]++;
      return outcome;
    },
    close: () => pool.close(),
  };
}

/** Greedy has no fallback, so it gets plenty of time. */
const GREEDY_LIMIT = 60_000;

/** The pool terminates a hanging thread; greedy answers in a new one. */
async function replacement(run: (task: BotTask) => Promise<BotOutcome>, task: BotTask, error: unknown): Promise<BotOutcome> {
  const mishap: Mishap = error instanceof Late ? 'late' : 'threw';
  const outcome = await run({ ...task, level: 'greedy' });
  return outcome.ok ? { ok: true, value: { ...outcome.value, mishap } } : outcome;
}

function limitOf(budget: Budget): number {
  return 'seconds' in budget ? 2000 * budget.seconds : 60_000;
}
