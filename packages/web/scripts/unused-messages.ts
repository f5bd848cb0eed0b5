/** Fails when a message of the client is used nowhere: every key of the English messages must be read in some source file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
}

function sourcesIn(folder: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(folder, path), 'utf8') }));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The paths of all messages: `home.players`. */
function pathsOf(messages: Readonly<Record<string, unknown>>, prefix = ''): readonly string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    isObject(value) ? [`${prefix}${key}`, ...pathsOf(value, `${prefix}${key}.`)] : [`${prefix}${key}`],
  );
}

/** A message is used when its key is read somewhere, or when its whole group is handed on or looked up by a computed key. */
function isUsed(path: string, text: string): boolean {
  const keys = path.split('.');
  if (isNamed(keys.at(-1) ?? '', text)) return true;
  const group = keys.at(-2);
  return group !== undefined && new RegExp(`[.?]${group}\\b(?!\\s*\\??\\.\\w)`).test(text);
}

function isNamed(key: string, text: string): boolean {
  const quoted = key.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`[.?]${quoted}\\b|['"]${quoted}['"]|[{,]\\s*${quoted}\\s*[,}:]`).test(text);
}

const sources = sourcesIn(SOURCE);
let unused = 0;
for (const { path } of sources.filter(({ path }) => /messages[\\/]en\.ts$/.test(path))) {
  const folder = /games[\\/]/.test(path) ? path.replace(/messages[\\/]en\.ts$/, '') : SOURCE;
  const readers = sources.filter((source) => !/messages[\\/]/.test(source.path) && source.path.startsWith(folder));
  const text = readers.map((source) => source.text).join('\n');
  const { messages } = (await import(path)) as { readonly messages: Readonly<Record<string, unknown>> };
  for (const message of pathsOf(messages).filter((candidate) => !isUsed(candidate, text))) {
    console.error(`${path.slice(SOURCE.length + 1)}: "${message}" is used nowhere`);
    unused++;
  }
}
process.exitCode = unused > 0 ? 1 : 0;
