import { afterAll, describe, expect, test } from 'vitest';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { killOneOfMany } from './cluster.ts';
import { killAgainAndAgain } from './kills.ts';

const databases = testDatabases();
afterAll(() => databases.close());

describe.each(ENGINES)('on %s', (engine) => {
  test('a server killed at random loses no acknowledged move and every game continues', async () => {
    const storage = await databases.fresh(engine);
    const report = await killAgainAndAgain({ storage, kills: 2, tables: 3, seed: `kills ${engine}` });
    expect(report).toMatchObject({ lost: [], stuck: [], refusals: [] });
    expect(report.acknowledged).toBeGreaterThan(20);
  });
});

test('when one of three processes is killed, its clients continue on the others and nothing is lost', async () => {
  const storage = await databases.fresh('postgres');
  const report = await killOneOfMany({ storage, processes: 3, kills: 1, tables: 3, seed: 'cluster' });
  expect(report).toMatchObject({ lost: [], stuck: [], refusals: [] });
  expect(report.acknowledged).toBeGreaterThan(20);
});
