import { extname } from 'node:path';
import { documentOf, lineOf, proseOf, textsOf } from './texts.ts';
import { LANGUAGES, type Language, PRINTED, SPOKEN, STILTED, TYPOGRAPHY, type Words } from './words.ts';

/** Files whose texts are messages for hosts and developers, in English only. */
const FOR_HOSTS = /^(?:packages\/(?:cli|server|protocol)|tools)\/(?!.*(?:notices|previews)\/texts\.ts$)/;

/** Every place in a file where a native speaker would write something else. */
export function faultsOf(file: string, source: string): readonly string[] {
  const language = languageOf(file);
  if (extname(file) === '.md') {
    const text = documentOf(source);
    return found(file, text, language === undefined ? STILTED : wordsFor(language));
  }
  const prose = extname(file) === '.json' ? [] : found(file, proseOf(source), STILTED);
  if (!/\.(?:ts|json)$/.test(file) || /\.test\.ts$/.test(file)) return prose;
  if (FOR_HOSTS.test(file)) return [...prose, ...found(file, sentencesOf(textsOf(file, source, 'en').get('en') ?? ''), STILTED)];
  return [...prose, ...[...textsOf(file, source, language)].flatMap(([one, text]) => found(file, text, wordsFor(one)))];
}

/** Without single words, which are values: 'anybody'. */
function sentencesOf(text: string): string {
  return text.replace(/(?<!\S ?)\S+(?! ?\S)/g, (word) => ' '.repeat(word.length));
}

/** The language of a file that contains texts of only one. */
function languageOf(file: string): Language | undefined {
  const [, language] = /^packages\/web\/(?:content|src)\/.*\/(en|de|fr|nl)(?:\/\w+\.ts|\.ts|\.md)$/.exec(file) ?? [];
  return LANGUAGES.find((one) => one === language);
}

function wordsFor(language: Language): Words {
  const printed = [...PRINTED[language], ...TYPOGRAPHY[language]];
  return language === 'en' ? [...STILTED, ...SPOKEN, ...printed] : printed;
}

function found(file: string, text: string, words: Words): readonly string[] {
  return words.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => `${file}:${lineOf(text, index)} "${word}": ${instead}`),
  );
}
