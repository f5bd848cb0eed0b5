/**
 * Fails when a message of the client is used nowhere. A message counts as used only where a file reads the messages of its area and names
 * the whole path to it (`newTable` and `seats`), not where its last word happens to occur.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

/** How a file that reads the messages of an area imports them; a game's messages are read in its own folder. */
const READERS: Readonly<Record<string, RegExp>> = {
  shell: /\bshell\.now\b|ShellMessages/,
  editions: /\beditionWords\.now\b|EditionMessages/,
  online: /\bonline\.now\b|OnlineMessages/,
  'online/comfort': /\bcomfort\.now\b|ComfortMessages/,
  'online/admin': /\badmin\.now\b|AdminMessages/,
  'online/people': /\bpeople\.now\b|PeopleMessages/,
  'shell/sharing': /\bsharing\.now\b|SharingMessages/,
  table: /\bcommon\b/,
  reference: /\bwords\b/,
  guide: /GuideMessages/,
  puzzles: /PuzzleMessages/,
};

/** What Rajas collects from all its modules under these names (`src/games/rajas/modules/index.ts`). */
const COLLECTED = new Set(['refusals', 'tileNames', 'tileLine']);

interface Source {
  readonly path: string;
  readonly text: string;
}

type Messages = Readonly<Record<string, unknown>>;

function sourcesIn(folder: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

function isGroup(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null;
}

/** The path to every message, key by key. */
function pathsOf(messages: Messages, above: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    isGroup(value) ? pathsOf(value, [...above, key]) : [[...above, key]],
  );
}

/** By all keys on its path, or up to a group that is passed on or accessed with a computed key. */
function isReadIn(text: string, path: readonly string[]): boolean {
  const [key = '', ...below] = path;
  if (!isNamed(key, text)) return false;
  return below.length === 0 || isHandedOn(key, text) || below.some((one) => COLLECTED.has(one)) || isReadIn(text, below);
}

function isNamed(key: string, text: string): boolean {
  const quoted = key.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`[.?]${quoted}\\b|['"]${quoted}['"]|[{,]\\s*${quoted}\\s*[,}:]`).test(text);
}

function isHandedOn(group: string, text: string): boolean {
  return new RegExp(`[.?]${group}\\b(?!\\s*\\??\\.\\w|\\)?;)|[{,] ${group} }`).test(text);
}

const sources = sourcesIn(SOURCE);
const outside = sources.filter(({ path }) => !/messages[\\/.]/.test(path));

function readersOf(path: string): readonly Source[] {
  const folder = path.replace(/messages[\\/]en\.ts$/, '');
  const reads = READERS[folder.slice(0, -1)];
  return outside.filter((source) => (reads ? reads.test(source.text) : source.path.startsWith(folder)));
}

let unused = 0;
for (const { path } of sources.filter((source) => /messages[\\/]en\.ts$/.test(source.path))) {
  const readers = readersOf(path);
  // By Vite, which knows how messages find those of their modules.
  const { module } = await runnerImport<{ readonly messages: Messages }>(join(SOURCE, path), { configFile: false });
  const { messages } = module;
  for (const message of pathsOf(messages)) {
    if (readers.some(({ text }) => isReadIn(text, message))) continue;
    console.error(`${path}: "${message.join('.')}" is used nowhere`);
    unused++;
  }
}
process.exitCode = unused > 0 ? 1 : 0;
