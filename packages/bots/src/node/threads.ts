import { Worker } from 'node:worker_threads';

export interface ThreadsOptions {
  /** A module whose default export takes a task and answers it. */
  readonly module: URL;
  readonly most: number;
  /** Milliseconds after which an idle thread is terminated. */
  readonly idle?: number;
}

/** A task was not answered in time; its thread is terminated. */
export class Late extends Error {}

export type ThreadAnswer<Outcome> =
  | { readonly ok: true; readonly outcome: Outcome }
  | { readonly ok: false; readonly error: unknown };

/** What a thread says while it works on a task. */
export interface ThreadReport {
  readonly report: unknown;
}

type OnReport = (report: unknown) => void;

const ENTRY = new URL('./thread.ts', import.meta.url);

/** Threads that each answer one task at a time; more tasks are queued. */
export class Threads<Task, Outcome> {
  readonly #options: ThreadsOptions;
  readonly #resting = new Map<Worker, NodeJS.Timeout>();
  readonly #all = new Set<Worker>();
  readonly #line: (() => void)[] = [];
  #busy = 0;

  constructor(options: ThreadsOptions) {
    this.#options = options;
  }

  /** The limit counts from when a thread takes the task. */
  async run(task: Task, limit?: number, onReport: OnReport = () => {}): Promise<Outcome> {
    if (this.#busy < this.#options.most) this.#busy++;
    else await new Promise<void>((enter) => this.#line.push(enter));
    const worker = this.#take();
    try {
      const answer = await this.#answer(worker, task, limit, onReport);
      this.#rest(worker);
      if (!answer.ok) throw answer.error;
      return answer.outcome;
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#busy--;
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#resting.values()) clearTimeout(timer);
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #take(): Worker {
    const [rested] = this.#resting;
    if (!rested) return this.#start();
    const [worker, timer] = rested;
    clearTimeout(timer);
    this.#resting.delete(worker);
    worker.ref();
    return worker;
  }

  #start(): Worker {
    const worker = new Worker(ENTRY, { workerData: this.#options.module.href });
    this.#all.add(worker);
    // Without a listener, an error in an unawaited thread would crash the process.
    worker.on('error', () => {});
    worker.once('exit', () => {
      clearTimeout(this.#resting.get(worker));
      this.#resting.delete(worker);
      this.#all.delete(worker);
    });
    return worker;
  }

  #rest(worker: Worker): void {
    if (!this.#all.has(worker)) return;
    worker.unref();
    const timer = setTimeout(() => void worker.terminate(), this.#options.idle ?? 60_000);
    timer.unref();
    this.#resting.set(worker, timer);
  }

  /** Rejects when the thread died or was late; a task that threw is an answer. */
  #answer(worker: Worker, task: Task, limit: number | undefined, onReport: OnReport): Promise<ThreadAnswer<Outcome>> {
    const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer<Outcome>>();
    const onMessage = (message: ThreadAnswer<Outcome> | ThreadReport): void =>
      'report' in message ? onReport(message.report) : resolve(message);
    const onExit = (): void => reject(new Error('a thread ended before it answered'));
    const end = (): void => {
      reject(new Late(`no answer within ${limit} ms`));
      void worker.terminate();
    };
    const timer = limit === undefined ? undefined : setTimeout(end, limit);
    worker.on('message', onMessage).on('error', reject).on('exit', onExit);
    worker.postMessage(task);
    return promise.finally(() => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', reject).off('exit', onExit);
    });
  }
}
