import { type Language, localeOf } from './language.ts';

/** The plural forms of a noun; `#` is the number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

export type Count = (count: number, forms: PluralForms) => string;

/** Makes one for each language, once: formats are slow to make, and every file of words asks for its own. */
function perLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(localeOf(language));
    made.set(language, known);
    return known;
  };
}

/** Picks a language's plural form and formats the number. */
export const counter = perLanguage((locale): Count => {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count, { one, other }) => (rules.select(count) === 'one' ? one : other).replace('#', numbers.format(count));
});

/** "a, b and c" in a language. */
export const lister = perLanguage((locale) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (items: readonly string[]): string => format.format(items);
});

/** "45%" or "45 %" in a language, from a number of percent. */
export const percentage = perLanguage((locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent' });
  return (percent: number): string => format.format(percent / 100);
});

/** "3" or "−2": with a typographic minus sign, which no locale's own format uses. */
export function printed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** "+3" or "−2". */
export function signed(value: number): string {
  return value < 0 ? printed(value) : `+${value}`;
}
