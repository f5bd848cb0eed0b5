import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const PARTS = ['service-worker.js', 'notices.js'] as const;

/** Emits the service worker with the list of everything that was built, so the client works without a network. */
export function offline(): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'durbar:offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      publicDir = config.publicDir;
    },
    // After Vite, which removes files that turn out to be empty.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
        const files = ['/index.html', ...built, ...publicFiles(publicDir)].map((name) =>
          name.startsWith('/') ? name : `/${name}`,
        );
        const contents = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
        const version = createHash('sha256')
          .update([...files, ...contents].join('\n'))
          .digest('hex')
          .slice(0, 12);
        const worker = PARTS.map((part) => readFileSync(join(root, 'src/offline', part), 'utf8')).join('\n');
        const list = JSON.stringify([...new Set(files)]);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `const VERSION = '${version}';\nconst FILES = ${list};\n${worker}`,
        });
      },
    },
  };
}

/** Without the pictures of link previews, which only other sites show. */
function publicFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .filter((name) => !name.startsWith('/previews/'));
}
