import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Runs in a thread of its own: carries the log of a SQLite database over into the database, so the log stays short. */
const EVERY = 1000;
/** Pages of the log above which writers are held up for a moment, so the log can begin again. */
const LONG = 4000;

const database = new DatabaseSync(workerData, { timeout: 1000 });
database.exec('pragma synchronous = normal');
const carryOver = database.prepare('pragma wal_checkpoint(passive)');
const beginAnew = database.prepare('pragma wal_checkpoint(restart)');

/** A full disk may have space again a moment later. */
setInterval(() => {
  try {
    const result = carryOver.get();
    if (Number(result?.log) > LONG) beginAnew.get();
  } catch (error) {
    parentPort?.postMessage(error);
  }
}, EVERY);
