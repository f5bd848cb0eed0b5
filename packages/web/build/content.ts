import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Layer } from '../reference/src/index.ts';
import { CONTENT, disk } from '../reference/src/node/index.ts';

const LAYERS: readonly Layer[] = ['sections', 'rulings', ...LANGUAGES];
const MODULE = 'virtual:reference';

/**
 * `virtual:reference` provides the files of the rules reference: one chunk for the structure of a game, one for its rulings, one for each
 * of its languages.
 */
export function content(): Plugin {
  return {
    name: 'durbar:content',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${MODULE}`) return listing();
      const [start, game = '', name] = id.split('/');
      const layer = LAYERS.find((one) => one === name);
      if (start !== `\0${MODULE}` || !layer) return undefined;
      const files = await disk.read(game, layer);
      for (const path of Object.keys(files)) this.addWatchFile(join(CONTENT, path));
      return `export const files = ${JSON.stringify(files)};`;
    },
  };
}

function listing(): string {
  const chunks = disk.games.flatMap((game) => LAYERS.map((layer) => `${game}/${layer}`));
  return [
    `export const games = ${JSON.stringify(disk.games)};`,
    `export const chunks = {${chunks.map((chunk) => `'${chunk}': () => import('${MODULE}/${chunk}')`).join()}};`,
  ].join('\n');
}
