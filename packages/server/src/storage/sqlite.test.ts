import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { testDatabases } from '../testing/storage.ts';
import { databaseFile, openStorage } from './index.ts';

const databases = testDatabases();
afterAll(() => databases.close());

/** Holds the write lock briefly, like a checkpoint. */
const HOLDER = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData);
  database.exec('begin immediate');
  parentPort.postMessage('held');
  setTimeout(() => database.exec('rollback'), 300);
`;

test('a transaction waits for the write lock', async () => {
  const options = await databases.fresh('sqlite');
  const storage = await openStorage(options);
  const table = newId();
  await storage.talk.add({ table, kind: 'event', text: 'first', at: 1 });
  const holder = new Worker(HOLDER, { eval: true, workerData: databaseFile(options.dataDir) });
  await once(holder, 'message');
  expect(await storage.talk.add({ table, kind: 'event', text: 'second', at: 2 })).toBe(1);
  await holder.terminate();
  await storage.close();
});
