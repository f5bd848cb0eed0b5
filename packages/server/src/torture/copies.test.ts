import { afterAll, expect, test } from 'vitest';
import { testDatabases } from '../testing/storage.ts';
import { copyAgainAndAgain } from './copies.ts';

const databases = testDatabases();
afterAll(() => databases.close());

test('SQLite files copied at any time open and contain every acknowledged move', async () => {
  const report = await copyAgainAndAgain({ storage: await databases.fresh('sqlite'), copies: 5, tables: 3, seed: 'copies' });
  expect(report.lost).toEqual([]);
  expect(Math.max(...report.acknowledged)).toBeGreaterThan(0);
});
