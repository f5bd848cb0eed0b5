import { expect, test } from 'vitest';
import { ownPostgres } from '../testing/own-postgres.ts';
import { smallDisk } from '../testing/small-disk.ts';
import { hinderWriting } from './disk.ts';
import { readOnly } from './read-only.ts';

const own = ownPostgres();

const HOLDS = { lost: [], stuck: [], refusals: [], toldNotReady: [true], isAlive: true };

test('a full disk: moves are rejected as busy, nothing acknowledged is lost, and games continue once there is space', async () => {
  const disk = await smallDisk(96);
  const storage = { dataDir: disk.directory };
  const hindrance = { begin: disk.fill, end: disk.free };
  const report = await hinderWriting({ storage, hindrance, times: 1, tables: 3, seed: 'full' }).finally(disk.remove);
  expect(report).toMatchObject(HOLDS);
  expect(report.acknowledged).toBeGreaterThanOrEqual(20);
});

test('read-only PostgreSQL: moves are rejected as busy, and games continue once it is writable', async () => {
  const { postgres, dataDir } = own();
  const storage = { dataDir, databaseUrl: await postgres.database() };
  const report = await hinderWriting({ storage, hindrance: readOnly(storage), times: 1, tables: 3, seed: 'read-only' });
  expect(report).toMatchObject(HOLDS);
  expect(report.acknowledged).toBeGreaterThanOrEqual(20);
});
