import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOfDocument, renamedBlocks, writeBlock } from './code-document.ts';

/** Writes the small game of docs/adding-a-game.md under another name. Returns its paths, or the path that already exists. */
export function writeNewGame(root: string, name: string): { readonly taken: string } | { readonly paths: readonly string[] } {
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const blocks = renamedBlocks(blocksOfDocument('adding-a-game'), [
    ['highcard', name],
    ['HIGHCARD', name.toUpperCase()],
    ['Highcard', title],
    ['High Card', title],
  ]);
  const taken = blocks.find(({ path, kind }) => kind !== 'diff' && existsSync(join(root, path)));
  if (taken) return { taken: taken.path };
  for (const block of blocks) writeBlock(root, block);
  return { paths: blocks.map(({ path }) => path) };
}
