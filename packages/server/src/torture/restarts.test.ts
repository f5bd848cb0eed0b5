import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { restartDatabase } from './restarts.ts';

let postgres: TestPostgres;
let dataDir: string;
beforeAll(async () => {
  postgres = await startPostgres();
  dataDir = await mkdtemp(path.join(tmpdir(), 'durbar-data-'));
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('PostgreSQL restarts under load: no server process ends, no acknowledged move is lost, play goes on', async () => {
  const report = await restartDatabase({ postgres, dataDir, processes: 2, restarts: 3, tables: 6, seed: 'restarts' });
  expect(report).toMatchObject({ deaths: 0, lost: [], stuck: [], refusals: [] });
  expect(report.acknowledged).toBeGreaterThan(20);
});
