import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './ledgers.ts';

/** The title of a test: the first text after `test(`, `it(` or the second call of `test.each(…)(`. */
const TEST_TITLE =
  /\b(?:test|it)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
const RULE_ID = /\b(?:TAJ|RAJ|GB2|CNK)(?:-[A-Z0-9]+)+-\d+\b/g;

/** A line of the repository that names a rule. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The titles of the tests in a source text, with their line numbers. */
export function testTitles(source: string): { readonly line: number; readonly title: string }[] {
  return [...source.matchAll(TEST_TITLE)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    title: match[1] ?? match[2] ?? match[3] ?? '',
  }));
}

export function idsIn(text: string): string[] {
  return [...text.matchAll(RULE_ID)].map(([id]) => id);
}

export function idsInTitles(source: string): string[] {
  return testTitles(source).flatMap(({ title }) => idsIn(title));
}

/** The ids named in the title of some test. */
export function testedRules(): ReadonlySet<string> {
  return new Set(sources(isTest).flatMap(({ content }) => idsInTitles(content)));
}

/** The ids named in the code of the games. */
export function citedRules(): ReadonlySet<string> {
  return new Set(sources(isGameCode).flatMap(({ content }) => idsIn(content)));
}

export function testsOf(rule: string): readonly Place[] {
  return sources(isTest).flatMap(({ file, content }) =>
    testTitles(content).flatMap(({ line, title }) => (idsIn(title).includes(rule) ? [{ file, line, text: title }] : [])),
  );
}

export function codeOf(rule: string): readonly Place[] {
  return sources(isCode).flatMap(({ file, content }) =>
    content
      .split('\n')
      .flatMap((text, index) => (idsIn(text).includes(rule) ? [{ file, line: index + 1, text: text.trim() }] : [])),
  );
}

/** The codes of refusals that carry the rule: `{ code: 'full', rule: 'RAJ-PLACE-05' }`. */
export function refusalCodesOf(rule: string): readonly string[] {
  const codes = codeOf(rule).flatMap(({ text }) => [...text.matchAll(/code: '([a-z-]+)'/g)].map(([, code = '']) => code));
  return [...new Set(codes)];
}

/** What the English client says for a code; undefined where the sentence is assembled. */
export function refusalSentence(game: string, code: string): string | undefined {
  const name = code.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const said = new RegExp(`(?:'${code}'|\\b${name}): (?:\\(.*?\\) =>\\s*)?['\`"](.+?)['\`"],?$`, 'm');
  const texts = sources((path) => path.startsWith(`packages/web/src/games/${game}/`) && /messages(\/en(\/.*)?)?\.ts$/.test(path));
  return texts.map(({ content }) => said.exec(content)?.[1]).find((sentence) => sentence !== undefined);
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts');
}

function isCode(path: string): boolean {
  return /\.(ts|svelte)$/.test(path) && !isTest(path) && !path.includes('/testing/');
}

function isGameCode(path: string): boolean {
  return path.startsWith('packages/games/') && isCode(path);
}

function sources(isWanted: (path: string) => boolean): { readonly file: string; readonly content: string }[] {
  const folder = join(ROOT, 'packages');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => relative(ROOT, join(folder, path)))
    .filter((path) => !path.includes('node_modules') && !path.includes('/dist/') && isWanted(path))
    .map((file) => ({ file, content: readFileSync(join(ROOT, file), 'utf8') }));
}
