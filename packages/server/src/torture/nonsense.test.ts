import { afterAll, expect, test } from 'vitest';
import { testDatabases } from '../testing/storage.ts';
import { sendNonsense } from './nonsense.ts';
import { askAndNeverRead } from './stuck.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const MEGABYTE = 1024 * 1024;

test('mutated and random messages change nothing, crash nothing and cost no memory', async () => {
  const storage = await databases.fresh('sqlite');
  const report = await sendNonsense({ storage, messages: 20_000, sockets: 4, seed: 'nonsense' });
  expect(report).toMatchObject({ isAlive: true, changed: [] });
  expect(report.answered).toBeGreaterThan(report.sent / 4);
  expect(report.growth).toBeLessThan(100 * MEGABYTE);
});

test('disconnects clients that never read before they cost memory', async () => {
  const storage = await databases.fresh('sqlite');
  const report = await askAndNeverRead({ storage, clients: 5 });
  expect(report.isAlive).toBe(true);
  expect(report.dropped).toBe(5);
  expect(report.growth).toBeLessThan(200 * MEGABYTE);
});
