import { mkdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import type { Commit } from './commit.ts';
import type { Database } from './schema.ts';
import type { Seal } from './seal.ts';
import { sqliteCommit } from './sqlite-commit.ts';
import { dialectOn } from './sqlite-dialect.ts';
import { isLocked } from './unavailable.ts';

export interface SqliteStorage {
  readonly db: Kysely<Database>;
  readonly durability: Durability;
  commitWith(seal: Seal): Commit;
  close(): Promise<void>;
}

/** Opens the database file. Neither fsync nor checkpoints block the event loop. */
export function openSqlite(file: string, onError: (error: Error) => void): SqliteStorage {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -65536; pragma wal_autocheckpoint = 0',
  );
  const durability = new Durability(`${file}-wal`);
  const onWrite = (): void => durability.mark();
  const dialect = dialectOn(database, onWrite);
  const db = new Kysely<Database>({ dialect });
  const checkpoints = new Worker(new URL('./checkpoints.ts', import.meta.url), { workerData: file });
  checkpoints.on('error', onError);
  // Under `node --watch` a thread also posts the files it loads.
  checkpoints.on('message', (message) => {
    if (message instanceof Error) onError(message);
  });
  checkpoints.unref();
  return {
    db,
    durability,
    commitWith: (seal) => sqliteCommit({ db, database, disk: durability, seal }),
    close: async () => {
      await durability.close();
      await checkpoints.terminate();
      await db.destroy();
    },
  };
}

/** Holds a lock for as long as the process lives; undefined when another process holds it. */
export function lockDirectory(directory: string): (() => void) | undefined {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(path.join(directory, 'lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
}

/**
 * Makes writes durable. They reach the operating system immediately and so outlive the process; fsync runs off the event loop and covers
 * all writes since the last sync.
 */
class Durability {
  readonly #file: string;
  #handle: FileHandle | undefined;
  #isDirty = false;
  #current: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** SQLite's WAL file. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Something was written. */
  mark(): void {
    this.#isDirty = true;
  }

  /** Waits until everything written so far is on disk. */
  synced(): Promise<void> {
    if (!this.#current) return this.#isDirty ? this.#sync() : Promise.resolve();
    if (!this.#isDirty) return this.#current;
    this.#next ??= this.#current.then(() => {
      this.#next = undefined;
      return this.#sync();
    });
    return this.#next;
  }

  /** Waits for the sync that is running, if any. */
  async settled(): Promise<void> {
    await this.#current?.catch(() => {});
  }

  async close(): Promise<void> {
    await this.synced();
    await this.#handle?.close();
  }

  #sync(): Promise<void> {
    this.#isDirty = false;
    this.#current = this.#flush()
      .catch((error) => {
        this.#isDirty = true;
        throw error;
      })
      .finally(() => {
        this.#current = undefined;
      });
    return this.#current;
  }

  async #flush(): Promise<void> {
    this.#handle ??= await open(this.#file, 'r+');
    await this.#handle.datasync();
  }
}

type Method = (...parameters: never[]) => Promise<unknown>;

/** A store that answers only once the underlying writes are durable. */
export function durably<S extends object>(store: S, durability: Durability): S {
  const durable = Object.entries(store).map(([name, method]: [string, Method]) => [
    name,
    async (...parameters: never[]): Promise<unknown> => {
      const result = await method(...parameters);
      await durability.synced();
      return result;
    },
  ]);
  return Object.fromEntries(durable) as S;
}
