import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run dev`: the server, restarted when its sources change, and Vite in front of it. Components reload in place, even at online tables;
 * after a restart of the server the page reconnects. PORT and CLIENT_PORT choose other ports, DATA_DIR another database.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const PORT = process.env.PORT ?? '3000';
const CLIENT_PORT = process.env.CLIENT_PORT ?? '5173';
const DATA_DIR = process.env.DATA_DIR ?? `${ROOT}data/dev`;
const env = { ...process.env, PORT, DATA_DIR, DURBAR_SERVER: `http://127.0.0.1:${PORT}` };

mkdirSync(DATA_DIR, { recursive: true });
const children: readonly ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'tools/dev/server.ts'], { cwd: ROOT, env, stdio: 'inherit' }),
  // Not through npm: a signal would end npm and leave Vite on its port.
  spawn(process.execPath, [VITE, '--port', CLIENT_PORT, '--strictPort'], { cwd: `${ROOT}packages/web`, env, stdio: 'inherit' }),
];

/** If one exits, stop the other. */
function stop(): void {
  for (const child of children) child.kill();
}

for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
console.log(`Open http://localhost:${CLIENT_PORT}, and http://localhost:${CLIENT_PORT}/dev/ for the workshop.`);
