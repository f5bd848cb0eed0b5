import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../../../../..', 'packages');
const RULES = join(PACKAGES, 'games/rajas/src/modules');
/** Also words of the base game: the core of the rules, and the roads on tiles. */
const COMMON_WORDS = ['base', 'roads'];

const ids = readdirSync(RULES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !COMMON_WORDS.includes(entry.name))
  .map(({ name }) => name);
const inCamelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const names = new RegExp(`\\b(${ids.flatMap((id) => [id, inCamelCase(id)]).join('|')})\\b`, 'i');

/** Files of the client, the rules reference and the bots, read once. */
const files = globSync(['web/src/**/*.{ts,svelte}', 'web/reference/src/**/*.ts', 'bots/src/**/*.ts'], { cwd: PACKAGES })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/\.test\.ts$|^web\/src\/games\/rajas\/modules\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(PACKAGES, path), 'utf8') }));

/**
 * The sheet of pictures is one file for all pieces of the game; the card of a game on the first page says what is in its box.
 */
const mayName = (path: string) => /^web\/src\/(art\/sheets\/rajas\.ts|shell\/messages\/)/.test(path);

test('no file of client, reference and bots imports from the folder of a module', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ text }) => /from '[./]*modules\/[\w-]+\//.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no file of client, reference and bots names a module', () => {
  expect(ids).toContain('holi');
  expect(files.filter(({ path, text }) => !mayName(path) && names.test(text)).map(({ path }) => path)).toEqual([]);
});
