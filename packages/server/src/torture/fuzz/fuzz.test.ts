import { afterAll, expect, test } from 'vitest';
import { testDatabases } from '../../testing/storage.ts';
import { fuzz } from './fuzz.ts';

const databases = testDatabases();
afterAll(() => databases.close());

const MEGABYTE = 1024 * 1024;
/** `npm run fuzz` sends many more. */
const REQUESTS = 800;

test.each(['sqlite', 'postgres'] as const)('answers every request on %s without failing', async (engine) => {
  const report = await fuzz({ storage: await databases.fresh(engine), requests: REQUESTS, seed: `fuzz ${engine}` });
  expect(report).toMatchObject({ sent: REQUESTS, troubles: [], failedJobs: 0, isAlive: true });
  expect(report.targets).toBeGreaterThan(50);
  expect(report.growth).toBeLessThan(200 * MEGABYTE);
});
