import type { ClaimedJob, JobStore } from '../storage/jobs.ts';

/** Runs one job. The job is complete unless it rescheduled itself. */
type JobHandler = (job: ClaimedJob) => Promise<void>;

export interface SchedulerPorts {
  readonly jobs: JobStore;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** Jobs done at the same time. */
  readonly hands: number;
  readonly lease: number;
  readonly now: () => number;
  readonly onDone: (job: ClaimedJob, outcome: 'done' | 'failed') => void;
  readonly onError: (error: unknown, job?: ClaimedJob) => void;
}

/** Looks at least this often, for jobs that another process put. */
const LONGEST_SLEEP = 1000;
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 300_000;

/** Takes jobs when they are due and does them, a few at a time. */
export class Scheduler {
  readonly #ports: SchedulerPorts;
  #running = 0;
  #isClaiming = false;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wakeAt = Number.POSITIVE_INFINITY;

  constructor(ports: SchedulerPorts) {
    this.#ports = ports;
  }

  start(): void {
    this.wake(this.#ports.now());
  }

  /** There may be a job due at this time. */
  wake(dueAt: number): void {
    if (this.#isStopped) return;
    const at = Math.min(dueAt, this.#ports.now() + LONGEST_SLEEP);
    if (at >= this.#wakeAt) return;
    this.#wakeAt = at;
    clearTimeout(this.#timer);
    const wait = at - this.#ports.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#wakeUp(), wait);
    else setImmediate(() => this.#wakeUp());
  }

  /** Stops polling and waits for running jobs. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    while (this.#running > 0 || this.#isClaiming) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  #wakeUp(): void {
    this.#wakeAt = Number.POSITIVE_INFINITY;
    void this.#claim();
  }

  async #claim(): Promise<void> {
    const { jobs, handlers, hands, lease, now } = this.#ports;
    if (this.#isStopped || this.#isClaiming || this.#running >= hands) return;
    this.#isClaiming = true;
    const limit = hands - this.#running;
    let isMore = false;
    try {
      const claimed = await jobs.claim({ now: now(), lease, limit, kinds: Object.keys(handlers) });
      for (const job of claimed) void this.#run(job);
      isMore = claimed.length === limit;
    } catch (error) {
      this.#ports.onError(error);
    }
    this.#isClaiming = false;
    this.wake(now() + (isMore ? 0 : LONGEST_SLEEP));
  }

  async #run(job: ClaimedJob): Promise<void> {
    const { jobs, handlers, now, onDone, onError } = this.#ports;
    this.#running++;
    try {
      await handlers[job.kind]?.(job);
      await jobs.complete(job);
      onDone(job, 'done');
    } catch (error) {
      onError(error, job);
      onDone(job, 'failed');
      const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** job.attempts);
      await jobs.postpone(job, now() + wait).catch((failure) => onError(failure, job));
    }
    this.#running--;
    this.wake(now());
  }
}
