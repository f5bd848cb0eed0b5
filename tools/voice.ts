import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Plain words instead of stilted ones, in documents, comments and test titles: `node tools/voice.ts` names every place. Texts that players
 * read have a test of their own.
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
];

/** Where an older name of a thing was replaced by the word of the glossary. */
const GLOSSARY: readonly (readonly [RegExp, string])[] = [
  [/\bscoring card/gi, 'scoring track card'],
  [/\bkarma marker/gi, 'karma cube'],
  [/\bfront terrace/gi, 'outer terrace'],
];

/** Not checked: the ledgers quote rulebooks, fixtures are what they are, frozen rules stay frozen. */
const LEFT_ALONE = [/^docs\/rules\//, /^fixtures\//, /^packages\/catalogue\/rules-1\//, /playthroughs\//, /^tools\/voice\.ts$/];
/** Still to be revised, package by package; remove a line when its texts are done. */
const TO_REVISE = [/^packages\/bots\/src\//, /^packages\/games\//, /^packages\/server\//, /^packages\/web\//];

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/ .*$/gm;
const TITLES = /(?:\b(?:test|describe)(?:\.\w+)*\(|\)\(\s*)(['"`])(?<title>.*?)\1/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.svelte'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const faults = files
  .filter((file) => file !== '' && ![...LEFT_ALONE, ...TO_REVISE].some((pattern) => pattern.test(file)))
  .flatMap((file) => faultsOf(file, readFileSync(`${ROOT}${file}`, 'utf8')));
for (const fault of faults) console.log(fault);
console.log(`${faults.length} stilted words`);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsOf(file: string, source: string): readonly string[] {
  const text = extname(file) === '.md' ? withoutCode(source) : proseOf(source);
  return [...INSTEAD, ...GLOSSARY].flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => `${file}:${lineOf(text, index)} "${word}": ${instead}`),
  );
}

/** Comments and test titles; everything else becomes blank, so that lines keep their numbers. */
function proseOf(source: string): string {
  const parts = [...source.matchAll(COMMENTS), ...source.matchAll(TITLES)];
  const prose = [...source.replace(/[^\n]/g, ' ')];
  for (const { index, 0: part } of parts) for (let at = 0; at < part.length; at++) prose[index + at] = part[at] ?? ' ';
  return prose.join('');
}

function withoutCode(source: string): string {
  return source.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
