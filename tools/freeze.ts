import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Freezes the rules of a revision: `node tools/freeze.ts REVISION FOLDER`. Bundles each game of that revision with the recorder in the
 * folder, and the kernel once for all.
 */

const [revision, folder] = process.argv.slice(2);
if (!revision || !folder) throw new Error('call it as: node tools/freeze.ts REVISION FOLDER');

const RECORDER = 'recorder.js';
const root = mkdtempSync(join(tmpdir(), 'durbar-freeze-'));
try {
  await freeze(revision, resolve(folder));
} finally {
  rmSync(root, { recursive: true });
}

async function freeze(from: string, to: string): Promise<void> {
  const archive = join(root, 'packages.tar');
  execFileSync('git', ['archive', '--output', archive, from, 'packages/engine', 'packages/games']);
  execFileSync('tar', ['-xf', archive, '-C', root]);
  copyFileSync(join(to, RECORDER), join(root, RECORDER));
  const games = readdirSync(join(root, 'packages/games'));
  for (const game of games) writeFileSync(join(root, `${game}.js`), entryOf(game));
  const packages = [['engine', 'engine'], ...games.map((game) => [game, `games/${game}`])];
  const bundle = await rolldown({
    cwd: root,
    input: games.map((game) => `./${game}.js`),
    resolve: {
      alias: Object.fromEntries(packages.map(([name, path]) => [`@durbar/${name}`, join(root, `packages/${path}/src/index.ts`)])),
    },
  });
  await bundle.write({
    dir: to,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'kernel', test: /packages\/engine|recorder/ }] },
  });
  await bundle.close();
}

/** Each game's package exports its definition under its own name in camel case. */
function entryOf(game: string): string {
  const name = game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    `import { ${name} } from '@durbar/${game}';`,
    `import { recorderOf } from './${RECORDER}';`,
    `export const recordGame = recorderOf(${name});`,
    '',
  ].join('\n');
}
