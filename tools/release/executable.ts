import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Builds one file that runs without Node: `node tools/release/executable.ts [FOLDER]`, after bundle.ts. It is the Node running this script,
 * with the bundle and the client inside (https://nodejs.org/api/single-executable-applications.html), for the same system.
 */

const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const POSTJECT = createRequire(import.meta.url).resolve('postject/dist/cli.js');
const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url)));
const executable = join(folder, process.platform === 'win32' ? 'durbar.exe' : 'durbar');
const work = mkdtempSync(join(tmpdir(), 'durbar-sea-'));
try {
  const blob = prepareBlob();
  copyFileSync(process.execPath, executable);
  chmodSync(executable, 0o755);
  const isMac = process.platform === 'darwin';
  if (isMac) execFileSync('codesign', ['--remove-signature', executable]);
  const segment = isMac ? ['--macho-segment-name', 'NODE_SEA'] : [];
  quietly([POSTJECT, executable, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE, ...segment]);
  if (isMac) execFileSync('codesign', ['--sign', '-', executable]);
} finally {
  rmSync(work, { recursive: true });
}

/** Runs a script with Node; shows its output only if it fails. */
function quietly(args: readonly string[]): void {
  execFileSync(process.execPath, args, { stdio: 'pipe' });
}

/** The file that is put into the executable. */
function prepareBlob(): string {
  const start = join(work, 'start.cjs');
  const config = join(work, 'config.json');
  const output = join(work, 'durbar.blob');
  writeFileSync(start, "import('./app/main.js');\n");
  const main = fileURLToPath(new URL('./sea-main.cjs', import.meta.url));
  const assets = { 'start.cjs': start, ...filesBelow(join(folder, 'app')) };
  writeFileSync(config, JSON.stringify({ main, output, assets, disableExperimentalSEAWarning: true }));
  quietly(['--experimental-sea-config', config]);
  return output;
}

/** Every file of the bundle, by its path from the folder. */
function filesBelow(app: string): Readonly<Record<string, string>> {
  const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), path]));
}
