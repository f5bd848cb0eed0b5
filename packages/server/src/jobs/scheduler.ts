import { newId } from '../ids.ts';
import type { ClaimedJob, JobStore } from '../storage/jobs.ts';

/** Runs one job. The job is complete unless it rescheduled itself. */
type JobHandler = (job: ClaimedJob) => Promise<void>;

export interface SchedulerPorts {
  readonly jobs: JobStore;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** Maximum number of concurrent jobs. */
  readonly hands: number;
  /** Kinds of long jobs: only one of each runs at a time, so the others don't wait for them. */
  readonly oneAtATime?: readonly string[];
  readonly lease: number;
  readonly now: () => number;
  readonly onDone: (job: ClaimedJob, outcome: 'done' | 'failed') => void;
  readonly onError: (error: unknown, job?: ClaimedJob) => void;
}

/** Poll interval, for jobs added by other processes. */
const LONGEST_SLEEP = 1000;
/** Retry interval when the storage doesn't answer. */
const STORAGE_RETRY = 200;
const FIRST_RETRY = 250;
const LONGEST_RETRY = 300_000;

/** Claims due jobs and runs a few at a time. */
export class Scheduler {
  readonly #ports: SchedulerPorts;
  /** Claims not yet released because the storage was down; their jobs are blocked until the lease expires. */
  readonly #owed = new Set<Owed>();
  readonly #alone = new Set<string>();
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

  /** Wakes the scheduler at this time. */
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
    const { hands, now, onError } = this.#ports;
    if (this.#isStopped || this.#isClaiming || this.#running >= hands) return;
    this.#isClaiming = true;
    let sleep = STORAGE_RETRY;
    try {
      await this.#giveBack();
      const limit = hands - this.#running;
      const claimed = await this.#take(limit);
      for (const job of this.#withoutCrowds(claimed)) void this.#run(job);
      sleep = claimed.length === limit ? 0 : LONGEST_SLEEP;
    } catch (error) {
      onError(error);
    }
    this.#isClaiming = false;
    this.wake(now() + sleep);
  }

  /** A claim without an answer may still have succeeded. */
  async #take(limit: number): Promise<ClaimedJob[]> {
    const { jobs, handlers, lease, now } = this.#ports;
    const token = newId();
    try {
      const kinds = Object.keys(handlers).filter((kind) => !this.#alone.has(kind));
      return await jobs.claim({ token, now: now(), lease, limit, kinds });
    } catch (error) {
      this.#owed.add({ token });
      throw error;
    }
  }

  /** Several long jobs may have been claimed at once: the first is kept, the others are given back. */
  #withoutCrowds(claimed: readonly ClaimedJob[]): ClaimedJob[] {
    return claimed.filter((job) => {
      const isExtra = this.#alone.has(job.kind);
      if (isExtra) this.#owed.add(job);
      else if (this.#ports.oneAtATime?.includes(job.kind)) this.#alone.add(job.kind);
      return !isExtra;
    });
  }

  async #giveBack(): Promise<void> {
    for (const owed of this.#owed) {
      await this.#ports.jobs.release(owed.token, owed.key);
      this.#owed.delete(owed);
    }
  }

  async #run(job: ClaimedJob): Promise<void> {
    const { jobs, handlers, now, onDone } = this.#ports;
    this.#running++;
    try {
      await handlers[job.kind]?.(job);
      await jobs.complete(job);
      onDone(job, 'done');
    } catch (error) {
      await this.#failed(job, error);
    }
    this.#running--;
    this.#alone.delete(job.kind);
    this.wake(now());
  }

  /** If rescheduling fails too, the storage is down, so the job isn't to blame. */
  async #failed(job: ClaimedJob, error: unknown): Promise<void> {
    const { jobs, now, onDone, onError } = this.#ports;
    onError(error, job);
    onDone(job, 'failed');
    const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** job.attempts);
    try {
      await jobs.postpone(job, now() + wait);
    } catch (failure) {
      onError(failure, job);
      this.#owed.add(job);
    }
  }
}

/** Jobs claimed under a token; with a key, only that one. */
interface Owed {
  readonly token: string;
  readonly key?: string;
}
