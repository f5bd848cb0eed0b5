import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * One word for one thing: fails when two packages export one name for different things, or when a word of the glossary is exported
 * anywhere but from its home.
 */

interface Export {
  readonly name: string;
  readonly file: string;
  readonly isType: boolean;
}

interface Word {
  readonly name: string;
  /** Where the word is defined, as a path below `packages`. */
  readonly home: string;
}

const GLOSSARY = 'docs/glossary.md';
/** Each game defines its own version of these, with the same meaning. */
const OF_EVERY_GAME = new Set(['Choice', 'Fact', 'Frame', 'Game', 'State', 'View', 'Edition', 'Source']);

function exportsOf(file: string): Export[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    return isExported ? namesIn(statement).map((one) => ({ ...one, file: file.replace('packages/', '') })) : [];
  });
}

function namesIn(statement: ts.Statement): Omit<Export, 'file'>[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [{ name: statement.name.text, isType: true }] : [];
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [{ name: statement.name.text, isType: false }] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [{ name: name.text, isType: false }] : [],
  );
}

interface Room {
  readonly name: string;
  /** The game that a package or folder belongs to, if any. */
  readonly game?: string;
}

function roomOf(file: string): Room {
  const [, folder = '', game = ''] = /^(games|bots\/src\/evaluations|web\/src\/games)\/([^/]+)\//.exec(file) ?? [];
  return folder === '' ? { name: file.split('/')[0] ?? '' } : { name: folder.split('/')[0] ?? '', game };
}

/** Different games may use the same name for different things. */
function isSharedBy(one: Export, other: Export): boolean {
  const [here, there] = [roomOf(one.file), roomOf(other.file)];
  return here.name !== there.name && (here.game === undefined || there.game === undefined || here.game === there.game);
}

function isPublicWord({ name, isType }: Export): boolean {
  return isType || /^[A-Z][A-Z0-9_]*$/.test(name);
}

function sharedNames(exports: readonly Export[]): string[] {
  const byName = Map.groupBy(exports.filter(isPublicWord), ({ name }) => name);
  return [...byName].flatMap(([name, all]) => {
    const counted = all.filter(({ file }) => !(OF_EVERY_GAME.has(name) && roomOf(file).game !== undefined));
    const isShared = counted.some((one) => counted.some((other) => isSharedBy(one, other)));
    return isShared ? [`${name} means several things: ${counted.map(({ file }) => file).join(', ')}`] : [];
  });
}

/** Rows of the glossary's tables whose last column names a file: `word | meaning | packages/…`. */
function wordsOf(glossary: string): Word[] {
  return [...glossary.matchAll(/^\| `(\w+)` +\|.*\| `([\w/.-]+)` +\|$/gm)].map(([, name = '', home = '']) => ({ name, home }));
}

function misusedWords(words: readonly Word[], exports: readonly Export[]): string[] {
  return words.flatMap(({ name, home }) => {
    const found = exports.filter((one) => one.name === name && !(OF_EVERY_GAME.has(name) && roomOf(one.file).game !== undefined));
    const elsewhere = found.filter(({ file }) => file !== home);
    if (found.length === elsewhere.length) return [`${name} is not exported from ${home}, as the glossary says`];
    return elsewhere.map(({ file }) => `${name} is a word of ${home}, but ${file} also exports it`);
  });
}

const files = execFileSync('git', ['ls-files', 'packages'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$|\/(testing|e2e|torture|load|rules-1)\//.test(file));
const exported = files.flatMap(exportsOf);
const words = wordsOf(readFileSync(GLOSSARY, 'utf8'));
const faults = [...sharedNames(exported), ...misusedWords(words, exported)];
for (const fault of faults) console.error(fault);
console.log(`${words.length} words of the glossary, ${exported.length} exports: ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
