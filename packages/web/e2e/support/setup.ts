import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { unpackBrowser } from './browser.ts';
import { serveFolder } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built client is served. */
    readonly address: string;
    /** The folder of the built client. */
    readonly folder: string;
    /** How much is tested: `some` on every push, the `whole` by a separate command. */
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
 * Builds the client once for all browser tests and serves it. With DURBAR_SITE the tests use a running server; DURBAR_FOLDER then names the
 * client's folder, for tests with their own game server.
 */
export default async function setUp(project: TestProject): Promise<void> {
  const { address, folder } = await theClient();
  project.provide('address', address);
  project.provide('folder', folder);
}

/** Several projects of one run share one build. */
function theClient(): Promise<BuiltClient> {
  globalThis.durbarClient ??= Promise.all([clientThereOrBuilt(), unpackBrowser()]).then(([client]) => client);
  return globalThis.durbarClient;
}

async function clientThereOrBuilt(): Promise<BuiltClient> {
  const running = process.env.DURBAR_SITE;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  if (running) return { address: running, folder: process.env.DURBAR_FOLDER ?? join(root, 'dist') };
  const folder = await mkdtemp(join(tmpdir(), 'durbar-web-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  await buildAsPublished(root, folder);
  return { address: await serveFolder(folder), folder };
}

/** Runs the build command: inside a test runner Vite builds a different client, e.g. without the service worker. */
async function buildAsPublished(cwd: string, outDir: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)('npm', ['run', 'build', '--', '--outDir', outDir, '--emptyOutDir'], { cwd, env });
}
