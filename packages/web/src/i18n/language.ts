import { defined } from '@durbar/engine';

export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text, or a function that makes one from its parameters. */
type Message = string | ((...parameters: never[]) => string);

export type Messages = { readonly [key: string]: Message | Messages };

/** The same keys and parameters as the English messages; a missing or misspelt one fails the type check. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...parameters: infer P) => string
      ? (...parameters: P) => string
      : Translation<T[K]>;
};

/** The messages of one area, loaded by language. */
export type Translations<M> = Readonly<Record<Language, () => Promise<M>>>;

/** Something for each language. */
export function inEach<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return { en: make('en'), de: make('de'), fr: make('fr'), nl: make('nl') };
}

/** Short messages included in all languages, each marked with its language. */
export function withLanguage<M>(messages: Readonly<Record<Language, M>>): Translations<M & { readonly language: Language }> {
  return inEach((language) => async () => ({ language, ...messages[language] }));
}

/** The messages of a folder that has a file for each language. */
export function fromFiles<M>(files: Readonly<Record<string, () => Promise<M>>>): Translations<M> {
  return inEach((language) => () => defined(files[`./${language}.ts`], `messages in ${language}`)());
}

/** How dates, numbers and lists are written: our English is British. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first of a person's languages we support. */
export function bestLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
};
