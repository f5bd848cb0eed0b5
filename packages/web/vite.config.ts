import { execFileSync } from 'node:child_process';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { content } from './build/content.ts';
import { offline } from './build/offline.ts';
import { policy } from './build/policy.ts';
import { start } from './build/start.ts';
import { sharedWorker } from './build/workers.ts';
import project from './package.json' with { type: 'json' };

/** Where the root's `npm run dev` runs the server. */
const SERVER = process.env.DURBAR_SERVER ?? 'http://127.0.0.1:3000';

/** The commit the client is built from; unknown without git, as in a container. */
function commit(): string | undefined {
  if (process.env.DURBAR_COMMIT) return process.env.DURBAR_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

export default defineConfig({
  plugins: [svelte(), content(), sharedWorker(), start(), policy(), offline(), compressed()],
  // For problem reports.
  define: { DURBAR_VERSION: JSON.stringify(project.version), DURBAR_COMMIT: JSON.stringify(commit() ?? '') },
  worker: { format: 'es' },
  // Only the account page needs it; discovered late, it would reload every open page.
  optimizeDeps: { include: ['@simplewebauthn/browser'] },
  // As objects: a bare address would change the host, and the server would reject the page as foreign.
  server: { proxy: { '/api': { target: SERVER }, '/health': { target: SERVER }, '/socket': { target: SERVER, ws: true } } },
  build: {
    target: 'es2023',
    // For server operators; nothing public refers to them.
    sourcemap: 'hidden',
    // A file that only passes on what others have comes last: it must keep none of them waiting.
    modulePreload: { polyfill: false, resolveDependencies: (file, parts) => [...parts.filter((part) => part !== file), file] },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
