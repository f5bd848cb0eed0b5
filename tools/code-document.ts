import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file named in backquotes, and the block below it: a whole file, or a line to add to an existing one. */
const BLOCKS = /^(?:`(?<path>packages\/[^`]+)`\n\n)?```(?<kind>ts|svelte|json|svg|diff)\n(?<text>[\s\S]*?)^```$/gm;

export interface CodeBlock {
  readonly path: string;
  readonly kind: 'ts' | 'svelte' | 'json' | 'svg' | 'diff';
  readonly text: string;
}

/** The file blocks of a document in `docs`. */
export function blocksOfDocument(name: 'adding-a-module' | 'adding-a-game'): readonly CodeBlock[] {
  return [...readFileSync(join(import.meta.dirname, `../docs/${name}.md`), 'utf8').matchAll(BLOCKS)].map(
    ({ groups = {} }) => groups as unknown as CodeBlock,
  );
}

/** The blocks of a document with other names: `lanterns` becomes `fireworks`, and so on. */
export function renamedBlocks(blocks: readonly CodeBlock[], names: readonly (readonly [string, string])[]): readonly CodeBlock[] {
  const rename = (text: string): string => names.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
  return blocks.map(({ path, kind, text }) => ({ path: rename(path), kind, text: rename(text) }));
}

/** Writes the file of a block below a folder, or adds its line to the existing file. */
export function writeBlock(root: string, { path, kind, text }: CodeBlock): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  if (kind === 'diff') addLine(file, text);
  else writeFileSync(file, text);
}

/** Export lists stay sorted; any other line goes after its predecessor in the document. */
function addLine(file: string, diff: string): void {
  const [before = '', added = ''] = diff.trimEnd().split('\n');
  const lines = readFileSync(file, 'utf8').split('\n');
  const above = lines.indexOf(before.slice(1));
  if (above < 0 || lines.indexOf(before.slice(1), above + 1) >= 0) throw new Error(`not once in ${file}: ${before}`);
  const line = added.slice(1);
  lines.splice(line.startsWith('export ') ? placeOfExport(lines, line) : above + 1, 0, line);
  writeFileSync(file, lines.join('\n'));
}

function placeOfExport(lines: readonly string[], line: string): number {
  const later = lines.findIndex((other) => other.startsWith('export ') && other > line);
  return later < 0 ? lines.lastIndexOf('') : later;
}
