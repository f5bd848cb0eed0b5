import { afterAll, expect, test } from 'vitest';
import { testDatabases } from '../testing/storage.ts';
import { setClocks } from './clocks.ts';

const databases = testDatabases();
afterAll(() => databases.close());

test('the system clock jumps by an hour either way: no one loses a seat, games continue', async () => {
  const report = await setClocks({ storage: await databases.fresh('sqlite'), jumps: 2, tables: 3, seed: 'clocks' });
  expect(report).toMatchObject({ lost: [], stuck: [], refusals: [], lostSeats: [] });
  expect(report.drift).toBeLessThan(10_000);
});
