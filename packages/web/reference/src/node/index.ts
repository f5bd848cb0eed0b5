import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryOf, type Source } from '../library.ts';

export const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));

export const disk: Source = {
  games: readdirSync(CONTENT).filter((game) => existsSync(join(CONTENT, game, 'reference'))),
  async read(game, layer) {
    const name = layer === 'sections' ? 'sections.json' : `${layer}.md`;
    const paths = readdirSync(join(CONTENT, game, 'reference')).map((chapter) => `${game}/reference/${chapter}/${name}`);
    const contents = paths.map(async (path) => [path, await readFile(join(CONTENT, path), 'utf8')] as const);
    return Object.fromEntries(await Promise.all(contents));
  },
};

/** The references for the command and for tests. */
export const library = libraryOf(disk);
