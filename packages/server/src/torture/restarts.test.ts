import { expect, test } from 'vitest';
import { ownPostgres } from '../testing/own-postgres.ts';
import { restartDatabase } from './restarts.ts';

const own = ownPostgres();

/** Below the lease of a bot's turn (20 s), which would end a wait that nothing else ends. `npm run torture` limits every pause to two seconds. */
const SOON = 15_000;

test('PostgreSQL restarts under load: no server process exits, no acknowledged move is lost, games continue', async () => {
  const { postgres, dataDir } = own();
  const report = await restartDatabase({ postgres, dataDir, processes: 2, restarts: 2, tables: 3, seed: 'restarts' });
  expect(report).toMatchObject({ deaths: 0, lost: [], stuck: [], refusals: [] });
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(Math.max(...report.pauses)).toBeLessThan(SOON);
});
