import type { Language } from './language.ts';

/** Enough for the cards or dice of one colour in a hand; what lies above is written in digits. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  de: 'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte'.split(' '),
  fr: 'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(' '),
  nl: 'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde'.split(' '),
};

/** "fifth", in the form of the dictionary: French is masculine, German nominative. */
export function ordinals(language: Language): (n: number) => string {
  return (n) => WORDS[language][n - 1] ?? String(n);
}
