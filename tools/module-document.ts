import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file named in backquotes, and the block below it: a whole file, or a line to add after another. */
const BLOCKS = /^(?:`(?<path>packages\/[^`]+)`\n\n)?```(?<kind>ts|diff)\n(?<text>[\s\S]*?)^```$/gm;

export interface ModuleBlock {
  readonly path: string;
  readonly kind: 'ts' | 'diff';
  readonly text: string;
}

/** What docs/adding-a-module.md says to write. */
export function blocksOfDocument(): readonly ModuleBlock[] {
  return [...readFileSync(join(import.meta.dirname, '../docs/adding-a-module.md'), 'utf8').matchAll(BLOCKS)].map(
    ({ groups = {} }) => groups as unknown as ModuleBlock,
  );
}

/** Writes the file of a block below a folder, or adds its line to the file that is there. */
export function writeBlock(root: string, { path, kind, text }: ModuleBlock): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  if (kind === 'diff') addLine(file, text);
  else writeFileSync(file, text);
}

/** Lists of exports are kept in the order of their names. */
function addLine(file: string, diff: string): void {
  const [before = '', added = ''] = diff.trimEnd().split('\n');
  const lines = readFileSync(file, 'utf8').split('\n');
  if (lines.filter((line) => line === before.slice(1)).length !== 1) throw new Error(`not once in ${file}: ${before}`);
  const later = lines.findIndex((line) => line.startsWith('export ') && line > added.slice(1));
  lines.splice(later < 0 ? lines.lastIndexOf('') : later, 0, added.slice(1));
  writeFileSync(file, lines.join('\n'));
}
