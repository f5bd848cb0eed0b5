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

test('of a long kind one job runs at a time, and others are not kept waiting', async () => {
  const storage = await openStorage(await databases.fresh('sqlite'));
  const gates = new Map<string, () => void>();
  const ran: string[] = [];
  const wait = ({ key }: { key: string }): Promise<void> => {
    ran.push(key);
    return new Promise((resolve) => gates.set(key, resolve));
  };
  const short = async ({ key }: { key: string }): Promise<void> => {
    ran.push(key);
  };
  const keys = ['long-1', 'long-2', 'long-3', 'short-1', 'short-2', 'short-3'];
  await storage.jobs.put(keys.map((key, dueAt) => ({ key, kind: key.replace(/-\d/, ''), subject: 's', dueAt })));
  const scheduler = new Scheduler({
    jobs: storage.jobs,
    handlers: { long: wait, short },
    hands: 3,
    oneAtATime: ['long'],
    lease: LEASE,
    now: Date.now,
    onDone: () => {},
    onError: () => {},
  });
  scheduler.start();
  await until('the short ones are done', () => ran.filter((key) => key.startsWith('short')).length === 3);
  expect(gates.size).toBe(1);
  for (const count of [2, 3]) {
    gates.get(`long-${count - 1}`)?.();
    await until('the next long one', () => gates.size === count);
  }
  gates.get('long-3')?.();
  await until('all are done', async () => (await storage.jobs.nextDue()) === undefined);
  await scheduler.stop();
  await storage.close();
});
