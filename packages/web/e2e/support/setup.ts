import { mkdtemp, rm } from 'node:fs/promises';
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

/**
 * Builds the client once for all browser tests and serves it. With DURBAR_SITE they run against a server that is already there;
 * DURBAR_FOLDER then names the client's folder, for the tests with a game server of their own.
 */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.DURBAR_SITE;
  if (running) {
    project.provide('address', running);
    project.provide('folder', process.env.DURBAR_FOLDER ?? fileURLToPath(new URL('../../dist', import.meta.url)));
    return undefined;
  }
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), 'durbar-web-'));
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  const served = await serveFolder(outDir);
  project.provide('address', served.address);
  project.provide('folder', outDir);
  return async () => {
    await served.close();
    await rm(outDir, { recursive: true });
  };
}
