import { fromFiles, inEach, type Language, type Translation, type Translations } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

export type EditionMessages = Translation<typeof english>;

/** Names of parts and words of an edition that only one module knows. */
export type EditionNames = Readonly<Record<Language, Readonly<Record<string, string>>>>;

const common = fromFiles(import.meta.glob<EditionMessages>('./??.ts', { import: 'messages' }));
const ofModules = import.meta.glob<EditionNames>('../../games/*/modules/*/edition-names.ts', {
  eager: true,
  import: 'editionNames',
});

export const editionMessages: Translations<EditionMessages> = inEach((language) => async () => {
  const messages = await common[language]();
  const names = Object.values(ofModules).map((each) => each[language]);
  return { ...messages, fields: Object.assign({}, ...names, messages.fields) };
});
