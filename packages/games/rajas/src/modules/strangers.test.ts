import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../../..');
/** Also words of the base game: the core itself, and roads on tiles (and on Taj Mahal's map). */
const COMMON_WORDS = ['base', 'roads'];

const ids = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !COMMON_WORDS.includes(entry.name))
  .map((entry) => entry.name);
const inCamelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const names = new RegExp(`\\b(${ids.flatMap((id) => [id, inCamelCase(id)]).join('|')})\\b`, 'i');

/** Ids of rules name no module: the core decides rules of several. */
const RULE_IDS = /\b(RAJ|GB2)-[A-Z0-9]+-\d+/g;
const namesModule = (file: string) => names.test(readFileSync(join(PACKAGES, file), 'utf8').replaceAll(RULE_IDS, ''));

/** Exempt: module folders, the client that draws their pieces, history (upcasts, changes) and tests. */
const mayName = (file: string) =>
  /^web\/|^games\/rajas\/src\/(modules\/|upcasts\/|changes\.ts)|\.test\.ts$|\/testing\/|\/node_modules\//.test(
    file.split(sep).join('/'),
  );

test('no file outside its folder, the list, the client and the tests names a module', () => {
  expect(ids).toContain('holi');
  const files = globSync('**/src/**/*.ts', { cwd: PACKAGES }).filter((file) => !mayName(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(namesModule)).toEqual([]);
});
