import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Plain words instead of stilted ones, in documents, comments, test titles and everything players read, and the printed words of the games
 * in all four languages: `node tools/voice.ts` names every place.
 */

/** What not to write, and what to write instead. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/\bwho(?:m)?ever\b/gi, 'the player who, anyone who, you'],
  [/\bwhom\b/gi, 'who'],
  [/\b(?:some|every|no|any)body\b/gi, 'someone, everyone, no one, anyone'],
  [/\b(?:anew|afresh)\b/gi, 'again'],
  [/\bmeanwhile\b/gi, 'since then, or nothing'],
  [/\b(?:thereby|whereupon)\b/gi, 'so, then'],
  [/\bthe own\b/gi, 'its own, your'],
  [/\b(?:is|are) told\b/gi, 'learns, is shown, is notified'],
  [/\blies over\b/gi, 'covers'],
  [/\bany more\b/gi, 'no longer'],
  [/, too\b/gi, 'too, without a comma'],
  [/\bonce more\b/gi, 'again'],
  [/\bas soon as\b/gi, 'when, once'],
  [/\bso that\b(?! (?:row|tile)\b)/gi, 'so, to'],
  [/\b(?:although|nevertheless)\b/gi, 'even though, anyway'],
  [/\bdearer\b/gi, 'more expensive, costs more'],
  [/\bone[’']s own\b/gi, 'your own, its own, custom'],
  [/\bserver of Durbar\b/gi, 'Durbar server'],
  [/\bno limit of time\b/gi, 'no time limit'],
  [/\bputs? away\b/gi, 'dismiss'],
  [/\bgets? up\b/gi, 'leave the table'],
];

/** Besides, in what players read: the voice of a friend at the table. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|will|would|could|should) not)\b/gi, 'can’t, don’t, isn’t'],
  [/\b(?:it|there) is\b(?= [a-z])|\byou are\b(?= [a-z])/gi, 'it’s, there’s, you’re'],
  [/\bat once\b/gi, 'immediately, right away'],
  [/(?<=\w) …|\d %/g, 'no space before … or %'],
];

/** Where an older name of a thing was replaced by the word of the glossary. */
const GLOSSARY: readonly (readonly [RegExp, string])[] = [
  [/\bscoring card/gi, 'scoring track card'],
  [/\bkarma marker/gi, 'karma cube'],
  [/\bfront terrace/gi, 'outer terrace'],
];

/** The words printed in the rulebooks of a language, where another word was used before. */
const PRINTED: Readonly<Record<'en' | 'de' | 'fr' | 'nl', readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bhavelis?\b/gi, 'yellow building'],
    [/\bcrossings?\b/gi, 'intersection'],
    [/\bcells?\b/gi, 'space'],
    [/\bflip(?:s|ped|ping)?\b/gi, 'turn over'],
    [/\bjoined to\b/gi, 'connected to'],
  ],
  de: [
    [/\bHavelis?\b|\bGrabmale?\b/g, 'gelbes, weißes Gebäude'],
    [/\bWertungskarten?\b/g, 'Zählleistenkarte'],
    [/\bRuhmleiste\b/g, 'Ruhmesleiste'],
    [/\bMailadresse\b/g, 'E-Mail-Adresse'],
    [/\borangen? Würfel/g, 'orangefarbener Würfel'],
    [/\bTisch (?:decken|gedeckt)\b/g, 'Aufbau, neue Partie'],
  ],
  fr: [
    [/\bhavelis?\b|\bmausolées?\b/gi, 'bâtiment jaune, blanc'],
    [/\d\sd’argent\b/g, 'unité d’argent'],
    [/\bgloires\b/gi, 'points de gloire'],
    [/\bkarmas\b/gi, 'karma, without s'],
    [/\brobots?\b/gi, 'bot'],
    [/\brediffusions?\b/gi, 'replay'],
    [/\bGanga\b(?! [123])/g, 'Gange'],
    [/(?<=\w) …/g, 'no space before …'],
    [/(?<=[\wé»]) [:;!?](?=\s|$)/gm, 'a no-break space before : ; ! ?'],
  ],
  nl: [
    [/\bhaveli(?:’s)?\b|\bgraftombes?\b/gi, 'geel, wit gebouw'],
    [/\barbeiders?\b/gi, 'werker'],
    [/\bscorekaart(?:en)?\b/gi, 'scorespoorkaart'],
    [/\bopbrengstveld(?:en)?\b/gi, 'inkomstenveld'],
    [/\b(?:steen|stenen)\b/gi, 'dobbelsteen, markeersteen'],
    [/\bGanga\b(?! [123])/g, 'Ganges'],
    [/(?<!e-)\bmailadres(?:sen)?\b/gi, 'e-mailadres'],
  ],
};

