import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Runs in its own thread: checkpoints the WAL so it stays short. */
const EVERY = 1000;
/** WAL size in pages above which writers are blocked briefly to truncate it. */
const LONG = 4000;

const database = new DatabaseSync(workerData, { timeout: 1000 });
database.exec('pragma synchronous = normal');
const carryOver = database.prepare('pragma wal_checkpoint(passive)');
const beginAnew = database.prepare('pragma wal_checkpoint(restart)');

/** A full disk may have space again soon. */
setInterval(() => {
  try {
    const result = carryOver.get();
    if (Number(result?.log) > LONG) beginAnew.get();
  } catch (error) {
    parentPort?.postMessage(error);
  }
}, EVERY);
