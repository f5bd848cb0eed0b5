import { afterAll, expect, test } from 'vitest';
import { testDatabases } from '../testing/storage.ts';
import { floodServer } from './floods.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const MEGABYTE = 1024 * 1024;

test.each(['pings', 'watches'] as const)('a flood of %s disconnects the flooders and costs little memory', async (kind) => {
  const report = await floodServer({ storage: await databases.fresh('sqlite'), kind, flooders: 4 });
  expect(report).toMatchObject({ sentAway: 4, isAlive: true });
  expect(report.growth).toBeLessThan(150 * MEGABYTE);
});
