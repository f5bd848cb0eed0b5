import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { serveFolder } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built client is served. */
    readonly address: string;
    /** The folder of the built client. */
    readonly folder: string;
    /** How much is played and looked at: `some` on every push, the `whole` by a command of its own. */
    readonly share: 'some' | 'whole';
  }
}

declare global {
  var durbarClient: Promise<BuiltClient> | undefined;
}

interface BuiltClient {
  readonly address: string;
  readonly folder: string;
}

/**
 * Builds the client once for all browser tests and serves it. With DURBAR_SITE they run against a server that is already there;
 * DURBAR_FOLDER then names the client's folder, for the tests with a game server of their own.
 */
export default async function setUp(project: TestProject): Promise<void> {
  const { address, folder } = await theClient();
  project.provide('address', address);
  project.provide('folder', folder);
}

/** Several projects of one run, each with modules of its own, share one build. */
function theClient(): Promise<BuiltClient> {
  globalThis.durbarClient ??= clientThereOrBuilt();
  return globalThis.durbarClient;
}

async function clientThereOrBuilt(): Promise<BuiltClient> {
  const running = process.env.DURBAR_SITE;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  if (running) return { address: running, folder: process.env.DURBAR_FOLDER ?? join(root, 'dist') };
  const folder = await mkdtemp(join(tmpdir(), 'durbar-web-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  await asPublished(() =>
    build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false } }),
  );
  return { address: await serveFolder(folder), folder };
}

/** A test runner's own environment makes another client, one without its service worker for instance. */
async function asPublished(work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
