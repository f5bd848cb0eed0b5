import { afterAll, describe, expect, test } from 'vitest';
import { ENGINES, testDatabases } from '../testing/storage.ts';
import { killOneOfMany } from './cluster.ts';
import { killAgainAndAgain } from './kills.ts';

const databases = testDatabases();
afterAll(() => databases.close());

describe.each(ENGINES)('on %s', (engine) => {
  test('a server killed at random moments loses no acknowledged move and every game goes on', async () => {
    const storage = await databases.fresh(engine);
    const report = await killAgainAndAgain({ storage, kills: 4, tables: 6, seed: `kills ${engine}` });
    expect(report).toMatchObject({ lost: [], stuck: [], refusals: [] });
    expect(report.acknowledged).toBeGreaterThan(20);
  });
});

test('of three processes one is killed: the clients go on at the others and nothing is lost', async () => {
  const storage = await databases.fresh('postgres');
  const report = await killOneOfMany({ storage, processes: 3, kills: 1, tables: 6, seed: 'cluster' });
  expect(report).toMatchObject({ lost: [], stuck: [], refusals: [] });
  expect(report.acknowledged).toBeGreaterThan(20);
});