/** Not checked: the ledgers quote rulebooks, fixtures are what they are, frozen rules stay frozen. */
const LEFT_ALONE = [/^docs\/rules\//, /^fixtures\//, /^packages\/catalogue\/rules-1\//, /playthroughs\//, /^tools\/voice\.ts$/];

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/ .*$/gm;
const TITLES = /(?:\b(?:test|describe)(?:\.\w+)*\(|\)\(\s*)(['"`])(?<title>.*?)\1/g;
/** Code, and the names of anchors, which links and programs use. */
const CODE = /```[\s\S]*?```|`[^`\n]*`|\{#[^}]*\}|\(#[^)]*\)|\{\{[^}]*\}\}/g;

const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.svelte', '*.css', '*.cjs', '*.js', '.github/*.yml'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');
const faults = files
  .filter((file) => file !== '' && !LEFT_ALONE.some((pattern) => pattern.test(file)))
  .flatMap((file) => faultsOf(file, readFileSync(`${ROOT}${file}`, 'utf8')));
for (const fault of faults) console.log(fault);
console.log(`${faults.length} stilted words`);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsOf(file: string, source: string): readonly string[] {
  const text = extname(file) === '.md' ? withoutCode(source) : proseOf(source);
  const language = languageOf(file);
  return [
    ...found(file, text, [...INSTEAD, ...GLOSSARY]),
    ...(language === undefined ? [] : found(file, extname(file) === '.md' ? text : stringsOf(source), wordsFor(language))),
  ];
}

function found(file: string, text: string, words: readonly (readonly [RegExp, string])[]): readonly string[] {
  return words.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => `${file}:${lineOf(text, index)} "${word}": ${instead}`),
  );
}

/** The language of a file that players read; undefined for all others. */
function languageOf(file: string): keyof typeof PRINTED | undefined {
  const [, language] = /^packages\/web\/(?:content|src)\/.*\/(en|de|fr|nl)(?:\/\w+\.ts|\.ts|\.md)$/.exec(file) ?? [];
  return language === 'en' || language === 'de' || language === 'fr' || language === 'nl' ? language : undefined;
}

function wordsFor(language: keyof typeof PRINTED): readonly (readonly [RegExp, string])[] {
  return language === 'en' ? [...INSTEAD, ...SPOKEN, ...GLOSSARY, ...PRINTED.en] : PRINTED[language];
}

/** What is said in a file of messages: its texts in quotes, without names of keys and files. */
function stringsOf(source: string): string {
  const prose = [...blank(source)];
  const keep = (node: ts.Node): void => {
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);
    if (isText || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      for (let at = node.getStart(tree); at < node.end; at++) prose[at] = source[at] ?? ' ';
    ts.forEachChild(node, (child) => {
      if (!(ts.isPropertyAssignment(node) && child === node.name) && !ts.isImportDeclaration(child)) keep(child);
    });
  };
  const tree = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest);
  keep(tree);
  return prose.join('');
}

/** Comments and test titles; everything else becomes blank, so that lines keep their numbers. */
function proseOf(source: string): string {
  return kept(source, [...source.matchAll(COMMENTS), ...source.matchAll(TITLES)]);
}

function kept(source: string, parts: readonly RegExpExecArray[]): string {
  const prose = [...blank(source)];
  for (const { index, 0: part } of parts) for (let at = 0; at < part.length; at++) prose[index + at] = part[at] ?? ' ';
  return prose.join('');
}

function withoutCode(source: string): string {
  return source.replace(CODE, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
