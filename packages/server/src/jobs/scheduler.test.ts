import { afterAll, expect, test } from 'vitest';
import { openStorage } from '../storage/index.ts';
import type { JobStore } from '../storage/jobs.ts';
import { testDatabases } from '../testing/storage.ts';
import { until } from '../testing/wait.ts';
import { Scheduler } from './scheduler.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const LEASE = 60_000;

/** Runs one job on a storage that fails as `faulty` says; returns the attempts counted. */
async function attemptsOf(faulty: (jobs: JobStore) => Partial<JobStore>): Promise<number[]> {
  const storage = await openStorage(await databases.fresh('sqlite'));
  const attempts: number[] = [];
  let isFirst = true;
  const handler = async (job: { attempts: number }): Promise<void> => {
    attempts.push(job.attempts);
    if (isFirst) {
      isFirst = false;
      throw new Error('the storage went away meanwhile');
    }
  };
  await storage.jobs.put([{ key: 'one', kind: 'test', subject: 's', dueAt: Date.now() }]);
  let done = 0;
  const scheduler = new Scheduler({
    jobs: { ...storage.jobs, ...faulty(storage.jobs) },
    handlers: { test: handler },
    hands: 2,
    lease: LEASE,
    now: Date.now,
    onDone: (_, outcome) => {
      if (outcome === 'done') done++;
    },
    onError: () => {},
  });
  scheduler.start();
  await until('the job is done', () => done === 1);
  await scheduler.stop();
  expect(await storage.jobs.nextDue()).toBeUndefined();
  await storage.close();
  return attempts;
}

function failingTwice<Args extends readonly unknown[], T>(call: (...args: Args) => Promise<T>) {
  let failures = 2;
  return async (...args: Args): Promise<T> => {
    if (failures-- > 0) throw new Error('the storage is away');
    return call(...args);
  };
}

test('a failed job is retried after a delay and counts its attempts', async () => {
  expect(await attemptsOf(() => ({}))).toEqual([1, 2]);
});

test('a job that failed during a storage outage runs when it returns, not when the lease expires', async () => {
  const faulty = (jobs: JobStore) => ({ postpone: failingTwice(jobs.postpone), release: failingTwice(jobs.release) });
  expect(await attemptsOf(faulty)).toEqual([1, 1]);
});

test('releases a claim whose answer was lost', async () => {
  let isLost = false;
  const faulty = (jobs: JobStore) => ({
    claim: async (wanted: Parameters<JobStore['claim']>[0]) => {
      const claimed = await jobs.claim(wanted);
      if (isLost || claimed.length === 0) return claimed;
      isLost = true;
      throw new Error('Connection terminated unexpectedly');
    },
  });
  expect(await attemptsOf(faulty)).toEqual([1, 2]);
});
