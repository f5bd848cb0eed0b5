import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import web from '../../packages/web/package.json' with { type: 'json' };
import { packagesOf, writeNotices } from './notices.ts';

/**
 * Builds the folder that is published: `node tools/release/bundle.ts [FOLDER]`. It contains the server with everything it needs and the
 * built client, so an installation has no dependencies.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = resolve(process.argv[2] ?? join(ROOT, 'dist'));
const app = join(folder, 'app');

/** The packages that the built client contains; Vite doesn't say which. */
const IN_CLIENT = Object.keys(web.dependencies).filter((name) => !name.startsWith('@durbar/') && !/vite/.test(name));

rmSync(folder, { recursive: true, force: true });
const inServer = await bundleServer();
buildClient();
writeNotices(join(app, 'LICENSES.txt'), [...inServer, ...IN_CLIENT]);
copyFileSync(join(ROOT, 'tools/release/launcher.js'), join(folder, 'durbar.js'));

/** Returns the packages whose code is in the bundle. */
async function bundleServer(): Promise<readonly string[]> {
  // Without git, as in a container, the caller passes the commit.
  const commit = process.env.DURBAR_COMMIT || commitHere();
  const bundle = await rolldown({
    input: { main: join(ROOT, 'packages/cli/src/release.ts') },
    platform: 'node',
    // Optional parts of `pg` that Durbar does not use.
    external: [...builtinModules, /^node:/, 'pg-native', 'cloudflare:sockets'],
    plugins: [threadFiles()],
    transform: { define: { DURBAR_COMMIT: commit === undefined ? 'undefined' : JSON.stringify(commit) } },
  });
  const { output } = await bundle.write({
    dir: app,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  return packagesOf(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
}

/** `new URL('./file.ts', import.meta.url)` refers to a file that runs in a thread: it becomes a file of the bundle. */
function threadFiles(): Plugin {
  const address = /new URL\('(\.\/[\w/-]+\.ts)', import\.meta\.url\)/g;
  return {
    name: 'durbar:threads',
    transform(code, id) {
      if (!id.endsWith('.ts') || code.search(address) < 0) return undefined;
      return code.replace(address, (_, file: string) => {
        const reference = this.emitFile({ type: 'chunk', id: join(dirname(id), file) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      });
    },
  };
}

/** Without source maps: they would double the size, and the sources are elsewhere. */
function buildClient(): void {
  const options = ['--outDir', join(app, 'client'), '--emptyOutDir', '--sourcemap', 'false', '--logLevel', 'warn'];
  execFileSync('npm', ['run', '-s', 'build', '-w', '@durbar/web', '--', ...options], { cwd: ROOT, stdio: 'inherit' });
}

function commitHere(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }).trim();
  } catch {
    return undefined;
  }
}
