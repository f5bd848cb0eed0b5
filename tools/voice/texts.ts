import ts from 'typescript';
import { LANGUAGES, type Language } from './words.ts';

/* The parts of a file that people read. Everything else is blanked out, so lines and columns stay the same. */

const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/ .*$/gm;
const TITLES = /(?:\b(?:test|describe)(?:\.\w+)*\(|\)\(\s*)(['"`])(?<title>.*?)\1/g;
/** Code, and the anchors that links and programs use. */
const CODE = /```[\s\S]*?```|`[^`\n]*`|\{#[^}]*\}|\(#[^)]*\)|\{\{[^}]*\}\}/g;

const NAMES_A_LANGUAGE = /\b(?:en|de|fr|nl)\b['"]?(?::| =)/;

/** A document without code. */
export function documentOf(source: string): string {
  return source.replace(CODE, blank);
}

/** Comments and test titles. */
export function proseOf(source: string): string {
  const prose = [...blank(source)];
  for (const { index, 0: part } of [...source.matchAll(COMMENTS), ...source.matchAll(TITLES)])
    for (let at = 0; at < part.length; at++) prose[index + at] = part[at] ?? ' ';
  return prose.join('');
}

/**
 * The texts of a module or JSON file by language: all of it if the file is `of` one language, otherwise what is named `en`, `de`, `fr` or
 * `nl`. Names of keys and files are not texts.
 */
export function textsOf(file: string, source: string, of?: Language): ReadonlyMap<Language, string> {
  if (of === undefined && !NAMES_A_LANGUAGE.test(source)) return new Map();
  const texts = new Map(LANGUAGES.map((language) => [language, [...blank(source)]]));
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node, inherited: Language | undefined): void => {
    const language = languageNamed(node) ?? inherited;
    const text = language === undefined ? undefined : texts.get(language);
    if (text !== undefined && isText(node)) for (const at of placesOf(node, tree)) text[at] = source[at] ?? ' ';
    ts.forEachChild(node, (child) => {
      if (!isName(node, child)) visit(child, language);
    });
  };
  visit(tree, of);
  return new Map([...texts].map(([language, text]) => [language, text.join('')]));
}

export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function languageNamed(node: ts.Node): Language | undefined {
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) return undefined;
  const { name } = node;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? LANGUAGES.find((language) => language === name.text) : undefined;
}

type TextNode = ts.StringLiteral | ts.TemplateLiteralLikeNode;

function isText(node: ts.Node): node is TextNode {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** Without quotes. The brace after an inserted value stays, because it shows that something precedes. */
function placesOf(node: TextNode, tree: ts.SourceFile): readonly number[] {
  const from = node.getStart(tree) + (ts.isTemplateMiddleOrTemplateTail(node) ? 0 : 1);
  const to = node.end - (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1);
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

function isName(node: ts.Node, child: ts.Node): boolean {
  return (
    (ts.isPropertyAssignment(node) && child === node.name) ||
    ts.isImportDeclaration(child) ||
    ts.isTypeNode(child) ||
    ts.isElementAccessExpression(node)
  );
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
