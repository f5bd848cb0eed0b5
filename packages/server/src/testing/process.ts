import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StorageOptions } from '../storage/index.ts';
import { LOOSE } from './loose.ts';

/** A server in its own process. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Heap in use after garbage collection, in bytes. */
  heap(): Promise<number>;
  /** Offsets the clock of its machine, in milliseconds. */
  setClock(by: number): void;
  /** SIGKILL: no graceful shutdown. */
  kill(): Promise<void>;
  /** SIGTERM: shuts down gracefully. */
  stop(): Promise<void>;
}

export interface ProcessOptions {
  readonly storage: StorageOptions;
  readonly port: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** Further options of Node. */
  readonly flags?: readonly string[];
}

export function spawnServer({ storage, port, environment, flags = [] }: ProcessOptions): ChildProcess {
  const { dataDir, databaseUrl, sealKey } = storage;
  const env = {
    ...LOOSE,
    PATH: process.env.PATH ?? '',
    // Compile cache for processes that restart often.
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'durbar-compile-cache'),
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(sealKey === undefined ? {} : { SEAL_KEY: sealKey }),
    ...environment,
  };
  return fork(new URL('../tools/server-process.ts', import.meta.url), {
    env,
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc', ...flags],
  });
}

/** Waits until the process serves; undefined if it exited before. */
export async function serving(child: ChildProcess): Promise<string | undefined> {
  const ended = once(child, 'exit').then(() => undefined);
  const told = once(child, 'message').then(([message]) => (message as { url: string }).url);
  return Promise.race([told, ended]);
}

export async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export async function startServer(options: ProcessOptions): Promise<ServerProcess> {
  const child = spawnServer(options);
  const url = await serving(child);
  if (url === undefined) throw new Error('the server did not start');
  return {
    url,
    pid: child.pid ?? 0,
    heap: () => heapOf(child),
    setClock: (clockSetBy) => child.send({ clockSetBy }),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function heapOf(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('heap');
  const [{ heap }] = (await told) as [{ heap: number }];
  return heap;
}
